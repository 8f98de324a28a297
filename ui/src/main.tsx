import "./shell/fonts.css";
import "./shell/tokens.css";
import "./shell/base.css";
import "./shell/pieces.css";

import { render } from "preact";

import { App } from "./shell/App";

const page = document.getElementById("page");
if (page) render(<App />, page);
