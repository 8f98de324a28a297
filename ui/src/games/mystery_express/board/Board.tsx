// The night train: sky, route, cars, what is asked on the stage, and the quay before it.
import type { BoardProps } from "../../../contract/board";
import { Sky } from "../art/Sky";
import { Ending } from "../ending/Ending";
import { useFlights, useWalks } from "../flights/fly";
import { Show } from "../shows/Show";
import { runningShow } from "../shows/timeShow";
import { Stage } from "../stage/Stage";
import { viewOf } from "../table";
import { Quay } from "./Quay";
import { Route } from "./Route";
import { Train } from "./Train";

export function Board(props: BoardProps) {
  useFlights(props);
  useWalks(props);
  const over = viewOf(props).solution.length > 0;
  return (
    <div class={props.phone ? "me-board phone" : "me-board"}>
      <section class="me-scene" inert={runningShow.value !== null} aria-label={props.texts.word("board-scene")}>
        <Sky />
        {!over && <Route {...props} />}
        <div key={over ? "truth" : "train"} class="me-platform" data-id="table">
          {over ? <Ending {...props} /> : <Train {...props} />}
          <Stage {...props} />
        </div>
        <div class="me-rails" />
      </section>
      <Quay {...props} />
      <Show {...props} />
    </div>
  );
}

/** One line for the header bar; the leg that leads to a show lasts until the show is over. */
export function Header(props: BoardProps) {
  const show = runningShow.value?.slideshow;
  return <>{props.texts.word("board-leg", { leg: show ? show.city : viewOf(props).leg + 1 })}</>;
}
