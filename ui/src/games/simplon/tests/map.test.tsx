// The map is drawn from the board's file: names that never cover each other, and boards whose coast nobody knows.
import { cleanup, fireEvent } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";

import { GAME } from "../fixtures/moments";
import { squaresOf, worldOf } from "../map/board";
import { furnish, PIN } from "../map/furniture";
import { labelsAt } from "../map/labels";
import { boxAround, overlap } from "../map/places";
import { CLOSEST, FURTHEST } from "../map/scale";
import { shortened } from "../map/short";
import { boardOf, type Layout, viewOf } from "../table";
import { draw, propsAt } from "./draw";
import { LANGUAGES } from "./files";

afterEach(cleanup);

const board = GAME.layout as unknown as Layout;
const writing = (scale: number, lang: string, phone = false) => ({ scale, lang, first: new Set<string>(), signs: [], world: worldOf(board, phone) });
const scales = (step: number) => Array.from({ length: Math.ceil(Math.log(CLOSEST / FURTHEST) / Math.log(step)) + 1 }, (_, place) => FURTHEST * step ** place);

test.each(LANGUAGES)("in %s every station has a name at every scale, and no name covers another or reaches out of the map", (lang) => {
  const names = board.stations.map(({ name }) => name[lang] ?? "");
  for (const scale of scales(1.1)) {
    for (const phone of [true, false]) {
      const labels = labelsAt(board, writing(scale, lang, phone));
      const texts = new Map(labels.map(({ id, text }) => [id, text]));
      const wrong = board.stations.filter(({ id }, place) => !names[place]?.startsWith(texts.get(id)?.replace(/\.$/, "") || "–"));
      expect(wrong.map(({ id }) => id), `at ${scale}`).toEqual([]);
      expect(new Set(texts.values()).size).toBe(texts.size);
      const clashes = labels.flatMap((one, place) => labels.slice(place + 1).filter((other) => overlap(one.box, other.box)).map((other) => `${one.text} × ${other.text}`));
      const { x, y, width, height } = worldOf(board, phone);
      const cut = labels.filter(({ box }) => box.left < x * scale || box.top < y * scale || box.right > (x + width) * scale || box.bottom > (y + height) * scale);
      expect([...clashes, ...cut.map(({ text }) => text)], `at ${scale}`).toEqual([]);
      expect(Math.min(...labels.map(({ size }) => size))).toBeGreaterThanOrEqual(10);
    }
  }
});

test.each(LANGUAGES)("in %s names are cut short from far away only, and closer by there are more and more of them", (lang) => {
  const counts = scales(1.4).map((scale) => labelsAt(board, writing(scale, lang)).filter(({ text }) => !text.endsWith(".")).length);
  expect(counts).toEqual([...counts].sort((one, other) => one - other));
  const ports = squaresOf(board).filter(({ station, storm }) => !station && !storm);
  expect(counts.at(-1)).toBe(board.stations.length + ports.length);
});

test("a name is cut so short that it is still no other's", () => {
  const names = ["Varsovie", "Varna", "Vienne", "Rome", "Saint-Ouen", "Saint-Denis"];
  expect(names.map((name) => shortened(name, names))).toEqual(["Vars.", "Varna", "Vie.", "Rome", "Saint-O.", "Saint-D."]);
  expect(shortened("Monaco di Baviera", ["Milano", "Monaco di Baviera"])).toBe("Monaco");
});

test.each(LANGUAGES)("in %s both main lines can be read on a desk, all of them", (lang) => {
  const written = new Set(labelsAt(board, writing(1, lang)).map(({ id }) => id));
  const main = [...board.lines.simplon.stations, ...board.lines.orient.stations];
  expect(main.filter((id) => !written.has(id))).toEqual([]);
});

test("where somebody stands the whole name is there on the smallest map, too", () => {
  const first = new Set(["subotica", "constantinople"]);
  const labels = labelsAt(board, { ...writing(FURTHEST, "it", true), first });
  expect(labels.filter(({ id }) => first.has(id)).map(({ text }) => text).sort()).toEqual(["Costantinopoli", "Subotica"]);
});

test("from as far away as a phone can be every station is named, and one cut short says all of it where the hand is", () => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(390);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(460);
  const { container } = draw("turn-act", { phone: true }, "it");
  vi.restoreAllMocks();
  const map = container.querySelector(".panzoom-view") as HTMLElement;
  for (let step = 0; step < 12; step += 1) fireEvent.keyDown(map, { key: "-" });
  const written = [...container.querySelectorAll(".so-name:not(.port)")].map(({ textContent }) => textContent ?? "");
  const more = [...container.querySelectorAll<HTMLElement>(".so-hit[data-name]")].map(({ dataset }) => dataset["name"] ?? "");
  expect(written).toHaveLength(board.stations.length);
  expect(more).toContain("Monaco di Baviera");
  expect(more.length).toBeLessThan(4);
  const whole = board.stations.map(({ name }) => name["it"] ?? "").filter((name) => !written.includes(name));
  expect(more.sort()).toEqual(whole.sort());
  expect(more.filter((name) => !written.some((text) => name.startsWith(text.replace(/\.$/, ""))))).toEqual([]);
});

test("no locomotive hides a station or the ship where there is room for all of them", () => {
  const [milan, zagreb] = ["milan", "zagreb"].map((id) => board.stations.findIndex((one) => one.id === id)) as [number, number];
  const messina = squaresOf(board).findIndex(({ id }) => id === "messina");
  const locomotives = [milan, zagreb, zagreb, board.stations.findIndex(({ id }) => id === "brindisi")].map((station, seat) => ({ seat, station }));
  for (const lang of LANGUAGES) {
    const { locomotives: placed } = furnish(board, 1, lang, { pieces: [], henry: milan, ship: messina, locomotives, costs: [], open: [] });
    const pins = locomotives.map(({ seat, station }) => {
      const [at, aside] = [board.stations[station] ?? { x: 0, y: 0 }, placed.get(seat) ?? { x: 0, y: 0 }];
      return boxAround({ x: at.x + aside.x, y: at.y + aside.y }, PIN.width, PIN.height);
    });
    const { x, y } = squaresOf(board)[messina] ?? { x: 0, y: 0 };
    const seen = [...board.stations.map((one) => boxAround(one, 8)), boxAround({ x, y: y - 16 }, 40, 30)];
    expect(seen.filter((one) => pins.some((pin) => overlap(pin, one))), lang).toEqual([]);
  }
});

test("no locomotive hides the name of the station where it stands", () => {
  const props = propsAt("turn-act");
  const { stations, pieces, detective, damages } = viewOf(props);
  const locomotives = stations.flatMap((station, seat) => (station === null ? [] : [{ seat, station }]));
  const open = damages.map((id) => GAME.domains["damage"]?.[id] ?? "");
  const { labels, locomotives: placed } = furnish(board, 1, "en", { pieces, henry: detective, locomotives, costs: [], open });
  for (const { seat, station } of locomotives) {
    const [at, aside] = [board.stations[station], placed.get(seat)];
    const label = labels.find(({ id }) => id === at?.id);
    if (!at || !aside || !label) throw new Error("It stands nowhere.");
    const [x, y] = [at.x + aside.x, at.y + aside.y];
    expect(overlap(label.box, { left: x - 34, right: x + 34, top: y - 14, bottom: y + 14 })).toBe(false);
  }
});

test("everything that there is lies on the map", () => {
  const { container, props } = draw("turn-act");
  const view = viewOf(props);
  expect(container.querySelectorAll(".so-disc")).toHaveLength(board.turntables.length);
  expect(container.querySelectorAll("[data-locomotive]")).toHaveLength(view.stations.length);
  expect(container.querySelectorAll(".so-map .so-flag")).toHaveLength(view.damages.length);
  expect(container.querySelectorAll("[data-piece]")).toHaveLength(view.pieces.length);
  expect(container.querySelectorAll("[data-detective], [data-ship]")).toHaveLength(2);
  expect(container.querySelectorAll(".so-map .so-square .watch")).toHaveLength(3);
  const carried = [...container.querySelectorAll("[data-locomotive] .so-slot.full")].length;
  expect(carried).toBe(view.loads.reduce((sum, load) => sum + load, 0));
});

test("a board whose coast nobody knows lies on paper", () => {
  const other = { ...boardOf(propsAt("turn-act")), id: "somewhere" };
  const { container } = draw("turn-act", { game: { ...GAME, layout: other as unknown as typeof GAME.layout } });
  expect(container.querySelector(".so-sea")).toBeNull();
  expect(container.querySelector(".so-grid")).not.toBeNull();
  expect(container.querySelectorAll(".so-disc")).toHaveLength(other.turntables.length);
});
