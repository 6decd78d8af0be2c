/** Digits to press, for those without a keyboard. */
import { words } from "../words";
import { glyph } from "./digits";

interface Props {
  readonly side: number;
  readonly onDigit: (digit: number) => void;
}

export function Pad({ side, onDigit }: Props) {
  const digits = Array.from({ length: side }, (_, index) => index + 1);
  return (
    <details class="pad">
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
