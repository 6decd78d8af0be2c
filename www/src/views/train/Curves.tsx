/** The curves of loss and accuracy over the updates, and the share of unseen puzzles that are solved, by level. */
import { DataPlot, type Point } from "../../chart/DataPlot";
import { useStore } from "../../session/context";
import { Figures } from "../../ui/Figures";
import { format, formatRough } from "../../words/format";
import { words } from "../../words/train";
import { createTrain } from "./controller";
import * as css from "./Train.module.css";

/** The maximum number of points of a curve; the values between them are averaged. */
const MAX_POINTS = 240;

const formatPercent = (value: number) => `${format(Math.round(100 * value))} %`;

/** Returns one of two interleaved columns as points, each at the middle of the updates of which it is the mean. */
export function averagePoints(curve: Float64Array, column: 0 | 1): readonly Point[] {
  const updates = curve.length / 2;
  const each = Math.max(1, Math.ceil(updates / MAX_POINTS));
  const points: Point[] = [];
  for (let from = 0; from < updates; from += each) {
    const to = Math.min(updates, from + each);
    let sum = 0;
    for (let at = from; at < to; at++) sum += curve[2 * at + column] ?? 0;
    points.push([(from + 1 + to) / 2, sum / (to - from)]);
  }
  return points;
}

/** Returns the number of solved puzzles and of all puzzles by level. */
export function sharesOf(
  puzzles: readonly { readonly level: number }[],
  steps: readonly (number | null)[] | undefined,
): readonly { readonly level: 0 | 1; readonly solved: number; readonly all: number }[] {
  return ([0, 1] as const).flatMap((level) => {
    const of = puzzles.flatMap((one, at) => (one.level === level ? [at] : []));
    const solved = of.filter((at) => steps?.[at] != null).length;
    return of.length > 0 ? [{ level, solved, all: of.length }] : [];
  });
}

export function Curves() {
  const { shown, watch } = useStore(createTrain);
  const now = shown.value;
  if (now?.kind !== "live") return null;
  now.tick.value;
  const { curve, test } = now.training;
  const { updates } = now.recipe;
  if (curve.length === 0) return <How />;
  const x = { title: words.updates, log: false, text: format, include: [0, updates] };
  const names = [words.accuracyOf.training, words.accuracyOf.unseen] as const;
  const ranges = {
    labels: formatPercent(1).length,
    names: Math.max(...[words.lossOf, ...names].map(({ length }) => length)),
  };
  const last = curve.length - 2;
  const [loss, accuracy] = [curve[last] ?? 0, curve[last + 1] ?? 0];
  return (
    <div class={css.curves} data-part="curves">
      <Figures layout="row" data-part="counters" aria-label={words.solvedShare}>
        {sharesOf(watch.puzzles.value, test?.steps).map(({ level, solved, all }) => (
          <div key={level} title={words.levelHelp[level]} data-level={level}>
            <dt>{words.levels[level]}</dt>
            <dd>{test ? words.solvedOf(solved, all) : "–"}</dd>
          </div>
        ))}
      </Figures>
      <DataPlot
        kind="line"
        label={words.lossPlot(formatRough(loss))}
        x={x}
        y={{ title: words.loss, log: false, text: format, include: [0] }}
        points={averagePoints(curve, 0)}
        names={[words.lossOf]}
        room={ranges}
      />
      <DataPlot
        kind="line"
        label={words.accuracyPlot(formatPercent(accuracy))}
        x={x}
        y={{ title: words.accuracy, log: false, text: formatPercent, include: [0, 1] }}
        points={averagePoints(curve, 1)}
        fit={now.shares.value}
        names={names}
        room={ranges}
      />
    </div>
  );
}

/** Shows how the training works until there are curves. */
const How = () => (
  <section aria-labelledby="train-how">
    <h3 id="train-how">{words.how}</h3>
    <ol class={css.how}>
      {words.howOf.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ol>
  </section>
);
