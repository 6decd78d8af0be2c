/** A new puzzle by difficulty level: the levels, and the progress of the search for the puzzle. */

import type { Level } from "../../play/rate/level";
import { useStore } from "../../session/context";
import { createDocument } from "../../session/document";
import { words } from "../../words/play";
import { LevelChoice } from "./LevelChoice";
import { createWantedLevel } from "./levels";
import { MakingLevel } from "./MakingLevel";
import * as css from "./PuzzleOfLevel.module.css";

interface Props {
  /** Called when the puzzle is on the board. */
  readonly onChosen?: (() => void) | undefined;
}

export function PuzzleOfLevel({ onChosen }: Props) {
  const { openLevel } = useStore(createWantedLevel);
  const { puzzle } = useStore(createDocument);

  async function chooseLevel(level: Level) {
    const before = puzzle.peek();
    await openLevel(level);
    if (puzzle.peek() !== before) onChosen?.();
  }

  return (
    <section class={css.root} aria-labelledby="of-level-title">
      <h3 id="of-level-title">{words.newPuzzle}</h3>
      <LevelChoice choose={(level) => void chooseLevel(level)} />
      <MakingLevel />
    </section>
  );
}
