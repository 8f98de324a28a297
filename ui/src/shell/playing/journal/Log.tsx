// The log: one line for each event, grouped by turns; the newest stands last.
import { useMemo } from "preact/hooks";

import { type BoardProps } from "../../../contract/board";
import { say } from "../../text/say";
import type { GameScreenProps } from "../GameLayout";
import { type Chapter, chaptersOf, type Line } from "./chapters";
import { useFollowing } from "./following";
import { Sentence } from "./Sentence";

const SHOWN = 30; // chapters at least; older ones go as many at a time, so that the list seldom moves

/** The rule by which it happened is behind the line. */
function Entry({ line, ...given }: GameScreenProps & { line: Line }) {
  const sentence = <Sentence pieces={line.pieces} {...given} />;
  if (!line.rule) return sentence;
  return (
    <a href={`/rules/${given.props.game.id}#${line.rule}`} target="_blank" rel="noopener" title={`${say("rule-behind")}: ${line.rule}`}>
      {sentence}
    </a>
  );
}

/** Whose turn it is: their portrait stands beside it. */
function Who({ seat, props, ui }: GameScreenProps & { seat: number }) {
  const { Portrait } = ui;
  if (seat < 0) return null;
  return (
    <span class="who" aria-hidden="true">
      {Portrait ? <Portrait {...props} of={seat} /> : (props.table.seats[seat]?.name.slice(0, 1) ?? "")}
    </span>
  );
}

function Turn({ chapter, ...given }: GameScreenProps & { chapter: Chapter }) {
  const sought = given.table.sought.value?.place;
  return (
    <li class="chapter" data-mine={(chapter.seat >= 0 && chapter.seat === given.props.seat) || undefined}>
      <Who seat={chapter.seat} {...given} />
      <ol>
        {chapter.lines.map((line) => (
          <li key={line.place} data-place={line.place} data-sought={line.place === sought || undefined} data-heading={line.heading || undefined} data-me={line.aboutMe || undefined}>
            <Entry line={line} {...given} />
          </li>
        ))}
      </ol>
    </li>
  );
}

export function Log(given: GameScreenProps) {
  const { props, table } = given;
  const { list, watching } = useFollowing(table.sought.value);
  const chapters = useChapters(props);
  // Once the game is over nothing is added any more, and all of it can be read.
  const gone = props.position.result ? 0 : Math.max(0, Math.floor(chapters.length / SHOWN) - 1) * SHOWN;
  return (
    <ol class="log" ref={list} tabIndex={0} aria-label={say("journal")} {...watching}>
      {chapters.slice(gone).map((chapter) => (
        <Turn key={chapter.place} chapter={chapter} {...given} />
      ))}
    </ol>
  );
}

/** The texts are a new object with every draw; with the same language and names they say the same. */
function useChapters(props: BoardProps): Chapter[] {
  const { lang } = props.texts;
  const names = props.texts.names.join();
  // eslint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => chaptersOf(props), [props.told, props.seat, lang, names]);
}
