import { say } from "../text/say";
import { Icon } from "../widgets/Icon";
import { Row } from "./Row";

const drawn = () => String(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);

/** The same seed deals the same cards. */
export function Seed({ seed, onSeed }: { seed: string; onSeed: (seed: string) => void }) {
  return (
    <Row title={say("seed")} help={say("seed.help")}>
      <div class="seed">
        <input
          class="field"
          inputMode="numeric"
          value={seed}
          placeholder={say("seed.drawn")}
          aria-label={say("seed")}
          onInput={(event) => onSeed(event.currentTarget.value.replace(/\D/g, "").slice(0, 15))}
        />
        <button type="button" class="button" aria-label={say("seed.draw")} onClick={() => onSeed(drawn())}>
          <Icon of="dice" size={22} />
        </button>
      </div>
    </Row>
  );
}

/** What the server has committed itself to, to be compared with the record when the game is over. */
export function FairDeal({ commitment }: { commitment: string }) {
  return (
    <Row title={say("fair-deal")} help={say("fair-deal.help")} wide>
      <code class="commitment">{commitment}</code>
    </Row>
  );
}

/** Everybody at the table knows of a seed that was chosen by hand. */
export function ChosenSeed({ seed }: { seed: number }) {
  return (
    <Row title={say("seed")} help={say("seed.open")} flat>
      <b>{String(seed)}</b>
    </Row>
  );
}
