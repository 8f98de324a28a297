// What lies on the platform for all to see: the conductor's cards, the passengers' stacks, the sealed crime.
import type { ComponentChildren } from "preact";

import type { BoardProps } from "../../../contract/board";
import { shortName } from "../cards/Card";
import { Digit } from "../cards/Digit";
import { Back, kind, Shape } from "../cards/shapes";
import { unmasking } from "../ending/turning";
import { askedAt, categoryOf, factOf, nameOf, picking, scrolls, viewOf } from "../table";
import { Crime } from "./Crime";

interface GroupProps {
  title: string;
  note: string;
  place: string;
  shut?: boolean;
  pick?: (() => void) | undefined;
  /** The key that chooses it. */
  digit?: ComponentChildren;
  children: ComponentChildren;
}

function Group({ title, note, place, shut, pick, digit, children }: GroupProps) {
  const inside = (
    <>
      <span class="me-q-name">
        <b>{title}</b>
        <small>{note}</small>
      </span>
      <span class="me-q-cards" data-id={place}>
        {children}
      </span>
    </>
  );
  const look = shut ? "me-q shut" : "me-q";
  return (
    <li class={look}>
      {pick ? (
        <button type="button" class="me-q-pick lit" onClick={pick}>
          {digit}
          {inside}
        </button>
      ) : (
        inside
      )}
    </li>
  );
}

function Conductor(props: BoardProps) {
  const { texts, position } = props;
  const view = viewOf(props);
  const car = props.game.domains["car"]?.[view.conductor];
  const name = (spot: number, back: number) => {
    const where = askedAt(props, "spots") && position.ask ? texts.option(position.ask, spot) : texts.noun("spot", spot);
    return `${where}: ${texts.noun("category", back)}`;
  };
  return (
    <Group title={texts.word("board-conductor")} note={car ? texts.word(`board-car-${car}`) : ""} place="conductor">
      {view.spots.map((back, spot) =>
        back === null ? (
          <span key={spot} class="me-back gap" data-id={`spot-${spot}`} />
        ) : (
          <Back
            key={spot}
            category={back}
            place={`spot-${spot}`}
            label={name(spot, back)}
            pick={picking(props, "spots", spot)}
          >
            {askedAt(props, "spots") && <Digit props={props} id={spot} />}
          </Back>
        ),
      )}
    </Group>
  );
}

function Stack({ props, stack }: { props: BoardProps; stack: number }) {
  const { texts } = props;
  const view = viewOf(props);
  const aboard = view.boarded.includes(stack);
  const backs = view.stacks[stack] ?? [];
  const ask = askedAt(props, "stack backs");
  const open = ask !== null && factOf(ask, "stack") === stack;
  return (
    <Group
      title={texts.word(`board-stack-${stack + 1}`)}
      note={texts.word(aboard ? "board-aboard" : `board-boards-${stack + 1}`)}
      place={`stack-${stack}`}
      shut={!aboard}
      pick={picking(props, "stacks", stack)}
      digit={<Digit props={props} id={stack} />}
    >
      {backs.map(
        (count, category) =>
          count > 0 && (
            <Back
              key={category}
              category={category}
              count={count}
              label={texts.noun("category", category)}
              pick={open ? picking(props, "stack backs", category) : undefined}
            >
              {open && <Digit props={props} id={category} />}
            </Back>
          ),
      )}
      {!backs.some((count) => count > 0) && <span class="me-back gap" />}
    </Group>
  );
}

/** A card that lies face up, told by its name: there is no room for its picture. */
function Pill({ props, seat, element }: { props: BoardProps; seat: number; element: number }) {
  const category = categoryOf(element);
  return (
    <span class={`me-pill ${kind(category)}`} title={`${nameOf(props, seat)}: ${props.texts.noun("element", element)}`}>
      <Shape of={category} />
      {shortName(props, element)}
    </span>
  );
}

export function Quay(props: BoardProps) {
  const { texts } = props;
  const view = viewOf(props);
  const solved = view.solution.length > 0 && !unmasking.value;
  return (
    <ul class="me-quay" tabIndex={scrolls() ? 0 : undefined} aria-label={texts.word("board-quay")}>
      <Conductor {...props} />
      {view.stacks.map((_, stack) => (
        <Stack key={stack} props={props} stack={stack} />
      ))}
      {view.unveiled.length > 0 && (
        <Group title={texts.word("board-unveiled")} note={texts.noun("city", 4)} place="unveiled">
          {view.unveiled.map(([seat, element]) => (
            <Pill key={`${seat} ${element}`} props={props} seat={seat} element={element} />
          ))}
        </Group>
      )}
      <Group title={texts.word("board-crime")} note={texts.word(solved ? "board-solved" : "board-sealed")} place="crime">
        <Crime {...props} />
      </Group>
    </ul>
  );
}
