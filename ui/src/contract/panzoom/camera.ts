// Where a map is looked at from: pure arithmetic. A point of the map is on the screen at `point * scale + offset`.

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Rect extends Point, Size {}

/** `x` and `y` are the offset in pixels, `scale` is pixels for each unit of the map. */
export interface Camera extends Point {
  scale: number;
}

export interface Limits {
  /** All that there is to see. */
  world: Rect;
  /** The closest look, in pixels for each unit. */
  closest: number;
  /** The furthest, if from far enough to see all of it in a small view nothing could be read. */
  furthest?: number;
}

const between = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most);

export const onScreen = ({ x, y, scale }: Camera, point: Point): Point => ({ x: point.x * scale + x, y: point.y * scale + y });

export const onMap = ({ x, y, scale }: Camera, point: Point): Point => ({ x: (point.x - x) / scale, y: (point.y - y) / scale });

/** The scale at which all of it is seen. */
export const wholeScale = ({ width, height }: Rect, view: Size): number => Math.min(view.width / width, view.height / height);

/** The smallest scale. */
export const leastScale = ({ world, furthest = 0 }: Limits, view: Size): number => Math.max(wholeScale(world, view), furthest);

/** The scale at which it leaves no edge of the view empty. */
export const fillingScale = ({ width, height }: Rect, view: Size): number => Math.max(view.width / width, view.height / height);

/** Looks at this point of the map from this close. */
export const lookingAt = (point: Point, scale: number, view: Size): Camera => ({
  x: view.width / 2 - point.x * scale,
  y: view.height / 2 - point.y * scale,
  scale,
});

export const middleOf = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 });

/** The smallest rectangle around these points. */
export function around(points: Point[]): Rect {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** One axis: what is smaller than the view stands in its middle, what is larger covers it. */
function heldIn(offset: number, start: number, length: number, view: number): number {
  const spare = view - length;
  return spare >= 0 ? spare / 2 - start : between(spare - start, offset, 0 - start);
}

/** The nearest camera that neither shows what lies outside the map nor comes too close. */
export function held(camera: Camera, limits: Limits, view: Size): Camera {
  const { world, closest } = limits;
  const scale = between(leastScale(limits, view), camera.scale, closest);
  return {
    x: heldIn(camera.x, world.x * scale, world.width * scale, view.width),
    y: heldIn(camera.y, world.y * scale, world.height * scale, view.height),
    scale,
  };
}

/** Closer or further away, while this point of the screen keeps showing the same place. */
export function zoomedAt(camera: Camera, at: Point, factor: number, limits: Limits, view: Size): Camera {
  const scale = between(leastScale(limits, view), camera.scale * factor, limits.closest);
  const grown = scale / camera.scale;
  return held({ x: at.x - (at.x - camera.x) * grown, y: at.y - (at.y - camera.y) * grown, scale }, limits, view);
}

export const movedBy = (camera: Camera, x: number, y: number, limits: Limits, view: Size): Camera => held({ ...camera, x: camera.x + x, y: camera.y + y }, limits, view);

/** How far something must be moved along one axis to be seen; what is longer than the view shows its middle. */
function shift(from: number, to: number, view: number, margin: number): number {
  if (to - from > view - 2 * margin) return view / 2 - (from + to) / 2;
  return from < margin ? margin - from : Math.min(0, view - margin - to);
}

/** Moves no further than needed to see all of these points, and steps back only if they have no room otherwise. */
export function revealing(camera: Camera, points: Point[], margin: number, limits: Limits, view: Size): Camera {
  if (!points.length) return camera;
  const box = around(points);
  const room = { width: Math.max(view.width - 2 * margin, 1), height: Math.max(view.height - 2 * margin, 1) };
  const needed = Math.min(room.width / Math.max(box.width, 1), room.height / Math.max(box.height, 1));
  const near = needed < camera.scale ? lookingAt(middleOf(box), needed, view) : camera;
  const start = onScreen(near, box);
  const end = onScreen(near, { x: box.x + box.width, y: box.y + box.height });
  return movedBy(near, shift(start.x, end.x, view.width, margin), shift(start.y, end.y, view.height, margin), limits, view);
}
