import { ladders } from "../../games";
import type { OptionInfo } from "../../wire";
import { type Choice, Segments } from "../pieces/Segments";
import { Switch } from "../pieces/Switch";
import type { ArrangingProps } from "./Arranging";
import { Ladder } from "./Ladder";
import { Row } from "./Row";

type Value = string | number | boolean;
const BRIEF = 24; // letters that fit on a rail beside its name
const LONG = 52; // letters that fit on a rail of its own

interface Props extends ArrangingProps {
  option: OptionInfo;
}

/** What was typed, as a value: a list or mapping if it reads as one, else the words themselves. */
function typed(text: string): unknown {
  if (!text.trim()) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text.trim();
  }
}

const shown = (value: unknown): string =>
  value === undefined || value === null ? "" : typeof value === "string" ? value : JSON.stringify(value);

function Typed({ texts, option, plan, change, put }: Props & { put: (value: unknown) => void }) {
  return (
    <input
      class="field typed"
      value={shown(plan.options[option.name])}
      placeholder={shown(option.default)}
      disabled={!change}
      aria-label={texts.setting(option.name)}
      onChange={(event) => put(typed(event.currentTarget.value))}
    />
  );
}

function Control(props: Props & { put: (value: unknown) => void }) {
  const { game, texts, option, plan, change, put } = props;
  const label = texts.setting(option.name);
  if (!option.values.length) return <Typed {...props} />;
  const value = (plan.options[option.name] ?? option.default) as Value;
  if (typeof value === "boolean") {
    return <Switch label={label} on={value} says={texts.settingValue(option.name, value)} disabled={!change} onTurn={put} />;
  }
  const choices = option.values.map((one) => ({ value: one as Value, label: texts.settingValue(option.name, one) }));
  const steps = ladders[game.id]?.[option.name];
  if (steps) return <Ladder label={label} value={value} choices={inOrder(choices, steps)} disabled={!change} onChoose={put} />;
  const tall = lettersOf(props) > LONG;
  return <Segments label={label} value={value} choices={choices} tall={tall} disabled={!change} onChoose={put} />;
}

const lettersOf = ({ texts, option }: Props) =>
  option.values.reduce<number>((sum, one) => sum + texts.settingValue(option.name, one).length, 0);

const inOrder = (choices: Choice<Value>[], steps: string[]) =>
  [...choices].sort((one, other) => steps.indexOf(String(one.value)) - steps.indexOf(String(other.value)));

/** One option of the game, in the game's own words. */
export function OptionRow(props: Props) {
  const { game, texts, option, plan, change } = props;
  const put = (value: unknown) => {
    const { [option.name]: _old, ...rest } = plan.options;
    change?.({ options: value === undefined ? rest : { ...rest, [option.name]: value } });
  };
  const flat = typeof option.default === "boolean";
  const wide = !flat && (!option.values.length || lettersOf(props) > BRIEF);
  return (
    <Row title={texts.setting(option.name)} help={texts.settingHelp(option.name)} flat={flat} wide={wide || Boolean(ladders[game.id]?.[option.name])}>
      <Control {...props} put={put} />
    </Row>
  );
}
