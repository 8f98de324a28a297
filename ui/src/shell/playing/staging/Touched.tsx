// What was done to the reader, while they are asked something.
import { useEffect, useRef, useState } from "preact/hooks";

import type { GameScreenProps } from "../GameLayout";
import { touchingMe } from "./touching";

const A_GLANCE = 1000; // milliseconds: whoever taps before was still busy with something else

/** Has the reader gone on since these lines came up? They lie over the table: the first tap puts them out of its way. */
function useGoneOn(lines: string): boolean {
  const [left, leave] = useState("");
  const since = useRef(0);
  useEffect(() => {
    since.current = Date.now();
    const tapped = () => Date.now() - since.current > A_GLANCE && leave(lines);
    addEventListener("pointerdown", tapped);
    return () => removeEventListener("pointerdown", tapped);
  }, [lines]);
  return left === lines;
}

/** In all of the move that led to the question, but for what the question itself begins with. */
export function Touched({ table, props, question }: GameScreenProps & { question: string }) {
  const { told, justTold, position } = props;
  const began = Math.min(table.moveBegan.value, told.length - justTold.length);
  const lines = touchingMe({ ...props, justTold: told.slice(began) }).filter((line) => !question.startsWith(line.replace(/\.$/, "")));
  const goneOn = useGoneOn(`${position.ask?.at} ${lines.join(" ")}`);
  return (
    <div class="touched" role="alert" data-gone={goneOn || undefined}>
      {lines.map((line, place) => (
        <p key={`${place} ${line}`}>{line}</p>
      ))}
    </div>
  );
}
