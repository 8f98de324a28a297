// The one sentence of the prompt.
import { NO_SEAT } from "../../../wire";
import { say } from "../../text/say";
import type { GameScreenProps } from "../GameLayout";
import { conclusionOf } from "../LookingBack";
import { isAway } from "../seats/presence";
import { storyOf } from "../staging/story";
import { touchingMe } from "../staging/touching";

export interface Sentence {
  lead: string;
  text: string;
  /** Who is waited for, while the text tells what just happened. */
  waiting?: string;
  /** Does it tell what somebody has just done to the reader? */
  touches?: boolean;
}

/** Who has won, addressed to the reader; nobody knows who reads a shared device, so there everybody is named. */
function victory({ props, table }: GameScreenProps, winners: number[]): string {
  const [me, ...more] = table.mine.value;
  if (me === undefined || more.length || !winners.includes(me)) return say("winners", { count: winners.length, names: props.texts.people(winners) });
  const others = winners.filter((seat) => seat !== me);
  return say("you-win", { count: others.length, names: props.texts.people(others) });
}

/** What just happened, for whoever waits: first of all what touches them. */
function news({ props, ui }: GameScreenProps): Sentence {
  const { waiting } = props.position;
  const away = waiting.every((seat) => isAway(props.table.seats[seat]));
  const unnamed = props.position.discreet ? say("table-waits") : "";
  const named = waiting.length ? say(away ? "waiting-away" : "waiting-for", { count: waiting.length, names: props.texts.people(waiting) }) : unnamed;
  const { laid } = props.position;
  const awaited = [named, laid && ui.changesOnBoard?.(laid.ask) ? say("may-change") : ""].filter(Boolean).join(" ");
  const mine = touchingMe(props);
  // Several look at a shared device while none of them is asked alone: nobody is “you” then.
  const reader = props.shared ? { ...props, seat: NO_SEAT } : props;
  const story = (mine.length ? mine : storyOf(reader, ui.demandsAttention)).join(" ");
  return story ? { lead: "", text: story, waiting: awaited, touches: mine.length > 0 } : { lead: "", text: awaited || say("nobody-asked") };
}

/** On a shared device where all is open: whose turn it is now, and how it began. */
export function turnOf({ props, ui }: GameScreenProps, seat: number): Sentence {
  const text = storyOf({ ...props, seat: NO_SEAT }, ui.demandsAttention).join(" ");
  return { lead: say("turn-of", { name: props.table.seats[seat]?.name ?? "" }), text, waiting: say("hand-over.open") };
}

/** What is asked; or, for whoever waits, what just happened. */
export function sentenceOf(given: GameScreenProps): Sentence {
  const { props, table, ui } = given;
  const { ask, result } = props.position;
  const attention = ui.attentionPrompt?.(props);
  if (attention) return { lead: "", text: attention };
  if (result) return { lead: say("over"), text: (props.seat < 0 && conclusionOf(props)) || victory(given, result.winners) };
  if (ask) return { lead: say("over-to-you"), text: table.answering.isOpen(ask) ? props.texts.prompt(ask) : say("sending") };
  return news(given);
}
