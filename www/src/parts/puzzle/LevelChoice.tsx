/** One button per difficulty level, which opens a puzzle of this level. */

import { LEVELS, type Level } from "../../play/rate/level";
import { useStore } from "../../session/context";
import { lab } from "../../session/engine";
import { words } from "../../words/play";
import { LevelButton } from "./LevelButton";
import * as css from "./LevelChoice.module.css";
import { createWantedLevel } from "./levels";

export function LevelChoice({ choose }: { readonly choose: (level: Level) => void }) {
  const { levelIsReady } = useStore(createWantedLevel);
  return (
    <div class={css.root}>
      {LEVELS.map((level, at) => (
        <LevelButton
          key={level}
          count={at + 1}
          data-ready={levelIsReady(level)}
          disabled={!lab.value}
          onClick={() => choose(level)}
        >
          {words.levels[level]}
        </LevelButton>
      ))}
    </div>
  );
}
