import { useEffect } from "preact/hooks";

import { later } from "./widgets/lazy";
import { Nothing } from "./widgets/NothingHere";
import { Platform } from "./platform/Platform";
import { fits, place } from "./route";
import { settings } from "./settings/settings";
import { say, words } from "./text/say";

const Setup = later(async () => (await import("./setup/SetupScreen")).Setup);
const TableScreen = later(async () => (await import("./playing/TableScreen")).TableScreen);
const Rules = later(async () => (await import("./rules/RulesScreen")).Rules);
const SettingsScreen = later(async () => (await import("./settings/SettingsScreen")).SettingsScreen);
const About = later(async () => (await import("./about/AboutScreen")).About);

function Screen() {
  const path = place.value.pathname;
  if (path === "/") return <Platform />;
  const setup = fits(path, "/new/:game");
  if (setup?.["game"]) return <Setup key={path} game={setup["game"]} />;
  const seat = fits(path, "/t/:code/back/:secret");
  const table = seat ?? fits(path, "/t/:code");
  if (table?.["code"]) return <TableScreen key={path} code={table["code"]} secret={table["secret"] ?? ""} />;
  const rules = fits(path, "/rules/:game");
  if (rules?.["game"]) return <Rules key={path} game={rules["game"]} />;
  if (path === "/settings") return <SettingsScreen />;
  if (path === "/about") return <About />;
  return <Nothing />;
}

export function App() {
  const ready = words.value !== null;
  const { lang } = settings.value;
  const path = place.value.pathname;
  useEffect(() => {
    if (ready && path === "/") document.title = `Wagonlit · ${say("platform")}`;
  }, [ready, lang, path]);
  if (!ready) return null;
  return (
    <>
      <a class="skip" href="#content">
        {say("skip")}
      </a>
      <Screen />
    </>
  );
}
