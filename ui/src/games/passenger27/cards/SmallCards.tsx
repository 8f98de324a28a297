// Disguises, initiative, and the cards that answer a question about a feature.
import { THINGS } from "../art/icons";
import { Sign } from "../art/signs";
import type { Feature, Value } from "../features";
import { VALUES } from "../features";
import { Fit } from "./Fit";
import { Frame, Symbol, type Choosing } from "./Frame";

interface DisguiseProps extends Choosing {
  feature: Feature;
  name: string;
}

/** What it hides is told by the three signs of that feature under the mask. */
export function DisguiseCard({ feature, name, ...choosing }: DisguiseProps) {
  return (
    <Frame look={`disguise ${feature}`} {...choosing}>
      <Symbol d={THINGS["disguise"]} />
      <span class="tp-row">
        {VALUES[feature].map((value) => (
          <Sign key={value} value={value} />
        ))}
      </span>
      <b>
        <Fit text={name} />
      </b>
    </Frame>
  );
}

/** Who acts first: the higher number. */
export function InitiativeCard({ value, name, ...choosing }: Choosing & { value: number; name: string }) {
  return (
    <Frame look="initiative" {...choosing}>
      <small>{name}</small>
      <b>{value}</b>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M13 2 5 14h6l-1 8 9-13h-6.5z" />
      </svg>
    </Frame>
  );
}

/** One value of a feature, large: the answer to an investigation. */
export function FeatureCard({ value, name, feature, ...choosing }: Choosing & { value: Value; name: string; feature: string }) {
  return (
    <Frame look="feature" {...choosing}>
      <small>{feature}</small>
      <Sign value={value} />
      <b>{name}</b>
    </Frame>
  );
}
