// The drawings for the summary of the rules, by the rule that each point names first.
import type { SummaryPictures } from "../../contract/summary";
import { CARS } from "./summary/cars";
import { Conductor, Discard, Hours, Missing, Sealed, Times } from "./summary/table";
import { Answers, Telegram, Tunnel } from "./summary/way";
import "./style/wagon.css";
import "./style/summary.css";

export const pictures: SummaryPictures = {
  "ME-005": Sealed,
  "ME-007": Missing,
  "ME-511": Times,
  "ME-105": Hours,
  "ME-202": Discard,
  "ME-401": Conductor,
  ...CARS,
  "ME-531": Tunnel,
  "ME-541": Telegram,
  "ME-701": Answers,
};
