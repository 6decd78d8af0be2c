/** The levels of difficulty: each opens a puzzle of its level. */

import { LEVELS, type Level } from "../../play/rate/level";
import { lab } from "../../session/engine";
import { Pips } from "../../ui/Pips";
import { words } from "../../words/play";
import "../../styles/level.css";
import { useStore } from "../../session/context";
import { createWantedLevel } from "./levels";

export function LevelChoice({ choose }: { readonly choose: (level: Level) => void }) {
  const { levelIsReady } = useStore(createWantedLevel);
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
