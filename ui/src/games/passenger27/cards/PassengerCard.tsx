// A passenger face up: portrait, name, and the three features in signs and words.
import { Eye, Sign } from "../art/signs";
import { FEATURES, type Features } from "../features";
import { Portrait } from "../people/Portrait";
import { breadth, Fit } from "./Fit";
import { Frame, type Choosing } from "./Frame";

interface PassengerCardProps extends Choosing {
  who: string;
  features: Features;
  name: string;
  /** The words for the three values, in the order of the features. */
  values: string[];
  /** Seen by nobody but me: what that is called. */
  secret?: string | undefined;
}

export function PassengerCard({ who, features, name, values, secret, ...choosing }: PassengerCardProps) {
  return (
    <Frame look="passenger" {...choosing}>
      <span class="tp-face">
        <Portrait who={who} features={features} />
      </span>
      <b>
        <Fit text={name} />
      </b>
      <span class="tp-values" style={{ "--ems": Math.max(...values.map(breadth)).toFixed(2) }}>
        {FEATURES.map((feature, at) => (
          <span key={feature}>
            <Sign value={features[feature]} />
            <small>{values[at]}</small>
          </span>
        ))}
      </span>
      {secret && (
        <em title={secret}>
          <Eye />
        </em>
      )}
    </Frame>
  );
}
