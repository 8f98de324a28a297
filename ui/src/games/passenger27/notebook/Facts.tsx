// What I know of each opponent: their features, and how many people they may still be.
import { Sign } from "../art/signs";
import { FEATURES, type Feature, type Value } from "../features";
import { Badge } from "../seats/badges";
import type { SheetOpponent } from "./sheet";

interface FactsProps {
  opponents: SheetOpponent[];
  title: string;
  left: string;
  unknown: string;
  featureName: (feature: Feature) => string;
  valueName: (value: Value) => string;
}

export function Facts({ opponents, title, left, unknown, featureName, valueName }: FactsProps) {
  return (
    <table class="tp-facts">
      <thead>
        <tr>
          <th scope="col">{title}</th>
          {FEATURES.map((feature) => (
            <th key={feature} scope="col">
              {featureName(feature)}
            </th>
          ))}
          <th scope="col" class="left">
            {left}
          </th>
        </tr>
      </thead>
      <tbody>
        {opponents.map(({ seat, name, letter, values, left: count }) => (
          <tr key={seat}>
            <th scope="row">
              <span>
                <Badge seat={seat} letter={letter} />
                {name}
              </span>
            </th>
            {FEATURES.map((feature, at) => {
              const value = values[at];
              return (
                <td key={feature} class={value ? "known" : "open"}>
                  {value ? (
                    <span>
                      <Sign value={value} />
                      {valueName(value)}
                    </span>
                  ) : (
                    <>
                      <span aria-hidden="true">?</span>
                      <span class="tp-sr">{unknown}</span>
                    </>
                  )}
                </td>
              );
            })}
            <td class="left">
              <b>{count}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
