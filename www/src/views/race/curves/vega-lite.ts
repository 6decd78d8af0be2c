/**
 * Writes a plot as a Vega-Lite specification with its data, which can be opened in the Vega editor or in Observable.
 */
import { type AxisRange, shareOf } from "sudoku-lab/plot";
import type { PlotDescription } from "./description";
import type { CurveColumns } from "./groups";
import { referenceTops } from "./scene";

const SCHEMA = "https://vega.github.io/schema/vega-lite/v5.json";
/** The size of the plot without its axes and its legend, CSS pixels. */
const PLOT_SIZE = { width: 576, height: 260 };

interface Shown {
  readonly plot: PlotDescription;
  /** The points of the lines, as `plot.points` gives them. */
  readonly points: CurveColumns;
  readonly x: AxisRange | null;
  readonly y: AxisRange | null;
  readonly summary: string;
  /** The setup of the runs, so that they can be repeated. */
  readonly provenance: unknown;
}

export function vegaLite({ plot, points, x, y, summary, provenance }: Shown): string {
  const [along, ...curves] = points;
  const values = plot.lines.flatMap(({ name }, index) => {
    let part = 0;
    return (curves[index] ?? []).flatMap((value, at) => {
      if (value === undefined) return [];
      if (value === null) {
        part++;
        return [];
      }
      return [{ line: name, part, x: along[at] ?? 0, y: value }];
    });
  });
  const scaleOf = (log: boolean, range: AxisRange | null) => ({
    type: log ? "log" : "linear",
    ...(range && { domain: [range.low, range.high] }),
    nice: false,
    ...(log ? {} : { zero: false }),
  });
  const names = plot.lines.map(({ name }) => name);
  const styled = (range: readonly unknown[]) => ({
    field: "line",
    type: "nominal",
    title: null,
    scale: { domain: names, range },
    legend: { orient: "bottom", columns: 2, labelLimit: 0 },
  });
  // All layers have the same title, because they share the axis: different titles would be joined.
  const yEncoding = {
    field: "y",
    type: "quantitative",
    title: plot.up.title || plot.title,
    scale: scaleOf(plot.up.log, y),
  };
  // The texts of references are moved apart, as in the drawing.
  const heights = plot.references.map(
    ({ value }) => (y ? 1 - shareOf(y, value) : 0) * PLOT_SIZE.height,
  );
  const tops = referenceTops(heights, 0, PLOT_SIZE.height);
  const rules = [
    ...plot.targets.map((value) => ({ y: value, text: "", dash: [], dy: 0 })),
    ...plot.references.map(({ value, text }, at) => {
      const height = heights[at] ?? 0;
      const dy = Math.round((tops[at] ?? height) + 7 - height);
      return { y: value, text, dash: [5, 4], dy };
    }),
  ].map(({ y: value, text, dash, dy }) => ({
    data: { values: [{ y: value, text }] },
    layer: [
      { mark: { type: "rule", color: "#666666", strokeDash: dash } },
      ...(text
        ? [
            {
              mark: { type: "text", align: "left", dx: 6, dy, x: "width" },
              encoding: { text: { field: "text" } },
            },
          ]
        : []),
    ],
    encoding: { y: yEncoding },
  }));
  const specification = {
    $schema: SCHEMA,
    title: plot.title,
    description: summary,
    ...PLOT_SIZE,
    usermeta: provenance,
    layer: [
      ...rules,
      {
        data: { values },
        mark: { type: "line", clip: true },
        encoding: {
          x: {
            field: "x",
            type: "quantitative",
            title: plot.along.title,
            scale: scaleOf(plot.along.log, x),
          },
          y: yEncoding,
          color: styled(plot.lines.map(({ colour }) => colour)),
          strokeDash: styled(plot.lines.map(({ dash }) => (dash.length > 0 ? dash : [1, 0]))),
          strokeWidth: styled(plot.lines.map(({ width }) => width)),
          detail: { field: "part", type: "nominal" },
        },
      },
    ],
  };
  return `${JSON.stringify(specification)}\n`;
}
