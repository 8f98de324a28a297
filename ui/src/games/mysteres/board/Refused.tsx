// Answers that were wrong: nobody need say them again. The newest stands first, where it is seen however many there are.
import type { BoardProps } from "../../../contract/board";
import { Icon } from "../art/Icon";
import { calledBy, viewOf } from "../table";

export function Refused(props: BoardProps) {
  const wrong = viewOf(props).answers.filter(({ right }) => right === false).reverse();
  if (props.position.result && !wrong.length) return null; // nothing more will come
  return (
    <section class="my-refused" aria-label={props.texts.word("board-refused")}>
      <h3 class="my-cap">{props.texts.word("board-refused")}</h3>
      {wrong.length ? (
        <ul>
          {wrong.map(({ seat, words }, place) => (
            <li key={wrong.length - place}>
              <Icon of="cross" />
              <em>{words}</em>
              <span>{calledBy(props, seat)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p>{props.texts.word("board-refused-none")}</p>
      )}
    </section>
  );
}
