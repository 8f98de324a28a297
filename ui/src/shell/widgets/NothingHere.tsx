import { useEffect } from "preact/hooks";

import rails from "../art/poster.svg";
import * as api from "../server/api";
import { fetchGames } from "../server/catalogue";
import { say } from "../text/say";
import { Link } from "./Link";
import { PageHeader } from "./PageHeader";

/** An address that leads nowhere, or to something that is not available just now: why, and the way on. */
export function NothingHere({ reason }: { reason?: unknown }) {
  const told = reason === undefined ? say("nothing-here.why") : api.faultText(reason);
  const missing = reason === undefined || (reason instanceof api.Refusal && reason.status === 404);
  const title = missing ? say("nothing-here") : told;
  useEffect(() => {
    void fetchGames().catch(() => undefined);
    document.title = `Wagonlit · ${title}`;
  }, [title]);
  return (
    <>
      <PageHeader />
      <main id="content" class="empty nothing">
        <img src={rails} alt="" width={148} height={175} />
        <div role="alert">
          <h1>{title}</h1>
          {missing && <p>{told}</p>}
        </div>
        <Link class="button first" href="/">
          {say("back-to-platform")}
        </Link>
      </main>
    </>
  );
}
