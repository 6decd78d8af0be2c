/** Saves a sheet as a file: text, the format of SudoCue and others, or a drawing. */
import { download } from "../../ui/download";
import { puzzlesOf, type Sheet } from "./sheet";

export const formats = ["txt", "sdm", "svg"] as const;
export type SheetFormat = (typeof formats)[number];

/** The gap between boards of a drawing, in its units; a cell is 10 units wide. */
const BOARD_GAP = 12;
const COLUMN_COUNT = 3;

export function saveSheet(sheet: Sheet, format: SheetFormat): void {
  const first = sheet.entries[0]?.seed ?? 0;
  const name = `sudoku-lab_${sheet.algorithm}_${sheet.box}_seed-${first}.${format}`;
  const text = format === "svg" ? sheetDrawing() : sheetLines(sheet, format);
  const type = format === "svg" ? "image/svg+xml" : "text/plain";
  download(new Blob([text], { type }), name);
}

/** Returns one puzzle per line; the SDM format has zeros for blank cells. */
function sheetLines(sheet: Sheet, format: "txt" | "sdm"): string {
  const texts = puzzlesOf(sheet).map(({ puzzle: { text } }) =>
    format === "sdm" ? text.replaceAll(".", "0") : text,
  );
  return texts.map((text) => `${text}\n`).join("");
}

/** Returns a drawing with the boards on the page, arranged in rows. */
function sheetDrawing(): string {
  const boards = [...document.querySelectorAll<SVGElement>(".sheet-page svg")];
  const size = Number(boards[0]?.getAttribute("viewBox")?.split(" ")[2] ?? 0);
  const placed = boards.map((board, index) => {
    const copy = board.cloneNode(true) as SVGElement;
    copy.setAttribute("x", String((index % COLUMN_COUNT) * (size + BOARD_GAP)));
    copy.setAttribute("y", String(Math.floor(index / COLUMN_COUNT) * (size + BOARD_GAP)));
    copy.setAttribute("width", String(size));
    copy.setAttribute("height", String(size));
    return new XMLSerializer().serializeToString(copy);
  });
  const across = Math.min(COLUMN_COUNT, boards.length) * (size + BOARD_GAP) - BOARD_GAP;
  const down = Math.ceil(boards.length / COLUMN_COUNT) * (size + BOARD_GAP) - BOARD_GAP;
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${across} ${down}" width="${across * 2}" height="${down * 2}" font-family="sans-serif">`;
  return `${head}\n${placed.join("\n")}\n</svg>\n`;
}
