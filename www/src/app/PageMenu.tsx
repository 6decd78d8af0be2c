/** What belongs to the page as a whole: colours, language, help, version. */
import type { Signal } from "@preact/signals";
import { createNavigation } from "../lab/address/views";
import { useSession } from "../session/context";
import { lab } from "../session/engine";
import { setTheme, shown } from "../ui/appearance";
import { MenuSetting } from "../ui/Menu";
import { MoreIcon } from "../ui/MoreIcon";
import { Segmented } from "../ui/Segmented";
import { framed } from "../ui/storage";
import { themes } from "../ui/theme";
import { createRaceStore } from "../views/race/store";
import { words } from "../words";
import { Languages } from "./Languages";

export function PageMenu({ help }: { readonly help: Signal<boolean> }) {
  const session = useSession();
  const { view } = session.get(createNavigation);
  const { projector } = session.get(createRaceStore);
  return (
    <>
      <MenuSetting name={words.theme}>
        <Segmented
          natural
          label={words.theme}
          value={shown.value}
          onChange={setTheme}
          options={themes.map((id) => ({ id, text: words.themes[id] }))}
        />
      </MenuSetting>
      <MenuSetting name={words.language}>
        <Languages />
      </MenuSetting>
      <hr />
      {view.value === "race" && !framed && (
        <button
          type="button"
          data-close
          title={words.projector.help}
          aria-label={words.projector.open}
          aria-keyshortcuts="Alt+P"
          onClick={() => {
            projector.value = "on";
          }}
        >
          <MoreIcon name="screen" />
          {words.projector.open}
          <kbd>Alt P</kbd>
        </button>
      )}
      <button
        type="button"
        data-close
        onClick={() => {
          help.value = true;
        }}
      >
        <MoreIcon name="help" />
        {words.help}
      </button>
      {lab.value && <p class="muted version">{words.version(lab.value.version)}</p>}
    </>
  );
}
