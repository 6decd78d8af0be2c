/** One seed: its progress, and the curve of a series. */
import type { Signal } from "@preact/signals";
import type { AlgorithmInfo, SeedState } from "sudoku-lab";
import { useSession } from "../../../../session/context";
import type { Session } from "../../../../session/session";
import { words } from "../../../../words/portfolio";
import * as css from "../Cores.module.css";
import { createSeedsController } from "./controller";

interface Props {
  readonly info: AlgorithmInfo;
  readonly seed: number;
  readonly state: Signal<SeedState | null>;
  /** The seed that won; `null` until it is known. */
  readonly winner: number | null;
}

export function SeedLane({ info, seed, state, winner }: Props) {
  const known = state.value;
  const text = known ? (known.state === "ended" ? (known.outcome ?? "") : known.state) : "waiting";
  const wins = winner === seed;
  const answered = text === "solved" || text === "unsolvable";
  const first = answered ? words.states.wins : words.states.nearest;
  return (
    <li data-seed={seed} data-state={known?.state ?? "waiting"} data-wins={wins || undefined}>
      <span class="name numbers">{words.seed(seed)}</span>
      <SeedCurve info={info} known={known} />
      <span class={`${css.steps} numbers`}>{words.steps(known?.steps ?? 0)}</span>
      <span class="said">{wins ? first : (words.states[text] ?? text)}</span>
    </li>
  );
}

const CURVE_WIDTH = 1000;
const CURVE_HEIGHT = 100;
/** The maximum number of points of a line, limited by its visible width. */
const MAX_POINTS = 96;

function SeedCurve({
  info,
  known,
}: {
  readonly info: AlgorithmInfo;
  readonly known: SeedState | null;
}) {
  const session = useSession();
  const { extent } = session.get(createSeedsController);
  const { steps, low, high } = extent.value;
  const x = (step: number) => (step / steps) * CURVE_WIDTH;
  const y = (value: number) =>
    CURVE_HEIGHT - 6 - ((value - low) / (high - low)) * (CURVE_HEIGHT - 12);
  return (
    <svg
      class={css.seedCourse}
      viewBox={`0 0 ${CURVE_WIDTH} ${CURVE_HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <line
        class={css.far}
        x1="0"
        x2={x(known?.steps ?? 0)}
        y1={CURVE_HEIGHT - 1}
        y2={CURVE_HEIGHT - 1}
      />
      {known && <polyline points={points(session, known, info, x, y)} />}
    </svg>
  );
}

function points(
  session: Session,
  known: SeedState,
  info: AlgorithmInfo,
  x: (step: number) => number,
  y: (value: number) => number,
): string {
  const { columns } = session.get(createSeedsController);
  const { steps, values } = columns(known, info);
  const every = Math.max(1, Math.ceil(values.length / MAX_POINTS));
  const texts: string[] = [];
  for (const [index, value] of values.entries()) {
    const last = index === values.length - 1;
    if (Number.isNaN(value) || !(last || index % every === 0)) continue;
    texts.push(`${x(steps[index] ?? 0).toFixed(1)},${y(value).toFixed(1)}`);
  }
  return texts.join(" ");
}
