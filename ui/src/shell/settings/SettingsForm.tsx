import "../style/text-page.css";

import { LANGUAGES } from "../../texts/words";
import { say } from "../text/say";
import { Segments } from "../widgets/Segments";
import { Switch } from "../widgets/Switch";
import { choose, settings } from "./settings";

const THEMES = ["system", "dark", "light"] as const;
const MOTIONS = ["system", "full", "none"] as const;

/** What a reader can choose wherever they are: on the settings screen, or in the middle of a game. */
export function SettingsForm() {
  const { lang, theme, motion, plain, explain } = settings.value;
  const themes = THEMES.map((value) => ({ value, label: say(`theme-${value}`) }));
  const motions = MOTIONS.map((value) => ({ value, label: say(`motion-${value}`) }));
  const languages = Object.entries(LANGUAGES).map(([value, label]) => ({ value, label }));
  return (
    <>
      <div class="setting">
        <span>{say("language")}</span>
        <Segments label={say("language")} value={lang} choices={languages} onChoose={(wanted) => choose({ lang: wanted })} />
      </div>
      <div class="setting">
        <span>{say("theme")}</span>
        <Segments label={say("theme")} value={theme} choices={themes} onChoose={(wanted) => choose({ theme: wanted })} />
      </div>
      <div class="setting">
        <span>{say("motion")}</span>
        <Segments label={say("motion")} value={motion} choices={motions} onChoose={(wanted) => choose({ motion: wanted })} />
      </div>
      <div class="setting">
        <span>
          {say("explain")}
          <small>{say("explain.help")}</small>
        </span>
        <Switch label={say("explain")} on={explain} says={say(explain ? "yes" : "no")} onTurn={(wanted) => choose({ explain: wanted })} />
      </div>
      <div class="setting">
        <span>
          {say("plain-board")}
          <small>{say("plain-board.help")}</small>
        </span>
        <Switch label={say("plain-board")} on={plain} says={say(plain ? "yes" : "no")} onTurn={(wanted) => choose({ plain: wanted })} />
      </div>
      <p>{say("no-sound")}</p>
      <h2>{say("keys")}</h2>
      <dl class="keys">
        {["digits", "help", "undo", "pause", "speed", "step", "again", "escape"].map((key) => (
          <div key={key}>
            <dt>
              <kbd>{say(`key-${key}.name`)}</kbd>
            </dt>
            <dd>{say(`key-${key}`)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
