/** The button that switches boards with more than nine digits between numbers and letters. The choice is stored. */
import { numbered } from "../text/digits";
import { palette } from "../ui/appearance";
import { Button } from "../ui/Button";
import { keep, recall } from "../ui/storage";
import { words } from "../words";

numbered.value = recall("digits") === "numbers";

export function Numerals() {
  return (
    <Button
      small
      toggle
      title={words.numerals}
      aria-label={words.numerals}
      aria-pressed={numbered.value}
      onClick={() => {
        numbered.value = !numbered.value;
        palette.value++; // redraws the canvases
        keep("digits", numbered.value ? "numbers" : "letters");
      }}
    >
      12
    </Button>
  );
}
