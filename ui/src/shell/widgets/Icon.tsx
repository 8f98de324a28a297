import { type IconName, ICONS } from "../art/icons";

/** A small drawing beside words: never the only thing that carries a meaning. */
export function Icon({ of, size = 20 }: { of: IconName; size?: number }) {
  const [box, path] = ICONS[of];
  return (
    <svg class="icon" viewBox={box} width={size} height={size} aria-hidden="true">
      <path d={path} fill="currentColor" fill-rule="evenodd" />
    </svg>
  );
}
