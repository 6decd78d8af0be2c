/** The inferences of chains and nets, one by one: an assumption, and what follows with the rule that forces it. */
import type { MessageArgument } from "../message.js";
import type { Deduction } from "../types.js";
import { type HouseName, housesOfCell, housesShared, placesIn } from "./blockers.js";
import type { HintBoard } from "./board.js";

/** A statement about a digit: one of the cells holds it, or none does. */
export interface Statement {
  readonly cells: readonly number[];
  readonly digit: number;
  readonly on: boolean;
  /**
   * The net that makes the statement, if it is another net than the one that uses it: the number of an inner net, or
   * `outer`.
   */
  readonly net?: string;
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
  /**
   * An almost locked set without `digit` contains all its other digits, `digits`. The assumption excludes the digit of
   * the statement in the cells of `without`.
   */
  | {
      readonly type: "set";
      readonly cells: readonly number[];
      readonly digit: number;
      readonly digits: readonly number[];
      readonly without: readonly number[];
    }
  /** Techniques inside a net, which may use all previous statements. */
  | { readonly type: "net" };

export interface Inference {
  readonly statement: Statement;
  readonly rule: Rule;
  /** The statements from which the statement follows. */
  readonly from: readonly Statement[];
}

/** The inferences from one assumption. */
export type Chain = readonly Inference[];

/** Consecutive inferences of a net with inner nets. */
export interface NetSection {
  /** The number of the net in the order of telling, such as `2` or, for a net inside net 2, `2.1`; empty for the outer net. */
  readonly number: string;
  /** The assumption of the net. */
  readonly assumption: Statement;
  /** The assumptions of the surrounding nets, from the outermost on. */
  readonly outer: readonly Statement[];
  /** The number of the inner net that ends before this section; `null` in the first section of a net. */
  readonly after: string | null;
  readonly chain: Chain;
  /** The candidate that is both true and false, so that the assumption is false; `null` if the net continues. */
  readonly contradicted: Statement | null;
}

export type MessageValues = Readonly<Record<string, MessageArgument>>;

const CELL_NAME = /^r(\d+)c(\d+)$/;

export const cellOf = (name: string, side: number): number => {
  const [, row, column] = CELL_NAME.exec(name) ?? [];
  return (Number(row) - 1) * side + Number(column) - 1;
};

/** Returns the digit with this name; digits above 9 are letters, A = 1. */
export const digitOf = (name: string): number =>
  /^\d+$/.test(name) ? Number(name) : name.charCodeAt(0) - 64;

export function valuesOf(args: MessageValues, id: string): readonly (readonly string[])[] {
  const argument = args[id];
  return typeof argument === "object" && "values" in argument ? argument.values : [];
}

const parseStatements = (args: MessageValues, id: string, side: number): readonly Statement[] =>
  valuesOf(args, id).map(([cells = "", sign, digit = ""]) => ({
    cells: cells.split("/").map((name) => cellOf(name, side)),
    digit: digitOf(digit),
    on: sign === "=",
  }));

/** The arguments with the inferences of each assumption of a forcing chain. */
const ASSUMPTION_ARGUMENTS = ["if1", "if2", "if3", "if4", "if5", "if6", "if7", "if8", "if9"];

/** Returns the cells in which a forcing chain or net begins; empty for other techniques. */
export function premiseOf({ explanation }: Deduction, side: number): readonly number[] {
  const args = explanation?.i18n?.args ?? {};
  const candidates = valuesOf(args, "candidates").map(([, cell = ""]) => cellOf(cell, side));
  const start = parseStatements(args, "start", side).flatMap(({ cells }) => cells);
  return [...new Set([...candidates, ...start])];
}

/** Returns the chains of a step, without those of inner nets; none for techniques without chains. */
export function chainsOf(step: Deduction, p: HintBoard): readonly Chain[] {
  const { id, args } = step.explanation?.i18n ?? { id: "", args: {} };
  const chain = parseStatements(args, "chain", p.side);
  if (chain.length > 0) {
    const readings = id === "nice-loop-continuous" ? readBothWays(chain) : [chain];
    return readings.map((one) =>
      alternatingInferences(one, p, (index) => setOf(args, `set${(index + 1) / 2}`, p)),
    );
  }
  if (id === "death-blossom") {
    return ASSUMPTION_ARGUMENTS.flatMap((name, at) => {
      const links = parseStatements(args, name, p.side);
      return links.length > 0
        ? [alternatingInferences(links, p, () => setOf(args, `set${at + 1}`, p))]
        : [];
    });
  }
  if (args.nets !== undefined) {
    const outer = netSections(step, p).filter(({ number }) => number === "");
    return [outer.flatMap((section) => section.chain)];
  }
  const contradictory = statementsOf(args, p.side);
  if (contradictory.length > 0) {
    const ends = ["yes", "no"].flatMap((name) => parseStatements(args, name, p.side).slice(-1));
    return [orderByUse(netInferences(contradictory, p), ends)];
  }
  return ASSUMPTION_ARGUMENTS.flatMap((name) => {
    const all = parseStatements(args, name, p.side);
    return all.length > 0 ? [orderByUse(netInferences(all, p), all.slice(-1))] : [];
  });
}

/**
 * Returns a continuous loop from its first node: read forwards if the node is false, and backwards if the node is true.
 * The last statement of each reading is the last one that places a digit.
 */
function readBothWays(loop: readonly Statement[]): readonly (readonly Statement[])[] {
  const [first, , ...rest] = loop;
  if (!first) return [loop];
  const backwards = [first, ...rest.toReversed()];
  return [loop, backwards.map((statement) => ({ ...statement, on: !statement.on }))];
}

/**
 * Returns the inferences that lead to these statements, in an order in which each inference follows the ones that it
 * needs as closely as possible: a line of reasoning is finished before the next one begins. A net that uses all
 * previous statements keeps its order.
 */
function orderByUse(chain: Chain, ends: readonly Statement[]): Chain {
  const [assumed] = chain;
  if (!assumed || chain.some(({ rule }) => rule.type === "net")) return chain;
  const inferences = new Map(chain.map((one) => [keyOf(one.statement), one]));
  const stated = new Set([assumed]);
  const state = (statement: Statement): void => {
    const inference = inferences.get(keyOf(statement));
    if (!inference || stated.has(inference)) return;
    inference.from.forEach(state);
    stated.add(inference);
  };
  ends.forEach(state);
  return [...stated];
}

const keyOf = ({ cells, digit, on }: Statement): string => `${cells} ${on} ${digit}`;

/** Returns the cells of an almost locked set. */
const setOf = (args: MessageValues, id: string, p: HintBoard): readonly number[] =>
  valuesOf(args, id).map(([cell = ""]) => cellOf(cell, p.side));

/** Returns the digits that are left for an almost locked set without one of its digits. */
export function remainingDigits(
  cells: readonly number[],
  digit: number,
  p: HintBoard,
): readonly number[] {
  const digits = new Set(cells.flatMap((cell) => digitsOf(p, cell)));
  digits.delete(digit);
  return [...digits].sort((one, other) => one - other);
}

/**
 * Returns the inferences of an alternating chain, in which each statement follows from the previous one.
 * @param setAt The cells of the almost locked set within which the statement with this index follows; empty for none.
 */
function alternatingInferences(
  all: readonly Statement[],
  p: HintBoard,
  setAt: (index: number) => readonly number[],
): Chain {
  return all.map((statement, index): Inference => {
    const before = all[index - 1];
    if (!before) return { statement, rule: { type: "assumed" }, from: [] };
    return { statement, rule: ruleOf(statement, [before], p, setAt(index)), from: [before] };
  });
}

/** Returns the statements of a net, each after those from which it follows. */
function statementsOf(args: MessageValues, side: number): readonly Statement[] {
  const [yes, no] = [parseStatements(args, "yes", side), parseStatements(args, "no", side)];
  const known = new Set(yes.map(keyOf));
  return [...yes, ...no.filter((one) => !known.has(keyOf(one)))];
}

/**
 * Returns the sections of a net with inner nets, each inner net before the inference that needs it; none for other
 * steps.
 */
export function netSections({ explanation }: Deduction, p: HintBoard): readonly NetSection[] {
  const args = explanation?.i18n?.args ?? {};
  return args.nets === undefined ? [] : sectionsOf(args, p, "", { outer: [], known: [] });
}

/** A net that an inner net continues, because the assumption of the inner net already follows. */
interface StartedNet {
  readonly assumption: Statement;
  /** The inferences since the last inner net. */
  readonly chain: Chain;
  readonly after: string | null;
  /** The number of inner nets. */
  readonly count: number;
}

/** The facts that are valid inside a net. */
interface NetContext {
  /** The assumptions of the surrounding nets, from the outermost on. */
  readonly outer: readonly Statement[];
  /** The statements of the surrounding nets, or of the net that this one continues. */
  readonly known: readonly Statement[];
}

/** Returns the sections of a net. */
function sectionsOf(
  args: MessageValues,
  p: HintBoard,
  number: string,
  { outer, known: context }: NetContext,
  startedNet?: StartedNet,
): readonly NetSection[] {
  const nets = typeof args.nets === "object" && "messages" in args.nets ? args.nets.messages : [];
  const refuted = valuesOf(args, "refuted").map(([digit = "", cell = ""]) =>
    keyOf({ cells: [cellOf(cell, p.side)], digit: digitOf(digit), on: false }),
  );
  const all = statementsOf(args, p.side);
  const assumption = startedNet?.assumption ?? all[0];
  if (!assumption) return [];
  const sections: NetSection[] = [];
  const known = [...context];
  let [chain, after]: [Inference[], string | null] = [
    [...(startedNet?.chain ?? [])],
    startedNet?.after ?? null,
  ];
  let count = startedNet?.count ?? 0;
  for (const [index, statement] of all.entries()) {
    const key = keyOf(statement);
    const net = refuted.indexOf(key);
    if ((index > 0 || startedNet) && context.some((one) => keyOf(one) === key)) continue;
    if (net >= 0) {
      const inArgs = nets[net]?.args ?? {};
      const opposite = keyOf({ ...statement, on: true });
      if (known.some((one) => keyOf(one) === opposite)) {
        const state = { assumption, chain, after, count };
        return [...sections, ...sectionsOf(inArgs, p, number, { outer, known }, state)];
      }
      count += 1;
      const inner = `${number && `${number}.`}${count}`;
      if (chain.length > 0) {
        sections.push({ number, assumption, outer, after, chain, contradicted: null });
      }
      // The inner net names the net that makes a statement.
      const seenInside = known.map((one) => (one.net ? one : { ...one, net: number || "outer" }));
      const inside = { outer: [...outer, assumption], known: seenInside };
      sections.push(...sectionsOf(inArgs, p, inner, inside));
      chain = [];
      after = inner;
      known.push({ ...statement, net: inner });
      continue;
    } else if (index === 0) {
      chain.push({ statement, rule: { type: "assumed" }, from: [] });
    } else {
      chain.push(deriveInference(statement, known, p));
    }
    known.push(statement);
  }
  const contradicted = all.find(({ cells, digit, on }) => {
    const opposite = keyOf({ cells, digit, on: !on });
    return on && all.some((one) => keyOf(one) === opposite);
  });
  const ends = contradicted ? [contradicted, { ...contradicted, on: !contradicted.on }] : [];
  const ordered = count === 0 && !startedNet ? orderByUse(chain, ends) : chain;
  sections.push({
    number,
    assumption,
    outer,
    after,
    chain: ordered,
    contradicted: contradicted ?? null,
  });
  return sections;
}

/** Returns the inference of a statement about one cell from the statements that are known and from the board. */
function deriveInference(
  statement: Statement,
  known: readonly Statement[],
  p: HintBoard,
): Inference {
  const { digit, on } = statement;
  const [cell = 0] = statement.cells;
  const isAt = (one: Statement, at: number) => one.cells[0] === at;
  if (!on) {
    const filled = known.find((one) => one.on && one.digit !== digit && isAt(one, cell));
    if (filled) return { statement, rule: { type: "filled", digit: filled.digit }, from: [filled] };
    for (const premise of known.filter((other) => other.on && other.digit === digit)) {
      const house =
        premise.cells[0] === cell ? undefined : housesShared(p, [cell, ...premise.cells]).at(-1);
      if (house) return { statement, rule: { type: "seen", house }, from: [premise] };
    }
    return { statement, rule: { type: "net" }, from: [] };
  }
  const falseOf = (at: number, other: number) =>
    known.find((one) => !one.on && one.digit === other && isAt(one, at));
  const others = digitsOf(p, cell).filter((one) => one !== digit);
  const ruledOut = others.flatMap((one) => falseOf(cell, one) ?? []);
  if (ruledOut.length === others.length) {
    return { statement, rule: { type: "last-candidate" }, from: ruledOut };
  }
  for (const house of housesOfCell(p, cell).toReversed()) {
    const places = placesIn(p, house, digit).filter((place) => place !== cell);
    const without = places.flatMap((place) => falseOf(place, digit) ?? []);
    if (without.length === places.length) {
      return { statement, rule: { type: "last-place", house }, from: without };
    }
  }
  return { statement, rule: { type: "net" }, from: [] };
}

/** Returns the candidates of a cell. */
export const digitsOf = (p: HintBoard, cell: number): readonly number[] =>
  Array.from({ length: p.side }, (_, at) => at + 1).filter(
    (digit) => ((p.candidates[cell] ?? 0) & (2 ** (digit - 1))) !== 0,
  );

/** Returns the cells among these that have the digit as a candidate. */
const placesAmong = (p: HintBoard, cells: readonly number[], digit: number): readonly number[] =>
  cells.filter((cell) => digitsOf(p, cell).includes(digit));

/** Returns the inferences of a net, in which each statement follows from earlier ones. */
const netInferences = (all: readonly Statement[], p: HintBoard): Chain =>
  all.map((statement, index): Inference => {
    if (index === 0) return { statement, rule: { type: "assumed" }, from: [] };
    return deriveInference(statement, all.slice(0, index), p);
  });

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
  if (set.length > 1) {
    const digits = remainingDigits(set, source.digit, p);
    const without = placesAmong(p, set, digit).filter((cell) => !cells.includes(cell));
    return { type: "set", cells: set, digit: source.digit, digits, without };
  }
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
