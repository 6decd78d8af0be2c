/** The results of every set and contestant, including those that the paper does not print. */
import { useMemo } from "preact/hooks";
import { words } from "../../../words/reproduced";
import type { Interval } from "./agreement";
import type { Measure } from "./data";
import type { Statistics } from "./estimate";
import { formatCost } from "./finding-text";
import { meanOfSet } from "./means";
import { shownName } from "./names";
import * as css from "./Reproduced.module.css";
import { chosen, costBeyondRuns, costs, type Runs } from "./runs";

interface TableOf {
  readonly runs: Runs;
  readonly label: string;
}

function SetTable({
  runs,
  label,
  caption,
  cell,
}: TableOf & {
  readonly caption: string;
  readonly cell: (contestant: string, set: string) => string;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the section can be scrolled by keyboard
    <section class={css.wide} tabIndex={0} aria-label={label}>
      <table class="numbers">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.contestant}</th>
            {runs.sets.map((set) => (
              <th key={set} scope="col" class="number">
                {shownName(set)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {runs.contestants.map((contestant) => (
            <tr key={contestant}>
              <th scope="row">{shownName(contestant)}</th>
              {runs.sets.map((set) => (
                <td key={set} class="number">
                  {cell(contestant, set)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Shows the number of puzzles of each set that each contestant has solved; with `unguessed`, solved without a node. */
export function ShareTable({ runs, label, unguessed }: TableOf & { readonly unguessed: boolean }) {
  const cell = (contestant: string, set: string) => {
    const all = chosen(runs, contestant, [set]);
    const counts = (at: number) => runs.solved[at] && !(unguessed && (runs.of.nodes[at] ?? 0) > 0);
    return words.of(all.filter(counts).length, all.length);
  };
  const caption = unguessed ? words.unguessed : words.shares;
  return <SetTable runs={runs} label={label} caption={caption} cell={cell} />;
}

/** Shows the cost of the median board of each set for each contestant. */
export function CostTable({
  runs,
  label,
  measure,
  statistics,
}: TableOf & { readonly measure: Measure; readonly statistics: Statistics }) {
  const worst = costBeyondRuns(runs, measure);
  const cell = (contestant: string, set: string) => {
    const all = [...costs(runs, measure, contestant, [set], worst).values()];
    if (all.length === 0) return "–";
    const [middle = worst] = statistics.quantiles(all, [0.5]);
    return middle > worst / 2 ? words.unsolved : formatCost(measure, middle);
  };
  return <SetTable runs={runs} label={label} caption={words.costs(measure)} cell={cell} />;
}

/** Shows a mean as a point on a bar, which is its interval. All bars of a table have the same scale. */
function MeanBar({
  interval,
  maxValue,
}: {
  readonly interval: Interval;
  readonly maxValue: number;
}) {
  const at = (value: number) => (100 * value) / maxValue;
  return (
    <svg class={css.meanBar} width="100%" height="12" aria-hidden="true">
      <line x1="0" x2="100%" y1="6" y2="6" />
      <rect
        x={`${at(interval.low)}%`}
        width={`${at(interval.high - interval.low)}%`}
        y="2"
        height="8"
        rx="4"
      />
      <circle cx={`${at(interval.value)}%`} cy="6" r="5" />
    </svg>
  );
}

/** Shows the means of each set with their intervals, with one column per contestant. */
export function MeanTable({
  runs,
  label,
  measure,
  generations,
  statistics,
}: TableOf & {
  readonly measure: Measure;
  readonly generations: boolean;
  readonly statistics: Statistics;
}) {
  const rows = useMemo(
    () =>
      runs.sets.map((set) => ({
        set,
        cells: runs.contestants.map((contestant) => ({
          contestant,
          mean: meanOfSet(runs, measure, { contestant, set }, statistics),
        })),
      })),
    [runs, measure, statistics],
  );
  const max = Math.max(...rows.flatMap(({ cells }) => cells.map(({ mean }) => mean?.high ?? 0)));
  const show = (value: number) => formatCost(measure, value);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the section can be scrolled by keyboard
    <section class={css.wide} tabIndex={0} aria-label={`${label}, ${words.measures[measure]}`}>
      <table class={`numbers ${css.meanTable}`}>
        <caption>{words.means(measure, generations)}</caption>
        <thead>
          <tr>
            <th scope="col">{words.set}</th>
            {runs.contestants.map((contestant) => (
              <th key={contestant} scope="col">
                {shownName(contestant)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ set, cells }) => (
            <tr key={set}>
              <th scope="row">{shownName(set)}</th>
              {cells.map(({ contestant, mean }) => (
                <td key={contestant}>
                  {mean ? (
                    <>
                      <b>{show(mean.value)}</b>{" "}
                      <span class="muted">{words.interval(show(mean.low), show(mean.high))}</span>
                      <MeanBar interval={mean} maxValue={max || 1} />
                    </>
                  ) : (
                    "–"
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
