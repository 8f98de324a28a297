// Printing one part of a screen, on paper by itself; the style sheets know which by the attribute.

export function printAlone(part: string): void {
  const root = document.documentElement;
  root.dataset["print"] = part;
  addEventListener("afterprint", () => delete root.dataset["print"], { once: true });
  print();
}
