// The door: who has got off, with their faces, the latest first.
import { Portrait } from "../people/Portrait";
import type { Features } from "../features";

export interface Gone {
  who: string;
  name: string;
  features: Features;
}

export function Exit({ title, gone, caption }: { title: string; gone: Gone[]; caption: string }) {
  return (
    <div class="tp-exit" data-id="exit">
      <h2>{title}</h2>
      <ul tabIndex={gone.length > 6 ? 0 : undefined} aria-label={caption}>
        {gone.map(({ who, name, features }) => (
          <li key={who}>
            <Portrait who={who} features={features} />
            <b>{name}</b>
          </li>
        ))}
      </ul>
      <p class="tp-caption">
        <span>
          <b>{gone.length}</b> {caption}
        </span>
      </p>
    </div>
  );
}
