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
import { MoreMenu } from "./More";
import { Pad } from "./Pad";

export function Controls() {
  const session = useSession();
  const { mode, filter, position, canUndo, canRedo, act } = session.get(createGame);
  const { goBack, goOn, erase, fill } = session.get(createCommands);
  const { several } = session.get(createSelectSeveral);
  const colours = mode.value === "colour";
  return (
    <section class={css.controls} aria-label={words.pad}>
      <ModeSwitch />
      <Pad />
      {colours && filter.value > 0 && (
        <p class="muted">
          {words.highlight.colours(glyph(filter.value, position.value?.side ?? 9))}
        </p>
      )}
      <div class={css.acts} data-dense>
        <ActionButton icon="undo" label={words.undo} disabled={!canUndo.value} onClick={goBack} />
        <ActionButton icon="redo" label={words.redo} disabled={!canRedo.value} onClick={goOn} />
        <ActionButton icon="erase" label={words.erase} onClick={erase} />
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
        <MoreMenu />
      </div>
    </section>
  );
}

interface ActionButtonProps {
  readonly icon: "undo" | "redo" | "erase";
  readonly label: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

function ActionButton({ icon, label, disabled, onClick }: ActionButtonProps) {
  return (
    <Button icon ghost class={css.act} title={label} disabled={disabled} onClick={onClick}>
      <MoreIcon name={icon} label={label} />
    </Button>
  );
}

function ModeSwitch() {
  const session = useSession();
  const { mode } = session.get(createGame);
  const { setMode } = session.get(createCommands);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would require its own legend
    <div class={css.modes} data-dense role="group" aria-label={words.modes.label}>
      {MODES.map((item) => (
        <button
          key={item}
          type="button"
          aria-pressed={mode.value === item}
          onClick={() => setMode(item)}
        >
          {words.modes[item]}
        </button>
      ))}
    </div>
  );
}
