/** The name, the sentence, and what belongs to the whole page. */

import { sharedAddress } from "../lab/address/link";
import { view, viewOf } from "../lab/address/views";
import { lab } from "../lab/store";
import { setTheme, shown } from "../ui/appearance";
import { useCopy } from "../ui/copy";
import { Icon } from "../ui/Icon";
import { bring } from "../ui/Later";
import { type Theme, themes } from "../ui/theme";
import { words } from "../words";
import { Embed } from "./Embed";
import { Help } from "./Help";
import { Languages } from "./Languages";
import { ViewLinks } from "./views";

export function Header() {
  return (
    <header class="header" data-part="header">
      <h1 class="wordmark">{words.title}</h1>
      {lab.value && <ViewLinks />}
      <p class="tagline">{viewOf(view.value).words.tagline}</p>
      <span class="spacer" />
      {lab.value && <span class="muted version">{words.version(lab.value.version)}</span>}
      <select
        class="theme"
        aria-label={words.theme}
        value={shown.value}
        onChange={(event) => setTheme(event.currentTarget.value as Theme)}
      >
        {themes.map((name) => (
          <option key={name} value={name}>
            {words.themes[name]}
          </option>
        ))}
      </select>
      <Languages />
      <CopyLink />
      {lab.value && <Embed />}
      <Help />
    </header>
  );
}

const loadLinkField = () => import("./LinkField");

function CopyLink() {
  const { said, copy } = useCopy(words.copied, words.copyFailed, async (link) =>
    (await bring(loadLinkField)).offerLink(link),
  );
  return (
    <button
      type="button"
      class="copy-link"
      data-part="links"
      title={words.copyLink}
      onClick={() => void copy(sharedAddress())}
    >
      <Icon name="link" />
      <span class={`label ${said ? "said" : ""}`}>{said ?? words.copyLink}</span>
    </button>
  );
}
