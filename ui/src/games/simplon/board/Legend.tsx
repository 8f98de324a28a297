// What the signs on the map mean; it can be folded away.
import type { BoardProps } from "../../../contract/board";
import { Flag, Rail } from "../art/signs";
import { lineOf, watchedPorts } from "../table";

const Line = ({ kind }: { kind: string }) => (
  <g class={`so-main ${kind}`}>
    <path class="body" d="M0 8H30" />
    <path class="pattern" d="M0 8H30" />
  </g>
);

const SIGNS: Record<string, () => preact.JSX.Element> = {
  simplon: () => <Line kind="simplon" />,
  orient: () => <Line kind="orient" />,
  gap: () => (
    <g transform="translate(9 15)">
      <Flag kind="common" />
    </g>
  ),
  laid: () => (
    <g class="so-laid" transform="translate(15 8)">
      <rect x={-11} y={-6} width={22} height={12} rx={1.5} />
      <Rail />
    </g>
  ),
  piece: () => (
    <g class="so-piece" transform="translate(15 8)">
      <rect x={-12} y={-8} width={24} height={16} rx={2.5} />
      <Rail />
    </g>
  ),
  ferry: () => <path class="so-ferry" d="M0 8H30" />,
  watched: () => (
    <g class="so-square" transform="translate(15 8)">
      <circle class="watch" r={7.5} />
      <path d="M0-4.500L4.500 0L0 4.500L-4.500 0Z" />
    </g>
  ),
};

export function Legend(props: BoardProps) {
  const { texts } = props;
  const chosen = lineOf(props);
  const shown = Object.keys(SIGNS).filter((sign) => sign !== "watched" || watchedPorts(props).size > 0);
  return (
    <details class="so-legend" data-still>
      <summary data-quick>{texts.word("board-legend")}</summary>
      <ul>
        {shown.map((sign) => {
          const Sign = SIGNS[sign] as () => preact.JSX.Element;
          return (
            <li key={sign} data-chosen={sign === chosen || undefined}>
              <svg viewBox="0 0 30 16" aria-hidden="true">
                <Sign />
              </svg>
              <span>{texts.word(`board-legend-${sign}`, { chosen: String(sign === chosen) })}</span>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
