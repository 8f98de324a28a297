// One moment as the page would draw it: about the frame that the shell puts around a board.
import { useState } from "preact/hooks";

import type { BoardProps, GameUi } from "../../src/contract/board";
import { useFilling } from "../games/filling";

interface Parts {
  ui: GameUi;
  props: BoardProps;
}

function Prompt({ ui, props }: Parts) {
  const { ask } = props.position;
  const drawn = new Set(ask ? ui.answersOnBoard?.(ask, props) : []);
  return (
    <div class="prompt">
      <div class="question">
        <p>{ask ? props.texts.prompt(ask) : "…"}</p>
      </div>
      {ask?.options
        .filter((id) => !drawn.has(id))
        .map((id) => (
          <button key={id} type="button" class="button" onClick={() => props.pick(id)}>
            {props.texts.option(ask, id)}
          </button>
        ))}
    </div>
  );
}

function Seats({ ui: { Seat, Portrait, listsOwnSeat }, props }: Parts) {
  const listed = props.table.seats.filter(({ seat }) => listsOwnSeat || seat !== props.seat);
  return (
    <section class="seats">
      <ul style={{ "--count": listed.length }}>
        {listed.map(({ seat, name }) => (
          <li key={seat} class="seat-panel" data-waiting={props.position.waiting.includes(seat) || undefined}>
            <div class="portrait">{Portrait && <Portrait {...props} of={seat} />}</div>
            <div class="about">
              <p class="line">
                <b>{name}</b>
              </p>
              {Seat && <Seat {...props} of={seat} />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Page({ ui, found, phone, tab }: { ui: GameUi; found: BoardProps; phone: boolean; tab: string }) {
  const [marks, setMarks] = useState(found.marks);
  const given: BoardProps = { ...found, marks, mark: (key, text) => setMarks({ ...marks, [key]: text }), pick: (id) => console.info("pick", id), phone };
  const props = useFilling(given, (choice) => console.info("hand in", choice));
  const { Board, Hand, Notebook, Header } = ui;
  const looksOn = props.seat < 0;
  const shows = (one: string) => !phone || tab === one;
  return (
    <div class="playing">
      <header class="game-bar">
        <h1>{props.texts.title()}</h1>
        <span class="game-status">{Header && <Header {...props} />}</span>
      </header>
      <main class="game-layout" data-tab={tab} data-broadcast={looksOn || undefined}>
        <div class="arena">
          {phone && <Seats ui={ui} props={props} />}
          <section class="public on-night" hidden={!shows("hand")}>
            <Board {...props} />
          </section>
        </div>
        <div class="own-side">
          <div class="lower-table" data-notebook={!looksOn || undefined}>
            <div class="others">{!phone && <Seats ui={ui} props={props} />}</div>
            <div class="mine" hidden={!shows("hand")}>
              {!phone && <Prompt ui={ui} props={props} />}
              <div class="hand">{Hand && <Hand {...props} />}</div>
            </div>
            {Notebook && !looksOn && (
              <div class="notebook" hidden={!shows("notebook")}>
                <Notebook {...props} />
              </div>
            )}
          </div>
          {phone && <Prompt ui={ui} props={props} />}
        </div>
      </main>
    </div>
  );
}
