import type { BoardProps } from "../../../contract/board";
import type { Proposed } from "../../../contract/proposals";
import type { Texts } from "../../../texts/texts";
import type { SeatInfo, Step } from "../../../wire";
import { say } from "../../text/say";

/** Who should do what, seat after seat: “Basile: Lyon, load a piece · you: turn E”. */
export function planInWords(steps: Step[], texts: Texts, seats: SeatInfo[], reader: number): string {
  const turns: { seat: number; what: string[] }[] = [];
  for (const { seat, domain, id } of steps) {
    const what = texts.form(domain, id, "label");
    const last = turns[turns.length - 1];
    if (last?.seat === seat) last.what.push(what);
    else turns.push({ seat, what: [what] });
  }
  const name = (seat: number) => (seat === reader ? say("you") : (seats[seat]?.name ?? ""));
  return turns.map(({ seat, what }) => say("proposal-turn", { name: name(seat), what: what.join(", ") })).join(" · ");
}

/** Only where people play together, only for those who play, and only until the end. */
export function mayPropose({ game, seat, position }: BoardProps): boolean {
  return game.proposable.length > 0 && seat >= 0 && !position.result;
}

/** What the seats propose now, the newest first. */
export function proposedBy(seats: SeatInfo[], texts: Texts, reader: number): Proposed[] {
  return seats
    .flatMap(({ seat, proposal }) => (proposal ? [{ seat, proposal }] : []))
    .sort((one, other) => other.proposal.at - one.proposal.at)
    .map(({ seat, proposal: { steps, text, why } }) => ({
      seat,
      steps,
      plan: planInWords(steps, texts, seats, reader),
      reason: text || (why ? texts.log(why, reader) : ""),
    }));
}

/** The other seats that propose this answer to me. */
export function advisersOf(proposals: Proposed[], reader: number, domain: string, id: number): number[] {
  const meant = (step: Step) => step.seat === reader && step.domain === domain && step.id === id;
  return proposals.filter(({ seat, steps }) => seat !== reader && steps.some(meant)).map(({ seat }) => seat);
}
