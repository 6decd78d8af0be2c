/** A new puzzle by its level, beside a board: the levels, and how far the search for the puzzle is. */

import { useStore } from "../../session/context";
import { words } from "../../words/play";
import { LevelChoice } from "./LevelChoice";
import { createWantedLevel } from "./levels";
import { MakingLevel } from "./MakingLevel";
import * as css from "./PuzzleOfLevel.module.css";

export function PuzzleOfLevel() {
  const { openLevel } = useStore(createWantedLevel);
  return (
    <section class={css.root} aria-labelledby="of-level-title">
      <h3 id="of-level-title">{words.newPuzzle}</h3>
      <LevelChoice choose={(level) => void openLevel(level)} />
      <MakingLevel />
    </section>
  );
}
