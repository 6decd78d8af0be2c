/** A plot as a drawing of its own, to be printed or put on a slide. */
import type { Frame } from "sudoku-lab";
import { palette } from "../../../ui/appearance";
import { dashOf, laneColour, readPalette } from "../../../ui/colours";
import { words } from "../../../words";
import { spread } from "./ends";
import { alongExtent, valueExtent } from "./extent";
import { axisFigure, columnsOf, type Group } from "./groups";
import { references } from "./references";
import { LEAST, type Scales } from "./settings";
import { nameOf, summarize } from "./summary";

const SVG_WIDTH = 720;
const SVG_HEIGHT = 420;
const LEFT = 64;
const RIGHT = 640;
const TOP = 40;
const BOTTOM = 300;
/** Lines of the legend, two columns of them. */
const LEGEND_TOP = 356;
const LEGEND_LINE = 18;

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (one) => escapes[one] ?? one);
const short = (value: number) => String(Math.round(value * 100) / 100);

/** A stretch of values on a stretch of the drawing. */
class Axis {
  readonly low: number;
  readonly high: number;
  readonly #log: boolean;
  readonly #from: number;
  readonly #to: number;

  constructor(low: number, high: number, log: boolean, from: number, to: number) {
    this.low = low;
    this.high = high > low ? high : log ? low * 10 : low + 1;
    this.#log = log;
    this.#from = from;
    this.#to = to;
  }

  at(value: number): number {
    const forth = (one: number) => (this.#log ? Math.log(one) : one);
    const share = (forth(value) - forth(this.low)) / (forth(this.high) - forth(this.low));
    return this.#from + share * (this.#to - this.#from);
  }

  ticks(): readonly number[] {
    const ticks: number[] = [];
    if (this.#log) {
      for (let at = 10 ** Math.ceil(Math.log10(this.low) - 1e-9); at <= this.high; at *= 10) {
        ticks.push(at);
      }
      if (ticks.length > 1) return ticks;
      ticks.length = 0;
    }
    const rough = (this.high - this.low) / 5;
    const power = 10 ** Math.floor(Math.log10(rough));
    const by = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? rough;
    for (let at = Math.ceil(this.low / by - 1e-9); at * by <= this.high; at += 1)
      ticks.push(at * by);
    return ticks;
  }
}

export function drawSvg(
  group: Group,
  scales: Scales,
  frames: readonly (Frame | null | undefined)[],
  metadata: string,
): string {
  const { against, logX, logY } = scales;
  const colours = readPalette(palette.peek());
  const [along, ...curves] = columnsOf(group, frames, against);
  const least = LEAST[against];
  const xs = logX ? along.map((x) => Math.max(x, least)) : along;
  const x = new Axis(...alongExtent(group, frames, scales), logX, LEFT, RIGHT);
  const usable = (value: number | null | undefined): value is number =>
    typeof value === "number" && (!logY || value > 0);
  const marks = references(group.curves).filter(({ value }) => usable(value));
  const [low, high] = valueExtent(group, frames, scales) ?? (logY ? [1, 10] : [0, 1]);
  const y = new Axis(low, high, logY, BOTTOM, TOP);

  const wanted = marks.map(({ value }) => y.at(value) - 7);
  const beside = spread(wanted, 14, TOP - 7, BOTTOM + 7);
  const paths = group.curves.map(({ lane, within }, index) => {
    const colour = laneColour(colours, lane);
    const dash = dashOf(lane, within).join(" ");
    let path = "";
    let broken = true;
    for (const [at, value] of (curves[index] ?? []).entries()) {
      if (value === undefined) continue;
      if (!usable(value)) {
        broken = true;
        continue;
      }
      path += `${broken ? "M" : "L"}${short(x.at(xs[at] ?? 0))} ${short(y.at(value))}`;
      broken = false;
    }
    const width = within === 0 ? 2 : 1.25;
    return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-dasharray="${dash}"/>`;
  });
  const text = (at: number, to: number, anchor: string, what: string, colour = colours.muted) =>
    `<text x="${short(at)}" y="${short(to)}" text-anchor="${anchor}" fill="${colour}">${escaped(what)}</text>`;
  const line = (x1: number, y1: number, x2: number, y2: number, more: string) =>
    `<line x1="${short(x1)}" y1="${short(y1)}" x2="${short(x2)}" y2="${short(y2)}" ${more}/>`;
  const grid = `stroke="${colours.faint}"`;
  const legend = group.curves.map((curve, index) => {
    const left = LEFT + (index % 2) * 320;
    const top = LEGEND_TOP + Math.floor(index / 2) * LEGEND_LINE;
    const dash = dashOf(curve.lane, curve.within).join(" ");
    const colour = laneColour(colours, curve.lane);
    const sample = `stroke="${colour}" stroke-width="2" stroke-dasharray="${dash}"`;
    return (
      line(left, top - 4, left + 28, top - 4, sample) +
      text(left + 36, top, "start", nameOf(curve, group), colours.ink)
    );
  });
  const bottom = LEGEND_TOP + Math.ceil(group.curves.length / 2) * LEGEND_LINE;
  const height = Math.max(SVG_HEIGHT, bottom);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SVG_WIDTH}" height="${SVG_HEIGHT}" viewBox="0 0 ${SVG_WIDTH} ${height}" font-family="${escaped(colours.font)}" font-size="12" role="img">`,
    `<title>${escaped(group.title)}</title>`,
    `<desc>${escaped(summarize(group, frames))}</desc>`,
    `<metadata>${escaped(metadata)}</metadata>`,
    `<rect width="100%" height="100%" fill="${colours.paper}"/>`,
    `<clipPath id="plot"><rect x="${LEFT}" y="${TOP - 2}" width="${RIGHT - LEFT}" height="${BOTTOM - TOP + 4}"/></clipPath>`,
    `<g font-size="16" font-weight="600">${text(LEFT, 24, "start", group.title, colours.ink)}</g>`,
    group.unit === group.title ? "" : text(RIGHT, 24, "end", group.unit),
    ...y.ticks().map((tick) => {
      const at = y.at(tick);
      return line(LEFT, at, RIGHT, at, grid) + text(LEFT - 8, at + 4, "end", axisFigure(tick));
    }),
    ...x.ticks().map((tick) => {
      const at = x.at(tick);
      return line(at, TOP, at, BOTTOM, grid) + text(at, BOTTOM + 16, "middle", axisFigure(tick));
    }),
    text((LEFT + RIGHT) / 2, BOTTOM + 34, "middle", words.axes[against]),
    // What each says stands beside the plot, clear of the curves.
    ...marks.map(({ value, lane, text: what }, index) => {
      const colour = laneColour(colours, lane);
      const dashed = `stroke="${colour}" stroke-dasharray="5 4"`;
      const at = y.at(value);
      const low = (beside[index] ?? at) + 11;
      return line(LEFT, at, RIGHT, at, dashed) + text(RIGHT + 6, low, "start", what, colour);
    }),
    `<g clip-path="url(#plot)">${paths.join("")}</g>`,
    ...legend,
    "</svg>\n",
  ].join("\n");
}
