// One moment as the page would draw it: about the frame that the shell puts around a board.
import { useState } from "preact/hooks";

import type { BoardProps, SeatProps } from "../../../contract/board";
import { moment } from "../fixtures/moments";
import { ui } from "../index";
import { wordsIn } from "./words";

function Prompt({ props }: { props: BoardProps }) {
  const { ask } = props.position;
  const drawn = new Set(ask ? ui.answersOnBoard?.(ask, props) : []);
  return (
    <div class="g-prompt">
      <p>{ask ? props.texts.prompt(ask) : "…"}</p>
      {ask?.options
        .filter((id) => !drawn.has(id))
        .map((id) => (
          <button key={id} type="button" onClick={() => props.pick(id)}>
            {props.texts.option(ask, id)}
          </button>
        ))}
    </div>
  );
}

function Seats({ props }: { props: BoardProps }) {
  const { Seat, Portrait } = ui as { Seat: (props: SeatProps) => preact.JSX.Element; Portrait: (props: SeatProps) => preact.JSX.Element };
  return (
    <ul class="g-seats">
      {props.table.seats
        .filter(({ seat }) => seat !== props.seat)
        .map(({ seat, name }) => (
          <li key={seat} class="seat-panel">
            <Portrait {...props} of={seat} />
            <div>
              <p class="line">
                <b>{name}</b>
              </p>
              <Seat {...props} of={seat} />
            </div>
          </li>
        ))}
    </ul>
  );
}

export function Page({ name, lang, phone, tab }: { name: string; lang: string; phone: boolean; tab: string }) {
  const found = moment(name, wordsIn(lang));
  const [marks, setMarks] = useState(found.marks);
  const props: BoardProps = { ...found, marks, mark: (key, text) => setMarks({ ...marks, [key]: text }), pick: (id) => console.info("pick", id), phone };
  const { Board, Hand, Notebook, Header } = ui;
  return (
    <div class={`g-page ${tab}`}>
      <header>
        <b>27</b>
        <span>{Header && <Header {...props} />}</span>
      </header>
      {phone && <Seats props={props} />}
      <div class="g-board">
        <Board {...props} />
      </div>
      {!phone && <Seats props={props} />}
      <div class="g-mine">
        <Prompt props={props} />
        {Hand && <Hand {...props} />}
      </div>
      <div class="g-note">{Notebook && props.seat >= 0 && <Notebook {...props} />}</div>
    </div>
  );
}
