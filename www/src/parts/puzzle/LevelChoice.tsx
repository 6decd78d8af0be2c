/** The levels of difficulty: each opens a puzzle of its level. */
import { lab } from "../../lab/store";
import { LEVELS, type Level } from "../../play/rate/level";
import { Pips } from "../../ui/Pips";
import { words } from "../../words/play";
import { levelIsReady } from "./levels";
import "../../styles/level.css";

export function LevelChoice({ choose }: { readonly choose: (level: Level) => void }) {
  return (
    <div class="level-choice">
      {LEVELS.map((level, at) => (
        <button
          key={level}
          type="button"
          class="level"
          data-ready={levelIsReady(level)}
          disabled={!lab.value}
          onClick={() => choose(level)}
        >
          <Pips count={at + 1} />
          {words.levels[level]}
        </button>
      ))}
    </div>
  );
}
