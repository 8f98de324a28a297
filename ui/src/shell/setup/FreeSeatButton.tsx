import { useState } from "preact/hooks";

import { say } from "../text/say";
import { Icon } from "../widgets/Icon";

/** For the host: a guest's seat becomes open again. It takes two clicks, so that nobody is sent away by accident. */
export function FreeSeatButton({ name, free }: { name: string; free: () => void }) {
  const [sure, setSure] = useState(false);
  if (!sure) {
    return (
      <button type="button" class="bare remove" aria-label={say("free-seat", { name })} onClick={() => setSure(true)}>
        <Icon of="close" size={16} />
      </button>
    );
  }
  return (
    <div class="free-seat" role="group" aria-label={say("free-seat", { name })}>
      <button type="button" class="button first" autofocus onClick={free}>
        {say("free-seat.do")}
      </button>
      <button type="button" class="button" onClick={() => setSure(false)}>
        {say("never-mind")}
      </button>
    </div>
  );
}
