/** The texts about equivalent puzzles. */
import { table } from "./tables";

/** A known puzzle to which the puzzle is equivalent; `line` is 0 if it is not from a list. */
interface NamedPuzzle {
  readonly name: string;
  readonly line: number;
}

interface ComparedPuzzles {
  readonly compared: number;
  readonly found: number;
  readonly matches: readonly NamedPuzzle[];
}

const texts = await table("disguise");

function puzzleName({ name, line }: NamedPuzzle): string {
  if (line === 0) return name;
  return name ? texts.title(name) : texts.lineOf(line);
}

const turns: Readonly<Record<string, string | null>> = {
  "straight same same": null,
  "straight turned same": texts.turns.upsideDown,
  "straight same turned": texts.turns.leftRight,
  "straight turned turned": texts.turns.half,
  "exchanged same same": texts.turns.diagonal,
  "exchanged turned same": texts.turns.left,
  "exchanged same turned": texts.turns.right,
  "exchanged turned turned": texts.turns.antidiagonal,
};

export const words = {
  ...texts,
  name: puzzleName,
  turns,
  verdict({ compared, found, matches: [first] }: ComparedPuzzles): string {
    if (!first) return texts.verdictNone(compared);
    return found === 1
      ? texts.verdictOne(puzzleName(first))
      : texts.verdictSome(found, compared, puzzleName(first));
  },
};
