/** The inferences of chains and nets, one by one: an assumption, and what follows with the rule that forces it. */
import type { MessageArgument } from "../message.js";
import type { Deduction } from "../types.js";
import { type HouseName, housesShared, placesIn } from "./blockers.js";
import type { HintBoard } from "./board.js";

/** A statement about a digit: one of the cells holds it, or none does. */
export interface Statement {
  readonly cells: readonly number[];
  readonly digit: number;
  readonly on: boolean;
}

export type Rule =
  /** The statement is the assumption. */
  | { readonly type: "assumed" }
  /** The cell has no other candidate left. */
  | { readonly type: "last-candidate" }
  /** The house has no other place left. */
  | { readonly type: "last-place"; readonly house: HouseName }
  /** The cell holds another digit. */
  | { readonly type: "filled"; readonly digit: number }
  /** A cell that sees this cell holds the digit. */
  | { readonly type: "seen"; readonly house: HouseName | null }
  /** An almost locked set without one digit contains all its others. */
  | { readonly type: "set"; readonly cells: readonly number[]; readonly digit: number }
  /** A separate net: assuming the candidate as well would make the candidate of `cell` and `digit` both true and false. */
  | { readonly type: "nested"; readonly cell: number; readonly digit: number }
  /** Techniques inside a net, which use all previous statements. */
  | { readonly type: "net" };

export interface Inference {
  readonly statement: Statement;
  readonly rule: Rule;
  /** The statements from which the statement follows. */
  readonly from: readonly Statement[];
}

/** The inferences from one assumption. */
export type Chain = readonly Inference[];

type Values = Readonly<Record<string, MessageArgument>>;

const CELL = /^r(\d+)c(\d+)$/;

const cellOf = (name: string, side: number): number => {
  const [, row, column] = CELL.exec(name) ?? [];
  return (Number(row) - 1) * side + Number(column) - 1;
};

/** Digits above 9 are letters, A = 1. */
const digitOf = (name: string): number =>
  /^\d+$/.test(name) ? Number(name) : name.charCodeAt(0) - 64;

function valuesOf(args: Values, id: string): readonly (readonly string[])[] {
  const argument = args[id];
  return typeof argument === "object" && "values" in argument ? argument.values : [];
}

const statements = (args: Values, id: string, side: number): readonly Statement[] =>
  valuesOf(args, id).map(([cells = "", sign, digit = ""]) => ({
    cells: cells.split("/").map((name) => cellOf(name, side)),
    digit: digitOf(digit),
    on: sign === "=",
  }));

/** The arguments with the inferences of each assumption of a forcing chain. */
const ASSUMPTIONS = ["if1", "if2", "if3", "if4", "if5", "if6", "if7", "if8", "if9"];

/** The cells in which a forcing chain or net begins; empty for other techniques. */
export function premiseOf({ explanation }: Deduction, side: number): readonly number[] {
  const args = explanation?.i18n?.args ?? {};
  const candidates = valuesOf(args, "candidates").map(([, cell = ""]) => cellOf(cell, side));
  const start = statements(args, "start", side).flatMap(({ cells }) => cells);
  return [...new Set([...candidates, ...start])];
}

/** The chains of a step; none for techniques without chains. */
export function chainsOf(step: Deduction, p: HintBoard): readonly Chain[] {
  const { id, args } = step.explanation?.i18n ?? { id: "", args: {} };
  const chain = statements(args, "chain", p.side);
  if (chain.length > 0) {
    const [first] = chain;
    const closed = first && id === "nice-loop-continuous" ? [...chain, first] : chain;
    return [alternating(closed, args, p)];
  }
  const [yes, no] = [statements(args, "yes", p.side), statements(args, "no", p.side)];
  if (yes.length > 0 || no.length > 0) {
    const known = new Set(yes.map(keyOf));
    return [net([...yes, ...no.filter((one) => !known.has(keyOf(one)))], step, p)];
  }
  return ASSUMPTIONS.flatMap((name) => {
    const all = statements(args, name, p.side);
    return all.length > 0 ? [net(all, step, p)] : [];
  });
}

const keyOf = ({ cells, digit, on }: Statement): string => `${cells} ${on} ${digit}`;

/** Each statement of an alternating chain follows from the one before. */
function alternating(all: readonly Statement[], args: Values, p: HintBoard): Chain {
  return all.map((statement, index): Inference => {
    const before = all[index - 1];
    if (!before) return { statement, rule: { type: "assumed" }, from: [] };
    // Every second link is inside a set of the chain.
    const set = valuesOf(args, `set${(index + 1) / 2}`).map(([cell = ""]) => cellOf(cell, p.side));
    return { statement, rule: ruleOf(statement, [before], p, set), from: [before] };
  });
}

/** The candidates that nested nets rule out, each with the candidate that its net proves both true and false. */
function nestedRules(args: Values, side: number): ReadonlyMap<string, Rule> {
  const contradicted = valuesOf(args, "contradicted");
  return new Map(
    valuesOf(args, "refuted").map(([digit = "", cell = ""], index) => {
      const [clashDigit = "", clashCell = ""] = contradicted[index] ?? [];
      const key = keyOf({ cells: [cellOf(cell, side)], digit: digitOf(digit), on: false });
      return [
        key,
        { type: "nested", cell: cellOf(clashCell, side), digit: digitOf(clashDigit) },
      ] as const;
    }),
  );
}

/** Each statement of a net follows from those that its links come from, or from a nested net. */
function net(all: readonly Statement[], { explanation }: Deduction, p: HintBoard): Chain {
  const nested = nestedRules(explanation?.i18n?.args ?? {}, p.side);
  return all.map((statement, index): Inference => {
    if (index === 0) return { statement, rule: { type: "assumed" }, from: [] };
    const [cell] = statement.cells;
    const sources = new Set(
      (explanation?.links ?? [])
        .filter(({ to, strong }) => {
          return to[0] === cell && to[1] === statement.digit && strong === statement.on;
        })
        .map(({ from }) => `${from[0]} ${from[1]}`),
    );
    const from = all
      .slice(0, index)
      .filter(({ cells, digit }) => sources.has(`${cells[0]} ${digit}`));
    const rule = nested.get(keyOf(statement)) ?? ruleOf(statement, from, p, []);
    return { statement, rule, from };
  });
}

function ruleOf(
  { cells, digit, on }: Statement,
  from: readonly Statement[],
  p: HintBoard,
  set: readonly number[],
): Rule {
  const [source] = from;
  if (!source || from.some((one) => one.on === on)) return { type: "net" };
  const sameDigit = from.every((one) => one.digit === digit);
  const sameCell = from.every((one) => `${one.cells}` === `${cells}`) && cells.length === 1;
  const all = [...cells, ...from.flatMap((one) => one.cells)];
  if (!on) {
    if (from.length > 1) return { type: "net" };
    if (sameCell) return { type: "filled", digit: source.digit };
    return { type: "seen", house: housesShared(p, all).at(-1) ?? null };
  }
  if (set.length > 1) return { type: "set", cells: set, digit: source.digit };
  if (sameCell && !sameDigit) return { type: "last-candidate" };
  if (sameDigit) {
    const house = housesShared(p, all).findLast((one) =>
      placesIn(p, one, digit).every((place) => all.includes(place)),
    );
    // In a net, places may have been ruled out before; then a house that contains all of the places is meant.
    const shared = house ?? housesShared(p, all).at(-1);
    if (shared) return { type: "last-place", house: shared };
  }
  return { type: "net" };
}
