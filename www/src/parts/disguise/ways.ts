/** Descriptions of symmetries in words. */
import type { Symmetry } from "sudoku-lab";
import { words } from "../../words/disguise";

const indices = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** Returns the cell to which a symmetry moves a cell. */
export function targetName({ transposed, rows, columns }: Symmetry, cell: number): number {
  const [row, column] = [Math.floor(cell / 9), cell % 9];
  const [across, down] = transposed ? [column, row] : [row, column];
  return 9 * (rows[across] ?? 0) + (columns[down] ?? 0);
}

const lineKind = (lines: readonly number[]) => {
  if (lines.every((to, from) => to === from)) return "same";
  return lines.every((to, from) => to === 8 - from) ? "turned" : "mixed";
};

/**
 * Returns the name of the rotation or reflection that a symmetry performs; `null` if no cell moves, `undefined` if the
 * symmetry is neither a rotation nor a reflection.
 */
function rotationName({ transposed, rows, columns }: Symmetry): string | null | undefined {
  return words.turns[
    `${transposed ? "exchanged" : "straight"} ${lineKind(rows)} ${lineKind(columns)}`
  ];
}

/** Returns a short description of the transformation to a different puzzle; `null` if nothing changes. */
export function summarizeSymmetry(way: Symmetry): string | null {
  const moved = rotationName(way);
  const renamed = way.digits.some((to, from) => to !== from + 1);
  const parts = [
    moved === undefined ? (way.transposed ? words.exchanged : null) : moved,
    moved === undefined ? words.moved : null,
    renamed ? words.renamed : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(", ");
}

/** Returns a complete description of an automorphism, with its cycles, such as 1→4→7→1. */
export function describeAutomorphism(way: Symmetry): string {
  const moved = rotationName(way);
  const parts = moved ? [moved] : way.transposed ? [words.exchanged] : [];
  if (moved === undefined) {
    parts.push(...cyclesOf(words.rows, way.rows), ...cyclesOf(words.columns, way.columns));
  }
  const digits = way.digits.map((digit) => digit - 1);
  return [...parts, ...cyclesOf(words.digits, digits)].join(", ");
}

function cyclesOf(name: string, to: readonly number[]): string[] {
  const done = new Set<number>();
  const all = indices.flatMap((first) => {
    const circle: number[] = [];
    for (let at = first; !done.has(at); at = to[at] ?? at) {
      done.add(at);
      circle.push(at + 1);
    }
    if (circle.length < 2) return [];
    return [circle.length === 2 ? circle.join("↔") : [...circle, circle[0]].join("→")];
  });
  return all.length === 0 ? [] : [`${name} ${all.join(" ")}`];
}

/** Returns the mapping of rows, columns and digits 1 to 9, with the names of source and target. */
export function mappingRows(way: Symmetry): readonly {
  readonly from: string;
  readonly to: string;
  readonly places: readonly number[];
}[] {
  const { transposed, rows, columns, digits } = way;
  const line = ([from, to]: readonly [string, string], places: readonly number[]) => {
    return { from, to, places: places.map((place) => place + 1) };
  };
  const { row, column, rowAcross, columnAcross, digit } = words.lines;
  return [
    transposed ? line(rowAcross, columns) : line(row, rows),
    transposed ? line(columnAcross, rows) : line(column, columns),
    line(
      digit,
      digits.map((to) => to - 1),
    ),
  ];
}
