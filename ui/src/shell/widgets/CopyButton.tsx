import { useState } from "preact/hooks";

import { say } from "../text/say";
import { copy } from "./clipboard";

interface Props {
  what: () => Promise<string> | string;
  label: string;
  class?: string;
}

/** Copies something, and says so. */
export function CopyButton({ what, label, class: look = "button" }: Props) {
  const [done, setDone] = useState(false);
  const press = async () => {
    setDone(await copy(await what()));
    setTimeout(() => setDone(false), 2500);
  };
  return (
    <button type="button" class={look} onClick={() => void press()}>
      <span aria-live="polite">{done ? say("copied") : label}</span>
    </button>
  );
}
