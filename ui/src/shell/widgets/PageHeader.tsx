import mark from "../art/mark.svg";
import { place } from "../route";
import { games } from "../server/catalogue";
import { settings } from "../settings/settings";
import { say } from "../text/say";
import { Icon } from "./Icon";
import { Languages } from "./Languages";
import { Link } from "./Link";

function Way({ href, label }: { href: string; label: string }) {
  const current = place.value.pathname === href;
  return (
    <Link href={href} aria-current={current ? "page" : undefined}>
      {label}
    </Link>
  );
}

/** The bar over every screen but the game itself. */
export function PageHeader() {
  const { name } = settings.value;
  const first = games.value?.[0]?.id;
  return (
    <header class="bar">
      <Link class="logo" href="/">
        <img src={mark} alt="" width={40} height={40} />
        <span>Wagonlit</span>
      </Link>
      <nav aria-label={say("main-ways")}>
        <Way href="/" label={say("platform")} />
        {first && <Way href={`/rules/${first}`} label={say("rules")} />}
        <Way href="/about" label={say("about")} />
      </nav>
      <Link class="me" href="/settings" aria-label={name ? say("me-named", { name }) : say("settings")}>
        <i aria-hidden="true">{name ? [...name][0] : <Icon of="person" size={17} />}</i>
        <b>{name || say("settings")}</b>
      </Link>
      <Languages />
    </header>
  );
}
