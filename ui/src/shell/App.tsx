import { useEffect } from "preact/hooks";

import { HomeScreen } from "./home/HomeScreen";
import { fits, place } from "./route";
import { settings } from "./settings/settings";
import { say, words } from "./text/say";
import { lazy } from "./widgets/lazy";
import { NothingHere } from "./widgets/NothingHere";

const SetupScreen = lazy(async () => (await import("./setup/SetupScreen")).SetupScreen);
const TableScreen = lazy(async () => (await import("./playing/TableScreen")).TableScreen);
const RulesScreen = lazy(async () => (await import("./rules/RulesScreen")).RulesScreen);
const SettingsScreen = lazy(async () => (await import("./settings/SettingsScreen")).SettingsScreen);
const AboutScreen = lazy(async () => (await import("./about/AboutScreen")).AboutScreen);

function Screen() {
  const path = place.value.pathname;
  if (path === "/") return <HomeScreen />;
  const setup = fits(path, "/new/:game");
  if (setup?.["game"]) return <SetupScreen key={path} game={setup["game"]} />;
  const seat = fits(path, "/t/:code/back/:secret");
  const tv = fits(path, "/t/:code/tv");
  const table = seat ?? tv ?? fits(path, "/t/:code");
  if (table?.["code"]) return <TableScreen key={path} code={table["code"]} secret={table["secret"] ?? ""} television={tv !== null} />;
  const rules = fits(path, "/rules/:game");
  if (rules?.["game"]) return <RulesScreen key={path} game={rules["game"]} />;
  if (path === "/settings") return <SettingsScreen />;
  if (path === "/about") return <AboutScreen />;
  return <NothingHere />;
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
