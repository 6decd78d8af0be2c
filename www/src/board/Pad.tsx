/** Digits to press, for those without a keyboard. */
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { glyph } from "../text/digits";
import { Icon } from "../ui/Icon";
import { show } from "../ui/scroll";
import { keep, recall } from "../ui/storage";
import { words } from "../words";

/** Whether a digit takes the pad to the next cell: a puzzle of 81 cells is 81 presses then. */
const advance = signal(recall("pad") !== "stay");

function setAdvance(on: boolean): void {
  advance.value = on;
  keep("pad", on ? "advance" : "stay");
}

interface Props {
  readonly side: number;
  readonly onDigit: (digit: number) => void;
  /** Goes on to the next cell. */
  readonly onNext: () => void;
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
}

export function Pad({ side, onDigit, onNext, open, onToggle }: Props) {
  const pad = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (open && pad.current) show(pad.current);
  }, [open]);
  const digits = Array.from({ length: side }, (_, index) => index + 1);
  function press(digit: number) {
    onDigit(digit);
    if (advance.peek() && digit > 0) onNext();
  }
  return (
    <details
      ref={pad}
      class="pad"
      open={open}
      onToggle={(event) => onToggle(event.currentTarget.open)}
    >
      <summary>{words.pad}</summary>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend of its own */}
      <div class="pad-keys" role="group" aria-label={words.pad}>
        {digits.map((digit) => (
          <button key={digit} type="button" onClick={() => press(digit)}>
            {glyph(digit, side)}
          </button>
        ))}
        <button type="button" onClick={() => press(0)} aria-label={words.padErase}>
          ⌫
        </button>
        <button type="button" onClick={onNext}>
          <Icon name="skip" label={words.padSkip} />
        </button>
      </div>
      <label class="check">
        <input
          type="checkbox"
          checked={advance.value}
          onChange={(event) => setAdvance(event.currentTarget.checked)}
        />
        {words.padAdvance}
      </label>
    </details>
  );
}
