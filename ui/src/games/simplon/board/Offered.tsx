// The ways that a question speaks of: by which of them does one go, and who comes along? Each is an arrow, with the key that answers.
import type { BoardProps } from "../../../contract/board";
import { digitsOf } from "../../../contract/digits";
import { drawn, pointOn, slopeOn } from "../map/curves";
import { scaleOf } from "../map/scale";
import { curvesAlong } from "../map/tracks";
import { boardOf, type Section, sectionBetween, tracksFrom, viewOf } from "../table";
import { At } from "./layers";

const WAY = "turn.way";
const RIDE = "turn.ride";
const PARTS = ["first", "second", "third", "fourth"]; // of the question by which way

interface Offer {
  section: Section;
  /** Which answer it is; nothing where all answers mean the same way. */
  answer?: number;
}

function offersIn(props: BoardProps): Offer[] {
  const { ask } = props.position;
  const from = viewOf(props).stations[props.seat];
  if (ask?.decision === WAY) {
    return ask.options.flatMap((answer) => {
      const section = boardOf(props).sections[ask.facts[PARTS[answer] ?? ""] as number];
      return section ? [{ section, answer }] : [];
    });
  }
  const section = ask?.decision === RIDE && typeof from === "number" ? sectionBetween(props, from, Number(ask.facts["station"])) : undefined;
  return section ? [{ section }] : [];
}

function Way({ props, section, answer, scale }: Offer & { props: BoardProps; scale: number }) {
  const board = boardOf(props);
  const start = board.stations[viewOf(props).stations[props.seat] ?? -1]?.id ?? section.start;
  const curves = curvesAlong(board, tracksFrom(board, section, start), start);
  const [middle, last] = [curves[Math.floor((curves.length - 1) / 2)], curves.at(-1)];
  const { position, phone } = props;
  const digit = position.ask && answer !== undefined && !phone ? digitsOf(position.ask.options).get(answer) : undefined; // a phone has no keys
  const width = scaleOf(scale).symbol / scale;
  if (!middle || !last) return null;
  return (
    <g class={`so-plan seat-${props.seat}`} data-way={section.tracks.join(" ")}>
      <path class="case" d={drawn(curves)} stroke-width={8 * width} />
      <path class="arrow" d={drawn(curves)} stroke-width={5 * width} stroke-dasharray={`${8 * width} ${5 * width}`} />
      <At at={last.to} scale={scale}>
        <path class="head" transform={`rotate(${slopeOn(last, 1).toFixed(1)})`} d="M-6 0L-19-8L-16 0L-19 8Z" />
      </At>
      {digit && (
        <At at={pointOn(middle, 0.5)} scale={scale}>
          <rect class="key" x={-10} y={-10} width={20} height={20} rx={4} />
          <text class="digit" y={5} text-anchor="middle">
            {digit}
          </text>
        </At>
      )}
    </g>
  );
}

export function Offered({ props, scale }: { props: BoardProps; scale: number }) {
  return (
    <g class="so-offered">
      {offersIn(props).map((offer, place) => (
        <Way key={place} {...offer} props={props} scale={scale} />
      ))}
    </g>
  );
}
