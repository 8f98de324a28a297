// The drawings for the summary of the rules: the pieces of the game, laid out so that they say what the words beside them say.
import type { PictureProps } from "../../../contract/summary";
import { ACTIONS, SKILLS, THINGS } from "../art/icons";
import { Sign } from "../art/signs";
import { BackArt } from "../cards/Back";
import { Symbol } from "../cards/Frame";
import { constantsOf } from "../constants";
import { VALUES } from "../features";
import { Unknown } from "../seats/Unknown";
import { Arrow, Icon, Scene, Somebody } from "./pieces";

/** Three who differ in everything. */
export const Mixed = (given: PictureProps) => (
  <Scene>
    {["banker", "seamstress", "cardsharp"].map((who) => (
      <Somebody key={who} who={who} {...given} />
    ))}
  </Scene>
);

/** One is found out and falls. */
export const Alone = (given: PictureProps) => (
  <Scene>
    <Unknown seat={0} letter="?" />
    <Icon d={ACTIONS["assassination"]} />
    <span class="fallen">
      <Somebody who="gangster" {...given} />
    </span>
  </Scene>
);

/** Row by row to the door, where everybody sees them. */
export const Rows = (given: PictureProps) => (
  <Scene>
    {[1, 2, 3].map((row) => (
      <span key={row} class="row">
        <BackArt deck="passenger" />
        <b>{row}</b>
      </span>
    ))}
    <Arrow />
    <Somebody who="nurse" {...given} />
  </Scene>
);

/** All face down; the first kind is turned. */
export const Laid = () => (
  <Scene>
    <span class="face">
      <Symbol d={ACTIONS["investigation"]} />
    </span>
    {[0, 1, 2].map((seat) => (
      <BackArt key={seat} deck="action" />
    ))}
  </Scene>
);

export const Asked = () => (
  <Scene>
    <Icon d={ACTIONS["investigation"]} />
    {[VALUES.looks[0], VALUES.scent[0], VALUES.voice[1]].map((value) => (
      <Sign key={value} value={value} />
    ))}
  </Scene>
);

export const Once = ({ game }: PictureProps) => (
  <Scene>
    {constantsOf({ game }).one_shot.map((action) => (
      <Icon key={action} d={ACTIONS[action]} />
    ))}
    <b class="once">1×</b>
  </Scene>
);

/** Names called all at once. */
export const Called = (given: PictureProps) => (
  <Scene>
    <Icon d={ACTIONS["assassination"]} />
    {["dancer", "fisherman"].map((who) => (
      <Somebody key={who} who={who} {...given} />
    ))}
  </Scene>
);

export const Watched = (given: PictureProps) => (
  <Scene>
    <Icon d={ACTIONS["intrigue"]} />
    <BackArt deck="passenger" />
    <Somebody who="florist" {...given} />
  </Scene>
);

export const Hidden = () => (
  <Scene>
    <Icon d={ACTIONS["investigation"]} />
    <Arrow />
    <Icon d={ACTIONS["deception"]} />
  </Scene>
);

/** As many as a hand may hold. */
export const Disguised = ({ game }: PictureProps) => (
  <Scene>
    {(["looks", "voice", "scent"] as const).slice(0, constantsOf({ game }).disguise_limit).map((feature) => (
      <span key={feature} class="face">
        <Symbol d={THINGS["disguise"]} />
        <Sign value={VALUES[feature][0]} />
      </span>
    ))}
  </Scene>
);

export const Skilled = () => (
  <Scene>
    {["swift", "lucky", "cunning"].map((skill) => (
      <span key={skill} class="medal">
        <Symbol d={SKILLS[skill]} />
      </span>
    ))}
  </Scene>
);

/** At the last station everybody shoots. */
export const Final = () => (
  <Scene>
    {[0, 1, 2, 3].map((seat) => (
      <span key={seat} class="aim">
        <Unknown seat={seat} letter="?" />
        <Symbol d={ACTIONS["assassination"]} />
      </span>
    ))}
  </Scene>
);
