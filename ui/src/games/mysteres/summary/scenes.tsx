// The drawings for the summary of the rules: tiles and people, laid out so that they say what the words beside them say.
import type { PictureProps } from "../../../contract/summary";
import { CardBack, Icon } from "../art/Icon";
import { Arrow, Gone, Open, Part, Person, Points, Scene, Turned } from "./pieces";

/** One has the card, the others ask themselves what is on it. */
export const OneKnows = () => (
  <Scene>
    <Part>
      <Person letter="M" kind="maestro" badge="hole" />
      <CardBack />
    </Part>
    <Arrow />
    <Part>
      <Person letter="A" />
      <Person letter="B" />
      <Person letter="C" />
    </Part>
  </Scene>
);

/** Four turned, four points for each of the two. */
export const Late = () => (
  <Scene>
    <Part>
      {["animal", "place", "verb", "object"].map((of) => (
        <Turned key={of} of={of} />
      ))}
    </Part>
    <Arrow />
    <Part>
      <Person letter="M" kind="maestro" badge="hole" />
      <Points>+4</Points>
      <Person letter="A" kind="right" badge="tick" />
      <Points>+4</Points>
    </Part>
  </Scene>
);

/** Two turned, those that are open count. */
export const Pair = () => (
  <Scene>
    <Part>
      <Turned of="animal" />
      <Turned of="place" />
      <Open of="verb" lit />
      <Open of="object" lit />
      <Open of="hobby" lit />
    </Part>
    <Arrow />
    <Points>+3</Points>
  </Scene>
);

export const Choose = () => (
  <Scene>
    <Person letter="A" kind="active" badge="arrow" />
    <Open of="film_or_tv" />
    <Open of="material" lit />
    <Open of="concept" />
  </Scene>
);

export const Say = () => (
  <Scene>
    <Open of="common_person" />
    <Arrow />
    <Turned of="common_person" />
    <Person letter="M" kind="maestro" badge="hole" />
  </Scene>
);

export const Pass = () => (
  <Scene>
    <Open of="number_or_date" />
    <Arrow />
    <Gone icon="bag" />
    <Points>+0</Points>
  </Scene>
);

export const Key = () => (
  <Scene>
    <Open of="place" />
    <Arrow />
    <Icon of="key" class="gold" />
    <Open of="place" lit />
  </Scene>
);

/** The button, and the order in which it was pushed. */
export const HaveIt = ({ texts }: PictureProps) => (
  <Scene>
    <span class="push">{texts.word("board-i-have-it")}</span>
    <Arrow />
    <Person letter="C" badge="1" kind="declared" />
    <Person letter="B" badge="2" kind="declared" />
  </Scene>
);

export const First = () => (
  <Scene>
    <Person letter="A" kind="active" badge="arrow" />
    <Arrow />
    <Person letter="C" badge="1" kind="declared" />
    <Arrow />
    <Person letter="B" badge="2" kind="declared" />
  </Scene>
);

export const Out = () => (
  <Scene>
    <Person letter="C" badge="1" kind="declared" />
    <Arrow />
    <Icon of="cross" class="no" />
    <Person letter="C" badge="cross" kind="out" />
  </Scene>
);

export const Last = () => (
  <Scene>
    <Part>
      <Gone icon="bag" />
      <Open of="concept" lit />
    </Part>
    <Part>
      <Person letter="A" kind="active" badge="arrow" />
      <Person letter="B" badge="1" kind="declared" />
      <Person letter="C" badge="2" kind="declared" />
    </Part>
  </Scene>
);

export const Right = () => (
  <Scene>
    <Turned of="place" mark="tick" />
    <Person letter="M" kind="maestro" badge="hole" />
    <Person letter="A" kind="right" badge="tick" />
  </Scene>
);
