// A tile where the shell shows one: large, or as a small sign before its name.
import type { ThingProps } from "../../../contract/board";
import { idName, tileName } from "../table";
import { TileIcon } from "./Icon";

export function Thing({ props, domain, id }: ThingProps) {
  if (domain !== "tile") return <span>{props.texts.noun(domain, id)}</span>;
  return (
    <span class={`my-tile my-thing my-${idName(props, "tile", id)}`}>
      <span class="my-face my-poster">
        <TileIcon of={idName(props, "tile", id)} />
        <b>{tileName(props, id)}</b>
      </span>
    </span>
  );
}

export function Sign({ props, domain, id }: ThingProps) {
  if (domain !== "tile") return null;
  return (
    <span class={`my-token my-${idName(props, "tile", id)}`} aria-hidden="true">
      <TileIcon of={idName(props, "tile", id)} />
    </span>
  );
}
