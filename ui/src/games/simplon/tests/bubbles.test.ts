// Where the words of a plan stand: what one says covers neither what others say nor what must be read.
import { expect, test } from "vitest";

import { GAME } from "../fixtures/moments";
import { furnish } from "../map/furniture";
import { type Box, boxAround, overlap } from "../map/places";
import type { Layout } from "../table";
import { bubblesOf } from "../team/bubbles";

const board = GAME.layout as unknown as Layout;

test("where names leave little room, what one says is not covered by what others say", () => {
  const scale = 0.6;
  const at = (id: string) => board.stations.findIndex((one) => one.id === id);
  const locomotives = ["genoa", "berlin", "lemberg", "genoa"].map((id, seat) => ({ seat, station: at(id) }));
  const lying = furnish(board, scale, "fr", { pieces: [], henry: at("milan"), locomotives, open: [], costs: [] });
  const plan = (seat: number, ...places: string[]) => ({ seat, name: "Odette", places: places.map((id) => `station-${at(id)}`), says: "Basile est au mieux pour prendre la pièce de voie à Barcelone." });
  const plans = [plan(0, "milan", "venice"), plan(1, "genoa", "barcelona"), plan(2, "lemberg", "subotica")];
  const seen = { left: 0, top: 0, right: 708, bottom: 470 };
  const boxes = [...bubblesOf(board, plans, scale, lying.taken, seen).values()].map(({ tip, aside, width, height }) => boxAround({ x: tip.x * scale + aside.x, y: tip.y * scale + aside.y }, width, height));
  expect(boxes).toHaveLength(3);
  expect(boxes.flatMap((one, place) => boxes.slice(place + 1).filter((other) => overlap(one, other)))).toEqual([]);
});

test("what two say lies on the part of the map that is looked at, and neither covers the other, a locomotive or a name", () => {
  const scale = 1;
  const locomotives = [3, 8].map((station, seat) => ({ seat, station }));
  const lying = furnish(board, scale, "en", { pieces: [], henry: null, locomotives, open: [], costs: [] });
  const plan = (seat: number, ...places: string[]) => ({ seat, name: "Anselme", places, says: "Odette is well placed for the track piece in Vienna." });
  const plans = [plan(0, "station-3", "station-8"), plan(1, "station-8", "station-3")];
  const seen = { left: 0, top: 0, right: 1000, bottom: 600 };
  const boxes = [...bubblesOf(board, plans, scale, lying.taken, seen).values()].map(({ tip, aside, width, height }) => boxAround({ x: tip.x + aside.x, y: tip.y + aside.y }, width, height));
  expect(boxes).toHaveLength(2);
  expect(boxes.filter(({ left, top, right, bottom }) => left < 0 || top < 0 || right > 1000 || bottom > 600)).toEqual([]);
  expect(overlap(boxes[0] as Box, boxes[1] as Box)).toBe(false);
  const covered = [...lying.taken.slice(-2), ...lying.labels.map(({ box }) => box)].filter((one) => boxes.some((box) => overlap(box, one)));
  expect(covered).toEqual([]);
});
