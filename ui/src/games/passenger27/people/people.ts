// Everybody on the train, by the names the rules have for them.
import { CASUAL } from "./casual";
import { ECCENTRIC } from "./eccentric";
import { FORMAL_HEADS } from "./formal";
import { FORMAL_TRADES } from "./formalTrades";
import { HARBOUR } from "./harbour";
import type { Person } from "./person";
import { ROGUES } from "./rogues";

export const PEOPLE: Record<string, Person> = { ...FORMAL_HEADS, ...FORMAL_TRADES, ...CASUAL, ...HARBOUR, ...ECCENTRIC, ...ROGUES };
