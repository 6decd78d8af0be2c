/**
 * The times of the thesis's authors: compared with the counts here, in the figures of the thesis, and in two of its
 * numbers.
 */

import { DataPlot } from "../../../../chart/DataPlot";
import { formatFixed } from "../../../../words/format";
import { words } from "../../../../words/times";
import type { ShownTable } from "../controller";
import { MIN_PUZZLES } from "../estimate";
import { formatCorrelation, formatNumber, formatPercent } from "../finding-text";
import type { Runs } from "../runs";
import { FigurePair } from "./FigurePair";
import { type AuthorTimes, pairsOf, type Scatter, type TimesSetup } from "./model";
import { Overlap, shortPercent } from "./Overlap";
import * as css from "./Times.module.css";

export interface TimesProps {
  readonly of: ShownTable;
  readonly setup: TimesSetup;
}

export function Times({ of, setup, times }: TimesProps & { readonly times: AuthorTimes }) {
  const { scatters = [], figures, ranks = [] } = setup;
  const { unsolved, puzzles } = times.counts;
  const runs = of.runs.value;
  return (
    <>
      {runs && scatters.length > 0 && (
        <section aria-labelledby="times-scatters">
          <h4 id="times-scatters">{words.scatters}</h4>
          <p>{words.scattersRead}</p>
          <div class={css.scatters}>
            {scatters.map((one) => (
              <ScatterFigure key={one.id} of={of} runs={runs} scatter={one} times={times} />
            ))}
          </div>
        </section>
      )}
      {ranks.length > 0 && (
        <>
          <Overlap runs={runs} ranks={ranks} times={times} statistics={of.statistics} />
          <Ties times={times} />
        </>
      )}
      <h4>{words.figures}</h4>
      <p>
        {words.figuresRead}{" "}
        {figures.some(({ limited }) => limited) &&
          words.figuresLimited(formatPercent(unsolved / puzzles))}
      </p>
      {figures.map((one) => (
        <FigurePair key={one.id} figure={one} runs={runs} times={times} />
      ))}
    </>
  );
}

function ScatterFigure({
  of,
  runs,
  scatter,
  times,
}: {
  readonly of: ShownTable;
  readonly runs: Runs;
  readonly scatter: Scatter;
  readonly times: AuthorTimes;
}) {
  const { ours, theirs, untimed } = pairsOf(runs, times, scatter);
  if (ours.length < MIN_PUZZLES) return null;
  const { value, low, high } = of.statistics.spearman(ours, theirs);
  const { program, measure, plus = 0 } = scatter;
  const sentence = words.correlation(
    formatCorrelation(value),
    formatCorrelation(low),
    formatCorrelation(high),
    ours.length,
    untimed,
  );
  const title = words.scatter(program, measure === "nodes" ? "nodes" : "steps");
  return (
    <figure data-scatter={scatter.id}>
      <figcaption>
        <b>{title}</b>
      </figcaption>
      <DataPlot
        label={`${title}. ${sentence}`}
        kind="dots"
        x={{ title: words.seconds, log: true, text: formatNumber }}
        y={{ title: words.ours(measure), log: true, text: formatNumber }}
        points={ours.map((count, at) => [theirs[at] ?? 0, count + plus])}
      />
      <p class="numbers">{sentence}</p>
    </figure>
  );
}

function Ties({ times }: { readonly times: AuthorTimes }) {
  const { faster, ties, timed, unstable, unsolved } = times.counts;
  const { means } = times;
  return (
    <section aria-labelledby="times-ties" data-field="ties">
      <h4 id="times-ties">{words.ties}</h4>
      <p class="numbers">
        {words.tiesSaid(faster, shortPercent(faster / timed), ties, faster + ties, timed)}
      </p>
      <p class="numbers">
        {words.means(
          formatFixed(means.timed, 2),
          formatFixed(means.withMarks, 2),
          unstable,
          unsolved,
        )}
      </p>
    </section>
  );
}
