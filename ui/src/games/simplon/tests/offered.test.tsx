// What a question speaks of is drawn on the map: the ways to choose from, and where Sir Henry would come along to.
import { cleanup } from "@testing-library/preact";
import { afterEach, expect, test } from "vitest";

import type { Ask } from "../../../wire";
import { boardOf, sectionBetween, viewOf } from "../table";
import { draw, propsAt } from "./draw";

afterEach(cleanup);

const waysIn = (container: Element) => [...container.querySelectorAll<SVGElement>(".so-offered [data-way]")];

test("each way that can be chosen is an arrow, with the key that chooses it", () => {
  const { position, seat, game } = propsAt("turn-act");
  const { sections, stations } = boardOf({ game });
  const here = stations[(position.view as { stations: number[] }).stations[seat] ?? 0]?.id;
  const open = sections.flatMap(({ start, end }, id) => ([start, end].includes(here ?? "") ? [id] : [])).slice(0, 2) as [number, number];
  const facts = { station: 0, first: open[0], second: open[1], third: null, fourth: null };
  const ask = { ...(position.ask as Ask), decision: "turn.way", domain: "way", options: [0, 1], facts };
  const { container, redraw } = draw("turn-act", { position: { ...position, ask }, picks: new Set([0, 1]) });
  expect(waysIn(container).map((way) => [way.dataset["way"], way.querySelector("text")?.textContent])).toEqual(open.map((id, place) => [sections[id]?.tracks.join(" "), String(place + 1)]));
  redraw({ position: { ...position, ask }, picks: new Set([0, 1]), phone: true });
  expect([waysIn(container).length, container.querySelector(".so-offered text")]).toEqual([2, null]);
});

test("the way on which Sir Henry would come along is an arrow, and both answers mean it", () => {
  const { container, props } = draw("turn-ride");
  const section = sectionBetween(props, viewOf(props).stations[props.seat] ?? -1, Number(props.position.ask?.facts["station"]));
  expect(waysIn(container).map((way) => way.dataset["way"])).toEqual([section?.tracks.join(" ")]);
  expect(container.querySelector(".so-offered text")).toBeNull();
});

test.each(["turn-act", "turn-position", "waiting"])("at %s there is none", (moment) => {
  expect(waysIn(draw(moment).container)).toEqual([]);
});
