/** A plot as a drawing of its own, to be printed or put on a slide. */
import type { Frame } from "sudoku-lab";
import { drawableRange, labelledTicks, shareOf } from "../../../chart/axis";
import type { Session } from "../../../session/session";
import { palette } from "../../../ui/appearance";
import { laneColour, readPalette } from "../../../ui/colours";
import { dashOf, seriesColour } from "../../../ui/series-colours";
import { words } from "../../../words/curves";
import { spread } from "./ends";
import { alongRange, valueExtent } from "./extent";
import { axisFigures, columnsOf, type Group } from "./groups";
import { references, targets } from "./references";
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

/** CSS pixels between labels of the axis along, the height of a line, and the width of a character. */
const LABEL_GAP = 16;
const LINE_HEIGHT = 24;
const CHARACTER_WIDTH = 7.5;

export function drawSvg(
  session: Session,
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
  const xRange = alongRange(session, group, frames, scales);
  const x = (value: number) => LEFT + shareOf(xRange, value) * (RIGHT - LEFT);
  const usable = (value: number | null | undefined): value is number =>
    typeof value === "number" && (!logY || value > 0);
  const marks = references(group.curves).filter(({ value }) => usable(value));
  const extent = valueExtent(group, frames, scales, xRange);
  const [low, high] = extent ?? [Number.NaN, Number.NaN];
  const yRange = drawableRange(low, high, logY);
  const y = (value: number) => BOTTOM + shareOf(yRange, value) * (TOP - BOTTOM);

  const wanted = marks.map(({ value }) => y(value) - 7);
  const beside = spread(wanted, 14, TOP - 7, BOTTOM + 7);
  const paths = group.curves.map(({ lane, within }, index) => {
    const colour = seriesColour(colours, lane, within);
    const dash = dashOf(lane, within).join(" ");
    let path = "";
    let broken = true;
    for (const [at, value] of (curves[index] ?? []).entries()) {
      if (value === undefined) continue;
      if (!usable(value)) {
        broken = true;
        continue;
      }
      path += `${broken ? "M" : "L"}${short(x(xs[at] ?? 0))} ${short(y(value))}`;
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
    const colour = seriesColour(colours, curve.lane, curve.within);
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
    ...labelledTicks(yRange, {
      length: BOTTOM - TOP,
      text: axisFigures,
      room: () => LINE_HEIGHT,
    }).map((tick) => {
      const at = y(tick.value);
      return line(LEFT, at, RIGHT, at, grid) + text(LEFT - 8, at + 4, "end", tick.text);
    }),
    ...labelledTicks(xRange, {
      length: RIGHT - LEFT,
      text: axisFigures,
      room: (label) => label.length * CHARACTER_WIDTH + LABEL_GAP,
      whole: against === "step",
    }).map((tick) => {
      const at = x(tick.value);
      return line(at, TOP, at, BOTTOM, grid) + text(at, BOTTOM + 16, "middle", tick.text);
    }),
    text((LEFT + RIGHT) / 2, BOTTOM + 34, "middle", words.axes[against]),
    ...targets(group.curves)
      .filter(usable)
      .map((value) => line(LEFT, y(value), RIGHT, y(value), `stroke="${colours.muted}"`)),
    // What each says stands beside the plot, clear of the curves.
    ...marks.map(({ value, lane, text: what }, index) => {
      const colour = laneColour(colours, lane);
      const dashed = `stroke="${colour}" stroke-dasharray="5 4"`;
      const at = y(value);
      const low = (beside[index] ?? at) + 11;
      return line(LEFT, at, RIGHT, at, dashed) + text(RIGHT + 6, low, "start", what, colour);
    }),
    `<g clip-path="url(#plot)">${paths.join("")}</g>`,
    ...legend,
    "</svg>\n",
  ].join("\n");
}
