/**
 * The requested difficulty of a puzzle: as text in the format of addresses and of the command line, and as the fields
 * of a form.
 */
import type { ScaleInfo } from "sudoku-lab";

type Column = ScaleInfo["columns"][number];

/** A range of numbers on a column of a scale; an empty end is open. */
export interface Range {
  readonly column: string;
  readonly from: string;
  readonly to: string;
}

/** Returns the scales that are defined for grids with this number of rows. */
export const scalesForSide = (scales: readonly ScaleInfo[], side: number): readonly ScaleInfo[] =>
  scales.filter(({ sides: [least, most] }) => least <= side && side <= most);

/** Returns the text of a class of a column. */
export const classText = (column: string, name: string): string =>
  `${column}=${name.toLowerCase()}`;

/** Returns the text of a range. */
export const rangeText = ({ column, from, to }: Range): string =>
  `${column}=${from === to ? from : `${from}..${to}`}`;

/**
 * Returns the range that a text stands for, in the form that `normalizeDifficulty` returns; `null` for a class or several classes.
 */
export function rangeOf(text: string, scales: readonly ScaleInfo[]): Range | null {
  const [column = "", value = ""] = text.split("=");
  const foundColumn = scales.flatMap(({ columns }) => columns).find(({ id }) => id === column);
  if (!foundColumn || foundColumn.classes.length > 0) return null;
  const [from = "", to = from] = value.split("..");
  return { column, from, to };
}

/**
 * A difficulty in the format of the command line, such as `hard`, `se=6..7` or `qqwing=expert`, rewritten so that it
 * names its column; `null` if there is no difficulty of that name, or the range is empty.
 */
export function normalizeDifficulty(text: string, scales: readonly ScaleInfo[]): string | null {
  const [name = "", value] = text.includes("=")
    ? text.split("=").map((part) => part.trim())
    : ["", text.trim()];
  const ends = (value ?? "").split("..").map((end) => end.trim());
  if (ends.length > 2 || ends.every((end) => end === "")) return null;
  for (const { id, columns } of scales) {
    for (const column of columns) {
      const isNamed = name === "" ? column.classes.length > 0 : [id, column.id].includes(name);
      if (!isNamed) continue;
      const places = ends.map((end) => (end === "" ? null : placeOf(column, end)));
      if (places.includes(undefined)) continue;
      const [from, to] = [
        places[0] ?? Number.NEGATIVE_INFINITY,
        places.at(-1) ?? Number.POSITIVE_INFINITY,
      ];
      if (from > to) return null;
      return `${column.id}=${ends.map((end) => end.toLowerCase()).join("..")}`;
    }
  }
  return null;
}

/** Returns the index of a class, or a number; `undefined` if the text is neither. */
function placeOf({ classes }: Column, text: string): number | undefined {
  if (classes.length > 0) {
    const place = classes.findIndex((one) => one.toLowerCase() === text.toLowerCase());
    return place < 0 ? undefined : place;
  }
  const number = Number(text);
  return Number.isFinite(number) ? number : undefined;
}
