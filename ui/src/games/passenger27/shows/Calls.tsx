// Names called: the lights go down, the cards lie face down, all are turned at once, and then it is said who falls.
import type { BoardProps } from "../../../contract/board";
import { BackArt } from "../cards/Back";
import { PassengerCard } from "../cards/PassengerCard";
import { FEATURES } from "../features";
import { SeatMedal } from "../seats/SeatMedal";
import { isSomebody, label, nameOf, personOf, valueName } from "../table";
import { type Act, ACTS, runningCall, type Shot, useCall } from "./calling";

const isNobody = (props: BoardProps, { passenger }: Shot) => !isSomebody(props, passenger);

function fateOf(props: BoardProps, shot: Shot): string {
  if (isNobody(props, shot)) return props.texts.word("board-held-fire");
  if (shot.victim === null) return props.texts.word("board-miss");
  return props.texts.word("board-hit", { name: nameOf(props, shot.victim) });
}

/** Where the bullet went through. */
const Hole = () => (
  <svg class="tp-hole" viewBox="-50 -50 100 100" aria-hidden="true">
    <path d="M0 0-9-24-4-48M0 0 13-20 24-44M0 0 25-6 47-14M0 0 20 13 42 20M0 0 6 24 3 46M0 0-16 20-20 42M0 0-24 6-46 12M0 0-21-13-38-30M13-20 30-22M20 13 22 30M-16 20-33 24M-21-13-20-30" />
    <circle r="15" />
    <circle r="10" />
  </svg>
);

function Called({ props, shot, act, place }: { props: BoardProps; shot: Shot; act: Act; place: number }) {
  const person = isNobody(props, shot) ? null : personOf(props, shot.passenger);
  const hit = shot.victim !== null;
  const fate = act === "fates" && person ? (hit ? "hit" : "miss") : "";
  return (
    <li class={fate && runningCall.value?.falls.includes(shot.shooter) ? `${fate} falls` : fate} style={{ "--place": place }}>
      <p class="tp-caller">
        <SeatMedal props={props} of={shot.shooter} />
        <b>{nameOf(props, shot.shooter)}</b>
      </p>
      <div class={act === "hush" ? "tp-turn" : "tp-turn turned"}>
        {act === "fates" && hit && <Hole />}
        {act === "hush" || !person ? (
          <BackArt deck="passenger" />
        ) : (
          <PassengerCard {...person} values={FEATURES.map((feature) => valueName(props, person.features[feature]))} />
        )}
      </div>
      <p class="tp-fate">{act === "fates" && <span>{fateOf(props, shot)}</span>}</p>
    </li>
  );
}

/** For those who listen. */
function Said({ props, shots, act }: { props: BoardProps; shots: Shot[]; act: Act }) {
  const { texts } = props;
  if (act === "hush") return <span>{texts.word("board-calls")}</span>;
  const lines = shots.map((shot) => {
    const aim = isNobody(props, shot) ? "" : label(props, "passenger", shot.passenger);
    return [texts.word("board-named", { name: nameOf(props, shot.shooter) }), aim, act === "fates" ? fateOf(props, shot) : ""].filter(Boolean).join(" ");
  });
  return <span key={act}>{lines.join(". ")}</span>;
}

export function Calls(props: BoardProps) {
  const next = useCall(props);
  const run = runningCall.value;
  const act = run && ACTS[run.at];
  return (
    <>
      <p class="tp-sr" aria-live="assertive">
        {run && act && <Said props={props} shots={run.shots} act={act} />}
      </p>
      {run && act && (
        <section class={`tp-calls ${act}`} aria-label={props.texts.word("board-calls")}>
          <h2>{props.texts.word("board-calls")}</h2>
          <ul style={{ "--shots": run.shots.length, "--columns": run.shots.length === 4 ? 2 : Math.min(run.shots.length, 3) }}>
            {run.shots.map((shot, place) => (
              <Called key={shot.shooter} props={props} shot={shot} act={act} place={place} />
            ))}
          </ul>
          <button type="button" class="tp-on" data-quick onClick={next}>
            {props.texts.word("board-go-on")}
          </button>
        </section>
      )}
    </>
  );
}
