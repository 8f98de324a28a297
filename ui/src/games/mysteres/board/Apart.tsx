// Beside the tiles: the category of the word, once its tile was turned, and what the round is worth.
import type { BoardProps } from "../../../contract/board";
import { Icon, TileIcon } from "../art/Icon";
import { idName, isTogether, nameOf, tileName, viewOf, worthOf } from "../table";

/** Letters of the longest word, which is never broken: it is written as large as its place allows. */
const lettersOf = (name: string): number => Math.max(...name.split(/\s+/).map((word) => word.length));

function KeyArch(props: BoardProps) {
  const { texts } = props;
  const { key, void: turned } = viewOf(props);
  const name = key === null ? "" : tileName(props, key);
  if (key === null || !turned.includes(key))
    return (
      <div class="my-key my-unknown">
        <Icon of="hole" />
        <span class="my-cap">{texts.word("board-key")}</span>
        <b>?</b>
        <small>{texts.word("board-key-unknown")}</small>
      </div>
    );
  return (
    <div class={`my-key my-${idName(props, "tile", key)}`} data-id={`tile-${key}`}>
      <Icon of="key" />
      <span class="my-cap">{texts.word("board-key")}</span>
      <TileIcon of={idName(props, "tile", key)} class="my-big" />
      <b data-size={name.length > 9 ? "small" : undefined} style={{ "--letters": lettersOf(name) }}>
        {name}
      </b>
      <small>{texts.word("board-key-known")}</small>
    </div>
  );
}

/** One pip for each tile: those that count, those that may still come, those that never will. */
function Pips(props: BoardProps) {
  const { text, void: turned, passed } = viewOf(props);
  const together = isTogether(props);
  const pips = [...turned.map(() => (together ? "spent" : "won")), ...text.map(() => (together ? "won" : "open")), ...passed.map(() => "lost")];
  return (
    <p class="my-pips" aria-hidden="true">
      {pips.map((kind, place) => (
        <i key={place} class={kind} />
      ))}
    </p>
  );
}

export function Stake(props: BoardProps) {
  const { texts } = props;
  const { maestro } = viewOf(props);
  const points = worthOf(props);
  return (
    <div class="my-stake">
      <p class="my-worth">
        <b data-zero={points === 0 || undefined}>{points}</b> <span>{texts.word("board-points", { points })}</span>
      </p>
      <Pips {...props} />
      <small>{isTogether(props) ? texts.word("board-worth-pair") : texts.word("board-worth", { maestro: nameOf(props, maestro) })}</small>
    </div>
  );
}

export const Apart = (props: BoardProps) => (
  <div class="my-apart">
    <KeyArch {...props} />
    <Stake {...props} />
  </div>
);
