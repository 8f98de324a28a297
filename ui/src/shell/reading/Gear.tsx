import { useState } from "preact/hooks";

import { Dialog } from "../pieces/Dialog";
import { Icon } from "../pieces/Icon";
import { say } from "../words";
import { Choices } from "./Choices";

/** The settings without leaving the table: whoever came by a QR code may read another language. */
export function Gear() {
  const [open, show] = useState(false);
  return (
    <>
      <button type="button" class="bare gear" aria-label={say("settings")} title={say("settings")} onClick={() => show(true)}>
        <Icon of="gear" />
      </button>
      {open && (
        <Dialog title={say("settings")} onClose={() => show(false)}>
          <Choices />
        </Dialog>
      )}
    </>
  );
}
