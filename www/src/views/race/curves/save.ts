/** Saves a plot as a picture and all runs as figures. Loaded when first asked for. */

import type { Frame } from "sudoku-lab";
import { column } from "../../../chart/sparkline";
import { find, presetOf } from "../../../lab/check";
import { lab } from "../../../lab/store";
import { download } from "../../../ui/download";
import { lanes, seed } from "../store";
import { timeAt } from "./clock";
import type { Group } from "./groups";
import type { Format } from "./save-formats";
import type { Scales } from "./settings";
import { drawSvg, SVG_HEIGHT, SVG_WIDTH } from "./svg";

type Frames = readonly (Frame | null)[];

/** Pixels of a saved picture to one of the drawing. */
const SCALE = 2;

/** Offers the file to the browser; its name. */
export async function saveAs(
  format: Format,
  group: Group,
  scales: Scales,
  frames: Frames,
): Promise<string> {
  const name = `${fileName(format === "csv" ? null : group)}.${format}`;
  if (format === "csv") {
    download(new Blob([traces(frames)], { type: "text/csv" }), name);
  } else {
    const svg = drawSvg(group, scales, frames);
    const drawing = new Blob([svg], { type: "image/svg+xml" });
    download(format === "svg" ? drawing : await rasterize(svg), name);
  }
  return name;
}

/** Says what is shown, of which algorithms, with which seed. */
function fileName(group: Group | null): string {
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

async function rasterize(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = SVG_WIDTH * SCALE;
  canvas.height = SVG_HEIGHT * SCALE;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("The browser could not make a picture of the plot.");
  return blob;
}

/** A field of a table with commas (RFC 4180). */
const field = (value: string | number) => {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const HEAD = "lane,algorithm,preset,params,seed,step,time_us,series,unit,value";

/** Every sample of every series of every lane, a line each. */
function traces(frames: Frames): string {
  const lines = [HEAD];
  const known = lab.peek();
  for (const [index, entry] of lanes.peek().entries()) {
    const info = known && find(known, entry.algorithm);
    const frame = frames[index];
    if (!info || !frame) continue;
    const params = Object.entries(entry.params).map(([id, value]) => `${id}=${value}`);
    const preset = presetOf(info, entry.preset)?.id ?? "";
    const start = [index + 1, entry.algorithm, preset, params.join(" "), seed.peek()];
    const steps = column(frame, 0);
    for (const [at, series] of info.series.entries()) {
      for (const [sample, value] of column(frame, at + 1).entries()) {
        if (!Number.isFinite(value)) continue;
        const step = steps[sample] ?? 0;
        const micros = Math.round(timeAt(frame.times, step) * 1000);
        lines.push([...start, step, micros, series.id, series.unit, value].map(field).join(","));
      }
    }
  }
  return `${lines.join("\r\n")}\r\n`;
}
