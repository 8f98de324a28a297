import type { GameInfo, OptionInfo } from "../../wire";
import { profileOf } from "../profiles";
import { say } from "../text/say";
import { type Choice, Segments } from "../widgets/Segments";
import { Switch } from "../widgets/Switch";
import { Ladder } from "./Ladder";
import { partsOf, plainOf } from "./optionParts";
import { AssignedControl, ChosenControl, NumbersControl } from "./PartControls";
import { Row } from "./Row";
import type { SetupProps } from "./SetupForm";

type Value = string | number | boolean;
const BRIEF = 24; // letters that fit on a rail beside its name
const FEW = 7; // values that fit there
const LONG = 52; // letters that fit on a rail of its own, in words that may be broken
const LONG_NAMES = 28; // letters that fit there in names, which stay in one line
const USUAL = ""; // as a choice: nothing is chosen

export interface OptionProps extends SetupProps {
  option: OptionInfo;
}

/** The values of an option that is drawn as a ladder, from least to most. */
const ladderOf = (game: GameInfo, option: OptionInfo): string[] | undefined => profileOf(game.id).options?.ladders?.[option.name];

type Putting = OptionProps & { put: (value: unknown) => void };

function Typed({ texts, option, plan, change, put }: Putting) {
  return (
    <input
      class="field typed"
      value={String(plan.options[option.name] ?? "")}
      placeholder={String(option.default ?? "")}
      disabled={!change}
      aria-label={texts.setting(option.name)}
      onChange={(event) => put(event.currentTarget.value.trim() || undefined)}
    />
  );
}

/** Numbers from least to most, although the usual one comes first; words as the game puts them. */
const inSequence = (values: unknown[]) =>
  values.every((one) => typeof one === "number") ? [...values].sort((one, other) => one - other) : values;

/** All that can be chosen: the values, any seat where seats are meant, and “as usual” where that is no value. */
function choicesOf({ texts, option, plan }: OptionProps): Choice<Value>[] {
  const values = inSequence(option.values).map((one) => ({ value: one as Value, label: texts.settingValue(option.name, one) }));
  const seat = (place: number) => plan.seats[place]?.name || say("seat-number", { number: place + 1 });
  const seats = option.parts?.type === "seat" ? plan.seats.map((_, place) => ({ value: place, label: seat(place) })) : [];
  const usual = option.default === null ? [{ value: USUAL, label: say("as-usual") }] : [];
  return [...usual, ...values, ...seats];
}

function Picked(props: Putting) {
  const { game, texts, option, plan, change, put } = props;
  const label = texts.setting(option.name);
  const value = plainOf(plan.options[option.name] ?? option.default ?? USUAL) as Value;
  if (typeof value === "boolean") {
    return <Switch label={label} on={value} says={texts.settingValue(option.name, value)} disabled={!change} onTurn={put} />;
  }
  const choose = (wanted: Value) => put(wanted === USUAL ? undefined : wanted);
  const common = { label, value, choices: choicesOf(props), disabled: !change, onChoose: choose };
  const steps = ladderOf(game, option);
  if (steps) return <Ladder {...common} choices={inOrder(common.choices, steps)} />;
  const room = option.parts?.type === "seat" ? LONG_NAMES : LONG;
  return <Segments {...common} tall={lettersOf(props) > room} />;
}

function Control(props: Putting) {
  const parts = partsOf(props.option);
  if (props.option.values.length) return <Picked {...props} />;
  if (parts?.type === "numbers") return <NumbersControl {...props} parts={parts} />;
  if (parts?.type === "assigned") return <AssignedControl {...props} parts={parts} />;
  if (parts?.type === "chosen") return <ChosenControl {...props} parts={parts} />;
  return <Typed {...props} />;
}

const isBrief = (props: OptionProps) => lettersOf(props) <= BRIEF && choicesOf(props).length <= FEW;
const lettersOf = (props: OptionProps) => choicesOf(props).reduce((sum, { label }) => sum + label.length, 0);

const inOrder = (choices: Choice<Value>[], steps: string[]) =>
  [...choices].sort((one, other) => steps.indexOf(String(one.value)) - steps.indexOf(String(other.value)));

/** One option of the game, in the game's own words; nothing where there is nothing to choose. */
export function OptionRow(props: OptionProps) {
  const { game, texts, option, plan, change } = props;
  const { parts } = option;
  if (parts?.type === "chosen" && !parts.counts[plan.seats.length]) return null;
  const put = (value: unknown) => {
    const { [option.name]: _old, ...rest } = plan.options;
    change?.({ options: value === undefined ? rest : { ...rest, [option.name]: value } });
  };
  const flat = typeof option.default === "boolean";
  const wide = !flat && (!option.values.length || !isBrief(props));
  return (
    <Row title={texts.setting(option.name)} help={texts.settingHelp(option.name)} flat={flat} wide={wide || ladderOf(game, option) !== undefined}>
      <Control {...props} put={put} />
    </Row>
  );
}
