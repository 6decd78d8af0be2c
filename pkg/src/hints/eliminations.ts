/** Why each candidate is removed, and what connects the colours of a step: reasons that depend on the parts of a pattern. */
import type { Message, MessageArgument } from "../message.js";
import type { Deduction, Link } from "../types.js";
import { type HouseName, housesOfCell, housesShared, placesIn } from "./blockers.js";
import type { HintBoard } from "./board.js";
import { cellOf, digitOf, digitsOf, type MessageValues, valuesOf } from "./inferences.js";

/** The statement that the digit is in one of these cells. */
export interface ChainNode {
  readonly cells: readonly number[];
  readonly digit: number;
}

/** A candidate, and for each case of the step, the node that rules out the candidate. */
export interface ChainRemoval {
  readonly cell: number;
  readonly digit: number;
  readonly by: readonly ChainNode[];
}

/** A candidate that lies in more cover houses than base houses of a Franken fish. */
export interface CoveredRemoval {
  readonly cell: number;
  readonly digit: number;
  /** The cover houses that contain the cell, and the other cover houses, which are too few for `otherBases`. */
  readonly covers: readonly HouseName[];
  readonly leftCovers: readonly HouseName[];
  /** The base houses that contain the cell, and the other base houses. */
  readonly bases: readonly HouseName[];
  readonly otherBases: readonly HouseName[];
  /** The fins, each with a house in which the cell sees it; empty for a fish without fins. */
  readonly fins: readonly PlaceInHouse[];
}

/** A cell, and a house that it shares with another cell. */
export interface PlaceInHouse {
  readonly cell: number;
  readonly house: HouseName | null;
}

/** Cells from which a fish removes its digit: they lie in a cover line that has the digit in one of the base lines. */
export interface FishRemoval {
  readonly cells: readonly number[];
  readonly digit: number;
  readonly cover: HouseName;
  readonly bases: readonly HouseName[];
  /** The places for the digit in the base lines that lie in the cover line. */
  readonly places: readonly number[];
  /** The fins; empty for a fish without fins. */
  readonly fins: readonly number[];
}

/** The places for a digit in a base house of a fish. */
export interface BasePlaces {
  readonly house: HouseName;
  readonly digit: number;
  readonly cells: readonly number[];
  /** The places by their cover houses, if the fish is a Franken fish; otherwise empty. */
  readonly groups: readonly CoveredPlaces[];
}

/** Places in a base house that lie in the same cover houses. */
export interface CoveredPlaces {
  readonly cells: readonly number[];
  readonly covers: readonly HouseName[];
  readonly areFins: boolean;
}

/** Two candidates of which exactly one is true: in a cell, or of a digit in a house. */
export interface ConjugatePair {
  readonly link: Link;
  /** The house; `null` for the two candidates of a cell. */
  readonly house: HouseName | null;
}

/** A pair of digits for two cells that is impossible. */
export interface ImpossiblePair {
  readonly digit: number;
  /** The cell that would have no candidate left; `null` if the two cells see each other and the digits are equal. */
  readonly emptied: number | null;
}

const argsOf = ({ explanation }: Deduction): MessageValues => explanation?.i18n?.args ?? {};

const candidatesOf = (args: MessageValues, id: string, side: number): readonly ChainNode[] =>
  valuesOf(args, id).map(([digit = "", cell = ""]) => ({
    cells: [cellOf(cell, side)],
    digit: digitOf(digit),
  }));

/** Returns the nodes that messages name: single candidates, or groups of cells. */
const nodesOf = (messages: readonly Message[], side: number): readonly ChainNode[] =>
  messages.flatMap(({ args }) => {
    const cells = valuesOf(args, "cells").map(([cell = ""]) => cellOf(cell, side));
    const [digit = ""] = valuesOf(args, "digit")[0] ?? [];
    if (cells.length > 0) return [{ cells, digit: digitOf(digit) }];
    return candidatesOf(args, "candidate", side);
  });

const messagesOf = (argument: MessageArgument | undefined): readonly Message[] =>
  typeof argument === "object" && "messages" in argument ? argument.messages : [];

/** Returns the alternatives of a step: one node of each list of an alternative is true. */
function alternativesOf(
  step: Deduction,
  p: HintBoard,
): readonly (readonly (readonly ChainNode[])[])[] {
  const [args, side] = [argsOf(step), p.side];
  const findNamed = (id: string) => nodesOf(messagesOf(args[id]), side);
  const [digit = 0] = digitsIn(args, "digit");
  /** Returns the places for a digit in the cells of an argument. */
  const places = (of: MessageValues, id: string, placed: number): readonly ChainNode[] => {
    const cells = valuesOf(of, id).map(([cell = ""]) => cellOf(cell, side));
    return [{ cells: cells.filter((cell) => digitsOf(p, cell).includes(placed)), digit: placed }];
  };
  const setOf = (id: string, placed: number) =>
    places(messagesOf(args[id])[0]?.args ?? {}, "cells", placed);
  const inBoth = (digits: readonly number[]) =>
    digits.map((one) => [setOf("one", one), setOf("other", one)]);
  const cellsWith = (id: string) => {
    return valuesOf(args, id).map(([cell = ""]) => ({ cells: [cellOf(cell, side)], digit }));
  };
  switch (step.explanation?.i18n?.id) {
    case "nice-loop":
      return [[findNamed("one"), findNamed("other")]];
    case "nice-loop-impossible":
      return [[findNamed("one")]];
    case "nice-loop-back":
      return [[places(args, "cells", digit)]];
    case "nice-loop-continuous":
      return messagesOf(args.pairs).map(({ args: { one, other } }) => [
        nodesOf(messagesOf(one), side),
        nodesOf(messagesOf(other), side),
      ]);
    case "color-trap":
    case "multi-color-trap":
      return [[cellsWith("first"), cellsWith("second")]];
    case "medusa-trap":
      return [[candidatesOf(args, "first", side), candidatesOf(args, "second", side)]];
    case "bug-2":
      return [candidatesOf(args, "extras", side).map((extra) => [extra])];
    case "chain":
      return [candidatesOf(args, "ends", side).map((end) => [end])];
    case "two-strong-links":
      return [cellsWith("ends").map((end) => [end])];
    case "w-wing": {
      const [other = 0] = digitsIn(args, "other");
      return [cellsWith("cells").map((end) => [{ ...end, digit: other }])];
    }
    case "xy-wing":
    case "xyz-wing": {
      const pivot = step.explanation.i18n.id === "xyz-wing" ? cellsWith("pivot") : [];
      return [[...pivot, ...cellsWith("pincers")].map((end) => [end])];
    }
    case "remote-pair":
      return digitsIn(args, "digits").map((one) =>
        cellsWith("ends").map((end) => [{ ...end, digit: one }]),
      );
    case "deadly-shared":
    case "avoidable-rectangle-2":
      return [[places(args, "roof", digit)]];
    case "sue-de-coq": {
      const inHouse = (digits: string, outside: string) =>
        digitsIn(args, digits).map((one) => {
          const nodes = [places(args, "cells", one), places(args, outside, one)].flat();
          return [[{ cells: nodes.flatMap(({ cells }) => cells), digit: one }]];
        });
      return [...inHouse("in_line", "of_line"), ...inHouse("in_box", "of_box")];
    }
    case "wxyz-wing":
      return [[places(args, "cells", digit)]];
    case "als-xz":
    case "als-xy-wing":
      return inBoth(digitsIn(args, "common"));
    case "als-xz-doubly": {
      const [restricted, common] = [digitsIn(args, "restricted"), digitsIn(args, "common")];
      const certain = common.filter((one) => !restricted.includes(one));
      const alone = certain.flatMap((one) => [[setOf("one", one)], [setOf("other", one)]]);
      return [...inBoth(restricted), ...alone];
    }
    case "als-chain":
    case "als-chain-closed":
    case "als-chain-contradiction": {
      // The first node is true if the step says so.
      const isClosed = args.placed !== undefined;
      const nodes = valuesOf(args, "chain").map(([cells = ""]) => ({
        cells: cells.split("/").map((cell) => cellOf(cell, side)),
        digit,
      }));
      return [isClosed ? [nodes.slice(0, 1)] : [nodes.slice(0, 1), nodes.slice(-1)]];
    }
    case "death-blossom":
      return [messagesOf(args.petals).map((petal) => places(petal.args, "cells", digit))];
    default:
      return [];
  }
}

/** Returns the digits of an argument. */
export const digitsIn = (args: MessageValues, id: string): readonly number[] =>
  valuesOf(args, id).map(([digit = ""]) => digitOf(digit));

/** Returns `true` if the candidate is false when the node is true. */
const rulesOut = (
  p: HintBoard,
  { cells, digit }: ChainNode,
  cell: number,
  other: number,
): boolean =>
  cells.length > 0 &&
  cells.every((one) =>
    one === cell ? digit !== other : digit === other && housesShared(p, [one, cell]).length > 0,
  );

/** Returns `true` if another node contains this node; of equal nodes, only the first is named. */
const isNamed = (node: ChainNode, at: number, all: readonly ChainNode[]): boolean =>
  all.some(
    (other, index) =>
      index !== at &&
      other.digit === node.digit &&
      node.cells.every((cell) => other.cells.includes(cell)) &&
      (other.cells.length > node.cells.length || index < at),
  );

/**
 * Returns the reasons why each candidate that the step removes is false in every case; an empty list for steps whose
 * cases are not listed.
 */
export function removalsOf(step: Deduction, p: HintBoard): readonly ChainRemoval[] {
  const alternatives = alternativesOf(step, p);
  return step.eliminations.flatMap(([cell, digit]) => {
    for (const groups of alternatives) {
      const by = groups.flatMap(
        (nodes) => nodes.find((node) => rulesOut(p, node, cell, digit)) ?? [],
      );
      if (by.length < groups.length) continue;
      return [{ cell, digit, by: by.filter((node, at) => !isNamed(node, at, by)) }];
    }
    return [];
  });
}

/** Returns a place with a house in which another cell sees it. */
export const seenFrom = (place: number, cell: number, p: HintBoard): PlaceInHouse => ({
  cell: place,
  house: housesShared(p, [place, cell]).at(-1) ?? null,
});

/** Returns the houses of an argument. */
export const housesOf = (args: MessageValues, id: string): readonly HouseName[] =>
  valuesOf(args, id).flatMap(([kind, number]) =>
    kind === "row" || kind === "column" || kind === "box"
      ? [{ kind, index: Number(number) - 1 }]
      : [],
  );

const isSameHouse = (one: HouseName, other: HouseName): boolean =>
  one.kind === other.kind && one.index === other.index;

/** Returns the places of the digit in each base house of a fish; an empty list for other techniques. */
export function basePlacesOf(step: Deduction, p: HintBoard): readonly BasePlaces[] {
  if (!/fish$/.test(step.explanation?.i18n?.id ?? "")) return [];
  const args = argsOf(step);
  const [digit = 0] = digitsIn(args, "digit");
  const covers = isFranken(step) ? housesOf(args, "across") : [];
  const fins = finsOf(args, p);
  return housesOf(args, "lines").map((house) => {
    const cells = placesIn(p, house, digit);
    return { house, digit, cells, groups: placesByCover(cells, covers, fins, p) };
  });
}

const isFranken = (step: Deduction): boolean =>
  step.explanation?.i18n?.id.endsWith("franken-fish") ?? false;

const finsOf = (args: MessageValues, p: HintBoard): readonly number[] =>
  valuesOf(args, "fins").map(([cell = ""]) => cellOf(cell, p.side));

/** Returns the houses among these in which a cell lies. */
const housesAmong = (p: HintBoard, cell: number, houses: readonly HouseName[]) =>
  housesOfCell(p, cell).filter((house) => houses.some((one) => isSameHouse(one, house)));

/** Returns the places of a base house by the cover houses in which they lie; fins apart. */
function placesByCover(
  cells: readonly number[],
  covers: readonly HouseName[],
  fins: readonly number[],
  p: HintBoard,
): readonly CoveredPlaces[] {
  if (covers.length === 0) return [];
  const groups = new Map<string, CoveredPlaces>();
  for (const cell of cells) {
    const [own, areFins] = [housesAmong(p, cell, covers), fins.includes(cell)];
    const key = `${areFins} ${own.map(({ kind, index }) => `${kind} ${index}`)}`;
    const before = groups.get(key)?.cells ?? [];
    groups.set(key, { cells: [...before, cell], covers: own, areFins });
  }
  return [...groups.values()];
}

/**
 * Returns the reasons why a fish, finned or not, removes its digit from cells of each cover line; an empty list for
 * other techniques.
 */
export function fishRemovalsOf(step: Deduction, p: HintBoard): readonly FishRemoval[] {
  if (!/^(finned-)?fish$/.test(step.explanation?.i18n?.id ?? "")) return [];
  const args = argsOf(step);
  const [digit = 0] = digitsIn(args, "digit");
  const bases = housesOf(args, "lines");
  const fins = finsOf(args, p);
  return housesOf(args, "across").flatMap((cover) => {
    const isCovered = (cell: number) =>
      housesOfCell(p, cell).some((own) => isSameHouse(own, cover));
    const cells = step.eliminations.map(([cell]) => cell).filter(isCovered);
    const isInBase = (cell: number) => housesAmong(p, cell, bases).length > 0;
    const places = placesIn(p, cover, digit).filter(isInBase);
    return cells.length > 0 ? [{ cells, digit, cover, bases, places, fins }] : [];
  });
}

/** Returns the houses of a Franken fish in which each removed candidate lies; none for other techniques. */
export function coveredRemovalsOf(step: Deduction, p: HintBoard): readonly CoveredRemoval[] {
  if (!isFranken(step)) return [];
  const args = argsOf(step);
  return step.eliminations.map(([cell, digit]) => {
    const split = (id: string) => {
      const houses = housesOf(args, id);
      const own = housesAmong(p, cell, houses);
      return [own, houses.filter((house) => !own.some((one) => isSameHouse(one, house)))] as const;
    };
    const [covers, leftCovers] = split("across");
    const [bases, otherBases] = split("lines");
    const fins = finsOf(args, p).map((fin) => seenFrom(fin, cell, p));
    return { cell, digit, covers, leftCovers, bases, otherBases, fins };
  });
}

/**
 * Returns the links that suffice to connect all candidates, each beside those before it; first those of one component.
 */
function spanningLinks(links: readonly Link[]): readonly Link[] {
  const reached = new Set<string>();
  const chosen: Link[] = [];
  let left = links;
  while (left.length > 0) {
    const next =
      left.find(({ from, to }) => reached.has(`${from}`) || reached.has(`${to}`)) ?? left[0];
    if (!next) break;
    chosen.push(next);
    reached.add(`${next.from}`).add(`${next.to}`);
    left = left.filter(({ from, to }) => !(reached.has(`${from}`) && reached.has(`${to}`)));
  }
  return chosen;
}

/** Returns the conjugate pairs that connect the colours of a step; none for other techniques. */
export function conjugatePairsOf(step: Deduction, p: HintBoard): readonly ConjugatePair[] {
  if (!/color|medusa/.test(step.explanation?.i18n?.id ?? "")) return [];
  return spanningLinks(step.explanation?.links ?? []).map((link): ConjugatePair => {
    const [[from, digit], [to]] = [link.from, link.to];
    if (from === to) return { link, house: null };
    const houses = housesShared(p, [from, to]);
    const house = houses.findLast((one) => placesIn(p, one, digit).length === 2);
    return { link, house: house ?? null };
  });
}

/** For each candidate that an aligned pair exclusion removes: the digits of the other cell, and why each is impossible. */
export function impossiblePairsOf(
  step: Deduction,
  p: HintBoard,
): readonly {
  readonly cell: number;
  readonly digit: number;
  readonly other: number;
  readonly pairs: readonly ImpossiblePair[];
}[] {
  const args = argsOf(step);
  if (step.explanation?.i18n?.id !== "aligned-pair-exclusion") return [];
  const cellsOf = (id: string) => valuesOf(args, id).map(([cell = ""]) => cellOf(cell, p.side));
  const two = [...cellsOf("one"), ...cellsOf("other")];
  const thirds = cellsOf("cells");
  return step.eliminations.map(([cell, digit]) => {
    const other = two.find((one) => one !== cell) ?? cell;
    const pairs = digitsOf(p, other).map((second): ImpossiblePair => {
      if (second === digit) return { digit: second, emptied: null };
      const emptied = thirds.find((third) =>
        digitsOf(p, third).every((one) => one === digit || one === second),
      );
      return { digit: second, emptied: emptied ?? null };
    });
    return { cell, digit, other, pairs };
  });
}
