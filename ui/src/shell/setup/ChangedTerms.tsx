import type { Texts } from "../../texts/texts";
import type { GameInfo, TableInfo } from "../../wire";
import { agreeToAll, changedTerms } from "../table/terms";
import { say } from "../text/say";

interface Props {
  game: GameInfo;
  texts: Texts;
  table: TableInfo;
}

/** The host has changed what a guest sat down to: said until it was read, also when the game has begun meanwhile. */
export function ChangedTerms({ game, texts, table }: Props) {
  const { options, others } = changedTerms(game, table.code);
  const names = [...options.map((name) => texts.setting(name)), ...others.map((name) => say(name))];
  if (!names.length) return null;
  return (
    <p class="changed-terms">
      {say("host-changed", { host: table.seats[table.host]?.name ?? "", names: names.join(", ") })}
      <button type="button" class="button" onClick={agreeToAll}>
        {say("seen-it")}
      </button>
    </p>
  );
}
