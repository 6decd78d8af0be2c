/** Writes a plot as an SVG drawing for print and slides, made from the same description as the live plot. */
import { FONT_SIZE, rounded, type Scene, type Stroke, type Text } from "./scene";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeXml = (text: string) => text.replaceAll(/[&<>"]/g, (one) => entities[one] ?? one);

function renderStroke({ parts, colour, width, dash, clipped }: Stroke): string {
  const path = parts
    .flatMap((part) =>
      part.map(([x, y], at) => `${at === 0 ? "M" : "L"}${rounded(x)} ${rounded(y)}`),
    )
    .join("");
  const strokeAttributes = `stroke="${colour}" stroke-width="${width}" stroke-dasharray="${dash.join(" ")}"`;
  if (clipped) return `<path d="${path}" fill="none" ${strokeAttributes} clip-path="url(#plot)"/>`;
  const [from = [0, 0], to = [0, 0]] = parts[0] ?? [];
  const [x1, y1, x2, y2] = [...from, ...to].map(rounded);
  return `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" ${strokeAttributes}/>`;
}

function renderText({ at: [x, y], anchor, text: what, colour, heading }: Text): string {
  const size = heading ? ` font-size="${FONT_SIZE.heading}" font-weight="600"` : "";
  return `<text x="${rounded(x)}" y="${rounded(y)}" text-anchor="${anchor}" fill="${colour}"${size}>${escapeXml(what)}</text>`;
}

export function drawSvg(scene: Scene, metadata: string): string {
  const { title, summary, width, height, font, paper, items } = scene;
  const [[left, top], [right, bottom]] = scene.clip;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${escapeXml(font)}" font-size="${FONT_SIZE.other}" role="img">`,
    `<title>${escapeXml(title)}</title>`,
    `<desc>${escapeXml(summary)}</desc>`,
    `<metadata>${escapeXml(metadata)}</metadata>`,
    `<rect width="100%" height="100%" fill="${paper}"/>`,
    `<clipPath id="plot"><rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}"/></clipPath>`,
    ...items.map((item) => (item.kind === "stroke" ? renderStroke(item) : renderText(item))),
    "</svg>\n",
  ].join("\n");
}
