import "../style/text-page.css";

import { useEffect, useState } from "preact/hooks";

import { fetchGames } from "../server/catalogue";
import { say } from "../text/say";
import { PageHeader } from "../widgets/PageHeader";
import { choose, settings } from "./settings";
import { SettingsForm } from "./SettingsForm";

function Named() {
  const [name, setName] = useState(settings.value.name);
  return (
    <div class="setting">
      <label for="name">{say("your-name")}</label>
      <input
        id="name"
        class="field"
        maxLength={20}
        value={name}
        autocomplete="nickname"
        onInput={(event) => {
          setName(event.currentTarget.value);
          choose({ name: event.currentTarget.value.trim() });
        }}
      />
    </div>
  );
}

/** What the reader wants; kept on this device. */
export function SettingsScreen() {
  const { lang } = settings.value;
  useEffect(() => {
    void fetchGames().catch(() => undefined);
    document.title = `Wagonlit · ${say("settings")}`;
  }, [lang]);
  return (
    <div class="text-page">
      <PageHeader />
      <main id="content" class="page narrow">
        <h1>{say("settings")}</h1>
        <Named />
        <SettingsForm />
      </main>
    </div>
  );
}
