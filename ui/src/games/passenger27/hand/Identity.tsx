// Who I am: only I see it.
import { Sign } from "../art/signs";
import { Fit } from "../cards/Fit";
import { FEATURES, type Features, type Value } from "../features";
import { Portrait } from "../people/Portrait";

interface IdentityProps {
  who: string;
  name: string;
  features: Features;
  /** “You are”. */
  head: string;
  valueName: (value: Value) => string;
}

export function Identity({ who, name, features, head, valueName }: IdentityProps) {
  return (
    <article class="tp-me">
      <Portrait who={who} features={features} />
      <div>
        <small>{head}</small>
        <b>
          <Fit text={name} />
        </b>
        <span>
          {FEATURES.map((feature) => (
            <Sign key={feature} value={features[feature]} label={valueName(features[feature])} />
          ))}
        </span>
      </div>
    </article>
  );
}
