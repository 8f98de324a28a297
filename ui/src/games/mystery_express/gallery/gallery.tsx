// For drawing only, not part of the build: any moment of the fixtures, as gallery/?moment=turn-action&lang=fr.
import "../../../shell/style/fonts.css";
import "../../../shell/style/tokens.css";
import "../../../shell/style/base.css";
import "../../../shell/style/widgets.css";
import "./gallery.css";

import { render } from "preact";
import { useState } from "preact/hooks";

import de from "../../../../../src/wagonlit/games/mystery_express/text/de.ftl?raw";
import en from "../../../../../src/wagonlit/games/mystery_express/text/en.ftl?raw";
import fr from "../../../../../src/wagonlit/games/mystery_express/text/fr.ftl?raw";
import it from "../../../../../src/wagonlit/games/mystery_express/text/it.ftl?raw";
import type { BoardProps, SeatProps } from "../../../contract/board";
import { Words } from "../../../texts/words";
import { useFilling } from "../fixtures/filling";
import { MOMENTS, moment } from "../fixtures/moments";
import { ui } from "../index";

const asked = new URLSearchParams(location.search);
const FILES: Record<string, string> = { en, fr, de, it };
const lang = asked.get("lang") ?? "fr";
const words = new Words(lang, FILES[lang] ?? en);
const phone = matchMedia("(max-width: 700px)").matches;

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
          <li key={seat}>
            <Portrait {...props} of={seat} />
            <div>
              <b class="g-name">{name}</b>
              <Seat {...props} of={seat} />
            </div>
          </li>
        ))}
    </ul>
  );
}

function Gallery({ name }: { name: string }) {
  const [marks, setMarks] = useState<Record<string, string>>(() => moment(name, words).marks);
  const props = useFilling({
    ...moment(name, words),
    marks,
    mark: (key, text) => setMarks({ ...marks, [key]: text }),
    pick: (id) => console.info("pick", id),
    phone,
    still: asked.has("still"),
  }, (choice) => console.info("hand in", choice));
  const { Board, Hand, Notebook, Header } = ui;
  return (
    <div class={`g-page ${asked.get("tab") ?? "hand"}`}>
      <header>
        <b>Mystery Express</b>
        <span>{Header && <Header {...props} />}</span>
      </header>
      {phone && <Seats props={props} />}
      <Board {...props} />
      <main>
        {!phone && <Seats props={props} />}
        <div class="g-mine">
          <Prompt props={props} />
          {Hand && <Hand {...props} />}
        </div>
        <div class="g-note">{Notebook && <Notebook {...props} />}</div>
      </main>
    </div>
  );
}

const page = document.getElementById("page");
const name = asked.get("moment");
document.documentElement.dataset["theme"] = asked.get("theme") ?? "dark";
if (page && name) render(<Gallery name={name} />, page);
else if (page)
  render(
    <ul>
      {MOMENTS.map((one) => (
        <li key={one}>
          <a href={`?moment=${one}`}>{one}</a>
        </li>
      ))}
    </ul>,
    page,
  );
