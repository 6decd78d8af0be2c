/** Shows the difficulty of each step as a bar; pressing a bar shows its step. */
import type { Deduction } from "sudoku-lab";
import { nameOf, scoreOf } from "../../../play/help/about";
import { words } from "../../../words/hint";
import * as css from "./Path.module.css";

interface Props {
  readonly steps: readonly Deduction[];
  /** The number of the step shown, from 1; 0 before the first step. */
  readonly shown: number;
  readonly onStep: (step: number) => void;
}

const CURVE_HEIGHT = 40;
/** Returns the height of a bar. It is logarithmic, because the scores of steps differ by large factors. */
const barHeight = (score: number) => Math.log2(1 + score);

export function Curve({ steps, shown, onStep }: Props) {
  const scores = steps.map(({ technique }) => scoreOf(technique));
  const known = scores.map((score) => score ?? 0);
  const max = Math.max(1, ...known.map(barHeight));
  const hardest = known.indexOf(Math.max(...known));
  const name = nameOf(steps[hardest]?.technique ?? "");
  return (
    <figure class={css.curve}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the list of steps offers the same action by keyboard */}
      <svg
        viewBox={`0 0 ${steps.length} ${CURVE_HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words.pathCurve(steps.length, name, hardest + 1)}
        onClick={(event) => {
          const { left, width } = event.currentTarget.getBoundingClientRect();
          onStep(1 + Math.floor(((event.clientX - left) / width) * steps.length));
        }}
      >
        {known.map((score, index) => {
          const tall = Math.max(1.5, (barHeight(score) / max) * CURVE_HEIGHT);
          return (
            <rect
              key={index}
              class={index + 1 === shown ? css.now : ""}
              x={index}
              y={CURVE_HEIGHT - tall}
              width={0.86}
              height={tall}
            />
          );
        })}
      </svg>
      <figcaption class="muted">{words.pathCurveNote}</figcaption>
    </figure>
  );
}
