/**
 * Draws the open view as a static image for media that cannot hold a frame: paper, a PDF, or a page without scripts.
 */
import { renderSvg } from "../../play/formats/picture";
import type { Position } from "../../play/position";

/** The content of the image. */
export interface FigureContent {
  readonly title: string;
  /** The lines below the title: the tagline of the view, or the names of the lanes. */
  readonly lines: readonly string[];
  /** The puzzle; `null` if the view has none. */
  readonly position: Position | null;
}

const FIGURE_WIDTH = 548;
/** The height of a line, and the font sizes of the title and of the other lines. */
const LINE_HEIGHT = 34;
const TITLE_FONT_SIZE = 28;
const TEXT_FONT_SIZE = 22;
/** The maximum number of characters that fit into a line. */
const MAX_LINE_CHARACTERS = 46;

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};
const escapeXml = (text: string) => text.replaceAll(/[&<>"]/g, (one) => entities[one] ?? one);

/** Breaks a text at spaces into lines of at most `max` characters. Longer words are not broken. */
export function wrapText(text: string, max = MAX_LINE_CHARACTERS): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= max) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

/** Returns the text of an SVG file. */
export function renderFigure({ title, lines, position }: FigureContent): string {
  const texts = lines.flatMap((line) => wrapText(line));
  const board = position
    ? `${renderSvg(position, "none").trim().replace("<svg ", `<svg x="0" y="0" `)}`
    : "";
  const scaled = board.replace(
    /width="\d+" height="\d+"/,
    `width="${FIGURE_WIDTH}" height="${FIGURE_WIDTH}"`,
  );
  const top = position ? FIGURE_WIDTH + 12 : 12;
  const height = top + LINE_HEIGHT * (texts.length + 1) + 12;
  const text = (what: string, at: number, size: number, more: string) =>
    `<text x="8" y="${top + LINE_HEIGHT * at + TITLE_FONT_SIZE}" font-size="${size}" ${more}>${escapeXml(what)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${FIGURE_WIDTH} ${height}" width="${FIGURE_WIDTH}" height="${height}" role="img">`,
    `<title>${escapeXml(title)}</title>`,
    '<rect width="100%" height="100%" fill="#fff"/>',
    scaled,
    '<g font-family="Helvetica, Arial, sans-serif">',
    text(title, 0, TITLE_FONT_SIZE, 'font-weight="700" fill="#000"'),
    ...texts.map((line, at) => text(line, at + 1, TEXT_FONT_SIZE, 'fill="#333"')),
    "</g>",
    "</svg>",
    "",
  ].join("\n");
}
