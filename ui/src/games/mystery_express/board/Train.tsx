// The six cars and the locomotive, as one long train; on a phone it scrolls and keeps the lit car in view.
import { useEffect, useRef } from "preact/hooks";

import type { BoardProps } from "../../../contract/board";
import { TRAIN_ORDER } from "../art/furniture";
import { Locomotive } from "../art/Locomotive";
import { scrolls, viewOf } from "../table";
import { Car } from "./Car";

/** Brings the first lit car into view or, if none is lit, the car in which my figure stands. */
function follow(train: HTMLElement, still: boolean): void {
  if (train.scrollWidth <= train.clientWidth) return;
  const car = train.querySelector<HTMLElement>(".me-car.lit") ?? train.querySelector<HTMLElement>("[data-own]");
  if (car) train.scrollTo({ left: car.offsetLeft - (train.clientWidth - car.offsetWidth) / 2, behavior: still ? "instant" : "smooth" });
}

export function Train(props: BoardProps) {
  const train = useRef<HTMLUListElement>(null);
  const view = viewOf(props);
  const at = props.position.ask?.at;
  const own = view.cars[view.seat];
  useEffect(() => {
    if (train.current) follow(train.current, props.still);
  }, [at, own, props.phone, props.still]);
  return (
    <ul class="me-train" ref={train} tabIndex={scrolls() ? 0 : undefined} aria-label={props.texts.word("board-train")}>
      {TRAIN_ORDER.map((name) => (
        <Car key={name} props={props} name={name} />
      ))}
      <li class="me-locomotive" aria-hidden="true">
        <Locomotive />
      </li>
    </ul>
  );
}
