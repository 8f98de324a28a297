// A tile: on its Text side a poster in the colour of its category, on its Void side paper with the clue.
import type { BoardProps } from "../../../contract/board";
import { Icon, TileIcon } from "../art/Icon";
import { viewOf } from "../table";
import type { Laid } from "./sides";

interface TileProps {
  props: BoardProps;
  laid: Laid;
  /** Which key chooses it. */
  digit: string | undefined;
  /** Does the reader know that it is the key, and nobody else? */
  secret: boolean;
}

const LONG = 14; // letters: from there on a clue is written smaller
const VERY_LONG = 30;

const sizeOf = (words: string): string => (words.length > VERY_LONG ? "tiny" : words.length > LONG ? "small" : "");

/** Everything a tile says, for those who listen. */
export function labelOf({ texts }: BoardProps, { name, side, said, lead }: Laid): string {
  const words = [...said.slice(0, -1), `${lead} ${said.at(-1) ?? ""}`.trim()].join(", ");
  if (side === "void") return said.length ? texts.word("board-tile-clue", { tile: name, words }) : texts.word("board-tile-void", { tile: name });
  return texts.word(`board-tile-${side}`, { tile: name });
}

const Poster = ({ laid, digit, secret, shown }: Omit<TileProps, "props"> & { shown: boolean }) => (
  <span class="my-face my-poster" aria-hidden={!shown}>
    <TileIcon of={laid.id} />
    <b>{laid.name}</b>
    {laid.does && <small>{laid.does}</small>}
    {digit && <kbd>{digit}</kbd>}
    {secret && <Icon of="key" class="my-secret-key" />}
  </span>
);

function Paper({ props, laid }: { props: BoardProps; laid: Laid }) {
  const last = laid.said.at(-1) ?? "";
  return (
    <span class="my-face my-paper">
      <span class="my-band">
        <TileIcon of={laid.id} />
        <b data-long={/\S{14}/.test(laid.name) || undefined}>{laid.name}</b>
      </span>
      <span class="my-clue" data-size={sizeOf(last)}>
        {laid.said.slice(0, -1).map((words, place) => (
          <s key={place}>{words}</s>
        ))}
        {laid.lead && <small>{laid.lead}</small>}
        <em lang={viewOf(props).options.language}>{last || "·"}</em>
      </span>
      {laid.number > 0 && (
        <span class="my-by">
          <span>{props.texts.word("board-nth", { number: laid.number })}</span>
          <span>{laid.by}</span>
        </span>
      )}
    </span>
  );
}

/** What is left in the cell of a tile that is elsewhere now. */
function Gone({ props, laid }: { props: BoardProps; laid: Laid }) {
  const key = laid.side === "key";
  return (
    <span class={key ? "my-gone my-hole" : "my-gone"}>
      <Icon of={key ? "hole" : "bag"} />
      <b>{key ? props.texts.word("board-was-key") : laid.name}</b>
      <small>{key ? laid.name : props.texts.word("board-passed")}</small>
    </span>
  );
}

export function Tile({ props, laid, digit, secret }: TileProps) {
  const { picks, position } = props;
  const may = position.ask?.domain === "tile" && picks.has(laid.tile);
  const gone = laid.side === "key" || laid.side === "passed";
  const faces = (
    <span class="my-faces" data-turned={laid.side !== "text" || undefined}>
      <Poster laid={laid} digit={may ? digit : undefined} secret={secret} shown={laid.side === "text"} />
      {laid.side !== "text" && (gone ? <Gone props={props} laid={laid} /> : <Paper props={props} laid={laid} />)}
    </span>
  );
  const given = { class: `my-tile my-${laid.id}`, "data-side": laid.side, "data-fresh": laid.fresh || undefined, "data-id": `tile-${laid.tile}` };
  if (!may)
    return (
      <div {...given} role="img" aria-label={labelOf(props, laid)}>
        {faces}
      </div>
    );
  return (
    <button {...given} type="button" aria-label={labelOf(props, laid)} aria-keyshortcuts={digit} title={props.texts.form("tile", laid.tile, "help")} onClick={() => props.pick(laid.tile)}>
      {faces}
    </button>
  );
}
