// Where in the page we are.
import { signal } from "@preact/signals";

export const place = signal(new URL(location.href));

const here = () => (place.value = new URL(location.href));
addEventListener("popstate", here);

/** Go to another screen without loading the page again. */
export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  here();
  if (!place.value.hash) scrollTo(0, 0);
}

/** The parts of a path that fits “/t/:code”, or nothing. */
export function fits(path: string, pattern: string): Record<string, string> | null {
  const names: string[] = [];
  const shape = pattern.replace(/:(\w+)/g, (_, name: string) => {
    names.push(name);
    return "([^/]+)";
  });
  const found = new RegExp(`^${shape}/?$`).exec(path);
  if (!found) return null;
  try {
    return Object.fromEntries(names.map((name, place) => [name, decodeURIComponent(found[place + 1] ?? "")]));
  } catch {
    return null; // a stray “%” that encodes no letter
  }
}
