/** Saves a plot as a picture and all runs as figures. Loaded when first asked for. */

import type { Frame } from "sudoku-lab";
import { column } from "sudoku-lab/plot";
import { find, presetOf } from "../../../lab/check";
import { lab } from "../../../session/engine";
import type { Session } from "../../../session/session";
import { palette } from "../../../ui/appearance";
import { readPalette } from "../../../ui/colours";
import { download } from "../../../ui/download";
import { rasterize } from "../../../ui/raster";
import { comments, provenance } from "../provenance";
import { createRaceStore } from "../store";
import { timeAt } from "./clock";
import { describePlot } from "./description";
import { columnsOf, type Group } from "./groups";
import type { Format } from "./save-formats";
import { sceneOf } from "./scene";
import type { Scales } from "./settings";
import { summarize } from "./summary";
import { drawSvg } from "./svg";
import { drawTikz } from "./tikz";
import { vegaLite } from "./vega-lite";

type Frames = readonly (Frame | null)[];

/** Pixels of a saved picture to one of the drawing. */
const SCALE = 2;

/** The endings of the names of files. */
const ENDINGS: Readonly<Record<Format, string>> = {
  svg: "svg",
  png: "png",
  tikz: "tex",
  "vega-lite": "vl.json",
  csv: "csv",
  json: "json",
};

/** Offers the file to the browser; its name. */
export async function saveAs(
  session: Session,
  format: Format,
  group: Group,
  scales: Scales,
  frames: Frames,
): Promise<string> {
  const data = format === "csv" || format === "json";
  const name = `${fileName(session, data ? null : group)}.${ENDINGS[format]}`;
  if (format === "csv") {
    download(new Blob([table(session, frames)], { type: "text/csv" }), name);
  } else if (format === "json") {
    download(new Blob([everything(session, frames)], { type: "application/json" }), name);
  } else if (format === "vega-lite") {
    const plot = describePlot(session, group, scales, readPalette(palette.peek()));
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
    const colours = readPalette(palette.peek());
    const metadata = JSON.stringify(provenance(session));
    const scene = sceneOf(session, group, scales, frames, colours);
    if (format === "tikz") {
      const text = drawTikz(scene, metadata);
      download(new Blob([text], { type: "application/x-tex" }), name);
      return name;
    }
    const svg = drawSvg(scene, metadata);
    const drawing = new Blob([svg], { type: "image/svg+xml" });
    download(format === "svg" ? drawing : await rasterize(svg, SCALE), name);
  }
  return name;
}

/** Says what is shown, of which algorithms, with which seed. */
function fileName(session: Session, group: Group | null): string {
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
  // Some file systems take no more than 255 bytes.
  return `sudoku-lab_${what}_${names.join("+").slice(0, 160)}_seed-${seed.peek()}`;
}

/** A field of a table with commas (RFC 4180). */
const field = (value: string | number) => {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const HEAD = "lane,algorithm,preset,params,seed,step,time_us,series,unit,value";

/** A run that was recorded: what was asked of it, and every sample of it. */
interface Trace {
  readonly lane: number;
  readonly algorithm: string;
  readonly preset: string;
  readonly params: Readonly<Record<string, string>>;
  /** Steps it took so far. */
  readonly steps: number;
  /** The steps that were sampled, and how many microseconds of the algorithm they came after. */
  readonly at: readonly number[];
  readonly micros: readonly number[];
  readonly series: readonly {
    readonly id: string;
    readonly unit: string;
    /** Where it had no value, `null`. */
    readonly values: readonly (number | null)[];
  }[];
}

function traces(session: Session, frames: Frames): readonly Trace[] {
  const { lanes } = session.get(createRaceStore);
  const known = lab.peek();
  return lanes.peek().flatMap(({ algorithm, preset, params }, index): Trace[] => {
    const info = known && find(known, algorithm);
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

/** All of it, as one document. */
const everything = (session: Session, frames: Frames) =>
  `${JSON.stringify({ ...provenance(session), traces: traces(session, frames) })}\n`;

/** Every sample of every series of every lane, one line each. */
function table(session: Session, frames: Frames): string {
  const { seed } = session.get(createRaceStore);
  const lines = [...comments(provenance(session)), HEAD];
  for (const { lane, algorithm, preset, params, at, micros, series } of traces(session, frames)) {
    const changed = Object.entries(params).map(([id, value]) => `${id}=${value}`);
    const start = [lane, algorithm, preset, changed.join(" "), seed.peek()];
    for (const { id, unit, values } of series) {
      for (const [sample, value] of values.entries()) {
        if (value === null) continue;
        const row = [...start, at[sample] ?? 0, micros[sample] ?? 0, id, unit, value];
        lines.push(row.map(field).join(","));
      }
    }
  }
  return `${lines.join("\r\n")}\r\n`;
}
