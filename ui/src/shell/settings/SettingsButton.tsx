import { useState } from "preact/hooks";

import { say } from "../text/say";
import { Dialog } from "../widgets/Dialog";
import { Icon } from "../widgets/Icon";
import { SettingsForm } from "./SettingsForm";

/** The settings without leaving the table: whoever came by a QR code may read another language. */
export function SettingsButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="bare gear" aria-label={say("settings")} title={say("settings")} onClick={() => setOpen(true)}>
        <Icon of="gear" />
      </button>
      {open && (
        <Dialog title={say("settings")} onClose={() => setOpen(false)}>
          <SettingsForm />
        </Dialog>
      )}
    </>
  );
}
