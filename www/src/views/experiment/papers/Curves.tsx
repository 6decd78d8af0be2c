/** The curves of a paper's figure: means over runs, one point per generation. */
import { drawableRange, shareOf, ticksOf } from "sudoku-lab/plot";
import { Chart, useMeasuredWidth } from "../../../chart/Chart";
import { format } from "../../../words";
import { words } from "../../../words/reproduced";
import { CurveLegend } from "./CurveLegend";
import * as css from "./Reproduced.module.css";
import type { RunnerCurve } from "./runners/runner";

const MIN_WIDTH = 300;
const PLOT_HEIGHT = 240;
const MARGIN_LEFT = 40;
const MARGIN_BOTTOM = 40;
const MARGIN_TOP = 10;
/** The dashes of the curves, so that they do not differ by colour alone. */
const dashes = ["", "7 4", "2 4"];

/** The approximate number of ticks along each axis. */
const TARGET_TICKS = 6;

export function Curves({ curves }: { readonly curves: readonly RunnerCurve[] }) {
  const { place, measuredWidth } = useMeasuredWidth(MIN_WIDTH);
  const finite = curves.flatMap(({ values }) => values.filter(Number.isFinite));
  const along = drawableRange(
    0,
    Math.max(1, ...curves.map(({ values }) => values.length - 1)),
    false,
  );
  const up = drawableRange(
    0,
    finite.reduce((most, value) => Math.max(most, value), 1),
    false,
  );
  const x = (at: number) => MARGIN_LEFT + shareOf(along, at) * (measuredWidth - MARGIN_LEFT - 12);
  const y = (value: number) =>
    PLOT_HEIGHT - MARGIN_BOTTOM - shareOf(up, value) * (PLOT_HEIGHT - MARGIN_BOTTOM - MARGIN_TOP);
  return (
    <figure class={css.curves}>
      <Chart
        place={place}
        class={css.chart}
        label={words.curves(curves.map(({ name, values }) => [name, values.at(-1) ?? 0]))}
        wide={measuredWidth}
        high={PLOT_HEIGHT}
        field={{
          left: MARGIN_LEFT,
          right: measuredWidth - 12,
          top: MARGIN_TOP,
          bottom: PLOT_HEIGHT - MARGIN_BOTTOM,
        }}
        across={ticksOf(along, { most: TARGET_TICKS, whole: true }).map((at) => ({
          at: x(at),
          text: format(at),
        }))}
        up={ticksOf(up, { most: TARGET_TICKS }).map((at) => ({ at: y(at), text: format(at) }))}
        axis={{ text: words.generations, x: (MARGIN_LEFT + measuredWidth) / 2, y: PLOT_HEIGHT - 4 }}
      >
        {curves.map(({ name, values }, at) => (
          <polyline
            key={name}
            data-curve={at + 1}
            stroke-dasharray={dashes[at]}
            points={values
              .flatMap((value, step) => (Number.isFinite(value) ? `${x(step)},${y(value)}` : []))
              .join(" ")}
          />
        ))}
      </Chart>
      <CurveLegend names={curves.map(({ name }) => name)} dashes={dashes} />
    </figure>
  );
}
