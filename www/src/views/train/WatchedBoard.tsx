/** Shows the net's beliefs about one unseen puzzle after each of its steps. */
import { bareFrame } from "sudoku-lab/board";
import { Canvas } from "../../board/Canvas";
import { useStore } from "../../session/context";
import { Button } from "../../ui/Button";
import { words } from "../../words/train";
import { createTrain } from "./controller";
import { testOf } from "./model";
import * as css from "./Train.module.css";
import { digitsOf, TEST_STEPS } from "./watch";

export function WatchedBoard() {
  const { watch, shown } = useStore(createTrain);
  const { puzzle, watched, at, step, puzzles, solutions, nextUnsolved } = watch;
  const now = puzzle.value;
  if (!now) return null;
  const believed = watched.value?.puzzle === at.value ? watched.value : null;
  const digits = believed && digitsOf(believed.beliefs);
  const frame =
    believed && digits
      ? { ...bareFrame(now.givens), step: believed.step, digits, weights: believed.beliefs }
      : bareFrame(now.givens);
  const solution = solutions.value.get(at.value);
  const blanks = now.givens.filter((digit) => digit === 0).length;
  const right =
    digits && solution
      ? digits.filter((digit, cell) => now.givens[cell] === 0 && digit === solution[cell]).length
      : null;
  const level = puzzles.value[at.value]?.level ?? 0;
  const test = shown.value && testOf(shown.value);
  const text = words.stepOf(step.value, TEST_STEPS);
  return (
    <section class={css.watched} aria-labelledby="train-watched" data-part="boards">
      <h3 id="train-watched">{words.watched(at.value + 1, words.levels[level])}</h3>
      <div class={css.board}>
        <Canvas
          puzzle={now}
          frame={frame as never}
          lane={0}
          final={false}
          label={words.board(at.value + 1, step.value, right ?? 0, blanks)}
        />
      </div>
      <label class={css.steps}>
        <span>{words.steps}</span>
        <input
          type="range"
          min={0}
          max={TEST_STEPS}
          value={step.value}
          aria-valuetext={text}
          onInput={(event) => {
            step.value = event.currentTarget.valueAsNumber;
          }}
        />
        <span class="numbers">{text}</span>
      </label>
      <p class="muted">
        {right === null ? words.boardKey : words.right(right, blanks)}{" "}
        {test && test.solved < test.steps.length && (
          <Button small onClick={nextUnsolved}>
            {words.nextUnsolved}
          </Button>
        )}
      </p>
    </section>
  );
}
