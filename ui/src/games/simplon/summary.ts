// The drawings for the summary of the rules, by the rule that each point names first.
import type { SummaryPictures } from "../../contract/summary";
import { Broken, Exchanged, InParts, Joined, Loaded, OnePoint, Raced, Relayed, Repaired, Ridden, RolledDie, Sailed, Tossed } from "./summary/scenes";
import "./style/tokens.css";
import "./style/ground.css";
import "./style/signs.css";
import "./style/summary.css";

export const pictures: SummaryPictures = {
  "SO-401": Raced,
  "SO-051": Broken,
  "SO-102": RolledDie,
  "SO-104": OnePoint,
  "SO-110": Joined,
  "SO-130": Loaded,
  "SO-151": Repaired,
  "SO-140": Exchanged,
  "SO-155": InParts,
  "SO-202": Ridden,
  "SO-205": Relayed,
  "SO-301": Sailed,
  "SO-302": Tossed,
};
