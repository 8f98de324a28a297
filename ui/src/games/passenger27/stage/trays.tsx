// The trays of the stage: each lays out one kind of answer.
import type { BoardProps } from "../../../contract/board";
import type { Ask } from "../../../wire";
import { Sign } from "../art/signs";
import { Back } from "../cards/Back";
import { Frame } from "../cards/Frame";
import { FeatureCard, InitiativeCard } from "../cards/SmallCards";
import { PassengerCard } from "../cards/PassengerCard";
import { TrickCard } from "../cards/TrickCard";
import { FEATURES, VALUES } from "../features";
import { choosing, digitOrder } from "../places";
import { SeatMedal } from "../seats/SeatMedal";
import { featureName, idName, label, nameOf, personOf, valueName, valueOf, viewOf } from "../table";

/** One fact of the question. No other place of this game knows how a question carries its facts. */
const factOf = (ask: Ask, name: string): number => (ask.facts[name] as number | null | undefined) ?? -1;

/** The others, each with what I know of them: whom to ask is easier to see than to remember. */
export function Opponents(props: BoardProps) {
  const view = viewOf(props);
  return (
    <>
      {view.living
        .filter((seat) => seat !== props.seat)
        .map((seat) => (
          <Frame key={seat} look="person" place={`choice-${seat}`} {...choosing(props, "people", seat)}>
            <SeatMedal props={props} of={seat} />
            <b>{nameOf(props, seat)}</b>
            <span class="tp-row">
              {FEATURES.map((feature, at) => {
                const trait = view.features[seat]?.[at] ?? null;
                const value = trait === null ? null : valueOf(props, trait);
                return value ? <Sign key={feature} value={value} label={valueName(props, value)} /> : <i key={feature}>?</i>;
              })}
            </span>
          </Frame>
        ))}
    </>
  );
}

export function FeatureChoice(props: BoardProps) {
  return (
    <>
      {FEATURES.map((feature, id) => (
        <Frame key={feature} look="question" {...choosing(props, "features", id)}>
          <b>{featureName(props, feature)}</b>
          <span class="tp-row">
            {VALUES[feature].map((value) => (
              <span key={value}>
                <Sign value={value} />
                <small>{valueName(props, value)}</small>
              </span>
            ))}
          </span>
        </Frame>
      ))}
    </>
  );
}

/** The truth lies open before me; beside it what may keep it hidden. */
export function Truth(props: BoardProps) {
  const ask = props.position.ask as Ask;
  const value = valueOf(props, factOf(ask, "trait"));
  const feature = FEATURES[factOf(ask, "feature")] ?? "looks";
  return (
    <>
      {digitOrder(ask, props).map((id) =>
        idName(props, "trick", id) === "pass" ? (
          <FeatureCard
            key={id}
            value={value}
            name={valueName(props, value)}
            feature={`${props.texts.word("board-truth")} · ${featureName(props, feature)}`}
            {...choosing(props, "truth", id)}
          />
        ) : (
          <TrickCard key={id} props={props} trick={id} {...choosing(props, "truth", id)} />
        ),
      )}
    </>
  );
}

/** The card that was on top, between the two ends of the deck. */
export function Ends(props: BoardProps) {
  const ask = props.position.ask as Ask;
  const person = personOf(props, factOf(ask, "passenger"));
  const values = FEATURES.map((feature) => valueName(props, person.features[feature]));
  const [top, bottom] = ["board-top", "board-bottom"].map((word, id) => (
    <Frame key={word} look={id ? "end bottom" : "end top"} {...choosing(props, "ends", id)}>
      <span class="tp-pile">
        <Back deck="passenger" />
      </span>
      <b>{props.texts.word(word)}</b>
    </Frame>
  ));
  return (
    <>
      {top}
      <PassengerCard {...person} values={values} />
      {bottom}
    </>
  );
}

export function InitiativePool(props: BoardProps) {
  const ask = props.position.ask as Ask;
  const mine = viewOf(props).initiative[props.seat];
  return (
    <>
      {ask.options.map((id) => (
        <InitiativeCard
          key={id}
          value={Number(idName(props, "initiative", id))}
          name={props.texts.word(id === mine ? "board-keep" : "board-initiative")}
          {...choosing(props, "initiative", id)}
        />
      ))}
    </>
  );
}

/** Cards that are not in my hand: drawn, lying on my pile, or somebody else's. */
export function Tricks(props: BoardProps) {
  const ask = props.position.ask as Ask;
  const drawn = viewOf(props).inspected.filter((id): id is number => id !== null).sort((one, other) => one - other); // as their keys count
  const cards = ask.decision === "deception.keep" ? drawn : ask.options.filter((id) => idName(props, "trick", id) !== "pass");
  return (
    <>
      {cards.map((id, at) => (
        <TrickCard key={at} props={props} trick={id} {...choosing(props, "tricks", id)} />
      ))}
      {!cards.length && <p class="tp-none">{label(props, "trick", ask.options[0] ?? -1)}</p>}
    </>
  );
}
