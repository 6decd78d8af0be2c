/** Speed-up against how much is done side by side. */
import { words } from "../words/cores";

interface Props {
  readonly points: readonly {
    /** How much that is, rising, from 1. */
    readonly at: number;
    readonly speedUp: number;
    readonly low: number;
    readonly high: number;
  }[];
  /** What `at` is. */
  readonly axis: string;
  readonly label: string;
}

const WIDE = 460;
const HIGH = 260;
const LEFT = 44;
const BELOW = 36;
const ABOVE = 12;

export function SpeedUpPlot({ points, axis, label }: Props) {
  const wide = points.at(-1)?.at ?? 1;
  const most = Math.max(wide, ...points.map(({ high }) => high));
  const x = (at: number) => LEFT + ((at - 0.5) / wide) * (WIDE - LEFT - 12);
  const y = (times: number) => HIGH - BELOW - (times / most) * (HIGH - BELOW - ABOVE);
  const ticks = Array.from({ length: Math.floor(most) + 1 }, (_, tick) => tick);
  const every = Math.ceil(ticks.length / 9);
  const named = Math.ceil(points.length / 12);
  return (
    <svg class="speed-plot" viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={label}>
      {ticks
        .filter((tick) => tick % every === 0)
        .map((tick) => (
          <g key={tick}>
            <line class="grid" x1={LEFT} x2={WIDE} y1={y(tick)} y2={y(tick)} />
            <text x={LEFT - 6} y={y(tick) + 4} text-anchor="end">
              {tick} ×
            </text>
          </g>
        ))}
      <line class="ideal" x1={x(1)} y1={y(1)} x2={x(wide)} y2={y(wide)} />
      <text class="ideal-name" x={x(wide) - 8} y={y(wide) + 4} text-anchor="end">
        {words.ideal}
      </text>
      <polyline
        class="measured"
        points={points.map(({ at, speedUp }) => `${x(at)},${y(speedUp)}`).join(" ")}
      />
      {points.map(({ at, speedUp, low, high }, index) => (
        <g key={at}>
          <line class="spread" x1={x(at)} x2={x(at)} y1={y(low)} y2={y(high)} />
          <circle cx={x(at)} cy={y(speedUp)} r="4" />
          {index % named === 0 && (
            <text x={x(at)} y={HIGH - BELOW + 18} text-anchor="middle">
              {at}
            </text>
          )}
        </g>
      ))}
      <text x={WIDE / 2} y={HIGH - 4} text-anchor="middle">
        {axis}
      </text>
    </svg>
  );
}
