import "./shell/style/fonts.css";
import "./shell/style/tokens.css";
import "./shell/style/base.css";
import "./shell/style/widgets.css";

import { render } from "preact";

import { App } from "./shell/App";

const page = document.getElementById("page");
if (page) render(<App />, page);
