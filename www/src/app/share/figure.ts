/** What is open as a picture that stands where no frame can: on paper, in a PDF, before a script has run. */
import { svg } from "../../play/formats/picture";
import type { Position } from "../../play/position";

/** What the picture shows. */
export interface Pictured {
  readonly title: string;
  /** A line each: a sentence, or who races. */
  readonly lines: readonly string[];
  /** The puzzle; `null` where the view is of none. */
  readonly position: Position | null;
}

const WIDTH = 548;
/** Heights of lines, and of the letters in them. */
const LINE = 34;
const TITLE = 28;
const TEXT = 22;
/** Letters of a line: more do not fit. */
const MOST = 46;

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (one) => escapes[one] ?? one);

/** In lines of so many letters at most, where there are spaces to break it at. */
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

/** The text of an SVG file. */
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
