// The station in which a Time show passes: its hall, its clock, its lamps, and the aim that is always in view.
import { cleanup } from "@testing-library/preact";
import { expect, test } from "vitest";

import { newIn } from "../shows/timeShow";
import { draw } from "./draw";
import { told } from "./files";
import { afterwards, fresh, getReady, pass, passAll, timeShowAt, withFakeTime } from "./viewing";

withFakeTime();

test.each(["show-strasbourg", "show-wien", "show-budapest"])("%s hangs its clock in a hall of its own, and the aim is always there", (name) => {
  const { container, props } = draw(name, fresh(name));
  const aim = () => container.querySelector(".me-show-aim")?.textContent;
  const hall = container.querySelector(".me-hall")?.innerHTML;
  expect(aim()).toBe(props.texts.word("board-lead-which"));
  getReady();
  for (const { milliseconds } of timeShowAt(name).slides) {
    expect(aim()).toBe(props.texts.word("board-lead-which"));
    pass(milliseconds);
  }
  expect(aim()).toBe(props.texts.word("board-lead-which"));
  cleanup();
  const others = ["show-strasbourg", "show-wien", "show-budapest"].filter((other) => other !== name);
  for (const other of others) expect(draw(other, fresh(other)).container.querySelector(".me-hall")?.innerHTML).not.toBe(hall);
});

test("the hands of the station clock show the time on the card that has just come", () => {
  const { container, props } = draw("show-budapest", fresh("show-budapest"));
  const turned = () => [...container.querySelectorAll<SVGElement>(".me-station-clock .hand")].map(({ style }) => Number(/rotate\((.*)deg\)/.exec(style.transform)?.[1]));
  expect(turned()).toEqual([]);
  getReady();
  for (const [at, slide] of timeShowAt("show-budapest").slides.entries()) {
    const [, hour, minute] = /_(..)(..)$/.exec(props.game.domains["element"]?.[newIn(slide)[0] ?? -1] ?? "") ?? [];
    expect(turned()).toEqual([(Number(hour) % 12) * 30 + Number(minute) / 2, Number(minute) * 6]);
    expect(container.querySelectorAll(".me-lamps .lit")).toHaveLength(at + 1);
    pass(slide.milliseconds);
  }
});

test("the leg that leads to a show is named until the show is over", () => {
  const { position } = told("show-wien");
  const next = { ...position, view: { ...(position.view as object), leg: 3 } };
  const { container } = draw("show-wien", { ...fresh("show-wien"), position: next });
  expect(container.textContent).toContain("Leg 3 of 5");
  passAll("show-wien");
  pass(afterwards());
  expect(container.textContent).toContain("Leg 4 of 5");
});
