// Symbols, drawn in the colour of the words around them.
import { ICONS, TILE_ICONS } from "./icons";

interface IconProps {
  of: string;
  class?: string;
}

const Drawn = ({ path, class: name = "" }: { path: string; class?: string | undefined }) => (
  <svg class={`my-icon ${name}`} viewBox="0 0 512 512" aria-hidden="true">
    <path d={path} />
  </svg>
);

/** The symbol of a tile, by its id in the rules. */
export const TileIcon = ({ of, class: name }: IconProps) => <Drawn path={TILE_ICONS[of] ?? ""} class={name} />;

export const Icon = ({ of, class: name }: IconProps) => <Drawn path={ICONS[of] ?? ""} class={name} />;

/** The back of the Maestro's card. */
export const CardBack = () => (
  <svg class="my-back" viewBox="0 0 60 80" aria-hidden="true">
    <rect x="1.5" y="1.5" width="57" height="77" rx="5" fill="#101a2e" stroke="#f0cf7a" stroke-width="2" />
    <rect x="6" y="6" width="48" height="68" rx="2" fill="none" stroke="#c9a24b" />
    <path fill="#c9a24b" d="M30 12 50 40 30 68 10 40z" opacity=".35" />
    <path fill="#f0cf7a" d="M30 26a8 8 0 0 1 4 14.8L37 54H23l3-13.2A8 8 0 0 1 30 26z" />
  </svg>
);
