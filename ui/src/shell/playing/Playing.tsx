import "./playing.css";

import { useEffect, useRef } from "preact/hooks";

import type { BoardProps, GameUi } from "../../contract/board";
import type { TableInfo, Told } from "../../wire";
import { isPlain, plainUiOf } from "../plain/plainUi";
import { useGamesPlayed } from "../home/gamesPlayed";
import { profileOf } from "../profiles";
import * as api from "../server/api";
import { boardOf } from "../server/catalogue";
import { settings } from "../settings/settings";
import type { Table } from "../table/table";
import { Patience } from "../widgets/Patience";
import { useAttention, useViewed } from "./attention";
import { boardProps, withChanges } from "./boardProps";
import { GameHeader } from "./GameHeader";
import { GameLayout } from "./GameLayout";
import { Welcome } from "./prompt/Welcome";
import { HandOver, handOverTo } from "./seats/HandOver";
import { askedTogether, useAnswersDue, withoutAsk } from "./seats/SideBySide";
import { SeatTakenElsewhere } from "./seats/SeatTakenElsewhere";
import { useShortcuts } from "./shortcuts";
import { useSpeed } from "./staging/SpeedControl";
import { Spotlight } from "./staging/Spotlight";
import { useSeenBy, useStaging } from "./staging/staging";
import { TelevisionInvites } from "./Television";

function uiOf(id: string): GameUi | undefined {
  if (settings.value.plain) return plainUiOf(id);
  const found = boardOf(id);
  return found === null ? plainUiOf(id) : found;
}

const NOTHING: Told[] = [];

/** Nobody answers by accident a question that waits behind what is being shown. */
const unanswerable = (props: BoardProps): BoardProps => ({ ...props, picks: new Set(), write: undefined, form: props.form && { ...props.form, handIn: undefined } });

function GameScreen({ table, props: given, ui }: { table: Table; props: BoardProps; ui: GameUi }) {
  const known = withChanges(table, given, ui);
  const shown = useStaging(table, known, ui);
  // A moment that nobody should miss does not begin behind what is held out.
  const drawn = shown.length && ui.demandsAttention?.(known.justTold) ? { ...known, justTold: NOTHING } : known;
  const busy = useAttention(table, drawn, ui) || shown.length > 0;
  useViewed(table, drawn, ui, busy || table.playback.holding.value);
  useSpeed(table);
  useGamesPlayed(drawn.game.id, drawn.table.code, table.seat.value);
  const together = busy ? null : askedTogether(table, drawn, ui);
  const next = together || table.sharedDevice.due.value.length ? null : handOverTo(table, busy);
  const curtain = next !== null && drawn.game.keeps_secrets;
  const props = next === null ? (busy ? unanswerable(drawn) : drawn) : withoutAsk(drawn);
  useShortcuts({ table, props, ui });
  const title = props.texts.title();
  const asked = drawn.position.ask !== null;
  useEffect(() => {
    document.title = `${asked ? "● " : ""}${title} · ${props.table.code}`;
  }, [asked, title, props.table.code]);
  useAnswersDue(table);
  useSeenBy(table, props, next === null && !shown.length);
  return (
    <div class="playing" style={{ "--accent": profileOf(props.game.id).accent }} data-plain={isPlain(ui) || undefined} data-tv={props.tv || undefined}>
      <GameHeader table={table} props={props} ui={ui} />
      {curtain ? <HandOver table={table} seat={next} props={props} /> : <GameLayout table={table} props={together ? withoutAsk(props) : props} ui={ui} together={together} next={next} />}
      {props.tv && <TelevisionInvites known={props.table} />}
      {!curtain && <Welcome table={table} props={props} ui={ui} />}
      {!curtain && <Spotlight table={table} props={props} ui={ui} shown={shown} />}
    </div>
  );
}

/** Once my seat is played on another device this one only looks on, even if it was offline at that moment. */
function useOwnSeat(table: Table): void {
  const seat = table.seat.value;
  const lost = seat >= 0 && !table.mine.value.includes(seat);
  useEffect(() => {
    if (lost) table.connect(table.mine.value[0] ?? null, table.mine.value.length === 0);
  }, [lost, table]);
  const refused = seat >= 0 && table.connection.value === "closed";
  useEffect(() => {
    if (refused) api.table(table.code).then((seated) => table.seated(seated), () => undefined);
  }, [refused, table]);
}

/** Where nothing of the game has come yet; whoever was cut off before it did is told so, and not merely to wait. */
function OnItsWay({ table }: { table: Table }) {
  const state = table.connection.value;
  const wasLost = useRef(false);
  wasLost.current ||= state === "lost";
  if (state === "closed" || state === "restarting") return <Patience why={state} />;
  return <Patience why={wasLost.current ? "reconnecting" : "loading"} />;
}

/** The game itself. */
export function Playing({ table, known }: { table: Table; known: TableInfo }) {
  const props = boardProps(table, known);
  const ui = uiOf(known.game);
  useOwnSeat(table);
  return (
    <>
      {props && ui ? <GameScreen table={table} props={props} ui={ui} /> : <OnItsWay table={table} />}
      <SeatTakenElsewhere table={table} known={known} />
    </>
  );
}
