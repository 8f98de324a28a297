// 27 people, told apart by the person and by the frame: looks, scent and voice are as the table says.
import { cleanup, render } from "@testing-library/preact";
import { afterEach, expect, test } from "vitest";

import { FEATURES, VALUES } from "../features";
import { GAME } from "../fixtures/moments";
import { CAST, featuresOf } from "./cast";
import { PEOPLE } from "../people/people";
import { Portrait } from "../people/Portrait";

afterEach(cleanup);

const drawn = (who: string, place: number) => render(<Portrait who={who} features={featuresOf(place)} label={who} />).container;
const names = GAME.domains["passenger"]?.filter((name) => name !== "pass") ?? [];

test("everybody the engine knows has a picture, and nobody else", () => {
  expect(Object.keys(PEOPLE).sort()).toEqual([...names].sort());
  expect(CAST).toEqual(names);
});

test("no two people look alike, whatever frame they are in", () => {
  const pictures = CAST.map((who) => {
    const { container } = render(<Portrait who={who} features={featuresOf(0)} />);
    const inside = container.querySelector("g")?.innerHTML.replaceAll(/id="[^"]*"/g, "");
    cleanup();
    return inside;
  });
  expect(new Set(pictures).size).toBe(27);
});

test.each(FEATURES)("the %s of the same person show", (feature) => {
  const pictures = VALUES[feature].map((value) => {
    const { container } = render(<Portrait who="banker" features={{ ...featuresOf(0), [feature]: value }} />);
    const outline = container.querySelector(`[data-${feature}="${value}"]`)?.outerHTML;
    const whole = container.innerHTML.replaceAll(/(id|url)[=(]"?#?[^" )]*/g, "");
    cleanup();
    expect(outline).toBeDefined();
    return whole;
  });
  expect(new Set(pictures).size).toBe(3);
});

test("scents differ by more than their colour", () => {
  const things = VALUES.scent.map((scent) => {
    const { container } = render(<Portrait who="nurse" features={{ ...featuresOf(0), scent }} />);
    const shapes = [...container.querySelectorAll("path, circle")].map((one) => one.getAttribute("d") ?? one.tagName).join();
    cleanup();
    return shapes;
  });
  expect(new Set(things).size).toBe(3);
});

test("a portrait has a name for screen readers, or is hidden from them", () => {
  expect(drawn("poet", 22).querySelector("svg")?.getAttribute("aria-label")).toBe("poet");
  cleanup();
  const silent = render(<Portrait who="poet" features={featuresOf(22)} />).container.querySelector("svg");
  expect(silent?.getAttribute("aria-hidden")).toBe("true");
});
