// Something held out to the reader, large and face up; and the sign of a feature wherever it is spoken of.
import type { ThingProps } from "../../../contract/board";
import { Sign as FeatureSign } from "../art/signs";
import { FEATURES } from "../features";
import { effect, featureName, heatOf, idName, label, personOf, valueName, valueOf, viewOf } from "../table";
import { EventCard } from "./EventCard";
import { PassengerCard } from "./PassengerCard";
import { FeatureCard, InitiativeCard } from "./SmallCards";
import { TrickCard } from "./TrickCard";

function Inside({ props, domain, id }: ThingProps) {
  if (domain === "passenger") {
    const person = personOf(props, id);
    return <PassengerCard {...person} values={FEATURES.map((feature) => valueName(props, person.features[feature]))} />;
  }
  if (domain === "trait") {
    const feature = idName(props, "trait", id).split("_")[0] as (typeof FEATURES)[number];
    const value = valueOf(props, id);
    return <FeatureCard value={value} name={valueName(props, value)} feature={featureName(props, feature)} />;
  }
  if (domain === "trick") return <TrickCard props={props} trick={id} />;
  if (domain === "initiative") return <InitiativeCard value={Number(idName(props, domain, id))} name={props.texts.word("board-initiative")} />;
  if (domain !== "incident") return <b class="tp-word">{label(props, domain, id)}</b>;
  return (
    <EventCard
      event={idName(props, domain, id)}
      name={label(props, domain, id)}
      effect={effect(props, domain, id)}
      heat={heatOf(props, id)}
      head={props.texts.word("board-event", { number: viewOf(props).round })}
    />
  );
}

export function Thing(given: ThingProps) {
  return (
    <span class={`tp-held-out ${given.domain}`}>
      <Inside {...given} />
    </span>
  );
}

const JOINED = "\u2060"; // no line ends here

export function Sign({ props, domain, id }: ThingProps) {
  if (domain !== "trait") return null;
  return (
    <span class="tp-in-line">
      {JOINED}
      <FeatureSign value={valueOf(props, id)} />
      {JOINED}
    </span>
  );
}
