/** Describes the content of a cell in words. */
import type { Mistakes } from "../../../play/mistakes";
import { digitAt, digitsIn, type Position } from "../../../play/position";
import { words as common } from "../../../words";
import { words } from "../../../words/play";

const { content } = words;

export interface Around {
  /** The candidates shown in each cell. */
  readonly shown: Uint32Array;
  readonly clashing: ReadonlySet<number>;
  readonly mistakes: Mistakes;
}

/** Returns the label of a cell: its place, its digit or marks, and its errors. */
export function describe(p: Position, cell: number, around: Around): string {
  const { side } = p;
  const place = common.cell(Math.floor(cell / side) + 1, (cell % side) + 1);
  const digit = digitAt(p, cell);
  const given = (p.givens[cell] ?? 0) > 0;
  const marks = (array: ArrayLike<number>) => digitsIn(array[cell] ?? 0).map(String);
  const [candidates, corner] = [marks(around.shown), marks(p.corner)];
  const colours = digitsIn(p.colours[cell] ?? 0).map((one) => words.colours[one - 1] ?? "");
  const said = digit > 0 ? [(given ? content.given : content.digit)(String(digit))] : [];
  if (digit === 0) {
    if (candidates.length > 0) said.push(content.candidates(candidates));
    if (corner.length > 0) said.push(content.corner(corner));
    if (said.length === 0) said.push(common.empty);
    for (const each of digitsIn(2 ** side - 1)) {
      const own = p.candidateColours.get(cell * side + each - 1);
      if (own !== undefined) said.push(`${each} ${words.colours[own]}`);
    }
  }
  if (colours.length > 0) said.push(content.colours(colours));
  if (around.clashing.has(cell)) said.push(content.clashes);
  if (around.mistakes.wrong.has(cell)) said.push(content.wrong);
  if (around.mistakes.ruledOut.has(cell)) said.push(content.ruledOut);
  return [place, ...said].join(", ");
}
