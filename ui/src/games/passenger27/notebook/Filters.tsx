// Nine switches: who is formal, who smells, who squeaks.
import { Sign } from "../art/signs";
import { FEATURES, VALUES, type Feature, type Value } from "../features";
import type { Filter } from "./sheet";

interface FiltersProps {
  filter: Filter;
  change: (filter: Filter) => void;
  featureName: (feature: Feature) => string;
  valueName: (value: Value) => string;
}

export function Filters({ filter, change, featureName, valueName }: FiltersProps) {
  const toggle = (value: Value) => {
    const next = new Set(filter);
    if (!next.delete(value)) next.add(value);
    change(next);
  };
  return (
    <div class="tp-filters">
      {FEATURES.map((feature) => (
        <div key={feature} role="group" aria-label={featureName(feature)}>
          <span aria-hidden="true">{featureName(feature)}</span>
          {VALUES[feature].map((value) => (
            <button key={value} type="button" data-quick aria-pressed={filter.has(value)} aria-label={valueName(value)} title={valueName(value)} onClick={() => toggle(value)}>
              <Sign value={value} />
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}
