// What moves sets out from where it was seen, also when its card hangs on the other side of the station where it arrives.
import { cleanup } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";

import type { Told } from "../../../wire";
import { boardOf } from "../table";
import type { View } from "../view";
import { draw, propsAt } from "./draw";

const { animate: original } = Element.prototype;
afterEach(() => {
  cleanup();
  Element.prototype.animate = original;
});

const numbers = (text: string): [number, number] => [...text.matchAll(/-?[\d.]+(?=[ ,)p])/g)].map(Number).slice(0, 2) as [number, number];

test("a locomotive that takes the ferry leaves from where its card hung", () => {
  const animate = vi.fn();
  Element.prototype.animate = animate;
  const { position, seat, game } = propsAt("turn-act");
  const view = position.view as View;
  const { stations, sections } = boardOf({ game });
  const [athens, smyrna] = ["athens", "smyrna"].map((id) => stations.findIndex((one) => one.id === id)) as [number, number];
  const at = (station: number) => ({ position: { ...position, view: { ...view, stations: view.stations.map((_, of) => (of === seat ? station : smyrna)) } }, still: false }); // the others wait there
  const hangs = (container: Element) => numbers(container.querySelector(`[data-locomotive="${seat}"]`)?.parentElement?.getAttribute("transform") ?? "");

  const { container, redraw } = draw("turn-act", at(athens));
  const stood = hangs(container);
  const section = sections.findIndex(({ start, end }) => [start, end].includes("athens") && [start, end].includes("smyrna"));
  const justTold: Told[] = [{ event: "Moved", facts: { seat, origin: athens, station: smyrna, section, repaired: [], detective: false, points: 1 } }];
  redraw({ ...at(smyrna), justTold });

  const frames = (animate.mock.calls[0]?.[0] as { transform: string }[]).map(({ transform }) => numbers(transform));
  const stands = hangs(container);
  const beside = (place: [number, number], station: number) => [place[0] - (stations[station]?.x ?? 0), place[1] - (stations[station]?.y ?? 0)].map(Math.round);
  expect(beside(stands, smyrna)).not.toEqual(beside(stood, athens));
  expect(frames.at(-1)).toEqual([0, 0]);
  expect([0, 1].map((axis) => (frames[0]?.[axis] ?? 0) + (stands[axis] ?? 0))).toEqual(stood.map((place) => expect.closeTo(place, 1) as number));
});
