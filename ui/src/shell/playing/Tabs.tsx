import { useEffect, useRef } from "preact/hooks";

import { lyingPhone } from "../settings/settings";
import { say } from "../text/say";
import type { GameScreenProps } from "./GameLayout";

export type Tab = "hand" | "notebook" | "log";

const MOST = 99; // as much as a badge can hold

/** How much of a row is seen at a time: the box in which this scrolls sideways. */
function widthAround(one: Element): number {
  let box = one.parentElement;
  while (box && (box.scrollWidth <= box.clientWidth || getComputedStyle(box).overflowX === "visible")) box = box.parentElement;
  return box?.clientWidth ?? innerWidth;
}

/** As everything lies before anybody scrolls it. */
function scrollBack(): void {
  for (const box of document.querySelectorAll(".arena, .lower-table")) box.scrollTop = 0;
}

/** Brings what may be chosen into view, in whichever box it scrolls: all of it where there is room, otherwise the first of it. */
function bringIntoView(): void {
  scrollBack();
  const inHand = document.querySelectorAll(".mine > .hand button:not(:disabled)");
  const answers = inHand.length ? inHand : document.querySelectorAll(".public button:not(:disabled)");
  const [first, last] = [answers[0], answers[answers.length - 1]];
  if (!first || !last) return;
  const fit = last.getBoundingClientRect().right - first.getBoundingClientRect().left <= widthAround(first);
  for (const answer of fit ? [last, first] : [first]) answer.scrollIntoView?.({ block: "nearest", inline: "nearest" });
}

/** A phone turns to the board by itself when something is asked or shown there, and to the journal for a line in it. */
export function useAutomaticTab({ table, props, ui }: GameScreenProps, tab: Tab, turn: (tab: Tab) => void): void {
  const { justTold, position, phone } = props;
  const at = position.ask?.at;
  const lying = lyingPhone.value; // a phone that is turned shows other things
  const open = useRef(tab);
  open.current = tab;
  const sought = table.sought.value;
  useEffect(() => {
    if (sought !== null) turn("log");
  }, [sought, turn]);
  useEffect(() => {
    if (phone && at !== undefined && open.current === "log") turn("hand");
  }, [phone, at, turn]);
  useEffect(() => {
    if (phone) scrollBack(); // no panel begins where another was left
  }, [phone, tab]);
  useEffect(() => {
    if (phone && at !== undefined && tab === "hand") bringIntoView();
  }, [phone, lying, at, tab]);
  useEffect(() => {
    if (phone && open.current !== "hand" && ui.demandsAttention?.(justTold)) turn("hand");
  }, [phone, justTold, ui, turn]);
}

/** How much was told and said since the journal was last open. */
function useUnread({ table, props }: GameScreenProps, tab: Tab): number {
  const said = table.chat.value.length;
  const told = props.told.length;
  const read = useRef({ said, told });
  if (tab === "log") read.current = { said, told };
  const lines = props.told.slice(read.current.told).filter((one) => props.texts.log(one, props.seat) !== "");
  return Math.max(0, said - read.current.said) + lines.length;
}

function nameOf({ props, ui }: GameScreenProps, tab: Tab): string {
  if (tab === "notebook" && ui.notebookName) return ui.notebookName(props);
  return say(tab === "hand" && (!ui.Hand || ui.listsOwnSeat) ? "tab-board" : `tab-${tab}`);
}

export function Tabs(given: GameScreenProps & { tabs: Tab[]; tab: Tab; turn: (tab: Tab) => void }) {
  const { tabs, tab, turn } = given;
  const unread = useUnread(given, tab);
  return (
    <nav class="tabs" aria-label={say("panels")}>
      {tabs.map((one) => (
        <button key={one} type="button" aria-pressed={tab === one} onClick={() => turn(one)}>
          {nameOf(given, one)}
          {one === "log" && unread > 0 && <b aria-label={say("unread", { count: unread })}>{Math.min(unread, MOST)}</b>}
        </button>
      ))}
    </nav>
  );
}
