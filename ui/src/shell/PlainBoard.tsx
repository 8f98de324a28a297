// The board of a game that has none: everything this seat knows, as lists.
import type { ComponentChildren } from "preact";

import type { BoardProps } from "../parts/board";
import { say } from "./words";

const readable = (key: string) => key.replaceAll("_", " ");

/** “cars” holds ids of the domain “car”, if there is one. */
function domainOf(props: BoardProps, key: string): string | undefined {
  const names = [key, key.replace(/s$/, ""), key.replace(/ies$/, "y")];
  return names.find((name) => props.game.domains[name]?.length);
}

function word(props: BoardProps, value: unknown, domain: string | undefined): string {
  if (value === null || value === undefined) return "–";
  if (typeof value === "boolean") return say(value ? "yes" : "no");
  const known = domain !== undefined && typeof value === "number" && value >= 0;
  if (known && value < (props.game.domains[domain]?.length ?? 0)) return props.texts.noun(domain, value);
  return String(value);
}

const isPlain = (value: unknown) => value === null || typeof value !== "object";

interface Part {
  props: BoardProps;
  name: string;
  value: unknown;
}

function Value({ props, name, value }: Part): ComponentChildren {
  const domain = domainOf(props, name);
  if (isPlain(value)) return <>{word(props, value, domain)}</>;
  if (!Array.isArray(value)) return <Things props={props} things={value as Record<string, unknown>} />;
  if (!value.length) return <>–</>;
  if (value.every(isPlain)) return <>{value.map((one) => word(props, one, domain)).join(", ")}</>;
  return (
    <ol>
      {value.map((one, place) => (
        <li key={place}>
          <Value props={props} name={name} value={one} />
        </li>
      ))}
    </ol>
  );
}

function Things({ props, things }: { props: BoardProps; things: Record<string, unknown> }) {
  return (
    <dl>
      {plainFirst(things).map(([name, value]) => (
        <div key={name}>
          <dt>{readable(name)}</dt>
          <dd>
            <Value props={props} name={name} value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const depth = (value: unknown): number =>
  isPlain(value) ? 0 : 1 + Math.max(0, ...Object.values(value as object).map(depth));

/** What reads at a glance comes before what has parts. */
const plainFirst = (things: Record<string, unknown>) =>
  Object.entries(things).sort(([, one], [, other]) => depth(one) - depth(other));

export function PlainBoard(props: BoardProps) {
  const { view, notebook } = props.position;
  return (
    <div class="plain-board">
      <details open={!props.phone}>
        <summary>{say("what-i-know")}</summary>
        <Things props={props} things={(view ?? {}) as Record<string, unknown>} />
      </details>
      {notebook !== null && typeof notebook === "object" && (
        <details>
          <summary>{say("tab-notebook")}</summary>
          <Value props={props} name="notebook" value={notebook} />
        </details>
      )}
    </div>
  );
}
