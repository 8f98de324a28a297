// The cards of a Time show, each pile in a light of its own. Words for ears are said elsewhere.
import type { BoardProps } from "../../../contract/board";
import { Card } from "../cards/Card";
import { Shape } from "../cards/shapes";
import type { Slide, TimeShow } from "./timeShow";

interface PileProps {
  props: BoardProps;
  /** The face that is seen; null: the back. */
  time: number | null;
  look: string;
  /** How many cards lie there. */
  depth: number;
  /** How far it lies right of the middle, in piles. */
  off?: number;
  /** Another one for every card that comes. */
  id?: number | undefined;
}

function Pile({ props, time, look, depth, off = 0, id }: PileProps) {
  return (
    <div class={`me-pile ${look}`} style={{ "--depth": depth, "--off": off }}>
      <i class="me-beam" key={`beam ${id}`} />
      <span class="me-pile-cards" key={id}>
        {time === null ? (
          <span class="me-back me-k-time">
            <Shape of={4} />
          </span>
        ) : (
          <span class="me-flash">
            <Card props={props} element={time} />
          </span>
        )}
      </span>
    </div>
  );
}

/** Every second card of a pile leans the other way: two equal ones in a row are seen to be two, even if nothing moves. */
function lookOf({ fresh }: Slide, pile: number, depth: number): string {
  return `${pile === fresh ? "fresh" : "covered"} ${depth % 2 ? "" : "leans"}`;
}

function Open({ props, show: { slides }, at }: { props: BoardProps; show: TimeShow; at: number }) {
  const slide = slides[at] ?? { cards: slides[0]?.cards.map(() => null) ?? [], fresh: -1 };
  const come = (pile: number) => slides.slice(0, at + 1).filter(({ fresh }) => fresh === pile).length;
  return (
    <div class="me-piles" aria-hidden="true">
      {slide.cards.map((time, pile) => {
        const look = at < 0 ? "waiting" : lookOf(slide as Slide, pile, come(pile));
        const off = pile - (slide.cards.length - 1) / 2;
        return <Pile key={pile} props={props} time={time} look={look} depth={come(pile)} off={off} id={pile === slide.fresh ? at : undefined} />;
      })}
    </div>
  );
}

const FEW = 6; // cards, of which three beside each other are easily read on a phone

/** How the cards of a pile in hand are spread out: in two rows, or in more of them on a phone. */
function rowsOf(cards: number) {
  const narrow = cards > FEW ? 4 : 3;
  return { "--across": Math.ceil(cards / 2), "--across-a-phone": narrow, "--down-a-phone": Math.ceil(cards / narrow) };
}

function Spread({ props, show: { slides }, at }: { props: BoardProps; show: TimeShow; at: number }) {
  const cards = at < 0 ? (slides[0]?.cards.map(() => null) ?? []) : (slides[at]?.cards ?? []);
  return (
    <div class="me-piles hands" key={Math.max(at, -1)} style={rowsOf(cards.length)} aria-hidden="true">
      <i class="me-beam wide" />
      {cards.map((time, place) => (
        <Pile key={place} props={props} time={time} look="held" depth={1} />
      ))}
    </div>
  );
}

export function Piles(given: { props: BoardProps; show: TimeShow; at: number }) {
  return given.show.manner === "in hand" ? <Spread {...given} /> : <Open {...given} />;
}
