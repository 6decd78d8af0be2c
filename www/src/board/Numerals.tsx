/** Numbers or letters on boards of more than nine digits, as the reader likes; kept. */
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
        palette.value++; // canvases are drawn again
        keep("digits", numbered.value ? "numbers" : "letters");
      }}
    >
      12
    </Button>
  );
}
