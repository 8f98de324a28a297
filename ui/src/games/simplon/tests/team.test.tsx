// What the team says to each other: plans in the making, arrows, and words on the map.
import { cleanup, fireEvent } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";

import { turntableAct } from "../acts";
import { viewOf } from "../table";
import { draw, hit } from "./draw";

afterEach(cleanup);

test("while a plan is made, every place is a step of it", () => {
  const add = vi.fn();
  const { container, props } = draw("waiting", { planning: { seat: 1, steps: [], add } });
  fireEvent.click(hit(container, "station-3"));
  fireEvent.click(hit(container, "turntable-2"));
  expect(add.mock.calls).toEqual([["act", 3], ["act", turntableAct(props, 2)]]);
  expect(props.pick).not.toHaveBeenCalled();
});

test("besides driving and turning, a plan can have what its seat does with those who are there", () => {
  const add = vi.fn();
  const { container, props } = draw("waiting", { planning: { seat: 1, steps: [], add } });
  for (const button of container.querySelectorAll(".so-plan-acts button")) fireEvent.click(button);
  const others = props.table.seats.filter(({ seat }) => seat !== 1).map(({ seat }) => `exchange_${seat}`);
  expect(add.mock.calls.map(([, id]) => props.game.domains["act"]?.[id as number])).toEqual(["load", ...others, "end"]);
});

test("on a phone only what is meant for its reader is said on the map", () => {
  const steps = (seat: number) => [{ seat, domain: "act", id: 7 }];
  const proposals = [1, 2].map((seat) => ({ seat, steps: steps(seat === 1 ? 0 : 1), plan: "", reason: `Says ${seat}` }));
  const { container } = draw("waiting", { proposals, phone: true });
  expect([...container.querySelectorAll(".so-bubble")].map((one) => one.closest("[data-proposal]")?.getAttribute("data-proposal"))).toEqual(["1"]);
  expect(container.querySelectorAll(".so-plan")).toHaveLength(2);
});

test("when all is over nothing is proposed any more", () => {
  const { container } = draw("end-lost", { proposals: [{ seat: 1, steps: [{ seat: 1, domain: "act", id: 7 }], plan: "", reason: "Go there" }] });
  expect(container.querySelector(".so-plan")).toBeNull();
});

test("what somebody proposes is an arrow in their colour, with what they say", () => {
  const steps = [{ seat: 1, domain: "act", id: 7 }, { seat: 1, domain: "act", id: 8 }];
  const { container } = draw("waiting", { proposals: [{ seat: 1, steps, plan: "", reason: "The gap at Sofia is mine" }] });
  const plan = container.querySelector('.so-plan[data-proposal="1"]');
  expect(plan?.classList.contains("seat-1")).toBe(true);
  expect(plan?.querySelectorAll(".head")).toHaveLength(1);
  expect(container.querySelector(".so-said.seat-1")?.textContent).toContain("Sofia");
});

test("what is said stands in lines of about one length", () => {
  const steps = [{ seat: 1, domain: "act", id: 7 }];
  const { container } = draw("waiting", { proposals: [{ seat: 1, steps, plan: "", reason: "You can close a gap from Milan." }] });
  const lines = [...container.querySelectorAll(".so-bubble text:not(.who)")].map(({ textContent }) => textContent);
  expect(lines).toEqual(["You can close a", "gap from Milan."]);
});

test("what has been done is no longer proposed", () => {
  const { props } = draw("waiting", {});
  const here = viewOf(props).stations[1] ?? 0;
  cleanup();
  const steps = [{ seat: 1, domain: "act", id: here }];
  const { container } = draw("waiting", { proposals: [{ seat: 0, steps, plan: "", reason: "Go there" }] });
  expect(container.querySelector(".so-plan")).toBeNull();
});
