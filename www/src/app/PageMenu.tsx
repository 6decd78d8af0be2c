/** The settings of the page as a whole: colours, language, keys, help and version. */
import type { Signal } from "@preact/signals";
import { createNavigation } from "../lab/address/views";
import { setSetting, settings } from "../play/settings";
import { useSession } from "../session/context";
import { lab } from "../session/engine";
import { setTheme, shownTheme } from "../ui/appearance";
import { Check } from "../ui/Check";
import { MenuSetting } from "../ui/Menu";
import { MoreIcon } from "../ui/MoreIcon";
import { Segmented } from "../ui/Segmented";
import { isFramed } from "../ui/storage";
import { themes } from "../ui/theme";
import { openProjector } from "../views/race/full-screen";
import { words } from "../words";
import { Languages } from "./Languages";

export function PageMenu({ help }: { readonly help: Signal<boolean> }) {
  const session = useSession();
  const { view } = session.get(createNavigation);
  const { keys: singleKeys } = settings.value;
  // In the solve view, "?" opens the list of the keys of the board.
  const helpKey = singleKeys && view.value !== "solve" && !isFramed;
  return (
    <>
      {/* First, because narrow windows have no button for it. */}
      {view.value === "race" && !isFramed && (
        <>
          <button
            type="button"
            data-close
            title={words.projector.help}
            aria-label={words.projector.open}
            aria-keyshortcuts={singleKeys ? "P Alt+P" : "Alt+P"}
            onClick={() => openProjector(session)}
          >
            <MoreIcon name="screen" />
            {words.projector.open}
            <kbd>{singleKeys ? "P" : "Alt P"}</kbd>
          </button>
          <hr />
        </>
      )}
      <MenuSetting name={words.theme}>
        <Segmented
          natural
          label={words.theme}
          value={shownTheme.value}
          onChange={setTheme}
          options={themes.map((id) => ({ id, text: words.themes[id] }))}
        />
      </MenuSetting>
      <MenuSetting name={words.language}>
        <Languages />
      </MenuSetting>
      <MenuSetting name={words.keyboard.name}>
        <Check>
          <input
            type="checkbox"
            checked={singleKeys}
            onChange={({ currentTarget }) => setSetting("keys", currentTarget.checked)}
          />
          {words.keyboard.single}
        </Check>
      </MenuSetting>
      <hr />
      <button
        type="button"
        data-close
        aria-label={words.help}
        aria-keyshortcuts={helpKey ? "?" : undefined}
        onClick={() => {
          help.value = true;
        }}
      >
        <MoreIcon name="help" />
        {words.help}
        {helpKey && <kbd>?</kbd>}
      </button>
      {lab.value && (
        <a class="muted version" href="docs/changelog.html">
          {words.version(lab.value.version)}
        </a>
      )}
    </>
  );
}
