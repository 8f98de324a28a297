// The drawings for the summary of the rules, by the rule that each point names first.
import type { SummaryPictures } from "../../contract/summary";
import { Choose, First, HaveIt, Key, Last, Late, OneKnows, Out, Pair, Pass, Right, Say } from "./summary/scenes";
import "./style/tokens.css";
import "./style/summary.css";

export const pictures: SummaryPictures = {
  "MY-113": OneKnows,
  "MY-160": Late,
  "MY-182": Pair,
  "MY-121": Choose,
  "MY-131": Say,
  "MY-134": Pass,
  "MY-130": Key,
  "MY-140": HaveIt,
  "MY-142": First,
  "MY-145": Out,
  "MY-151": Last,
  "MY-165": Right,
};
