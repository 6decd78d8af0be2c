/** A figure of the thesis, redrawn from the authors' times, beside the same figure of the counts measured here. */

import { DataPlot, type Point } from "../../../../chart/DataPlot";
import { words } from "../../../../words/times";
import type { Measure } from "../data";
import { formatNumber, formatPercent } from "../finding-text";
import type { Runs } from "../runs";
import {
  type AuthorTimes,
  countsByLine,
  type Histogram,
  histogramOf,
  type SortedTimes,
  sortedOf,
  type TimesFigure,
} from "./model";
import * as css from "./Times.module.css";

interface Props {
  readonly figure: TimesFigure;
  readonly runs: Runs | null;
  readonly times: AuthorTimes;
}

export function FigurePair({ figure, runs, times }: Props) {
  const { id, theirs, ours, kind, exponential, limited } = figure;
  const series = times.series[theirs];
  const all = runs ? [...countsByLine(runs, ours).values()].filter(Number.isFinite) : [];
  const { unsolved, puzzles } = times.counts;
  const shownCount = limited ? Math.round((1 - unsolved / puzzles) * all.length) : all.length;
  const counts = all.toSorted((a, b) => a - b).slice(0, shownCount);
  const shown = counts.filter((count) => count >= (ours.from ?? Number.NEGATIVE_INFINITY));
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return (
    <figure class={css.pair} data-figure={id}>
      <figcaption>
        <b>{words.figure(figure.number)}</b> {words.titles[id]}
      </figcaption>
      <div class={css.plots}>
        {series && (
          <Plot
            figure={figure}
            series={series}
            unit="seconds"
            mean={exponential ? times.means.timed : null}
          />
        )}
        {shown.length > 0 && (
          <Plot
            figure={figure}
            series={kind === "line" ? sortedOf(shown) : histogramOf(shown, ours.width ?? 1)}
            unit={ours.measure}
            mean={exponential ? mean : null}
          />
        )}
      </div>
    </figure>
  );
}

const isHistogram = (series: Histogram | SortedTimes): series is Histogram => "bins" in series;

/** Returns the expected number of values in each interval for an exponential distribution with this mean. */
function expectedCounts({ width, bins }: Histogram, mean: number): readonly Point[] {
  const all = bins.reduce((sum, [, count]) => sum + count, 0);
  const last = bins.at(-1)?.[0] ?? 0;
  return Array.from({ length: last + 1 }, (_, bin) => [
    (bin + 0.5) * width,
    all * (Math.exp((-bin * width) / mean) - Math.exp((-(bin + 1) * width) / mean)),
  ]);
}

function Plot({
  figure,
  series,
  unit,
  mean,
}: {
  readonly figure: TimesFigure;
  readonly series: Histogram | SortedTimes;
  readonly unit: Measure | "seconds";
  /** The mean of the exponential distribution to draw; `null` to draw none. */
  readonly mean: number | null;
}) {
  const { kind, log = "", number: of } = figure;
  const value = unit === "seconds" ? words.seconds : words.ours(unit);
  const ends = isHistogram(series)
    ? series.bins.map(([bin]) => bin * series.width)
    : series.map(([, one]) => one);
  const [low = 0, high = 0] = [ends[0], ends.at(-1)];
  const label = words.plot(words.figure(of), value, formatNumber(low), formatNumber(high));
  const isLog = { x: log.includes("x"), y: log.includes("y") };
  if (!isHistogram(series)) {
    return (
      <DataPlot
        label={label}
        kind="line"
        x={{ title: words.rank, log: false, text: formatPercent, include: [0, 1] }}
        y={{ title: value, log: isLog.y, text: formatNumber, include: isLog.y ? [] : [0] }}
        points={series}
      />
    );
  }
  const { width, bins } = series;
  const middle = kind === "dots" ? width / 2 : 0;
  return (
    <DataPlot
      label={label}
      kind={kind}
      x={{ title: value, log: isLog.x, text: formatNumber }}
      y={{
        title: words.perBin(formatNumber(width), unit),
        log: isLog.y,
        text: formatNumber,
        include: isLog.y ? [] : [0],
      }}
      points={bins.map(([bin, count]) => [bin * width + middle, count])}
      width={kind === "bars" ? width : 0}
      {...(mean !== null && { fit: expectedCounts(series, mean) })}
    />
  );
}
