/** Digits to press, for those without a keyboard. */
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { glyph } from "../text/digits";
import { Check } from "../ui/Check";
import { MoreIcon } from "../ui/MoreIcon";
import { show } from "../ui/scroll";
import { keep, recall } from "../ui/storage";
import { words } from "../words";
import * as css from "./Pad.module.css";

/**
 * Whether a digit takes the pad to the next cell: a puzzle of 81 cells is 81 presses then. A preference of the visitor, for
 * all sessions of the page.
 */
const advance = signal(recall("pad") !== "stay");

function setAdvance(on: boolean): void {
  advance.value = on;
  keep("pad", on ? "advance" : "stay");
}

interface Props {
  readonly side: number;
  /** The cell that is meant. */
  readonly cell: number;
  readonly onDigit: (cell: number, digit: number) => void;
  readonly onGo: (cell: number) => void;
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
}

export function Pad({ side, cell, onDigit, onGo, open, onToggle }: Props) {
  const pad = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (open && pad.current) show(pad.current);
  }, [open]);
  // Rows of one length, as on a telephone; beside them what goes back and on.
  let across = Math.ceil(Math.sqrt(side));
  while (side % across > 0) across++;
  const digits = Array.from({ length: side }, (_, index) => index + 1);
  /** Where a digit took the pad; from there Erase takes that digit back. */
  const arrived = useRef<number | null>(null);
  const next = cell + 1 < side * side ? cell + 1 : null;
  function press(digit: number) {
    onDigit(cell, digit);
    arrived.current = advance.peek() ? next : null;
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
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend of its own */}
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
          checked={advance.value}
          onChange={(event) => setAdvance(event.currentTarget.checked)}
        />
        {words.padAdvance}
      </Check>
    </details>
  );
}
