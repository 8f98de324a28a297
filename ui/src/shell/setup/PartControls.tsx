// Controls for options that are lists or mappings: each part has its own, in the game's words.
import { useState } from "preact/hooks";

import type { Assigned, Chosen, Numbers } from "../../wire";
import { say } from "../text/say";
import { exchanged, isComplete, nameOf, toggled, usualNumbers, withNumber } from "./optionParts";
import type { OptionProps } from "./OptionRow";

interface Props<P> extends OptionProps {
  parts: P;
  put: (value: unknown) => void;
}

export function NumbersControl({ parts, option, texts, plan, change, put }: Props<Numbers>) {
  const players = plan.seats.length;
  const numbers = (plan.options[option.name] as number[] | undefined) ?? usualNumbers(parts, option.default, players);
  const label = (number: number) => texts.settingPart(option.name, number);
  const write = (place: number, typed: HTMLInputElement) => {
    const wanted = Math.round(typed.valueAsNumber);
    const next = Number.isNaN(wanted) ? numbers : withNumber(parts, numbers, place, wanted, players);
    typed.value = String(next[place]); // an impossible number is put right even if nothing changes
    put(next);
  };
  return (
    <div class="numbers" role="group" aria-label={texts.setting(option.name)}>
      {numbers.map((number, place) => (
        <label key={place}>
          <span>{label(place + 1)}</span>
          <input
            class="field"
            type="number"
            inputMode="numeric"
            min={parts.least}
            max={parts.most}
            value={number}
            disabled={!change}
            onChange={(event) => write(place, event.currentTarget)}
          />
        </label>
      ))}
    </div>
  );
}

export function AssignedControl({ parts, option, texts, plan, change, put }: Props<Assigned>) {
  const given = (plan.options[option.name] ?? option.default) as Record<string, string>;
  return (
    <div class="assigned" role="group" aria-label={texts.setting(option.name)}>
      {parts.names.map((name) => (
        <label key={name}>
          <span>{nameOf(texts, name)}</span>
          <select
            class="field"
            value={given[name]}
            disabled={!change}
            onChange={(event) => put(exchanged(given, name, event.currentTarget.value))}
          >
            {parts.values.map((value) => (
              <option key={value} value={value}>
                {nameOf(texts, value)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}

/** Nothing is agreed on before the choice is complete; until then all is as usual. */
export function ChosenControl({ parts, option, texts, plan, change, put }: Props<Chosen>) {
  const players = plan.seats.length;
  const agreed = plan.options[option.name] as string[] | undefined;
  const [draft, setDraft] = useState(agreed ?? []);
  const names = agreed ?? (isComplete(parts, draft, players) ? [] : draft);
  const count = parts.counts[players] ?? 0;
  const choose = (next: string[]) => {
    setDraft(next);
    put(isComplete(parts, next, players) ? next : undefined);
  };
  return (
    <div class="chosen">
      <p>{say(agreed ? "chosen-all" : names.length ? "chosen-some" : "chosen-none", { count })}</p>
      {parts.groups.map((group) => (
        <div key={group[0]} role="group" aria-label={texts.setting(option.name)}>
          {group.map((name) => (
            <button
              key={name}
              type="button"
              class="chip"
              aria-pressed={names.includes(name)}
              disabled={!change}
              onClick={() => choose(toggled(parts, names, name, players))}
            >
              {nameOf(texts, name)}
            </button>
          ))}
        </div>
      ))}
      {change && names.length > 0 && (
        <button type="button" class="button" onClick={() => choose([])}>
          {say("as-usual")}
        </button>
      )}
    </div>
  );
}
