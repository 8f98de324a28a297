import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";

import { say } from "../text/say";
import { Patience } from "./Patience";

/** A screen whose code is fetched when somebody goes there. */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let here: ComponentType<P> | null = null;
  return function Lazy(props: P) {
    const [screen, setScreen] = useState(() => here);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (here) return;
      load().then(
        (found) => {
          here = found;
          setScreen(() => found);
        },
        () => setFailed(true),
      );
    }, []);
    const Screen = screen;
    if (Screen) return <Screen {...props} />;
    if (!failed) return <Patience />;
    return (
      <main id="content" class="empty">
        <p role="alert">{say("unreachable")}</p>
      </main>
    );
  };
}
