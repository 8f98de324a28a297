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
  const [done, tell] = useState(false);
  const press = async () => {
    tell(await copy(await what()));
    setTimeout(() => tell(false), 2500);
  };
  return (
    <button type="button" class={look} onClick={() => void press()}>
      <span aria-live="polite">{done ? say("copied") : label}</span>
    </button>
  );
}
