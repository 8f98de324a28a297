// The notebook: 27 people in three blocks by looks, rows by scent and columns by voice, so that a filter is a line.
import { Fragment } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";

import type { Texts } from "../../../texts/texts";
import { Sign } from "../art/signs";
import { VALUES, type Feature, type Looks, type Value } from "../features";
import { Cell } from "./Cell";
import { Detail } from "./Detail";
import { Facts } from "./Facts";
import { Filters } from "./Filters";
import { Legend } from "./Legend";
import { type Filter, passes, type SheetOpponent, type SheetPerson } from "./sheet";
import { saysOf } from "./words";

export interface SheetProps {
  texts: Texts;
  people: SheetPerson[];
  opponents: SheetOpponent[];
  featureName: (feature: Feature) => string;
  valueName: (value: Value) => string;
  /** Writes the player's own mark; an empty one rubs it out. */
  mark: (seat: number, id: number, text: string) => void;
  /** Why the notebook says so, in sentences, the shortest set; empty where nothing is known. */
  reasons: (seat: number, id: number) => string[];
}

interface BlockProps {
  sheet: SheetProps;
  looks: Looks;
  filter: Filter;
  chosen: number;
  choose: (id: number) => void;
}

function Block({ sheet, looks, filter, chosen, choose }: BlockProps) {
  const { texts, people, opponents, valueName } = sheet;
  const block = VALUES.looks.indexOf(looks);
  const letterOf = (seat: number) => opponents.find((one) => one.seat === seat)?.letter ?? "?";
  return (
    <section class="tp-block" aria-label={valueName(looks)}>
      <h3 class={filter.has(looks) ? "on" : ""} aria-hidden="true">
        <Sign value={looks} />
        <span>{valueName(looks)}</span>
      </h3>
      <div class="tp-nine">
        {VALUES.scent.map((scent, row) => (
          <Fragment key={scent}>
            <span class={filter.has(scent) ? "tp-scent on" : "tp-scent"} title={valueName(scent)} aria-hidden="true">
              <Sign value={scent} />
            </span>
            {VALUES.voice.map((voice, column) => {
              const person = people.find(({ features }) => features.looks === looks && features.scent === scent && features.voice === voice);
              return (
                person && (
                  <Cell
                    key={voice}
                    person={person}
                    letterOf={letterOf}
                    at={[3 * block + row, column]}
                    shown={passes(filter, person.features, VALUES)}
                    open={chosen === person.id}
                    says={saysOf(texts, person, opponents)}
                    ask={() => choose(chosen === person.id ? -1 : person.id)}
                  />
                )
              );
            })}
          </Fragment>
        ))}
      </div>
    </section>
  );
}

/** Whoever is asked about stays in sight, and so does whoever the keys go to next: not behind what is said of them. */
function useInSight(chosen: number) {
  const sheet = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const covered = sheet.current?.querySelector<HTMLElement>(".tp-detail")?.offsetHeight ?? 0;
    sheet.current?.style.setProperty("--covered", `${covered}px`);
    sheet.current?.querySelector(".tp-cell.chosen")?.scrollIntoView({ block: "nearest" });
  }, [chosen]);
  return sheet;
}

export function Sheet(sheet: SheetProps) {
  const { texts, opponents, people, featureName, valueName } = sheet;
  const [filter, change] = useState<Filter>(new Set());
  const [chosen, choose] = useState(-1);
  const person = people.find(({ id }) => id === chosen);
  const root = useInSight(chosen);
  return (
    <section ref={root} class="tp-sheet" aria-label={texts.word("board-sheet")}>
      <Filters filter={filter} change={change} featureName={featureName} valueName={valueName} />
      <Facts
        opponents={opponents}
        title={texts.word("board-known")}
        left={texts.word("board-left")}
        unknown={texts.word("board-unknown")}
        featureName={featureName}
        valueName={valueName}
      />
      <div class="tp-people" data-grid>
        <p class="tp-voices" aria-hidden="true">
          <span />
          {VALUES.voice.map((voice) => (
            <span key={voice} class={filter.has(voice) ? "on" : ""}>
              <Sign value={voice} />
              {valueName(voice)}
            </span>
          ))}
        </p>
        {VALUES.looks.map((looks) => (
          <Block key={looks} sheet={sheet} looks={looks} filter={filter} chosen={chosen} choose={choose} />
        ))}
      </div>
      {person ? <Detail sheet={sheet} person={person} close={() => choose(-1)} /> : <Legend texts={texts} people={people} />}
    </section>
  );
}
