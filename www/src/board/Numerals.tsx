/** The button that switches boards with more than nine digits between numbers and letters. The choice is stored. */
import { showsNumbers } from "../text/digits";
import { paletteVersion } from "../ui/appearance";
import { Button } from "../ui/Button";
import { readValue, storeValue } from "../ui/storage";
import { words } from "../words";

showsNumbers.value = readValue("digits") === "numbers";

export function Numerals() {
  return (
    <Button
      small
      toggle
      title={words.numerals}
      aria-label={words.numerals}
      aria-pressed={showsNumbers.value}
      onClick={() => {
        showsNumbers.value = !showsNumbers.value;
        paletteVersion.value++; // redraws the canvases
        storeValue("digits", showsNumbers.value ? "numbers" : "letters");
      }}
    >
      12
    </Button>
  );
}
