import { LANGUAGES } from "../../texts/words";
import { choose, settings } from "../settings/settings";
import { say } from "../text/say";

/** The four languages, each by the name its speakers use. */
export function Languages() {
  return (
    <div class="languages" role="group" aria-label={say("language")}>
      {Object.entries(LANGUAGES).map(([lang, name]) => (
        <button
          key={lang}
          type="button"
          lang={lang}
          aria-label={`${lang.toUpperCase()} – ${name}`}
          aria-pressed={settings.value.lang === lang}
          onClick={() => choose({ lang })}
        >
          {lang.toUpperCase()}
        </button>
      ))}
    </div>
  );
}
