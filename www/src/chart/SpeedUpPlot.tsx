/** A plot of the speed-up against the number of units that work in parallel. */

import { drawableRange, labelledTicks, shareOf } from "sudoku-lab/plot";
import { format } from "../words";
import { Chart, useMeasuredWidth } from "./Chart";
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

const MIN_WIDTH = 460;
const PLOT_HEIGHT = 260;
const MARGIN_LEFT = 44;
const MARGIN_BOTTOM = 36;
const MARGIN_TOP = 12;
/** The minimum distance between two ticks, in pixels. */
const MIN_TICK_GAP = 24;

export function SpeedUpPlot({ points, axis, ideal, label }: Props) {
  const { place, measuredWidth } = useMeasuredWidth(MIN_WIDTH);
  const lastX = points.at(-1)?.at ?? 1;
  const range = drawableRange(0, Math.max(lastX, ...points.map(({ high }) => high)), false);
  const x = (at: number) => MARGIN_LEFT + ((at - 0.5) / lastX) * (measuredWidth - MARGIN_LEFT - 12);
  const y = (times: number) =>
    PLOT_HEIGHT -
    MARGIN_BOTTOM -
    shareOf(range, times) * (PLOT_HEIGHT - MARGIN_BOTTOM - MARGIN_TOP);
  const ticks = labelledTicks(range, {
    length: PLOT_HEIGHT - MARGIN_BOTTOM - MARGIN_TOP,
    text: (values) => values.map((times) => `${format(times)} ×`),
    room: () => MIN_TICK_GAP,
    whole: true,
  });
  const labelInterval = Math.ceil(points.length / 12);
  return (
    <Chart
      class={css.root}
      place={place}
      label={label}
      wide={measuredWidth}
      high={PLOT_HEIGHT}
      field={{
        left: MARGIN_LEFT,
        right: measuredWidth,
        top: MARGIN_TOP,
        bottom: PLOT_HEIGHT - MARGIN_BOTTOM,
      }}
      up={ticks.map(({ value, text }) => ({ at: y(value), text }))}
      across={points
        .filter((_, index) => index % labelInterval === 0)
        .map(({ at }) => ({ at: x(at), text: String(at) }))}
      axis={{ text: axis, x: measuredWidth / 2, y: PLOT_HEIGHT - 4 }}
    >
      <line class={css.ideal} x1={x(1)} y1={y(1)} x2={x(lastX)} y2={y(lastX)} />
      <text class={css.idealName} x={x(lastX) - 8} y={y(lastX) + 4} text-anchor="end">
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
