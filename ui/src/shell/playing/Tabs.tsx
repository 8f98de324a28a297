import { useEffect, useRef } from "preact/hooks";

import { say } from "../text/say";
import type { GameScreenProps } from "./GameLayout";

export type Tab = "hand" | "notebook" | "log";

/** Brings the answers above the prompt: my things lie last on the page, the board first. */
function bringIntoView(): void {
  const page = document.documentElement;
  const mine = document.querySelector(".mine > .hand button:not(:disabled)");
  const row = mine?.closest("ul");
  if (mine && row) row.scrollLeft += mine.getBoundingClientRect().left - row.getBoundingClientRect().left - 12;
  if (mine) page.scrollTop = page.scrollHeight;
  else if (document.querySelector(".public button:not(:disabled)")) page.scrollTop = 0;
}

/** A phone turns to the board by itself when something is asked or shown there. */
export function useAutomaticTab({ props, ui, table }: GameScreenProps, tab: Tab, turn: (tab: Tab) => void): void {
  const { justTold, position } = props;
  const at = position.ask?.at;
  const open = useRef(tab);
  open.current = tab;
  useEffect(() => {
    if (at !== undefined && open.current === "log") turn("hand");
  }, [at, turn]);
  const { phone } = props;
  const helping = table.helping.value; // the help takes room from what lies above it
  useEffect(() => {
    if (phone && at !== undefined && tab === "hand") bringIntoView();
  }, [phone, at, tab, helping]);
  useEffect(() => {
    if (open.current !== "hand" && ui.demandsAttention?.(justTold)) turn("hand");
  }, [justTold, ui, turn]);
}

/** How much was said since the journal was last open; what happens in the game is told by the prompt anyway. */
function useUnread({ table }: GameScreenProps, tab: Tab): number {
  const now = table.chat.value.length;
  const seen = useRef(now);
  if (tab === "log") seen.current = now;
  return Math.max(0, now - seen.current);
}

export function Tabs(given: GameScreenProps & { tab: Tab; turn: (tab: Tab) => void }) {
  const { ui, props, tab, turn } = given;
  const unread = useUnread(given, tab);
  const tabs: Tab[] = ["hand", ...(ui.Notebook && props.seat >= 0 ? ["notebook" as const] : []), "log"];
  return (
    <nav class="tabs" aria-label={say("panels")}>
      {tabs.map((one) => (
        <button key={one} type="button" aria-pressed={tab === one} onClick={() => turn(one)}>
          {say(one === "hand" && !ui.Hand ? "tab-board" : `tab-${one}`)}
          {one === "log" && unread > 0 && <b aria-label={say("unread", { count: unread })}>{Math.min(unread, 99)}</b>}
        </button>
      ))}
    </nav>
  );
}
