// My things: for a guesser the order of answers, the great button and a field for words; for the Maestro the secret card.
import type { BoardProps } from "../../../contract/board";
import { isMaestro } from "../table";
import { SecretCard } from "./Card";
import { Deciding } from "./Deciding";
import { useDraft } from "./draft";
import { Found } from "./Found";
import { Queue } from "./Queue";
import { Words } from "./Words";

export function Hand(props: BoardProps) {
  const draft = useDraft(props);
  const asked = props.position.ask !== null || undefined;
  if (props.seat < 0)
    return (
      <div class="my-hand my-watching">
        <Queue {...props} />
      </div>
    );
  if (isMaestro(props))
    return (
      <div class="my-hand my-maestro" data-asked={asked}>
        <Queue {...props} />
        <SecretCard {...props} />
        <Deciding props={props} draft={draft} />
      </div>
    );
  return (
    <div class="my-hand my-guesser" data-asked={asked}>
      <Queue {...props} />
      <Found props={props} draft={draft} />
      <Words props={props} draft={draft} />
    </div>
  );
}
