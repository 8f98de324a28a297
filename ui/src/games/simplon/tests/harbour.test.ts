// The ship lies beside its port, and hides neither the station there nor its name.
import { expect, test } from "vitest";

import { GAME } from "../fixtures/moments";
import { squaresOf } from "../map/board";
import { furnish } from "../map/furniture";
import { boxAround, overlap } from "../map/places";
import { scaleOf } from "../map/scale";
import type { Layout } from "../table";
import { LANGUAGES } from "./files";

const board = GAME.layout as unknown as Layout;
const SCALES = [0.9, 1.3];

test.each(LANGUAGES)("in %s whatever port it lies in, every station can be seen and read", (lang) => {
  for (const scale of SCALES) {
    const { symbol } = scaleOf(scale);
    for (const [square, port] of squaresOf(board).entries()) {
      const { ship, labels } = furnish(board, scale, lang, { pieces: [], henry: null, ship: square, locomotives: [], costs: [], open: [] });
      const hull = boxAround({ x: port.x * scale + ship.x, y: port.y * scale + ship.y - 11 * symbol }, 46 * symbol, 42 * symbol);
      const hidden = board.stations.filter((one) => overlap(hull, boxAround({ x: one.x * scale, y: one.y * scale }, 8)));
      const unread = labels.filter(({ kind, box }) => kind !== "port" && overlap(hull, box));
      expect([...hidden.map(({ id }) => id), ...unread.map(({ text }) => text)], `${port.id} at ${scale}`).toEqual([]);
    }
  }
});
