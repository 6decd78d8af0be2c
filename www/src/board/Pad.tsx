/** Digits to press, for those without a keyboard. */
import { useEffect, useRef } from "preact/hooks";
import { glyph } from "../text/digits";
import { show } from "../ui/scroll";
import { words } from "../words";

interface Props {
  readonly side: number;
  readonly onDigit: (digit: number) => void;
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
}

export function Pad({ side, onDigit, open, onToggle }: Props) {
  const pad = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (open && pad.current) show(pad.current);
  }, [open]);
  const digits = Array.from({ length: side }, (_, index) => index + 1);
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
          <button key={digit} type="button" onClick={() => onDigit(digit)}>
            {glyph(digit, side)}
          </button>
        ))}
        <button type="button" onClick={() => onDigit(0)} aria-label={words.padErase}>
          ⌫
        </button>
      </div>
    </details>
  );
}
