// For drawing only, not part of the build: any moment of the fixtures as the page would draw it, as
// gallery/?moment=answer-declare&lang=fr&theme=light, or with what the team says, as gallery/?moment=answer-declare&team=1.
import "../../../shell/style/fonts.css";
import "../../../shell/style/tokens.css";
import "../../../shell/style/base.css";
import "../../../shell/style/widgets.css";
import "../../../shell/playing/playing.css";

import { render } from "preact";

import { Page } from "./Page";

const asked = new URLSearchParams(location.search);
const lang = asked.get("lang") ?? "fr";
const phone = matchMedia("(max-width: 700px), (max-height: 500px)").matches;
document.documentElement.dataset["theme"] = asked.get("theme") ?? "dark";
document.documentElement.dataset["motion"] = "none";
document.documentElement.lang = lang;
const page = document.getElementById("page");
if (page) render(<Page name={asked.get("moment") ?? "answer-declare"} lang={lang} phone={phone} tab={asked.get("tab") ?? "hand"} />, page);
