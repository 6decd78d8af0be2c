/** An on-screen digit pad, for visitors without a keyboard. */
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { glyph } from "../text/digits";
import { Check } from "../ui/Check";
import { MoreIcon } from "../ui/MoreIcon";
import { scrollIntoView } from "../ui/scroll";
import { readValue, storeValue } from "../ui/storage";
import { words } from "../words";
import * as css from "./Pad.module.css";

/**
 * Whether entering a digit moves the pad to the next cell, so that a puzzle of 81 cells takes 81 presses. A preference
 * of the visitor, shared by all sessions of the page on purpose.
 */
const advanceAfterDigit = signal(readValue("pad") !== "stay");

function setAdvance(on: boolean): void {
  advanceAfterDigit.value = on;
  storeValue("pad", on ? "advance" : "stay");
}

interface Props {
  readonly side: number;
  /** The index of the cell that the pad edits. */
  readonly cell: number;
  readonly onDigit: (cell: number, digit: number) => void;
  readonly onGo: (cell: number) => void;
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
}

export function Pad({ side, cell, onDigit, onGo, open, onToggle }: Props) {
  const pad = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (open && pad.current) scrollIntoView(pad.current);
  }, [open]);
  // The digits form rows of equal length, as on a telephone. The buttons to erase and to move are next to them.
  let across = Math.ceil(Math.sqrt(side));
  while (side % across > 0) across++;
  const digits = Array.from({ length: side }, (_, index) => index + 1);
  /**
   * The cell to which the last digit moved the pad; `null` if the pad did not move. Erase in this cell removes that
   * digit.
   */
  const arrived = useRef<number | null>(null);
  const next = cell + 1 < side * side ? cell + 1 : null;
  function press(digit: number) {
    onDigit(cell, digit);
    arrived.current = advanceAfterDigit.peek() ? next : null;
    if (arrived.current !== null) onGo(arrived.current);
  }
  function erase() {
    const at = arrived.current === cell ? cell - 1 : cell;
    arrived.current = null;
    onDigit(at, 0);
    onGo(at);
  }
  return (
    <details
      ref={pad}
      class={css.root}
      open={open}
      onToggle={(event) => onToggle(event.currentTarget.open)}
    >
      <summary>{words.pad}</summary>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend */}
      <div
        class={css.keys}
        data-dense
        role="group"
        aria-label={words.pad}
        style={{ "--across": across, "--down": side / across }}
      >
        {digits.map((digit) => (
          <button key={digit} type="button" onClick={() => press(digit)}>
            {glyph(digit, side)}
          </button>
        ))}
        <button type="button" onClick={erase} aria-label={words.padErase}>
          ⌫
        </button>
        <button type="button" disabled={next === null} onClick={() => onGo(next ?? cell)}>
          <MoreIcon name="skip" label={words.padSkip} />
        </button>
      </div>
      <Check>
        <input
          type="checkbox"
          checked={advanceAfterDigit.value}
          onChange={(event) => setAdvance(event.currentTarget.checked)}
        />
        {words.padAdvance}
      </Check>
    </details>
  );
}
