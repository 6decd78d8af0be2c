/** A figure of a paper as curves: one point a generation, means over runs. */
import { Chart, useWide } from "../../../chart/Chart";
import { words } from "../../../words/reproduced";
import type { Curve } from "./runners/runner";

const LEAST = 300;
const HIGH = 240;
const LEFT = 40;
const BELOW = 40;
const ABOVE = 10;
/** One of solid, dashed and dotted, so that colour does not tell them apart alone. */
const dashes = ["", "7 4", "2 4"];

/** Round numbers from 0 up to the most, about five. */
function ticks(most: number): number[] {
  const rough = most / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((one) => one * power >= rough) ?? 10);
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step);
}

export function Curves({ curves }: { readonly curves: readonly Curve[] }) {
  const { place, wide } = useWide(LEAST);
  const last = Math.max(1, ...curves.map(({ values }) => values.length - 1));
  const most = Math.max(1, ...curves.flatMap(({ values }) => values));
  const x = (at: number) => LEFT + (at / last) * (wide - LEFT - 12);
  const y = (value: number) => HIGH - BELOW - (value / most) * (HIGH - BELOW - ABOVE);
  return (
    <figure class="reproduced-curves">
      <Chart
        place={place}
        class="reproduced-chart"
        label={words.curves(curves.map(({ name, values }) => [name, values.at(-1) ?? 0]))}
        wide={wide}
        high={HIGH}
        field={{ left: LEFT, right: wide - 12, top: ABOVE, bottom: HIGH - BELOW }}
        across={ticks(last).map((at) => ({ at: x(at), text: String(at) }))}
        up={ticks(most).map((at) => ({ at: y(at), text: String(at) }))}
        axis={{ text: words.generations, x: (LEFT + wide) / 2, y: HIGH - 4 }}
      >
        {curves.map(({ name, values }, at) => (
          <polyline
            key={name}
            data-curve={at + 1}
            stroke-dasharray={dashes[at]}
            points={values.map((value, step) => `${x(step)},${y(value)}`).join(" ")}
          />
        ))}
      </Chart>
      <figcaption>
        {curves.map(({ name }, at) => (
          <span key={name} data-curve={at + 1}>
            <svg viewBox="0 0 28 8" aria-hidden="true">
              <line x1="0" x2="28" y1="4" y2="4" stroke-dasharray={dashes[at]} />
            </svg>{" "}
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
