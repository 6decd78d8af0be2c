/** A plot of several curves. The one file that knows uPlot, so that it can be replaced. */
import { useEffect, useRef } from "preact/hooks";
import uPlot from "uplot";
import { dashOf, laneColour, readPalette } from "../race/colours";
import { palette } from "../state/appearance";
import { type Columns, figure, type Group } from "./groups";

export interface Scales {
  readonly x: "linear" | "log";
  readonly y: "linear" | "log";
}

interface Props {
  readonly group: Group;
  readonly scales: Scales;
  readonly label: string;
  /** The columns of now; asked for whenever `tick` calls. */
  readonly read: () => Columns;
  readonly subscribe: (tick: () => void) => () => void;
  /** The step that was pressed. */
  readonly onStep: (step: number) => void;
}

const HEIGHT = 124;
const SYNC = "race";

export function SeriesPlot({ group, scales, label, read, subscribe, onStep }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const key = group.curves.map(({ lane, index }) => `${lane}.${index}`).join();

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    let plot: uPlot | undefined;
    function build() {
      const width = Math.max(200, element?.clientWidth ?? 0);
      return new uPlot(
        options(group, scales, width, onStep),
        logSafe(read(), scales),
        element ?? undefined,
      );
    }
    const again = () => {
      plot?.destroy();
      plot = build();
    };
    const begin = setTimeout(again); // each plot in a task of its own, or a page of them is felt
    const size = new ResizeObserver(() =>
      plot?.setSize({ width: Math.max(200, element.clientWidth), height: HEIGHT }),
    );
    size.observe(element);
    const stopData = subscribe(() => plot?.setData(logSafe(read(), scales)));
    let first = true;
    const stopColours = palette.subscribe(() => {
      if (!first) again();
      first = false;
    });
    return () => {
      stopColours();
      stopData();
      size.disconnect();
      clearTimeout(begin);
      plot?.destroy();
    };
  }, [key, scales.x, scales.y]);

  return <div ref={host} class="plot" role="img" aria-label={label} />;
}

/** A logarithm has no zero: step 0 is drawn at half a step, values at or below zero are left out. */
function logSafe([axis, ...curves]: Columns, { x, y }: Scales): uPlot.AlignedData {
  const steps = x === "log" ? axis.map((step) => Math.max(step, 0.5)) : axis;
  const values =
    y === "log"
      ? curves.map((curve) => curve.map((value) => (value !== null && value <= 0 ? null : value)))
      : curves;
  return [steps, ...values] as uPlot.AlignedData;
}

/** Powers of ten, and no lines between them. */
function decades(_: uPlot, __: number, low: number, high: number): number[] {
  const splits: number[] = [];
  for (let at = 1; at <= high; at *= 10) if (at >= low) splits.push(at);
  return splits;
}

function options(
  group: Group,
  scales: Scales,
  width: number,
  onStep: (step: number) => void,
): uPlot.Options {
  const colours = readPalette(palette.peek());
  const axis = {
    stroke: colours.muted,
    font: `11px ${colours.font}`,
    grid: { stroke: colours.faint, width: 1 },
    ticks: { stroke: colours.faint, width: 1, size: 4 },
    gap: 4,
    values: (_: uPlot, splits: number[]) =>
      splits.map((value) => (value === null ? "" : figure(value))),
  };
  const distribution = (scale: "linear" | "log") => (scale === "log" ? 3 : 1);
  return {
    width,
    height: HEIGHT,
    legend: { show: false },
    padding: [8, 16, 0, 0],
    cursor: {
      sync: { key: SYNC, scales: ["x", null] },
      drag: { x: true, y: false },
      points: { size: 6 },
    },
    scales: {
      x: { time: false, distr: distribution(scales.x) },
      y: { distr: distribution(scales.y) },
    },
    axes: [
      { ...axis, size: 24, ...(scales.x === "log" && { splits: decades }) },
      { ...axis, size: 44 },
    ],
    series: [
      {},
      ...group.curves.map(
        ({ lane, within, label }): uPlot.Series => ({
          label,
          stroke: laneColour(colours, lane),
          width: within === 0 ? 2 : 1.25,
          dash: dashOf(lane, within),
          points: { show: false },
          spanGaps: false,
        }),
      ),
    ],
    hooks: {
      ready: [
        (plot) => {
          plot.over.addEventListener("click", () => {
            const { left } = plot.cursor;
            if (left !== undefined && left >= 0) onStep(Math.round(plot.posToVal(left, "x")));
          });
        },
      ],
    },
  };
}
