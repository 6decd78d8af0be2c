/** A plot of the speed-up against the number of units that work in parallel. */

import { drawableRange, labelledTicks, shareOf } from "sudoku-lab/plot";
import { format } from "../words";
import { Chart, useWide } from "./Chart";
import * as css from "./SpeedUpPlot.module.css";

interface Props {
  readonly points: readonly {
    /** The number of parallel units; ascending from 1. */
    readonly at: number;
    readonly speedUp: number;
    readonly low: number;
    readonly high: number;
  }[];
  /** The title of the horizontal axis. */
  readonly axis: string;
  /** The label of the line of ideal speed-up. */
  readonly ideal: string;
  readonly label: string;
}

const LEAST = 460;
const HIGH = 260;
const LEFT = 44;
const BELOW = 36;
const ABOVE = 12;
/** The minimum distance between two ticks, in pixels. */
const TICK_GAP = 24;

export function SpeedUpPlot({ points, axis, ideal, label }: Props) {
  const { place, wide } = useWide(LEAST);
  const far = points.at(-1)?.at ?? 1;
  const range = drawableRange(0, Math.max(far, ...points.map(({ high }) => high)), false);
  const x = (at: number) => LEFT + ((at - 0.5) / far) * (wide - LEFT - 12);
  const y = (times: number) => HIGH - BELOW - shareOf(range, times) * (HIGH - BELOW - ABOVE);
  const ticks = labelledTicks(range, {
    length: HIGH - BELOW - ABOVE,
    text: (values) => values.map((times) => `${format(times)} ×`),
    room: () => TICK_GAP,
    whole: true,
  });
  const named = Math.ceil(points.length / 12);
  return (
    <Chart
      class={css.root}
      place={place}
      label={label}
      wide={wide}
      high={HIGH}
      field={{ left: LEFT, right: wide, top: ABOVE, bottom: HIGH - BELOW }}
      up={ticks.map(({ value, text }) => ({ at: y(value), text }))}
      across={points
        .filter((_, index) => index % named === 0)
        .map(({ at }) => ({ at: x(at), text: String(at) }))}
      axis={{ text: axis, x: wide / 2, y: HIGH - 4 }}
    >
      <line class={css.ideal} x1={x(1)} y1={y(1)} x2={x(far)} y2={y(far)} />
      <text class={css.idealName} x={x(far) - 8} y={y(far) + 4} text-anchor="end">
        {ideal}
      </text>
      <polyline
        class={css.measured}
        points={points.map(({ at, speedUp }) => `${x(at)},${y(speedUp)}`).join(" ")}
      />
      {points.map(({ at, speedUp, low, high }) => (
        <g key={at}>
          <line class={css.spread} x1={x(at)} x2={x(at)} y1={y(low)} y2={y(high)} />
          <circle cx={x(at)} cy={y(speedUp)} r="4" />
        </g>
      ))}
    </Chart>
  );
}
