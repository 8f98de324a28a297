import { useState } from "preact/hooks";

import { Dialog } from "../widgets/Dialog";
import { Icon } from "../widgets/Icon";
import { say } from "../text/say";
import { Choices } from "./SettingsForm";

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
