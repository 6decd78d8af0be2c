/**
 * Draws the open view as a static image for media that cannot hold a frame: paper, a PDF, or a page without scripts.
 */
import { svg } from "../../play/formats/picture";
import type { Position } from "../../play/position";

/** The content of the image. */
export interface Pictured {
  readonly title: string;
  /** The lines below the title: the tagline of the view, or the names of the lanes. */
  readonly lines: readonly string[];
  /** The puzzle; `null` if the view has none. */
  readonly position: Position | null;
}

const WIDTH = 548;
/** The height of a line, and the font sizes of the title and of the other lines. */
const LINE = 34;
const TITLE = 28;
const TEXT = 22;
/** The maximum number of characters that fit into a line. */
const MOST = 46;

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (one) => escapes[one] ?? one);

/** Breaks a text at spaces into lines of at most `most` characters. Longer words are not broken. */
export function wrapped(text: string, most = MOST): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

/** Returns the text of an SVG file. */
export function figure({ title, lines, position }: Pictured): string {
  const said = lines.flatMap((line) => wrapped(line));
  const board = position
    ? `${svg(position, "none").trim().replace("<svg ", `<svg x="0" y="0" `)}`
    : "";
  const scaled = board.replace(/width="\d+" height="\d+"/, `width="${WIDTH}" height="${WIDTH}"`);
  const top = position ? WIDTH + 12 : 12;
  const height = top + LINE * (said.length + 1) + 12;
  const text = (what: string, at: number, size: number, more: string) =>
    `<text x="8" y="${top + LINE * at + TITLE}" font-size="${size}" ${more}>${escaped(what)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img">`,
    `<title>${escaped(title)}</title>`,
    '<rect width="100%" height="100%" fill="#fff"/>',
    scaled,
    '<g font-family="Helvetica, Arial, sans-serif">',
    text(title, 0, TITLE, 'font-weight="700" fill="#000"'),
    ...said.map((line, at) => text(line, at + 1, TEXT, 'fill="#333"')),
    "</g>",
    "</svg>",
    "",
  ].join("\n");
}
