/** Describes the content of a cell in words. */
import type { Mistakes } from "../../../play/mistakes";
import { digitAt, digitsIn, type Position } from "../../../play/position";
import { words as common } from "../../../words";
import { words } from "../../../words/play";

const { content } = words;

export interface CellContext {
  /** The candidates shown in each cell. */
  readonly shown: Uint32Array;
  readonly clashing: ReadonlySet<number>;
  readonly mistakes: Mistakes;
}

/** Returns the label of a cell: its place, its digit or marks, and its errors. */
export function describeCell(p: Position, cell: number, around: CellContext): string {
  const { side } = p;
  const cellName = common.cell(Math.floor(cell / side) + 1, (cell % side) + 1);
  const digit = digitAt(p, cell);
  const given = (p.givens[cell] ?? 0) > 0;
  const marks = (array: ArrayLike<number>) => digitsIn(array[cell] ?? 0).map(String);
  const [candidates, corner] = [marks(around.shown), marks(p.corner)];
  const colours = digitsIn(p.colours[cell] ?? 0).map((one) => words.colours[one - 1] ?? "");
  const texts = digit > 0 ? [(given ? content.given : content.digit)(String(digit))] : [];
  if (digit === 0) {
    if (candidates.length > 0) texts.push(content.candidates(candidates));
    if (corner.length > 0) texts.push(content.corner(corner));
    if (texts.length === 0) texts.push(common.empty);
    for (const each of digitsIn(2 ** side - 1)) {
      const own = p.candidateColours.get(cell * side + each - 1);
      if (own !== undefined) texts.push(`${each} ${words.colours[own]}`);
    }
  }
  if (colours.length > 0) texts.push(content.colours(colours));
  if (around.clashing.has(cell)) texts.push(content.clashes);
  if (around.mistakes.wrong.has(cell)) texts.push(content.wrong);
  if (around.mistakes.ruledOut.has(cell)) texts.push(content.ruledOut);
  return [cellName, ...texts].join(", ");
}
