// My side of the table: who I am, disguises, initiative, actions, skills, and what I have used up. Help for newcomers hangs
// down from the question: what it hides must not be what is asked for.
import { useLayoutEffect, useRef } from "preact/hooks";

import type { BoardProps } from "../../../contract/board";
import { ActionCard } from "../cards/ActionCard";
import { InitiativeCard } from "../cards/SmallCards";
import { TrickCard } from "../cards/TrickCard";
import { constantsOf } from "../constants";
import { askedAt, choosing } from "../places";
import { idName, label, personOf, valueName, viewOf } from "../table";
import type { View } from "../view";
import { Identity } from "./Identity";

function whyNot(view: View, seat: number, action: number): string | undefined {
  if (view.used_cards[seat]?.includes(action)) return "board-used";
  return view.hand_blocked === action ? "board-blocked" : undefined;
}

function Actions(props: BoardProps) {
  const { texts, seat } = props;
  const view = viewOf(props);
  const laid = view.locked.includes(seat) && !view.shown.includes(seat) ? view.actions[seat] : null;
  const { steps, one_shot } = constantsOf(props);
  const row = useRef<HTMLUListElement>(null);
  // On a phone the row is longer than the screen: what lies there is in sight.
  useLayoutEffect(() => row.current?.querySelector(".laid")?.scrollIntoView?.({ block: "nearest", inline: "nearest" }), [laid]);
  return (
    <ul ref={row} class="tp-actions" data-id={`hand-${seat}`} tabIndex={props.phone && !askedAt(props, "actions") ? 0 : undefined} aria-label={texts.word("board-my-actions")}>
      {(props.game.domains["action"] ?? []).map((action, id) => {
        const why = whyNot(view, seat, id);
        return (
          <li key={action}>
            <ActionCard
              action={action}
              name={label(props, "action", id)}
              does={texts.word(`board-does-${action}`)}
              step={steps[action] ?? 0}
              once={one_shot.includes(action) ? texts.word("board-once") : undefined}
              laid={laid === id ? texts.word("board-card-laid") : undefined}
              why={why && texts.word(why)}
              {...choosing(props, "actions", id)}
            />
          </li>
        );
      })}
    </ul>
  );
}

function Disguises(props: BoardProps) {
  const { texts } = props;
  const { disguise_limit } = constantsOf(props);
  const held = [...viewOf(props).hand_disguises].sort((one, other) => one - other);
  const empty = Array.from({ length: Math.max(0, disguise_limit - held.length) }, (_, place) => place);
  return (
    <div class="tp-box">
      <p class="tp-title">
        {texts.word("board-disguises")} {held.length}/{disguise_limit}
      </p>
      <ul style={{ "--held": Math.max(disguise_limit, held.length) }}>
        {held.map((id, at) => (
          <li key={`${id} ${at}`}>
            <TrickCard props={props} trick={id} {...choosing(props, "held", id)} {...(held.indexOf(id) === at ? {} : { digit: undefined })} />
          </li>
        ))}
        {empty.map((place) => (
          <li key={place} class="tp-empty" aria-hidden="true" />
        ))}
      </ul>
    </div>
  );
}

function Skills(props: BoardProps) {
  const view = viewOf(props);
  const spent = (view.piles[props.seat] ?? []).filter((id) => !view.hand_skills.includes(id));
  return (
    <ul class="tp-skills" aria-label={props.texts.word("board-skills")}>
      {view.hand_skills.map((id) => (
        <li key={id}>
          <TrickCard props={props} trick={id} {...choosing(props, "held", id)} />
        </li>
      ))}
      {spent.map((id) => (
        <li key={id}>
          <TrickCard props={props} trick={id} spent why={props.texts.word("board-used")} />
        </li>
      ))}
    </ul>
  );
}

export function Hand(props: BoardProps) {
  const { texts, seat } = props;
  const view = viewOf(props);
  const identity = seat < 0 ? null : (view.identities[seat] ?? null);
  if (identity === null) return null;
  const lives = view.living.includes(seat);
  const initiative = view.initiative[seat] ?? null;
  return (
    <section class={props.phone ? "tp-hand phone" : "tp-hand"} aria-label={texts.word("board-my-hand")}>
      <div class="tp-mine">
        <Identity {...personOf(props, identity)} head={texts.word(lives ? "board-you-are" : "board-you-were")} valueName={(value) => valueName(props, value)} />
        {lives && <Disguises {...props} />}
        {lives && initiative !== null && <InitiativeCard value={Number(idName(props, "initiative", initiative))} name={texts.word("board-initiative")} />}
      </div>
      {!lives && view.reason === null && <p class="tp-watching">{texts.word("board-watching")}</p>}
      {lives && <Actions {...props} />}
      {lives && <Skills {...props} />}
    </section>
  );
}
