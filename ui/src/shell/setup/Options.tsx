import type { OptionInfo } from "../../wire";
import { profileOf } from "../profiles";
import { say } from "../text/say";
import { Segments } from "../widgets/Segments";
import { Switch } from "../widgets/Switch";
import { isChoice } from "./optionParts";
import { OptionRow } from "./OptionRow";
import { Row } from "./Row";
import { ChosenSeed, FairDeal, Seed } from "./Seed";
import type { SetupProps } from "./SetupForm";

function sorted({ game }: SetupProps): [OptionInfo[], OptionInfo[]] {
  const choices = game.options.filter((option) => isChoice(option) && !game.settled_options.includes(option.name));
  const wanted = profileOf(game.id).options?.first ?? choices.slice(0, 5).map((option) => option.name);
  const first = wanted.flatMap((name) => choices.filter((option) => option.name === name));
  return [first, choices.filter((option) => !first.includes(option))];
}

function ClockRow({ plan, change }: SetupProps) {
  const choices = (["none", "relaxed", "fast"] as const).map((value) => ({ value, label: say(`clock-${value}`) }));
  return (
    <Row title={say("clock")} help={say(`clock-${plan.clock}.help`)}>
      <Segments label={say("clock")} value={plan.clock} choices={choices} disabled={!change} onChoose={(clock) => change?.({ clock })} />
    </Row>
  );
}

function SwitchRow({ name, on, turn }: { name: string; on: boolean; turn: ((on: boolean) => void) | undefined }) {
  return (
    <Row title={say(name)} help={say(`${name}.help`)} flat>
      <Switch label={say(name)} on={on} says={say(on ? "yes" : "no")} disabled={!turn} onTurn={(now) => turn?.(now)} />
    </Row>
  );
}

/** All that the game lets a table agree on, each with one sentence; what few people touch is folded away. */
export function Options(props: SetupProps) {
  const { plan, change, table } = props;
  const [first, more] = sorted(props);
  return (
    <div class="options">
      {first.map((option) => (
        <OptionRow key={option.name} {...props} option={option} />
      ))}
      <ClockRow {...props} />
      <SwitchRow name="listed" on={plan.listed} turn={change && ((listed) => change({ listed }))} />
      {table && table.seed !== null && <ChosenSeed seed={table.seed} />}
      <details>
        <summary>{say("more-options")}</summary>
        {props.game.keeps_secrets && <SwitchRow name="open-hands" on={plan.open_hands} turn={change && ((open_hands) => change({ open_hands }))} />}
        {more.map((option) => (
          <OptionRow key={option.name} {...props} option={option} />
        ))}
        {table?.commitment && <FairDeal commitment={table.commitment} />}
        {!table && change && <Seed seed={plan.seed} onSeed={(seed) => change({ seed })} />}
      </details>
    </div>
  );
}
