/** The curves of a paper's figure: means over runs, one point per generation. */
import { drawableRange, shareOf, ticksOf } from "sudoku-lab/plot";
import { Chart, useWide } from "../../../chart/Chart";
import { format } from "../../../words";
import { words } from "../../../words/reproduced";
import { CurveLegend } from "./CurveLegend";
import * as css from "./Reproduced.module.css";
import type { Curve } from "./runners/runner";

const LEAST = 300;
const HIGH = 240;
const LEFT = 40;
const BELOW = 40;
const ABOVE = 10;
/** The dashes of the curves, so that they do not differ by colour alone. */
const dashes = ["", "7 4", "2 4"];

/** The approximate number of ticks along each axis. */
const TICKS = 6;

export function Curves({ curves }: { readonly curves: readonly Curve[] }) {
  const { place, wide } = useWide(LEAST);
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
  const x = (at: number) => LEFT + shareOf(along, at) * (wide - LEFT - 12);
  const y = (value: number) => HIGH - BELOW - shareOf(up, value) * (HIGH - BELOW - ABOVE);
  return (
    <figure class={css.curves}>
      <Chart
        place={place}
        class={css.chart}
        label={words.curves(curves.map(({ name, values }) => [name, values.at(-1) ?? 0]))}
        wide={wide}
        high={HIGH}
        field={{ left: LEFT, right: wide - 12, top: ABOVE, bottom: HIGH - BELOW }}
        across={ticksOf(along, { most: TICKS, whole: true }).map((at) => ({
          at: x(at),
          text: format(at),
        }))}
        up={ticksOf(up, { most: TICKS }).map((at) => ({ at: y(at), text: format(at) }))}
        axis={{ text: words.generations, x: (LEFT + wide) / 2, y: HIGH - 4 }}
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
