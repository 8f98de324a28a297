import { useState } from "preact/hooks";

import { go } from "../route";
import * as api from "../server/api";
import { phone } from "../settings/settings";
import { say } from "../text/say";

const LENGTH = 8;
const OLDER = 6; // so long are the codes of older tables
const letters = (text: string) => text.toUpperCase().replace(/[^A-Z]/g, "").slice(0, LENGTH);

/** Flaps like those of a departure board, in two groups to be read aloud, and one field behind them. */
export function JoinByCode() {
  const [code, setCode] = useState("");
  const [fault, setFault] = useState("");
  const board = (event: Event) => {
    event.preventDefault();
    api.table(code).then(
      () => go(`/t/${code}`),
      (reason: unknown) => setFault(api.faultText(reason)),
    );
  };
  return (
    <section class="join" aria-labelledby="join">
      <h2 id="join">{say("join-by-code")}</h2>
      <form onSubmit={board}>
        <label class="flaps">
          <span class="unseen">{say("code")}</span>
          <input
            value={code}
            onInput={(event) => {
              setCode(letters(event.currentTarget.value));
              setFault("");
            }}
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            aria-invalid={fault !== ""}
            aria-describedby="join-fault"
          />
          {Array.from({ length: LENGTH }, (_, place) => (
            <b key={place} aria-hidden="true" data-next={place === Math.min(code.length, LENGTH - 1) || undefined}>
              {code[place]}
            </b>
          ))}
        </label>
        <button type="submit" class="button" disabled={code.length !== LENGTH && code.length !== OLDER}>
          {say(phone.value ? "board" : "board-train")}
        </button>
        <p id="join-fault" role="alert">
          {fault}
        </p>
      </form>
    </section>
  );
}
