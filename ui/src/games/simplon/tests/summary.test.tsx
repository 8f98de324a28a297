// Every point of the summary has its drawing, and no drawing is without a point.
import { summaryIsDrawn } from "../../../../test/games/alike";
import { moment } from "../fixtures/moments";
import { pictures } from "../summary";
import { summaryIn, wordsIn } from "./files";

summaryIsDrawn(pictures, moment("turn-act", wordsIn("en")), summaryIn);
