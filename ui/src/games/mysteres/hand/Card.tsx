// The Maestro's card: fourteen words on cream paper, the one that counts marked. Nobody else sees it.
import type { BoardProps } from "../../../contract/board";
import { TileIcon } from "../art/Icon";
import { idName, tileName, viewOf } from "../table";

/** How many letters lie beside each other at most, in columns of so many words. */
function lettersAcross(words: string[], rows: number): number {
  const longest = (column: string[]) => Math.max(...column.map((word) => word.length));
  return words.reduce((letters, _, at) => (at % rows ? letters : letters + longest(words.slice(at, at + rows))), 0);
}

export function SecretCard(props: BoardProps) {
  const { texts } = props;
  const { key, word, on_card, options } = viewOf(props);
  if (key === null || word === null) return <div class="my-card" />;
  return (
    <section class="my-card" aria-label={texts.word("board-card")}>
      <header class={`my-${idName(props, "tile", key)}`}>
        <TileIcon of={idName(props, "tile", key)} />
        <span class="my-cap">{texts.word("board-your-word", { tile: tileName(props, key) })}</span>
        <b lang={options.language} data-size={word.length > 16 ? "small" : undefined}>
          {word}
        </b>
      </header>
      <ul lang={options.language} style={{ "--in-two": lettersAcross(on_card, 7), "--in-three": lettersAcross(on_card, 5) }}>
        {on_card.map((one, tile) => (
          <li key={tile} class={`my-${idName(props, "tile", tile)}`} data-key={tile === key || undefined}>
            <i title={tileName(props, tile)}>
              <TileIcon of={idName(props, "tile", tile)} />
            </i>
            <span>{one}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
