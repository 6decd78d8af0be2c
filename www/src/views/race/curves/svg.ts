/** A plot as a drawing of its own, to be printed or put on a slide: made from the same description as the live plot. */
import type { Frame } from "sudoku-lab";
import { drawableRange, shareOf } from "sudoku-lab/plot";
import type { Session } from "../../../session/session";
import type { Palette } from "../../../ui/colours";
import { describePlot, ticksOn } from "./description";
import { spread } from "./ends";
import { columnsOf, type Group } from "./groups";
import type { Scales } from "./settings";
import { summarize } from "./summary";

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
const labelWidth = (label: string) => label.length * CHARACTER_WIDTH + LABEL_GAP;

export function drawSvg(
  session: Session,
  group: Group,
  scales: Scales,
  frames: readonly (Frame | null | undefined)[],
  metadata: string,
  colours: Palette,
): string {
  const plot = describePlot(session, group, scales, colours);
  const [along, ...curves] = plot.points(columnsOf(group, frames, scales.against));
  const none = (log: boolean) => drawableRange(Number.NaN, Number.NaN, log);
  const xRange = plot.along.range(frames) ?? none(scales.logX);
  const yRange = plot.up.range(frames) ?? none(scales.logY);
  const x = (value: number) => LEFT + shareOf(xRange, value) * (RIGHT - LEFT);
  const y = (value: number) => BOTTOM + shareOf(yRange, value) * (TOP - BOTTOM);

  const wanted = plot.references.map(({ value }) => y(value) - 7);
  const beside = spread(
    wanted,
    wanted.map(() => 14),
    TOP - 7,
    BOTTOM + 7,
  );
  const paths = plot.lines.map(({ colour, dash, width }, index) => {
    let path = "";
    let broken = true;
    for (const [at, value] of (curves[index] ?? []).entries()) {
      if (value === undefined) continue;
      if (value === null) {
        broken = true;
        continue;
      }
      path += `${broken ? "M" : "L"}${short(x(along[at] ?? 0))} ${short(y(value))}`;
      broken = false;
    }
    return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-dasharray="${dash.join(" ")}"/>`;
  });
  const text = (at: number, to: number, anchor: string, what: string, colour = colours.muted) =>
    `<text x="${short(at)}" y="${short(to)}" text-anchor="${anchor}" fill="${colour}">${escaped(what)}</text>`;
  const line = (x1: number, y1: number, x2: number, y2: number, more: string) =>
    `<line x1="${short(x1)}" y1="${short(y1)}" x2="${short(x2)}" y2="${short(y2)}" ${more}/>`;
  const grid = `stroke="${colours.faint}"`;
  const legend = plot.lines.map(({ name, colour, dash }, index) => {
    const left = LEFT + (index % 2) * 320;
    const top = LEGEND_TOP + Math.floor(index / 2) * LEGEND_LINE;
    const sample = `stroke="${colour}" stroke-width="2" stroke-dasharray="${dash.join(" ")}"`;
    return (
      line(left, top - 4, left + 28, top - 4, sample) +
      text(left + 36, top, "start", name, colours.ink)
    );
  });
  const bottom = LEGEND_TOP + Math.ceil(plot.lines.length / 2) * LEGEND_LINE;
  const height = Math.max(SVG_HEIGHT, bottom);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SVG_WIDTH}" height="${SVG_HEIGHT}" viewBox="0 0 ${SVG_WIDTH} ${height}" font-family="${escaped(colours.font)}" font-size="12" role="img">`,
    `<title>${escaped(plot.title)}</title>`,
    `<desc>${escaped(summarize(group, frames))}</desc>`,
    `<metadata>${escaped(metadata)}</metadata>`,
    `<rect width="100%" height="100%" fill="${colours.paper}"/>`,
    `<clipPath id="plot"><rect x="${LEFT}" y="${TOP - 2}" width="${RIGHT - LEFT}" height="${BOTTOM - TOP + 4}"/></clipPath>`,
    `<g font-size="16" font-weight="600">${text(LEFT, 24, "start", plot.title, colours.ink)}</g>`,
    plot.up.title === "" ? "" : text(RIGHT, 24, "end", plot.up.title),
    ...ticksOn(plot.up, yRange, BOTTOM - TOP, () => LINE_HEIGHT).map((tick) => {
      const at = y(tick.value);
      return line(LEFT, at, RIGHT, at, grid) + text(LEFT - 8, at + 4, "end", tick.text);
    }),
    ...ticksOn(plot.along, xRange, RIGHT - LEFT, labelWidth).map((tick) => {
      const at = x(tick.value);
      return line(at, TOP, at, BOTTOM, grid) + text(at, BOTTOM + 16, "middle", tick.text);
    }),
    text((LEFT + RIGHT) / 2, BOTTOM + 34, "middle", plot.along.title),
    ...plot.targets.map((value) =>
      line(LEFT, y(value), RIGHT, y(value), `stroke="${colours.muted}"`),
    ),
    // What each says stands beside the plot, clear of the curves.
    ...plot.references.map(({ value, text: what }, index) => {
      const dashed = `stroke="${colours.muted}" stroke-dasharray="5 4"`;
      const at = y(value);
      const low = (beside[index] ?? at) + 11;
      return line(LEFT, at, RIGHT, at, dashed) + text(RIGHT + 6, low, "start", what);
    }),
    `<g clip-path="url(#plot)">${paths.join("")}</g>`,
    ...legend,
    "</svg>\n",
  ].join("\n");
}
