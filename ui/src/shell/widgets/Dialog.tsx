import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";

import { say } from "../text/say";
import { Icon } from "./Icon";

interface Props {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
}

/** Something to decide first; the browser keeps the keyboard inside, and Escape closes. */
export function Dialog({ title, onClose, children }: Props) {
  const frame = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = frame.current;
    dialog?.showModal();
    // Whoever is asked for words can write at once; the browser would begin with the way out.
    dialog?.querySelector<HTMLInputElement>("form .field")?.focus();
    return () => dialog?.close();
  }, []);
  return (
    <dialog ref={frame} class="dialog" aria-labelledby={id} onClose={onClose}>
      <div class="top">
        <h2 id={id}>{title}</h2>
        <button type="button" class="bare" aria-label={say("close")} onClick={onClose}>
          <Icon of="close" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
