import "./setup.css";

import { useEffect } from "preact/hooks";

import type { Texts } from "../../texts/texts";
import type { GameInfo, TableInfo } from "../../wire";
import { SettingsButton } from "../settings/SettingsButton";
import { say } from "../text/say";
import { Icon } from "../widgets/Icon";
import { Link } from "../widgets/Link";
import { ChangedTerms } from "./ChangedTerms";
import { fitting } from "./optionParts";
import { Options } from "./Options";
import { SeatsAroundTable } from "./SeatsAroundTable";
import type { TablePlan } from "./tablePlan";
import { Ticket } from "./Ticket";

/** The button that opens the table, or begins the game. */
export interface StartButton {
  label: string;
  act: () => void;
  busy: boolean;
}

export interface SetupProps {
  game: GameInfo;
  texts: Texts;
  plan: TablePlan;
  /** Missing: only the host may change things. */
  change?: (changed: Partial<TablePlan>) => void;
  /** The table, once it is open. */
  table?: TableInfo;
  mine?: number[];
  /** Missing: only the host may begin. */
  start: StartButton | null;
  fault: string;
  leave?: () => void;
  /** The seat of a guest becomes open again. */
  free?: (seat: number) => void;
}

/** With another number of seats, options that do not allow it go back to their defaults. */
function withFitting({ game, plan, change }: SetupProps, changed: Partial<TablePlan>): void {
  const seats = changed.seats?.length ?? plan.seats.length;
  const options = seats === plan.seats.length ? plan.options : fitting(game, plan.options, seats);
  const dropped = Object.keys(options).length < Object.keys(plan.options).length;
  change?.(dropped ? { options, ...changed } : changed);
}

/** Who plays, and by which rules: before a table is opened, and while its host waits for friends. */
export function SetupForm(given: SetupProps) {
  const props = given.change ? { ...given, change: (changed: Partial<TablePlan>) => withFitting(given, changed) } : given;
  const { game, texts, table } = props;
  const step = say(table ? "waiting-room" : "open-table");
  useEffect(() => {
    document.title = `${texts.title()} · ${step}`;
  }, [texts, step]);
  return (
    <div class="setup-form">
      <header class="bar">
        <Link class="logo" href="/">
          Wagonlit
        </Link>
        <Link class="bare home" href="/" aria-label={say("back-to-platform")}>
          <Icon of="back" size={24} />
        </Link>
        <span class="stroke" aria-hidden="true" />
        <h1>{texts.title()}</h1>
        <span class="step">{table ? say("table-code", { code: table.code }) : step}</span>
        <nav aria-label={say("main-ways")}>
          <a href={`/rules/${game.id}`} target="_blank" rel="noopener">
            {say("rules")}
          </a>
          {props.leave && (
            <button type="button" class="bare" onClick={props.leave}>
              {say("leave")}
            </button>
          )}
          <Link href="/">{say("back-to-platform")}</Link>
        </nav>
        <SettingsButton />
      </header>
      <main id="content">
        <SeatsAroundTable {...props} />
        <section class="terms" aria-labelledby="terms">
          <h2 id="terms">{say("the-journey")}</h2>
          <Options {...props} />
          <div class="go">
            <div role="status">{table && <ChangedTerms game={game} texts={texts} table={table} />}</div>
            {props.fault && (
              <p class="alarm" role="alert">
                {props.fault}
              </p>
            )}
            {props.start && <Ticket start={props.start} game={game} seats={props.plan.seats.length} />}
            {!props.start && <p class="patience">{say("host-starts")}</p>}
          </div>
        </section>
      </main>
    </div>
  );
}
