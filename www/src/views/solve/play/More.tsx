/** The menu with actions that are needed less often, and the sheets that it opens. */
import type { Signal } from "@preact/signals";
import { createCommands } from "../../../play/commands";
import { createHelp } from "../../../play/help/ask";
import { createGame } from "../../../play/store";
import { useSession } from "../../../session/context";
import type { Session } from "../../../session/session";
import { glyph } from "../../../text/digits";
import { Button } from "../../../ui/Button";
import { Later } from "../../../ui/Later";
import { Menu } from "../../../ui/Menu";
import { MoreIcon } from "../../../ui/MoreIcon";
import { Sheet } from "../../../ui/Sheet";
import { show } from "../../../ui/scroll";
import { Worded } from "../../../ui/Worded";
import { words as formats } from "../../../words/formats";
import { words as help } from "../../../words/hint";
import { words } from "../../../words/play";
import { createSelectSeveral } from "../board/several";
import * as css from "../Play.module.css";
import { Keys } from "./Keys";
import { Settings } from "./Settings";
import { createSolveSheets } from "./sheets";

const loadShare = () => import("../share/Share").then(({ Share }) => Share);

export function More() {
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
        <Highlight />
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
        <button type="button" data-close onClick={() => openHelp(session)}>
          {help.title}
        </button>
        <Opens open={shareOpen}>{formats.share}</Opens>
        <hr />
        <Opens open={keysOpen}>{words.keys}</Opens>
        <Opens open={settingsOpen}>{words.settings}</Opens>
      </Menu>
      <Sheet title={words.keys} open={keysOpen}>
        <Keys />
      </Sheet>
      <Sheet title={words.settings} open={settingsOpen}>
        <Settings />
      </Sheet>
      <Sheet title={formats.share} open={shareOpen}>
        <div data-slot="share">{p && <Later load={loadShare} given={{ position: p }} />}</div>
      </Sheet>
    </>
  );
}

function Opens({ open, children }: { readonly open: Signal<boolean>; readonly children: string }) {
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

function openHelp(session: Session): void {
  const { helping } = session.get(createHelp);
  helping.value = true;
  requestAnimationFrame(() => {
    const panel = document.querySelector<HTMLElement>('[data-slot="help"]');
    if (!panel) return;
    show(panel);
    panel.querySelector("summary")?.focus({ preventScroll: true });
  });
}

function Highlight() {
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
        <Worded icon="minus">{words.highlight.previous}</Worded>
      </Button>
      <b class="numbers">{digit === 0 ? words.highlight.none : glyph(digit, side)}</b>
      <Button small ghost aria-label={words.highlight.after} onClick={() => nextFilter(1)}>
        <Worded icon="plus">{words.highlight.next}</Worded>
      </Button>
    </div>
  );
}
