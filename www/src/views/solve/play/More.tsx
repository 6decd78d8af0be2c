/** The menu with actions that are needed less often, and the sheets that it opens. */
import type { Signal } from "@preact/signals";
import { createCommands } from "../../../play/commands";
import { createHelp } from "../../../play/help/ask";
import { createGame } from "../../../play/store";
import { useSession } from "../../../session/context";
import type { Session } from "../../../session/session";
import { glyph } from "../../../text/digits";
import { Button } from "../../../ui/Button";
import { Lazy } from "../../../ui/Lazy";
import { Menu } from "../../../ui/Menu";
import { MoreIcon } from "../../../ui/MoreIcon";
import { Sheet } from "../../../ui/Sheet";
import { scrollIntoView } from "../../../ui/scroll";
import { IconWithWord } from "../../../ui/Worded";
import { words as formats } from "../../../words/formats";
import { words as help } from "../../../words/hint";
import { words } from "../../../words/play";
import { createSelectSeveral } from "../board/several";
import * as css from "../Play.module.css";
import { Keys } from "./Keys";
import { Settings } from "./Settings";
import { createSolveSheets } from "./sheets";

const loadShare = () => import("../share/Share").then(({ Share }) => Share);

export function MoreMenu() {
  const session = useSession();
  const { position, editing } = session.get(createGame);
  const { several } = session.get(createSelectSeveral);
  const { setEditing, startAgain } = session.get(createCommands);
  const { shareOpen, keysOpen, settingsOpen } = session.get(createSolveSheets);
  const p = position.value;
  return (
    <>
      <Menu
        label={words.moreActions}
        icon
        ghost
        class={css.act}
        menuClass={css.menu}
        trigger={<MoreIcon name="more" />}
      >
        <button
          type="button"
          title={words.severalHelp}
          aria-pressed={several.value}
          data-close
          onClick={() => {
            several.value = !several.peek();
          }}
        >
          {words.selectSeveral}
        </button>
        <HighlightItem />
        <hr />
        <button
          type="button"
          aria-pressed={editing.value}
          data-close
          onClick={() => setEditing(!editing.peek())}
        >
          {words.edit}
        </button>
        <button type="button" title={words.restartHelp} data-close onClick={startAgain}>
          {words.restart}
        </button>
        <hr />
        <button type="button" data-close onClick={() => openSolveHelp(session)}>
          {help.title}
        </button>
        <OpenItem open={shareOpen}>{formats.share}</OpenItem>
        <hr />
        <OpenItem open={keysOpen}>{words.keys}</OpenItem>
        <OpenItem open={settingsOpen}>{words.settings}</OpenItem>
      </Menu>
      <Sheet title={words.keys} open={keysOpen}>
        <Keys />
      </Sheet>
      <Sheet title={words.settings} open={settingsOpen}>
        <Settings />
      </Sheet>
      <Sheet title={formats.share} open={shareOpen}>
        <div data-slot="share">{p && <Lazy load={loadShare} given={{ position: p }} />}</div>
      </Sheet>
    </>
  );
}

function OpenItem({
  open,
  children,
}: {
  readonly open: Signal<boolean>;
  readonly children: string;
}) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      data-close
      onClick={() => {
        open.value = true;
      }}
    >
      {children}
    </button>
  );
}

function openSolveHelp(session: Session): void {
  const { helping } = session.get(createHelp);
  helping.value = true;
  requestAnimationFrame(() => {
    const panel = document.querySelector<HTMLElement>('[data-slot="help"]');
    if (!panel) return;
    scrollIntoView(panel);
    panel.querySelector("summary")?.focus({ preventScroll: true });
  });
}

function HighlightItem() {
  const session = useSession();
  const { position, filter } = session.get(createGame);
  const { nextFilter } = session.get(createCommands);
  const side = position.value?.side ?? 9;
  const digit = filter.value;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would require its own legend
    <div class={css.highlight} role="group" aria-label={words.highlight.label}>
      <span>{words.highlight.label}</span>
      <Button small ghost aria-label={words.highlight.before} onClick={() => nextFilter(-1)}>
        <IconWithWord icon="minus">{words.highlight.previous}</IconWithWord>
      </Button>
      <b class="numbers">{digit === 0 ? words.highlight.none : glyph(digit, side)}</b>
      <Button small ghost aria-label={words.highlight.after} onClick={() => nextFilter(1)}>
        <IconWithWord icon="plus">{words.highlight.next}</IconWithWord>
      </Button>
    </div>
  );
}
