// The drawings for the summary of the rules, by the rule that each point names first.
import type { SummaryPictures } from "../../contract/summary";
import { Alone, Asked, Called, Disguised, Final, Hidden, Laid, Mixed, Once, Rows, Skilled, Watched } from "./summary/scenes";
import "./style/tokens.css";
import "./style/cards.css";
import "./style/summary.css";

export const pictures: SummaryPictures = {
  "TP-112": Mixed,
  "TP-111": Alone,
  "TP-202": Rows,
  "TP-301": Laid,
  "TP-401": Asked,
  "TP-410": Once,
  "TP-501": Called,
  "TP-601": Watched,
  "TP-701": Hidden,
  "TP-407": Disguised,
  "TP-804": Skilled,
  "TP-903": Final,
};
