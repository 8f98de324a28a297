// What is held out to the reader lies face up in the middle until it was seen; it can be called up again.
import "./spotlight.css";

import { useLayoutEffect } from "preact/hooks";

import type { Shown } from "../../table/spotlight";
import { say } from "../../text/say";
import type { GameScreenProps } from "../GameLayout";
import { lastShown } from "./staging";
import { touchedMe } from "./touching";

/** Things that one event holds out lie over one sentence. */
function groups(shown: Shown[]): Shown[][] {
  return [...new Set(shown.map(({ told }) => told))].map((told) => shown.filter((one) => one.told === told));
}

function Thing({ one, props, ui }: GameScreenProps & { one: Shown }) {
  const { Thing } = ui;
  if (Thing) return <Thing props={props} domain={one.domain} id={one.id} />;
  return <span class="plain-thing">{props.texts.noun(one.domain, one.id)}</span>;
}

/** Whatever has the focus, the usual keys put aside what is held out. */
function useKeys(isOn: boolean, done: () => void): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!["Enter", " ", "Escape"].includes(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
      done();
    };
    if (isOn) addEventListener("keydown", press, true);
    return () => removeEventListener("keydown", press, true);
  });
}

/** What others have done to the reader lately. */
function Lately({ lines }: { lines: string[] }) {
  if (!lines.length) return null;
  return (
    <span class="lately">
      <b>{say("touched-lately")}</b>
      {lines.map((line, place) => (
        <span key={place}>{line}</span>
      ))}
    </span>
  );
}

function HeldOut({ shown, lately, done, ...given }: GameScreenProps & { shown: Shown[]; lately: string[]; done: () => void }) {
  const { props } = given;
  return (
    <div class="spotlight" onClick={done}>
      <button type="button" class="spotlight-things" style={{ "--things": shown.length }} data-quick aria-label={say("spotlight-seen")} onClick={done}>
        {groups(shown).map((group, place) => (
          <figure key={place} style={{ "--together": group.length }}>
            <span class="things">
              {group.map((one) => (
                <Thing key={one.id} one={one} {...given} />
              ))}
            </span>
            <figcaption>{group[0] && props.texts.log(group[0].told, props.seat)}</figcaption>
          </figure>
        ))}
        <Lately lines={lately} />
      </button>
    </div>
  );
}

/** The place of the words is always there, because screen readers only announce what comes into a known place. */
export function Spotlight({ shown, ...given }: GameScreenProps & { shown: Shown[] }) {
  const { table, props } = given;
  const recalled = table.playback.recalling.value && !shown.length;
  const again = recalled ? lastShown(props) : [];
  const lately = recalled ? touchedMe(props) : [];
  const isOn = shown.length + again.length + lately.length > 0;
  const done = () => {
    table.playback.recalling.value = false;
    if (shown.length) table.playback.release();
  };
  useKeys(isOn, done);
  return (
    <>
      <div class="unseen" role="alert">
        {groups(shown).map(([one], place) => (
          <p key={place}>{one && props.texts.log(one.told, props.seat)}</p>
        ))}
      </div>
      {isOn && <HeldOut key={props.told.length} {...given} shown={shown.length ? shown : again} lately={lately} done={done} />}
    </>
  );
}
