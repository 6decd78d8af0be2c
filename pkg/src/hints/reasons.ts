/**
 * The reasons of a step beyond its sentence: the cells that rule out the alternatives of a single, or the inferences of
 * a chain.
 */
import type { Overlay } from "../board/overlay.js";
import { digitText } from "../board/size.js";
import type { Deduction, Link, Mark } from "../types.js";
import { type HouseName, housesShared, otherCells, otherDigits } from "./blockers.js";
import type { HintBoard } from "./board.js";
import {
  basePlacesOf,
  type CoveredRemoval,
  conjugatePairsOf,
  coveredRemovalsOf,
  fishRemovalsOf,
  impossiblePairsOf,
  type PlaceInHouse,
  removalsOf,
  seenFrom,
} from "./eliminations.js";
import { houseOf } from "./houses.js";
import {
  type Chain,
  chainsOf,
  digitsOf,
  type Inference,
  type NetSection,
  netSections,
  remainingDigits,
  type Statement,
} from "./inferences.js";
import type { HintTexts } from "./texts.js";

/** A sentence of a reason, and the overlay of the board for it. */
export interface Line {
  readonly text: string;
  readonly overlay: Overlay;
}

/** Lines with a heading. */
export interface Reason {
  readonly title: string;
  readonly lines: readonly Line[];
  /** `true` if the sentence of the step uses the lines, so that they belong before it. */
  readonly precedes?: true;
}

/** The functions that write the parts of a sentence. */
interface SentenceWriter {
  readonly texts: HintTexts;
  readonly digit: (digit: number) => string;
  readonly cell: (cell: number) => string;
  readonly house: (house: HouseName) => string;
}

const cellMark = (role: Mark["role"], cell: number, digit = 0): Mark => ({ role, cell, digit });

/**
 * Returns the reasons of a step on the position before it; none for a step whose sentence says all.
 * @param digit How a digit is written; by default as `digitText` writes it.
 */
export function reasonsOf(
  step: Deduction,
  p: HintBoard,
  texts: HintTexts,
  digit = (one: number): string => digitText(one, p.side),
): readonly Reason[] {
  const writer: SentenceWriter = {
    texts,
    digit,
    cell: (cell) => `r${Math.floor(cell / p.side) + 1}c${(cell % p.side) + 1}`,
    house: ({ kind, index }) => texts.house(kind, index + 1),
  };
  const [placement] = step.placements;
  if (placement) {
    if (["naked-single", "full-house"].includes(step.technique))
      return [digitsReason(p, placement, writer)];
    const house = houseOf(step, p);
    if (house && step.technique === "hidden-single")
      return cellsReason(p, house, placement, writer);
  }
  const sections = netSections(step, p);
  if (sections.length > 0) return sections.map((section) => netReason(section, step, writer));
  const chains = chainsOf(step, p);
  return [
    ...pairsReason(step, p, writer),
    ...basesReason(step, p, writer),
    ...chains.map((chain, at) => ({
      title: chains.length > 1 ? texts.case(at + 1, chains.length) : texts.chain,
      lines: chainLines(chain, step, p, writer),
    })),
    ...removalsReason(step, p, writer),
    ...fishReason(step, p, writer),
    ...coverReason(step, p, writer),
    ...exclusionReasons(step, p, writer),
  ];
}

/** Returns a section of a net with inner nets. */
function netReason(section: NetSection, step: Deduction, writer: SentenceWriter): Reason {
  const { texts, cell: name, digit: written } = writer;
  const { number, assumption, outer, after, chain, contradicted } = section;
  const [cell = 0] = assumption.cells;
  const assumed = [name(cell), written(assumption.digit)] as const;
  const still = outer.map(({ cells, digit }) =>
    texts.filled(name(cells[0] ?? 0), written(digit), null),
  );
  const lines = chain.map((inference, at): Line => {
    const isInner = number !== "" && inference.rule.type === "assumed";
    return {
      text: isInner
        ? texts.supposeToo(...assumed, still)
        : inferenceText(inference, chain[at - 1]?.statement, writer),
      overlay: inferenceOverlay(inference, step),
    };
  });
  if (contradicted) {
    lines.push(contradictionLine(contradicted, chain, writer), {
      text: number ? texts.innerRefuted(...assumed, still) : texts.outerRefuted(...assumed),
      overlay: {
        houses: [],
        marks: [cellMark("eliminated", cell, assumption.digit)],
        links: [],
        ringed: true,
      },
    });
  }
  const [begins, continues] = number
    ? [texts.netInner(number), texts.netInnerContinued(number, after ?? "")]
    : [texts.netOuter, texts.netContinued(after ?? "")];
  return { title: after === null ? begins : continues, lines };
}

/** Returns the conjugate pairs that connect the colours of a step. */
function pairsReason(step: Deduction, p: HintBoard, writer: SentenceWriter): readonly Reason[] {
  const { texts, cell: name, digit: written } = writer;
  const lines = conjugatePairsOf(step, p).map(({ link, house }): Line => {
    const { from, to } = link;
    const digits = [written(from[1]), written(to[1])] as const;
    return {
      text: house
        ? texts.pairInHouse(writer.house(house), digits[0], [name(from[0]), name(to[0])])
        : texts.pairInCell(name(from[0]), digits),
      overlay: {
        houses: house ? [{ ...house, role: "focus" }] : [],
        marks: [cellMark("first", ...from), cellMark("second", ...to)],
        links: [link],
        ringed: true,
      },
    };
  });
  return lines.length > 0 ? [{ title: texts.pairs, lines, precedes: true }] : [];
}

/** Returns the reasons why each candidate is removed. */
function removalsReason(step: Deduction, p: HintBoard, writer: SentenceWriter): readonly Reason[] {
  const { texts, cell: name, digit: written } = writer;
  const lines = removalsOf(step, p).map(({ cell, digit, by }): Line => {
    const reasons = by.map((node) => {
      const house = housesShared(p, [...new Set([cell, ...node.cells])]).at(-1);
      const isInCell = node.cells.length === 1 && node.cells[0] === cell;
      const houseText = isInCell || !house ? null : writer.house(house);
      const isNamed = isInCell || houseText !== null;
      const names = node.cells.map((one) =>
        isNamed ? name(one) : placeSaid(seenFrom(one, cell, p), writer),
      );
      return texts.ruledOutBy(names, written(node.digit), houseText, isInCell);
    });
    const marks = by.flatMap((node) => node.cells.map((one) => cellMark("first", one, node.digit)));
    return {
      text: texts.removal(name(cell), written(digit), reasons),
      overlay: {
        houses: [],
        marks: [...marks, cellMark("eliminated", cell, digit)],
        links: [],
        ringed: true,
      },
    };
  });
  return lines.length > 0 ? [{ title: texts.removals, lines }] : [];
}

/** Returns a cell with the house in which another cell sees it. */
const placeSaid = (
  { cell, house }: PlaceInHouse,
  { texts, cell: name, ...writer }: SentenceWriter,
) => (house ? texts.cellIn(name(cell), writer.house(house)) : name(cell));

/** Returns the places of the digit in each base house of a fish. */
function basesReason(step: Deduction, p: HintBoard, writer: SentenceWriter): readonly Reason[] {
  const { texts, cell: name, digit: written } = writer;
  const bases = basePlacesOf(step, p);
  const lines = bases.map(
    ({ house, digit, cells, groups }): Line => ({
      text:
        groups.length > 0
          ? texts.coveredPlaces(
              writer.house(house),
              written(digit),
              groups.map((group) =>
                texts.coveredCells(
                  group.cells.map(name),
                  group.covers.map(writer.house),
                  group.areFins,
                ),
              ),
            )
          : texts.basePlaces(writer.house(house), written(digit), cells.map(name)),
      overlay: {
        houses: [{ ...house, role: "focus" }],
        marks: cells.map((cell) => cellMark("first", cell, digit)),
        links: [],
        ringed: true,
      },
    }),
  );
  const [first] = bases;
  return first ? [{ title: texts.bases(written(first.digit)), lines }] : [];
}

/** Returns the reasons why a fish removes each candidate. */
function fishReason(step: Deduction, p: HintBoard, writer: SentenceWriter): readonly Reason[] {
  const { texts, cell: name, digit: written } = writer;
  const lines = fishRemovalsOf(step, p).map(({ cells, digit, cover, places, fins }): Line => {
    const placed = places.map(name);
    const parts = [cells.map(name), written(digit), writer.house(cover), placed] as const;
    const isTwo = cells.length + fins.length === 2;
    const house = housesShared(p, [...cells, ...fins]).at(-1);
    return {
      text:
        fins.length > 0 && house
          ? texts.finnedRemoval(...parts, fins.map(name), writer.house(house), isTwo)
          : texts.fishRemoval(...parts),
      overlay: {
        houses: [{ ...cover, role: "focus" }],
        marks: [
          ...fins.map((fin) => cellMark("fin", fin, digit)),
          ...cells.map((cell) => cellMark("eliminated", cell, digit)),
        ],
        links: [],
        ringed: true,
      },
    };
  });
  return lines.length > 0 ? [{ title: texts.removals, lines }] : [];
}

/**
 * Returns the reasons why a Franken fish lacks a house for one of its digits if a removed candidate is true; equal
 * reasons are stated once.
 */
function coverReason(step: Deduction, p: HintBoard, writer: SentenceWriter): readonly Reason[] {
  const { texts, cell: name, digit: written } = writer;
  const alike = new Map<string, CoveredRemoval[]>();
  for (const removal of coveredRemovalsOf(step, p)) {
    const { cell, ...reason } = removal;
    const key = JSON.stringify(reason);
    alike.set(key, [...(alike.get(key) ?? []), removal]);
  }
  const lines = [...alike.values()].flatMap((removals): readonly Line[] => {
    const [first] = removals;
    if (!first) return [];
    const { digit, covers, leftCovers, bases, otherBases, fins } = first;
    const text = texts.coverRemoval(
      removals.map(({ cell }) => name(cell)),
      written(digit),
      covers.map(writer.house),
      leftCovers.map(writer.house),
      otherBases.map(writer.house),
      fins.map((fin) => placeSaid(fin, writer)),
    );
    const overlay: Overlay = {
      houses: [...covers, ...bases].map((house) => ({ ...house, role: "focus" })),
      marks: removals.map(({ cell }) => cellMark("eliminated", cell, digit)),
      links: [],
      ringed: true,
    };
    return [{ text, overlay }];
  });
  return lines.length > 0 ? [{ title: texts.removals, lines }] : [];
}

/** Returns the reasons why no pair of digits contains a candidate that an aligned pair exclusion removes. */
const exclusionReasons = (
  step: Deduction,
  p: HintBoard,
  writer: SentenceWriter,
): readonly Reason[] =>
  impossiblePairsOf(step, p).map(({ cell, digit, other, pairs }) => {
    const { texts, cell: name, digit: written } = writer;
    return {
      title: texts.becauseDigit(name(cell), written(digit)),
      lines: pairs.map(({ digit: second, emptied }): Line => {
        const marks = [cellMark("first", cell, digit), cellMark("second", other, second)];
        if (emptied === null) {
          const house = housesShared(p, [cell, other]).at(-1);
          const houseText = house ? writer.house(house) : null;
          return {
            text: texts.equalPair(name(cell), name(other), written(digit), houseText),
            overlay: { houses: [], marks, links: [], ringed: true },
          };
        }
        return {
          text: texts.emptyingPair(
            name(cell),
            written(digit),
            name(other),
            written(second),
            name(emptied),
            digitsOf(p, emptied).map(written),
          ),
          overlay: {
            houses: [],
            marks: [...marks, cellMark("undone", emptied)],
            links: [],
            ringed: true,
          },
        };
      }),
    };
  });

function digitsReason(
  p: HintBoard,
  [cell, digit]: readonly [number, number],
  writer: SentenceWriter,
): Reason {
  const { texts, digit: name } = writer;
  const { houses, removed } = otherDigits(p, cell, digit);
  const lines = houses.map(
    ({ house, cells, digits }): Line => ({
      text: texts.holds(writer.house(house), digits.map(name)),
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
      text: texts.removedDigits(removed.map(name)),
      overlay: { houses: [], marks, links: [] },
    });
  }
  return { title: texts.becauseDigits(writer.cell(cell)), lines };
}

function cellsReason(
  p: HintBoard,
  house: HouseName,
  [cell, digit]: readonly [number, number],
  writer: SentenceWriter,
): readonly Reason[] {
  const { texts, cell: name } = writer;
  const written = writer.digit(digit);
  const { blockers, removed } = otherCells(p, house, cell, digit);
  const placed = cellMark("placed", cell, digit);
  const lines = blockers.map(
    ({ blocker, cells, house: shared }): Line => ({
      text: texts.blocks(written, name(blocker), cells.map(name), shared && writer.house(shared)),
      overlay: {
        houses: shared ? [{ ...shared, role: "focus" }] : [],
        marks: [cellMark("first", blocker), ...cells.map((one) => cellMark("undone", one)), placed],
        links: [],
      },
    }),
  );
  if (removed.length > 0) {
    lines.push({
      text: texts.removedCells(written, removed.map(name)),
      overlay: {
        houses: [],
        marks: [...removed.map((one) => cellMark("undone", one)), placed],
        links: [],
      },
    });
  }
  return lines.length > 0 ? [{ title: texts.because(written), lines }] : [];
}

function chainLines(
  chain: Chain,
  step: Deduction,
  p: HintBoard,
  writer: SentenceWriter,
): readonly Line[] {
  const lines = chain.map(
    (inference, at): Line => ({
      text: inferenceText(inference, chain[at - 1]?.statement, writer),
      overlay: inferenceOverlay(inference, step),
    }),
  );
  return [...lines, ...closingLines(chain, step, p, writer)];
}

/**
 * Returns the lines about the end of a chain: a contradiction, or the return to its start; an empty list for a chain
 * between two ends.
 */
function closingLines(
  chain: Chain,
  step: Deduction,
  p: HintBoard,
  writer: SentenceWriter,
): readonly Line[] {
  const { texts, cell: name, digit: written } = writer;
  const { id, args } = step.explanation?.i18n ?? { id: "", args: {} };
  const last = chain.at(-1)?.statement;
  if (!last) return [];
  const marks = last.cells.map((cell) => cellMark("undone", cell, last.digit));
  const overlay: Overlay = { houses: [], marks, links: [] };
  if (args.yes !== undefined || id === "nice-loop-placed") {
    const clash = findContradiction(chain);
    return clash ? [contradictionLine(clash, chain, writer)] : [];
  }
  if (id === "als-chain-contradiction") {
    const earlier = chain.find(({ statement }) => isOpposite(statement, last))?.statement;
    if (!earlier) return [];
    const { cells, digit: said, on } = earlier;
    const line = lineNumberOf(earlier, chain) ?? "";
    return [{ text: texts.opposed(line, cells.map(name), written(said), on), overlay }];
  }
  if (id.startsWith("nice-loop-impossible")) {
    const clash = findExclusion(chain, p);
    if (!clash) return [];
    const sentences = [
      lineNumberOf(clash, chain) ?? "",
      clash.cells.map(name),
      written(clash.digit),
    ] as const;
    const house = housesShared(p, [...clash.cells, ...last.cells]).at(-1);
    const houseText = house && clash.digit === last.digit ? writer.house(house) : null;
    const others = [last.cells.map(name), written(last.digit)] as const;
    const isTwo = clash.cells.length + last.cells.length === 2;
    const text = texts.clash(...sentences, ...others, houseText, isTwo);
    return [{ text, overlay }];
  }
  const set = chain.find(({ rule }) => rule.type === "set" || rule.type === "last-candidate");
  if (id !== "als-chain-closed" || !set) return [];
  const cells = set.rule.type === "set" ? set.rule.cells : set.statement.cells;
  const digits = remainingDigits(cells, chain[0]?.statement.digit ?? 0, p);
  const text = texts.setClash(cells.map(name), digits.map(written), written(last.digit));
  return [{ text, overlay }];
}

/** Returns `true` if one statement places the digit in cells in which the other one does not allow it. */
function isOpposite(first: Statement, other: Statement): boolean {
  const [placed, lacking] = first.on ? [first, other] : [other, first];
  return (
    first.on !== other.on &&
    first.digit === other.digit &&
    placed.cells.every((cell) => lacking.cells.includes(cell))
  );
}

/**
 * Returns the first true statement of a chain that rules out the last one: in the same cell, or of the same digit in
 * one house.
 */
function findExclusion(chain: Chain, p: HintBoard): Statement | undefined {
  const last = chain.at(-1)?.statement;
  if (!last) return undefined;
  return chain.slice(0, -1).find(({ statement: { cells, digit, on } }) => {
    const all = [...cells, ...last.cells];
    const isSameCell = all.every((cell) => cell === all[0]);
    const excludes =
      digit === last.digit ? !isSameCell && housesShared(p, all).length > 0 : isSameCell;
    return on && excludes;
  })?.statement;
}

/** Returns the number of the line that makes a statement; `null` if no line of the chain does. */
function lineNumberOf({ cells, digit, on }: Statement, chain: Chain): string | null {
  const key = `${cells} ${digit} ${on}`;
  const index = chain.findIndex(
    ({ statement: one }) => `${one.cells} ${one.digit} ${one.on}` === key,
  );
  return index < 0 ? null : `${index + 1}`;
}

/** Returns the statement that a candidate cannot be both true and false. */
function contradictionLine(statement: Statement, chain: Chain, writer: SentenceWriter): Line {
  const { cells, digit } = statement;
  const [cell = 0] = cells;
  const [yes, no] = [true, false].map((on) => lineNumberOf({ ...statement, on }, chain));
  return {
    text: writer.texts.contradiction(writer.cell(cell), writer.digit(digit), yes, no),
    overlay: { houses: [], marks: [cellMark("undone", cell, digit)], links: [] },
  };
}

/** Returns the statement of a net that contradicts an earlier one. */
function findContradiction(chain: Chain): Statement | undefined {
  const stated = new Set<string>();
  for (const { statement } of chain) {
    const { cells, digit, on } = statement;
    if (stated.has(`${cells} ${digit} ${!on}`)) return statement;
    stated.add(`${cells} ${digit} ${on}`);
  }
  return undefined;
}

/** Returns a sentence about an inference; `previous` is the statement of the sentence before, if there is one. */
function inferenceText(
  { statement, rule, from }: Inference,
  previous: Statement | undefined,
  writer: SentenceWriter,
): string {
  const { texts, cell: name, house: houseName } = writer;
  const { cells, on } = statement;
  const digit = writer.digit(statement.digit);
  const names = cells.map(name);
  const [first = 0] = cells;
  if (rule.type === "assumed") return texts.suppose(names, digit, on);
  // Earlier statements are named; the previous one need not be.
  const earlier = from.length === 1 && from[0] === previous ? [] : from;
  const why = (): string => {
    switch (rule.type) {
      case "last-candidate":
        return texts.lastCandidate(
          name(first),
          earlier.map((one) => texts.excludedDigit(writer.digit(one.digit), one.net)),
        );
      case "last-place":
        return texts.lastPlace(
          houseName(rule.house),
          digit,
          earlier.flatMap((one) =>
            one.cells.map((cell) => texts.excludedCell(name(cell), one.net)),
          ),
        );
      case "filled":
        return texts.filled(name(first), writer.digit(rule.digit), from[0]?.net);
      case "seen": {
        const source = from[0]?.cells ?? [];
        const house = rule.house && houseName(rule.house);
        const isTwo = source.length + cells.length === 2;
        return texts.seen(source.map(name), digit, house, isTwo, from[0]?.net);
      }
      case "set":
        return texts.set(
          rule.cells.map(name),
          writer.digit(rule.digit),
          rule.digits.map(writer.digit),
          rule.without.map(name),
          digit,
        );
      default:
        return texts.net;
    }
  };
  return texts.follows(names, digit, on, why());
}

function inferenceOverlay({ statement, rule, from }: Inference, step: Deduction): Overlay {
  const marksOf = (role: Mark["role"], { cells, digit }: Statement) =>
    cells.map((cell) => cellMark(role, cell, digit));
  const house = "house" in rule ? rule.house : null;
  return {
    houses: house ? [{ ...house, role: "focus" }] : [],
    marks: [...from.flatMap((one) => marksOf("first", one)), ...marksOf("second", statement)],
    links: from.map((one) => findLink(one, statement, step)),
    ringed: true,
  };
}

/** Returns the link of the step between two statements; a line between their first cells if the step draws none. */
function findLink(first: Statement, other: Statement, { explanation }: Deduction): Link {
  const joins = (end: readonly [number, number], { cells, digit }: Statement) =>
    end[1] === digit && cells.includes(end[0]);
  // A loop is also read backwards.
  const existingLink = explanation?.links.find(
    ({ from, to }) =>
      (joins(from, first) && joins(to, other)) || (joins(to, first) && joins(from, other)),
  );
  return (
    existingLink ?? {
      from: [first.cells[0] ?? 0, first.digit],
      to: [other.cells[0] ?? 0, other.digit],
      strong: other.on,
    }
  );
}
