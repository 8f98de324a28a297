// Small cards as parts of a drawing: those of the table are HTML, and keep their size.
import { ICONS } from "../art/icons";
import { TimeFace } from "../art/TimeFace";
import { SHAPES } from "../cards/shapes";
import { CATEGORIES } from "../table";

/** The ink of the categories, as on the cards of the table. */
const INK = ["#b23a3a", "#2f7d4c", "#3b6ea8", "#2c2c36", "#6a5a3a"];
const [WIDTH, HEIGHT] = [30, 44];

interface Place {
  /** Where its middle is. */
  x: number;
  y: number;
  turn?: number;
  size?: number;
}

const placed = ({ x, y, turn = 0, size = 1 }: Place) => `translate(${x} ${y}) rotate(${turn}) scale(${size})`;
const outline = { x: -WIDTH / 2, y: -HEIGHT / 2, width: WIDTH, height: HEIGHT, rx: 2.5 };

export function Back({ category, ...place }: Place & { category: number }) {
  const time = category === 4;
  return (
    <g transform={placed(place)}>
      <rect {...outline} fill={time ? "#e9e2d0" : INK[category]} stroke="#f4ead5" stroke-width="1.6" />
      <rect x="-12" y="-19" width="24" height="38" rx="1.5" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="1.4" />
      <path d={SHAPES[category]} transform="translate(-9 -9) scale(.9)" fill={time ? "#3a332a" : "#fff6e6"} />
    </g>
  );
}

/** Face up; by the name of what is on it. */
export function Face({ name, ...place }: Place & { name: string }) {
  const category = CATEGORIES.findIndex((one) => name.startsWith(`${one}_`));
  return (
    <g transform={placed(place)}>
      <rect {...outline} fill="#fbf5e6" stroke="#fff" stroke-width="1.2" />
      <path d="M-15-19.5a2.5 2.5 0 0 1 2.5-2.5h25a2.5 2.5 0 0 1 2.5 2.5v7.5h-30z" fill={INK[category]} />
      <path d={SHAPES[category]} transform="translate(-3.6 -21) scale(.36)" fill="#fff6e6" />
      {category === 4 ? (
        <TimeFace name={name} x={-11} y={-6} size={22} />
      ) : (
        <>
          <circle cy="5" r="12" fill={INK[category]} />
          <svg x="-9" y="-4" width="18" height="18" viewBox="0 0 512 512">
            <path fill="#fff6e6" d={ICONS[name]} />
          </svg>
        </>
      )}
    </g>
  );
}

/** Where a card would lie. */
export function Gap(place: Place) {
  return <rect {...outline} transform={placed(place)} fill="#0a1122" fill-opacity=".5" stroke="#f0cf7a" stroke-width="1.6" stroke-dasharray="4 3" />;
}
