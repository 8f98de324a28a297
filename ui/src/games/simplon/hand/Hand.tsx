// Beside the question: the die, the points, and what can be done without driving.
import type { BoardProps } from "../../../contract/board";
import { digitsOf } from "../../../contract/digits";
import { ACT, actNamed, digitOrder, exchanges, isAsked } from "../acts";
import { Die } from "../art/Die";
import { PositionsAtHand } from "../choices/Positions";
import { idName, nameOf, stationName, viewOf } from "../table";

function Roll(props: BoardProps) {
  const { texts } = props;
  const { face, points, actor } = viewOf(props);
  const name = idName(props, "face", face);
  const rolled = Number(name) || 0;
  const words = name === "ship" ? texts.word("board-rolled-ship") : texts.word("board-points", { points });
  if (actor === null) return <div class="so-roll" />;
  return (
    <div class="so-roll">
      <Die face={name} label={texts.word("board-die", { face: name || "–" })} />
      <div>
        <b>{actor === props.seat ? texts.word("board-you-act") : nameOf(props, actor)}</b>
        {face !== null && (
          <p>
            {Array.from({ length: rolled }, (_, place) => (
              <i key={place} class={place < rolled - points ? "spent" : ""} aria-hidden="true" />
            ))}
            <span>{words}</span>
          </p>
        )}
      </div>
    </div>
  );
}

interface ActProps {
  act?: number | undefined;
  label: string;
  note: string;
  props: BoardProps;
  gold?: boolean;
}

/** Dark says why not. */
function Act({ act, label, note, props, gold }: ActProps) {
  const { ask } = props.position;
  const digit = ask && act !== undefined ? digitsOf(digitOrder(ask, props)).get(act) : undefined;
  return (
    <button type="button" class={gold ? "button gold" : "button"} disabled={act === undefined} aria-keyshortcuts={digit} onClick={() => act !== undefined && props.pick(act)}>
      {digit && <kbd aria-hidden="true">{digit}</kbd>}
      <b>{label}</b>
      <small>{note}</small>
    </button>
  );
}

/** Why nothing can be exchanged: nobody is here, or it was done during this stay, or nobody has anything to give. */
function whyNoExchange(props: BoardProps): string {
  const { stations, exchanged } = viewOf(props);
  const here = stations.flatMap((at, seat) => (seat !== props.seat && at === stations[props.seat] ? [seat] : []));
  if (!here.length) return "board-exchange-nobody";
  return here.some((seat) => exchanged.includes(seat)) ? "board-exchange-done" : "board-exchange-nothing";
}

function Acts(props: BoardProps) {
  const { texts, picks, seat } = props;
  const { stations, points, pieces, loads } = viewOf(props);
  const station = stations[seat] ?? 0;
  const offered = (name: string) => (picks.has(actNamed(props, name)) ? actNamed(props, name) : undefined);
  const partners = exchanges(props);
  const load = offered("load");
  const why = load !== undefined ? "board-load-one" : pieces.includes(station) && (loads[seat] ?? 0) > 0 ? "board-load-full" : "board-load-none";
  return (
    <div class="so-acts" role="group" aria-label={texts.word("board-acts")}>
      <Act props={props} act={load} label={texts.word("board-load")} note={texts.word(why, { station: stationName(props, station) })} />
      {partners.length ? (
        partners.map(({ seat: partner, act }) => <Act key={partner} props={props} act={act} label={texts.word("board-exchange")} note={texts.word("board-exchange-with", { name: nameOf(props, partner) })} />)
      ) : (
        <Act props={props} label={texts.word("board-exchange")} note={texts.word(whyNoExchange(props))} />
      )}
      <Act props={props} act={offered("end")} label={texts.word("board-end")} note={texts.word("board-end-lost", { points })} gold />
    </div>
  );
}

/** While somebody makes a plan: what the one it is for could do besides driving and turning. */
function Plans(props: BoardProps) {
  const { table, texts, planning } = props;
  if (!planning) return null;
  const partners = table.seats.filter(({ seat }) => seat !== planning.seat).map(({ seat }) => `exchange_${seat}`);
  return (
    <div class="so-acts so-plan-acts" role="group" aria-label={texts.word("board-acts")}>
      {["load", ...partners, "end"].map((name) => (
        <button key={name} type="button" class="button" data-quick onClick={() => planning.add("act", actNamed(props, name))}>
          <small>{texts.noun("act", actNamed(props, name))}</small>
        </button>
      ))}
    </div>
  );
}

export function Hand(props: BoardProps) {
  return (
    <div class="so-hand">
      {!props.planning && <Roll {...props} />}
      {props.planning ? <Plans {...props} /> : isAsked(props, ACT) && <Acts {...props} />}
      {!props.planning && <PositionsAtHand {...props} />}
    </div>
  );
}
