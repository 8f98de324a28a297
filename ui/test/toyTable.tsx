// A toy game on the screen: what every part of the game screen is given.
import { cleanup } from "@testing-library/preact";
import { afterEach, beforeAll, beforeEach, expect, vi } from "vitest";

import type { BoardProps, GameUi } from "../src/contract/board";
import { plainUi } from "../src/shell/plain/plainUi";
import { choose } from "../src/shell/settings/settings";
import { Table } from "../src/shell/table/table";
import { words } from "../src/shell/text/say";
import { proposedBy } from "../src/shell/playing/proposals/inWords";
import { Texts } from "../src/texts/texts";
import { Words } from "../src/texts/words";
import type { GameInfo } from "../src/wire";
import { ask, FakeSocket, position, snapshot, table as info, useFakeSockets } from "./fakeSocket";

const game: GameInfo = {
  id: "toy",
  version: 1,
  players: [2],
  rule_prefix: "TOY",
  summary: false,
  options: [],
  settled_options: ["players"],
  language_options: {},
  bots: ["random", "shy", "bold", "guest"],
  bots_by_strength: ["random", "shy", "bold"],
  usual_bot: "shy",
  keeps_secrets: true,
  names: {},
  layout: {},
  edition_option: "",
  editions: {},
  proposable: [],
  sets: {},
  constants: {},
  domains: { card: ["knife", "rope", "lamp"], seat: ["0", "1"], text: [] },
  decisions: { take: { domain: "card", rule: "TOY-1", facts: {} } },
  events: { Dealt: { facts: { card: "card" }, rule: "TOY-1", begins_chapter: false, concludes: false, aside: false, shows: "", shown_to: "", shown_by: "" } },
  view: { cards: { by: [], of: ["card"], start: 0, fields: {} }, hours: { by: [], of: [], start: 0, fields: {} } },
};

const TEXT = `
title = Toy
bot-bold = Charmer
view-cards = Cards
view-hours = Hours left
card-knife = Knife
    .help = It cuts.
card-rope = Rope
card-lamp = Lamp
Dealt = A card: { $card }.
take = Take a card.
take-help = Any of them.
list =
    .and = { $rest } and { $last }
    .comma = { $rest }, { $last }
`;

export function toyScreen(table: Table, ui: GameUi = plainUi): { table: Table; props: BoardProps; ui: GameUi } {
  const known = table.table.value ?? info;
  const texts = new Texts(game, new Words("en", TEXT), ["Anna", "Bert"]);
  const draft = table.proposing.draft.value;
  const props: BoardProps = {
    game,
    table: known,
    seat: 0,
    position: { ...(table.position.value ?? position(4, ask(4))), ask: table.form.asked.value },
    justTold: [],
    told: [],
    texts,
    picks: table.picks.value,
    pick: (id) => table.form.choose(id),
    form: table.form.draft.value,
    marks: {},
    mark: () => undefined,
    proposals: proposedBy(known.seats, texts, 0),
    planning: draft && { ...draft, add: table.proposing.add },
    phone: false,
    still: true,
  };
  return { table, props, ui };
}

/** A table at which every test of the file sits down afresh, in English. */
export function sitAtToyTable(): { table: Table } {
  const here = {} as { table: Table };
  beforeAll(async () => {
    choose({ lang: "en" });
    await vi.waitFor(() => expect(words.value?.lang).toBe("en"));
  });
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    choose({ explain: true });
    useFakeSockets();
    here.table = new Table("KPMZRA");
    here.table.connect(0);
    FakeSocket.last.tell(snapshot());
  });
  afterEach(() => {
    cleanup();
    here.table.close();
    vi.unstubAllGlobals();
  });
  return here;
}
