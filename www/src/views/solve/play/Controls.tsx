/** The controls of the game: modes, digits, undo, redo and a menu with further actions. */

import { createCommands } from "../../../play/commands";
import { clearColours, MODES } from "../../../play/moves";
import { createGame } from "../../../play/store";
import { useSession } from "../../../session/context";
import { glyph } from "../../../text/digits";
import { Button } from "../../../ui/Button";
import { MoreIcon } from "../../../ui/MoreIcon";
import { words } from "../../../words/play";
import { createSelectSeveral } from "../board/several";
import * as css from "../Play.module.css";
import { More } from "./More";
import { Pad } from "./Pad";

export function Controls() {
  const session = useSession();
  const { mode, filter, position, canUndo, canRedo, act } = session.get(createGame);
  const { goBack, goOn, erase, fill } = session.get(createCommands);
  const { several } = session.get(createSelectSeveral);
  const colours = mode.value === "colour";
  return (
    <section class={css.controls} aria-label={words.pad}>
      <Modes />
      <Pad />
      {colours && filter.value > 0 && (
        <p class="muted">
          {words.highlight.colours(glyph(filter.value, position.value?.side ?? 9))}
        </p>
      )}
      <div class={css.acts} data-dense>
        <Act icon="undo" label={words.undo} disabled={!canUndo.value} onClick={goBack} />
        <Act icon="redo" label={words.redo} disabled={!canRedo.value} onClick={goOn} />
        <Act icon="erase" label={words.erase} onClick={erase} />
        <span class="spacer" />
        {several.value && (
          <Button
            toggle
            title={words.severalHelp}
            aria-pressed={true}
            onClick={() => {
              several.value = false;
            }}
          >
            {words.several}
          </Button>
        )}
        {colours && (
          <Button ghost onClick={() => act(clearColours)}>
            {words.uncolour}
          </Button>
        )}
        <Button ghost aria-label={words.fill} title={words.fillHelp} onClick={fill}>
          <MoreIcon name="pencil" />
          {words.fillShort}
        </Button>
        <More />
      </div>
    </section>
  );
}

interface ActProps {
  readonly icon: "undo" | "redo" | "erase";
  readonly label: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

function Act({ icon, label, disabled, onClick }: ActProps) {
  return (
    <Button icon ghost class={css.act} title={label} disabled={disabled} onClick={onClick}>
      <MoreIcon name={icon} label={label} />
    </Button>
  );
}

function Modes() {
  const session = useSession();
  const { mode } = session.get(createGame);
  const { setMode } = session.get(createCommands);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would require its own legend
    <div class={css.modes} data-dense role="group" aria-label={words.modes.label}>
      {MODES.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={mode.value === one}
          onClick={() => setMode(one)}
        >
          {words.modes[one]}
        </button>
      ))}
    </div>
  );
}
