// What nobody should overlook, over the tiles for a moment, while everything goes on: “I have it!”, the key, right or wrong.
import { useEffect, useState } from "preact/hooks";

import type { BoardProps } from "../../../contract/board";
import { once } from "../../../contract/once";
import type { Told } from "../../../wire";
import { Icon } from "../art/Icon";
import { idName, nameOf, tileName, viewOf } from "../table";

const MOMENT = 1900; // milliseconds

// The greatest first.
const KINDS = ["Judged", "Declared", "TooLate", "KeyConfirmed", "LastTile", "LastTurnGiven", "SecondProposal", "TilePassed", "MysteryRejected"];

const flashIn = (justTold: Told[]): Told | null =>
  KINDS.map((kind) => justTold.findLast(({ event }) => event === kind)).find((one) => one !== undefined) ?? null;

interface Words {
  kind: string;
  lead: string;
  text: string;
  icon: string;
}

/** What somebody answered last: as it was told, since the position may still be the one before. */
const saidBy = ({ told }: BoardProps, seat: number | null): string =>
  String(told.findLast(({ event, facts }) => event === "Answered" && facts["seat"] === seat)?.facts["words"] ?? "");

function wordsOf(props: BoardProps, { event, facts }: Told): Words {
  const { texts } = props;
  const { seat = null, tile = -1, right } = facts as { seat?: number; tile?: number; right?: boolean };
  if (event === "Judged") {
    return { kind: right ? "right" : "wrong", lead: texts.word("board-says", { name: nameOf(props, seat), words: saidBy(props, seat) }), text: texts.word(right ? "board-right" : "board-wrong"), icon: right ? "tick" : "cross" };
  }
  if (event === "Declared") return { kind: "declared", lead: nameOf(props, seat), text: texts.word("board-i-have-it"), icon: "" };
  if (event === "KeyConfirmed") return { kind: `key my-${idName(props, "tile", tile)}`, lead: texts.word("board-key-turned"), text: tileName(props, tile), icon: "key" };
  return { kind: "note", lead: "", text: texts.log({ event, facts }, props.seat), icon: event === "TilePassed" ? "bag" : "" };
}

const unseen = once();

export function Flash(props: BoardProps) {
  const { justTold } = props;
  const [told, show] = useState<Told | null>(null);
  const { round } = viewOf(props);
  useEffect(() => show(null), [round]); // nothing of the last round flashes over the next
  useEffect(() => {
    const found = flashIn(justTold);
    if (found && unseen(justTold)) show(found);
  }, [justTold]);
  useEffect(() => {
    if (!told) return;
    const timer = setTimeout(() => show(null), MOMENT);
    return () => clearTimeout(timer);
  }, [told]);
  const words = told && wordsOf(props, told);
  return (
    <>
      <p class="my-sr" aria-live="assertive">
        {words && `${words.lead} ${words.text}`}
      </p>
      {words && (
        <div class={`my-flash ${words.kind}`} key={JSON.stringify(told)} aria-hidden="true">
          <div>
            {words.icon && <Icon of={words.icon} />}
            <p>
              {words.lead && <small>{words.lead}</small>}
              <b>{words.text}</b>
            </p>
          </div>
        </div>
      )}
    </>
  );
}
