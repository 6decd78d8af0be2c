/** What a step adds to its sentence: the cells that rule out the alternatives of a single, or the inferences of a chain. */
import type { Deduction, Link, Mark } from "sudoku-lab";
import type { Overlay } from "sudoku-lab/board";
import { glyph } from "../../text/digits";
import { words as hint } from "../../words/hint";
import { words } from "../../words/reasons";
import type { Position } from "../position";
import { type HouseName, otherCells, otherDigits } from "./blockers";
import { houseOf } from "./drawn";
import { type Chain, chainsOf, type Inference, type Statement } from "./inferences";
import { cellName } from "./notation";

/** One thing that is said, and what the board shows with it. */
export interface Line {
  readonly text: string;
  readonly overlay: Overlay;
}

/** Lines with a heading. */
export interface Reason {
  readonly title: string;
  readonly lines: readonly Line[];
}

const houseName = ({ kind, index }: HouseName): string => hint.house(kind, index + 1);

const cellMark = (role: Mark["role"], cell: number, digit = 0): Mark => ({ role, cell, digit });

/** The reasons of a step on the position before it; none for a step whose sentence says all. */
export function reasonsOf(step: Deduction, p: Position): readonly Reason[] {
  const [placement] = step.placements;
  if (placement) {
    if (["naked-single", "full-house"].includes(step.technique))
      return [digitsReason(p, placement)];
    const house = houseOf(step, p);
    if (house && step.technique === "hidden-single") return cellsReason(p, house, placement);
  }
  const chains = chainsOf(step, p);
  return chains.map((chain, at) => ({
    title: chains.length > 1 ? words.case(at + 1, chains.length) : words.chain,
    lines: chainLines(chain, step, p),
  }));
}

function digitsReason(p: Position, [cell, digit]: readonly [number, number]): Reason {
  const name = (one: number) => glyph(one, p.side);
  const { houses, removed } = otherDigits(p, cell, digit);
  const lines = houses.map(
    ({ house, cells, digits }): Line => ({
      text: words.holds(houseName(house), digits.map(name)),
      overlay: {
        houses: [{ ...house, role: "focus" }],
        marks: [...cells.map((one) => cellMark("first", one)), cellMark("placed", cell, digit)],
        links: [],
      },
    }),
  );
  if (removed.length > 0) {
    const marks = [cellMark("placed", cell, digit)];
    lines.push({
      text: words.removedDigits(removed.map(name)),
      overlay: { houses: [], marks, links: [] },
    });
  }
  return { title: words.becauseDigits(cellName(cell, p.side)), lines };
}

function cellsReason(
  p: Position,
  house: HouseName,
  [cell, digit]: readonly [number, number],
): readonly Reason[] {
  const name = (one: number) => cellName(one, p.side);
  const written = glyph(digit, p.side);
  const { blockers, removed } = otherCells(p, house, cell, digit);
  const placed = cellMark("placed", cell, digit);
  const lines = blockers.map(
    ({ blocker, cells, house: shared }): Line => ({
      text: words.blocks(written, name(blocker), cells.map(name), shared && houseName(shared)),
      overlay: {
        houses: shared ? [{ ...shared, role: "focus" }] : [],
        marks: [cellMark("first", blocker), ...cells.map((one) => cellMark("undone", one)), placed],
        links: [],
      },
    }),
  );
  if (removed.length > 0) {
    lines.push({
      text: words.removedCells(written, removed.map(name)),
      overlay: {
        houses: [],
        marks: [...removed.map((one) => cellMark("undone", one)), placed],
        links: [],
      },
    });
  }
  return lines.length > 0 ? [{ title: words.because(written), lines }] : [];
}

function chainLines(chain: Chain, step: Deduction, p: Position): readonly Line[] {
  const lines = chain.map(
    (inference): Line => ({
      text: inferenceSaid(inference, p.side),
      overlay: inferenceDrawn(inference, step),
    }),
  );
  const clash = step.explanation?.i18n?.args.yes === undefined ? undefined : contradictionIn(chain);
  const [cell] = clash?.cells ?? [];
  if (clash && cell !== undefined) {
    lines.push({
      text: words.contradiction(cellName(cell, p.side), glyph(clash.digit, p.side)),
      overlay: { houses: [], marks: [cellMark("undone", cell, clash.digit)], links: [] },
    });
  }
  return lines;
}

/** The statement of a net that contradicts an earlier one. */
function contradictionIn(chain: Chain): Statement | undefined {
  const said = new Set<string>();
  for (const { statement } of chain) {
    const { cells, digit, on } = statement;
    if (said.has(`${cells} ${digit} ${!on}`)) return statement;
    said.add(`${cells} ${digit} ${on}`);
  }
  return undefined;
}

function inferenceSaid({ statement, rule, from }: Inference, side: number): string {
  const name = (cell: number) => cellName(cell, side);
  const { cells, on } = statement;
  const digit = glyph(statement.digit, side);
  const names = cells.map(name);
  const [first = 0] = cells;
  if (rule.type === "assumed") return words.suppose(names, digit, on);
  const why = (): string => {
    switch (rule.type) {
      case "last-candidate":
        return words.lastCandidate(name(first));
      case "last-place":
        return words.lastPlace(houseName(rule.house));
      case "filled":
        return words.filled(name(first), glyph(rule.digit, side));
      case "seen": {
        const source = from[0]?.cells ?? [];
        return words.seen(source.map(name), digit, rule.house && houseName(rule.house));
      }
      case "set":
        return words.set(rule.cells.map(name), glyph(rule.digit, side));
      default:
        return words.net;
    }
  };
  return words.follows(names, digit, on, why());
}

function inferenceDrawn({ statement, rule, from }: Inference, step: Deduction): Overlay {
  const marksOf = (role: Mark["role"], { cells, digit }: Statement) =>
    cells.map((cell) => cellMark(role, cell, digit));
  const house = "house" in rule ? rule.house : null;
  return {
    houses: house ? [{ ...house, role: "focus" }] : [],
    marks: [...from.flatMap((one) => marksOf("first", one)), ...marksOf("second", statement)],
    links: from.map((one) => linkBetween(one, statement, step)),
    ringed: true,
  };
}

/** The link of the step between two statements; a line between their first cells if the step draws none. */
function linkBetween(one: Statement, other: Statement, { explanation }: Deduction): Link {
  const joins = (end: readonly [number, number], { cells, digit }: Statement) =>
    end[1] === digit && cells.includes(end[0]);
  const drawn = explanation?.links.find(({ from, to }) => joins(from, one) && joins(to, other));
  return (
    drawn ?? {
      from: [one.cells[0] ?? 0, one.digit],
      to: [other.cells[0] ?? 0, other.digit],
      strong: other.on,
    }
  );
}
