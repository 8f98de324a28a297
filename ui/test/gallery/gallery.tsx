// For drawing only, not part of the build (npm run dev, then /test/gallery/): any moment of any game's fixtures as the page
// would draw it, as ?game=GAME&moment=turn-act&lang=fr&theme=light, or what a game shows besides, as ?game=GAME&show=cards.
import "../../src/shell/style/fonts.css";
import "../../src/shell/style/tokens.css";
import "../../src/shell/style/base.css";
import "../../src/shell/style/widgets.css";
import "../../src/shell/playing/playing.css";

import { render } from "preact";

import { GAMES, gameNamed } from "./found";
import { Page } from "./Page";

const asked = new URLSearchParams(location.search);
const lang = asked.get("lang") ?? "fr";
const phone = matchMedia("(max-width: 700px), (max-height: 500px)").matches;
document.documentElement.dataset["theme"] = asked.get("theme") ?? "dark";
document.documentElement.dataset["motion"] = asked.get("motion") ?? "none";
document.documentElement.lang = lang;

const Links = ({ all }: { all: string[] }) => (
  <ul>
    {all.map((one) => (
      <li key={one}>
        <a href={one}>{one}</a>
      </li>
    ))}
  </ul>
);

async function wanted(): Promise<preact.JSX.Element> {
  const game = asked.get("game");
  if (!game) return <Links all={GAMES.map((one) => `?game=${one}`)} />;
  const { ui, MOMENTS, moment, words, shows } = await gameNamed(game, lang);
  const Show = shows[asked.get("show") ?? ""];
  const name = asked.get("moment");
  if (Show) return <Show props={moment(name ?? MOMENTS[0] ?? "", words)} size={Number(asked.get("size") ?? 96)} />;
  if (name) return <Page ui={ui} found={moment(name, words)} phone={phone} tab={asked.get("tab") ?? "hand"} />;
  return <Links all={[...MOMENTS.map((one) => `?game=${game}&moment=${one}`), ...Object.keys(shows).map((one) => `?game=${game}&show=${one}`)]} />;
}

const page = document.getElementById("page");
if (page) void wanted().then((drawn) => render(drawn, page));
