/** The keypad with which a finger or a mouse enters digits. */
import { useRef } from "preact/hooks";
import { createCommands } from "../../../play/commands";
import { COLOUR_COUNT } from "../../../play/moves";
import { countDigits } from "../../../play/position";
import { createGame } from "../../../play/store";
import { useSession } from "../../../session/context";
import { glyph } from "../../../text/digits";
import { words } from "../../../words/play";
import * as css from "../Play.module.css";

/** The maximum time between two presses of a double tap, ms. */
const DOUBLE_TAP_MS = 350;

/** Returns the number of keys per row: at least nine up to 9×9, then eight, or nine above 16×16. */
const keysPerRow = (side: number) =>
  side <= COLOUR_COUNT ? Math.max(side, COLOUR_COUNT) : side > 16 ? 9 : 8;

export function Pad() {
  const session = useSession();
  const { position, editing, mode, selection, filter } = session.get(createGame);
  const { enter } = session.get(createCommands);
  const last = useRef({ digit: 0, at: Number.NEGATIVE_INFINITY });
  const p = position.value;
  if (!p) return null;
  const { side } = p;
  const now = editing.value && mode.value !== "colour" ? "digit" : mode.value;
  const colours = now === "colour";
  const counts = countDigits(p);
  const keys = Array.from({ length: colours ? COLOUR_COUNT : side }, (_, index) => index + 1);
  const across = keysPerRow(side);

  function pressDigit(digit: number, at: number) {
    const twice = last.current.digit === digit && at - last.current.at < DOUBLE_TAP_MS;
    const marks = now === "corner" || now === "centre";
    last.current = twice ? { digit: 0, at } : { digit, at };
    if (twice && marks && selection.peek().size > 0) enter(digit, "digit", true);
    else enter(digit);
  }

  function keyLabel(digit: number) {
    if (colours) return words.press.colour(words.colours[digit - 1] ?? "");
    const written = glyph(digit, side);
    if (editing.value) return words.given(written);
    const told = words.press[now](written);
    return now === "digit" ? `${told}, ${words.left(side - (counts[digit] ?? 0))}` : told;
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would require its own legend
    <div
      class={css.keys}
      data-dense
      role="group"
      aria-label={words.pad}
      data-mode={now}
      data-keys={colours ? COLOUR_COUNT : side}
      style={{ "--across": across }}
    >
      {keys.map((digit) => (
        <button
          key={`${colours} ${digit}`}
          type="button"
          aria-label={keyLabel(digit)}
          style={colours ? { "--mark": `var(--mark-${digit})` } : {}}
          data-full={!colours && now === "digit" && (counts[digit] ?? 0) >= side}
          data-shown={!colours && filter.value === digit}
          onClick={(event) => pressDigit(digit, event.timeStamp)}
        >
          <span>{colours ? digit : glyph(digit, side)}</span>
          {now === "digit" && !editing.value && (
            <small>{Math.max(0, side - (counts[digit] ?? 0)) || "✓"}</small>
          )}
        </button>
      ))}
    </div>
  );
}
