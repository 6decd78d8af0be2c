/** Saves a plot as an image, or the values of all runs as data. Loaded when it is first used. */

import type { Frame } from "sudoku-lab";
import { column } from "sudoku-lab/plot";
import { findAlgorithm, presetOf } from "../../../lab/check";
import { lab } from "../../../session/engine";
import type { Session } from "../../../session/session";
import { paletteVersion } from "../../../ui/appearance";
import { readPalette } from "../../../ui/colours";
import { download } from "../../../ui/download";
import { rasterize } from "../../../ui/raster";
import { comments, provenance } from "../provenance";
import { createRaceStore } from "../store";
import { timeAt } from "./clock";
import { describePlot } from "./description";
import { type CurveGroup, columnsOf } from "./groups";
import type { Format } from "./save-formats";
import { sceneOf } from "./scene";
import type { Scales } from "./settings";
import { summarize } from "./summary";
import { drawSvg } from "./svg";
import { drawTikz } from "./tikz";
import { vegaLite } from "./vega-lite";

type Frames = readonly (Frame | null)[];

/** The number of pixels of a saved image per unit of the drawing. */
const PIXELS_PER_UNIT = 2;

/** The file name extensions of the formats. */
const FILE_EXTENSIONS: Readonly<Record<Format, string>> = {
  svg: "svg",
  png: "png",
  tikz: "tex",
  "vega-lite": "vl.json",
  csv: "csv",
  json: "json",
};

/** Saves the file as a download and returns its name. */
export async function saveAs(
  session: Session,
  format: Format,
  group: CurveGroup,
  scales: Scales,
  frames: Frames,
): Promise<string> {
  const data = format === "csv" || format === "json";
  const name = `${fileName(session, data ? null : group)}.${FILE_EXTENSIONS[format]}`;
  if (format === "csv") {
    download(new Blob([table(session, frames)], { type: "text/csv" }), name);
  } else if (format === "json") {
    download(new Blob([allData(session, frames)], { type: "application/json" }), name);
  } else if (format === "vega-lite") {
    const plot = describePlot(session, group, scales, readPalette(paletteVersion.peek()));
    const text = vegaLite({
      plot,
      points: plot.points(columnsOf(group, frames, scales.against)),
      x: plot.along.range(frames),
      y: plot.up.range(frames),
      summary: summarize(group, frames),
      provenance: provenance(session),
    });
    download(new Blob([text], { type: "application/json" }), name);
  } else {
    const colours = readPalette(paletteVersion.peek());
    const metadata = JSON.stringify(provenance(session));
    const scene = sceneOf(session, group, scales, frames, colours);
    if (format === "tikz") {
      const text = drawTikz(scene, metadata);
      download(new Blob([text], { type: "application/x-tex" }), name);
      return name;
    }
    const svg = drawSvg(scene, metadata);
    const drawing = new Blob([svg], { type: "image/svg+xml" });
    download(format === "svg" ? drawing : await rasterize(svg, PIXELS_PER_UNIT), name);
  }
  return name;
}

/** Returns a file name that contains the quantity shown, the algorithms and the seed, without the extension. */
function fileName(session: Session, group: CurveGroup | null): string {
  const { lanes, seed } = session.get(createRaceStore);
  const part = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, "-")
      .replaceAll(/^-|-$/g, "");
  const shown = new Set(group?.curves.map(({ lane }) => lane) ?? lanes.peek().keys());
  const names = lanes
    .peek()
    .filter((_, index) => shown.has(index))
    .map(({ algorithm, preset }) => (preset ? `${algorithm}.${preset}` : algorithm));
  const what = group ? part(group.family) : "traces";
  // Some file systems allow at most 255 bytes.
  return `sudoku-lab_${what}_${names.join("+").slice(0, 160)}_seed-${seed.peek()}`;
}

/** Returns a field of a CSV file (RFC 4180). */
const csvField = (value: string | number) => {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const CSV_HEADER = "lane,algorithm,preset,params,seed,step,time_us,series,unit,value";

/** A recorded run: its setup and all its samples. */
interface Trace {
  readonly lane: number;
  readonly algorithm: string;
  readonly preset: string;
  readonly params: Readonly<Record<string, string>>;
  /** The number of steps of the run so far. */
  readonly steps: number;
  /** The sampled steps, and the computing time after each of them, µs. */
  readonly at: readonly number[];
  readonly micros: readonly number[];
  readonly series: readonly {
    readonly id: string;
    readonly unit: string;
    /** `null` where the series has no value. */
    readonly values: readonly (number | null)[];
  }[];
}

function traces(session: Session, frames: Frames): readonly Trace[] {
  const { lanes } = session.get(createRaceStore);
  const registry = lab.peek();
  return lanes.peek().flatMap(({ algorithm, preset, params }, index): Trace[] => {
    const info = registry && findAlgorithm(registry, algorithm);
    const frame = frames[index];
    if (!info || !frame) return [];
    const at = [...column(frame, 0)];
    return [
      {
        lane: index + 1,
        algorithm,
        preset: presetOf(info, preset)?.id ?? "",
        params,
        steps: at.at(-1) ?? 0,
        at,
        micros: at.map((step) => Math.round(timeAt(frame.times, step) * 1000)),
        series: info.series.map(({ id, unit }, of) => ({
          id,
          unit,
          values: [...column(frame, of + 1)].map((value) =>
            Number.isFinite(value) ? value : null,
          ),
        })),
      },
    ];
  });
}

/** Returns all data as one JSON document. */
const allData = (session: Session, frames: Frames) =>
  `${JSON.stringify({ ...provenance(session), traces: traces(session, frames) })}\n`;

/** Returns all samples of all series of all lanes as CSV, one sample per line. */
function table(session: Session, frames: Frames): string {
  const { seed } = session.get(createRaceStore);
  const lines = [...comments(provenance(session)), CSV_HEADER];
  for (const { lane, algorithm, preset, params, at, micros, series } of traces(session, frames)) {
    const changed = Object.entries(params).map(([id, value]) => `${id}=${value}`);
    const start = [lane, algorithm, preset, changed.join(" "), seed.peek()];
    for (const { id, unit, values } of series) {
      for (const [sample, value] of values.entries()) {
        if (value === null) continue;
        const row = [...start, at[sample] ?? 0, micros[sample] ?? 0, id, unit, value];
        lines.push(row.map(csvField).join(","));
      }
    }
  }
  return `${lines.join("\r\n")}\r\n`;
}
