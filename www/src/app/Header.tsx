/** The name, the sentence, and what belongs to the whole page. */
import { useSignal } from "@preact/signals";
import { setTheme, type Theme, theme, themes } from "../state/appearance";
import { announcement, lab } from "../state/store";
import { words } from "../words";
import { Help } from "./Help";
import { Icon } from "./Icon";
import { ViewLinks } from "./views";

export function Header() {
  return (
    <header class="header">
      <h1 class="wordmark">{words.title}</h1>
      {lab.value && <ViewLinks />}
      <p class="tagline">{words.tagline}</p>
      <span class="spacer" />
      {lab.value && <span class="muted version">{words.version(lab.value.version)}</span>}
      <select
        class="theme"
        aria-label={words.theme}
        value={theme.value}
        onChange={(event) => setTheme(event.currentTarget.value as Theme)}
      >
        {themes.map((name) => (
          <option key={name} value={name}>
            {words.themes[name]}
          </option>
        ))}
      </select>
      <CopyLink />
      <Help />
    </header>
  );
}

/** How long the button says what it did, ms. */
const SAID = 2500;

function CopyLink() {
  const said = useSignal<string | null>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(location.href);
      said.value = words.copied;
    } catch {
      said.value = words.copyFailed;
    }
    announcement.value = said.value;
    setTimeout(() => {
      said.value = null;
    }, SAID);
  }

  return (
    <button type="button" class="copy-link" onClick={() => void copy()}>
      <Icon name="link" />
      <span class={`label ${said.value ? "said" : ""}`}>{said.value ?? words.copyLink}</span>
    </button>
  );
}
