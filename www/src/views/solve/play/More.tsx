/** What is needed less often while playing: a menu, and the sheets that it opens. */
import { type Signal, signal } from "@preact/signals";
import { nextFilter, setEditing, startAgain } from "../../../play/commands";
import { helping } from "../../../play/help/ask";
import { editing, filter, position } from "../../../play/store";
import { glyph } from "../../../text/digits";
import { Later } from "../../../ui/Later";
import { Menu } from "../../../ui/Menu";
import { MoreIcon } from "../../../ui/MoreIcon";
import { Sheet } from "../../../ui/Sheet";
import { show } from "../../../ui/scroll";
import { words as formats } from "../../../words/formats";
import { words as help } from "../../../words/hint";
import { words } from "../../../words/play";
import { several } from "../board/several";
import { Keys } from "./Keys";
import { Settings } from "./Settings";

/** The sheet of keys, which a key opens too. */
export const keysOpen = signal(false);
const settingsOpen = signal(false);
const shareOpen = signal(false);

const loadShare = () => import("../share/Share").then(({ Share }) => Share);

export function More() {
  const p = position.value;
  return (
    <>
      <Menu
        label={words.moreActions}
        class="icon ghost"
        menuClass="play-menu"
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
        <button type="button" data-close onClick={openHelp}>
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

function openHelp(): void {
  helping.value = true;
  requestAnimationFrame(() => {
    const panel = document.querySelector<HTMLElement>('[data-slot="help"]');
    if (!panel) return;
    show(panel);
    panel.querySelector("summary")?.focus({ preventScroll: true });
  });
}

function Highlight() {
  const side = position.value?.side ?? 9;
  const digit = filter.value;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend of its own
    <div class="play-highlight" role="group" aria-label={words.highlight.label}>
      <span>{words.highlight.label}</span>
      <button type="button" class="icon ghost" onClick={() => nextFilter(-1)}>
        <MoreIcon name="minus" label={words.highlight.before} />
      </button>
      <b class="numbers">{digit === 0 ? words.highlight.none : glyph(digit, side)}</b>
      <button type="button" class="icon ghost" onClick={() => nextFilter(1)}>
        <MoreIcon name="plus" label={words.highlight.after} />
      </button>
    </div>
  );
}
