/** A plot as a drawing of its own, to be printed or put on a slide: made from the same description as the live plot. */
import type { Frame } from "sudoku-lab";
import type { Session } from "../../../session/session";
import type { Palette } from "../../../ui/colours";
import type { Group } from "./groups";
import { type Stroke, sceneOf, type Text } from "./scene";
import type { Scales } from "./settings";

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (one) => escapes[one] ?? one);
const short = (value: number) => String(Math.round(value * 100) / 100);

function stroke({ parts, colour, width, dash, clipped }: Stroke): string {
  const path = parts
    .flatMap((part) => part.map(([x, y], at) => `${at === 0 ? "M" : "L"}${short(x)} ${short(y)}`))
    .join("");
  const look = `stroke="${colour}" stroke-width="${width}" stroke-dasharray="${dash.join(" ")}"`;
  if (clipped) return `<path d="${path}" fill="none" ${look} clip-path="url(#plot)"/>`;
  const [from = [0, 0], to = [0, 0]] = parts[0] ?? [];
  const [x1, y1, x2, y2] = [...from, ...to].map(short);
  return `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" ${look}/>`;
}

function text({ at: [x, y], anchor, text: what, colour, heading }: Text): string {
  const size = heading ? ' font-size="16" font-weight="600"' : "";
  return `<text x="${short(x)}" y="${short(y)}" text-anchor="${anchor}" fill="${colour}"${size}>${escaped(what)}</text>`;
}

export function drawSvg(
  session: Session,
  group: Group,
  scales: Scales,
  frames: readonly (Frame | null | undefined)[],
  metadata: string,
  colours: Palette,
): string {
  const scene = sceneOf(session, group, scales, frames, colours);
  const { title, summary, width, height, fullHeight, items } = scene;
  const [[left, top], [right, bottom]] = scene.clip;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${fullHeight}" font-family="${escaped(colours.font)}" font-size="12" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<desc>${escaped(summary)}</desc>`,
    `<metadata>${escaped(metadata)}</metadata>`,
    `<rect width="100%" height="100%" fill="${colours.paper}"/>`,
    `<clipPath id="plot"><rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}"/></clipPath>`,
    ...items.map((item) => (item.kind === "stroke" ? stroke(item) : text(item))),
    "</svg>\n",
  ].join("\n");
}
