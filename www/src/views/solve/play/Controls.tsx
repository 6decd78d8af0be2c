/** What stands beside the board, or under it: modes, digits, what goes back and on. */
import {
  fill,
  goBack,
  goOn,
  nextFilter,
  setEditing,
  setMode,
  startAgain,
} from "../../../play/commands";
import { ask } from "../../../play/help/ask";
import { clearColours, MODES } from "../../../play/moves";
import { act, canRedo, canUndo, editing, filter, mode, position } from "../../../play/store";
import { glyph } from "../../../text/digits";
import { Icon } from "../../../ui/Icon";
import { words } from "../../../words/play";
import { several } from "../board/several";
import { bringBoard } from "../board/sight";
import { check } from "./check";
import { Keys } from "./Keys";
import { Pad } from "./Pad";
import { Settings } from "./Settings";

export function Controls() {
  return (
    <div class="play-controls">
      <Modes />
      <Pad />
      <div class="toolbar back-and-on">
        <button type="button" disabled={!canUndo.value} onClick={goBack}>
          <Icon name="undo" />
          {words.undo}
        </button>
        <button type="button" disabled={!canRedo.value} onClick={goOn}>
          <Icon name="redo" />
          {words.redo}
        </button>
        <button
          type="button"
          class="toggle"
          title={words.severalHelp}
          aria-pressed={several.value}
          onClick={() => {
            several.value = !several.peek();
          }}
        >
          {words.several}
        </button>
        <button type="button" title={words.hintHelp} onClick={ask}>
          {words.hint}
        </button>
      </div>
      <Highlight />
      <div class="toolbar play-acts">
        <button type="button" title={words.fillHelp} onClick={fill}>
          {words.fill}
        </button>
        <button type="button" title={words.checkHelp} onClick={() => void check().then(bringBoard)}>
          {words.check}
        </button>
        <button
          type="button"
          class="toggle"
          aria-pressed={editing.value}
          onClick={() => setEditing(!editing.peek())}
        >
          {words.edit}
        </button>
        <button type="button" title={words.restartHelp} onClick={startAgain}>
          {words.restart}
        </button>
        <Keys />
      </div>
      <Settings />
    </div>
  );
}

function Modes() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend of its own
    <div class="play-modes" role="group" aria-label={words.modes.label}>
      {MODES.map((one) => (
        <button
          key={one}
          type="button"
          class="toggle"
          aria-pressed={mode.value === one}
          onClick={() => setMode(one)}
        >
          {words.modes[one]}
        </button>
      ))}
    </div>
  );
}

function Highlight() {
  const side = position.value?.side ?? 9;
  const digit = filter.value;
  const colours = mode.value === "colour";
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend of its own
    <div class="play-highlight" role="group" aria-label={words.highlight.label}>
      <span class="muted">{words.highlight.label}</span>
      <button type="button" class="icon" onClick={() => nextFilter(-1)}>
        <Icon name="minus" label={words.highlight.before} />
      </button>
      <b class="numbers">{digit === 0 ? words.highlight.none : glyph(digit, side)}</b>
      <button type="button" class="icon" onClick={() => nextFilter(1)}>
        <Icon name="plus" label={words.highlight.after} />
      </button>
      {colours && digit > 0 && <p class="muted">{words.highlight.colours(glyph(digit, side))}</p>}
      {colours && (
        <button type="button" onClick={() => act(clearColours)}>
          {words.uncolour}
        </button>
      )}
    </div>
  );
}
