// The chance of winning: a gauge with its interval, and a line over the journey; nothing where the table shows none.
import { cleanup, render, screen } from "@testing-library/preact";
import { afterEach, expect, it } from "vitest";

import type { BoardProps } from "../../../contract/board";
import type { Forecast } from "../../../wire";
import { Chance } from "../race/Chance";
import { RaceStrip } from "../race/Race";
import type { View } from "../view";
import { propsAt } from "./draw";

afterEach(cleanup);

const forecast = (at: number, value: number, off = 0.03): Forecast => ({
  at,
  chances: Array.from({ length: 4 }, () => ({ value, low: Math.max(0, value - off), high: Math.min(1, value + off) })),
});
const draw = (forecasts?: Forecast[]) => render(<Chance {...propsAt("turn-act", { forecasts })} />);
const gauge = () => screen.queryByRole("region", { name: "chance of winning" });

const without = (): Partial<BoardProps> => {
  const { position } = propsAt("turn-act");
  const view = position.view as View;
  return { position: { ...position, view: { ...view, options: { ...view.options, assist: "off" } } } };
};

it("is not there where the table shows none", () => {
  render(<Chance {...propsAt("turn-act", without())} />);
  expect(gauge()).toBeNull();
  cleanup();
  expect(render(<RaceStrip {...propsAt("turn-act", { phone: true, ...without() })} />).container.querySelector(".so-odds")).toBeNull();
});

it("has its place before the first estimate, so that nothing moves when that comes", () => {
  draw([]);
  expect(gauge()?.querySelector("b")?.textContent).toBe("…");
  expect(gauge()?.textContent).not.toMatch(/\d/);
});

it("says how likely the team is to win, and how sure that is", () => {
  draw([forecast(0, 0.5)]);
  expect(gauge()?.textContent).toContain("50\u00a0%");
  expect(gauge()?.textContent).toContain("between 47 and 53\u00a0%");
  expect(screen.queryByRole("img", { name: /The chance of winning went/ })).toBeNull();
});

it("tells a change only where it is more than the luck of the estimate", () => {
  draw([forecast(0, 0.5), forecast(3, 0.52)]);
  expect(gauge()?.textContent).not.toContain("since");
  cleanup();
  draw([forecast(0, 0.5), forecast(3, 0.41)]);
  expect(gauge()?.textContent).toContain("▼ 9 points since the last estimate");
});

it("is drawn as a line over the journey, as far apart as the answers were", () => {
  const { container } = draw([forecast(0, 0.5), forecast(10, 0.25), forecast(40, 1, 0)]);
  expect(screen.getByRole("img", { name: "The chance of winning went from 50\u00a0% to 100\u00a0%." })).toBeTruthy();
  expect(container.querySelector(".so-journey .line")?.getAttribute("d")).toBe("M0.0 25.0L50.0 37.5L200.0 0.0");
  expect(gauge()?.textContent).not.toContain("between");
});

it("is a number beside the race on a phone, and a gauge in a broadcast", () => {
  const short = (change: Partial<BoardProps>) => {
    cleanup();
    return render(<RaceStrip {...propsAt("turn-act", change)} />).container.querySelector(".so-odds");
  };
  const forecasts = [forecast(0, 0.5), forecast(3, 0.63)];
  expect(short({ phone: true })?.textContent).toContain("…");
  expect(short({ phone: true, forecasts })?.textContent).toContain("63\u00a0%");
  expect(short({ phone: true, forecasts })?.querySelector(".needle")).toBeNull();
  expect(short({ seat: -1, forecasts })?.querySelector(".needle")).not.toBeNull();
});
