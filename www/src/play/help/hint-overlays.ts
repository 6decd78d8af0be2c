/** Overlays for a step: the area to look at, or the whole step. */
import type { Deduction, Mark } from "sudoku-lab";
import type { House, Overlay, Role } from "sudoku-lab/board";
import { sharedHouses } from "sudoku-lab/board";
import { housesIn, namedHouses, overlayOf, premiseOf } from "sudoku-lab/hints";
import { boxSize } from "../../text/digits";
import type { Position } from "../position";
import { reasonsOf } from "./reasons";

type CandidateBoard = { readonly side: number; readonly box: string };

export { overlayOf };

/** The maximum number of houses that are highlighted as the area to look at. */
const MAX_AREA_HOUSES = 5;

/**
 * Returns the area to look at, without a digit: the start of a forcing chain, or the houses of the step, or else the
 * cells of its reason. A reason that covers more cells than a house does not help, so the house of the conclusion is
 * returned instead.
 */
export function areaOverlay(step: Deduction, board: CandidateBoard): Overlay {
  const premise = premiseOf(step, board.side);
  if (premise.length > 0) return premiseIn(premise, board);
  const { houses, rest } = housesIn(step.explanation?.marks ?? [], board);
  if (houses.length > 0 && houses.length <= MAX_AREA_HOUSES)
    return { houses, marks: [], links: [] };
  const reason = rest.filter(({ role }) => role !== "placed" && role !== "eliminated");
  const cells = distinctCells(reason.length > 0 ? reason : placesOf(step));
  if (houses.length === 0 && cells.length <= board.side) return focusOverlay(cells);
  return { houses: [conclusionHouse(step, board)], marks: [], links: [] };
}

type PlainHouse = Omit<House, "role">;

/** Returns an overlay with further houses, whose role is "pattern"; houses that it already shows are not repeated. */
function withHouses(overlay: Overlay, more: readonly PlainHouse[]): Overlay {
  const houses = [...(overlay.houses ?? [])];
  for (const { kind, index } of more) {
    if (houses.some((one) => one.kind === kind && one.index === index)) continue;
    houses.push({ kind, index, role: "pattern" });
  }
  return { ...overlay, houses };
}

/** Returns the overlay of a step, with every row, column and box that its sentence names. */
export const overlayOfSentence = (step: Deduction, board: CandidateBoard): Overlay =>
  withHouses(overlayOf(step, board), namedHouses(step));

/**
 * Returns the overlay of a step, with everything that its sentence and the reasons of a single name: the cells whose
 * digits rule out the alternatives, and the houses that they share with the alternatives. The reasons of other
 * techniques name cells of the step.
 */
export function overlayOfReasons(step: Deduction, p: Position): Overlay {
  const whole = overlayOfSentence(step, p);
  const isBlocker = ({ role, digit }: Mark) => role === "first" && digit === 0;
  const lines = reasonsOf(step, p)
    .flatMap(({ lines }) => lines.map(({ overlay }) => overlay))
    .filter(({ marks }) => marks.some(isBlocker));
  const { houses = [] } = whole;
  const size = boxSize(p.box);
  const isInHouse = (cell: number) =>
    sharedHouses([cell], p.side, size).some(({ kind, index }) =>
      houses.some((one) => one.kind === kind && one.index === index),
    );
  const blockers = distinctCells(lines.flatMap(({ marks }) => marks.filter(isBlocker)));
  const marks = blockers
    .filter((cell) => !isInHouse(cell))
    .map((cell): Mark => ({ role: "pattern", cell, digit: 0 }));
  return withHouses(
    { ...whole, marks: [...whole.marks, ...marks] },
    lines.flatMap((line) => line.houses ?? []),
  );
}

/** Returns the cell in which a forcing chain starts, or the house that its starting cells share. */
function premiseIn(cells: readonly number[], { side, box }: CandidateBoard): Overlay {
  const house = cells.length > 1 && sharedHouses(cells, side, boxSize(box)).at(-1);
  return house
    ? { houses: [{ ...house, role: "focus" }], marks: [], links: [] }
    : focusOverlay(cells);
}

/** Returns the house that all changed cells share, preferably a box; otherwise the box of the first changed cell. */
function conclusionHouse(step: Deduction, { side, box }: CandidateBoard): House {
  const places = distinctCells(placesOf(step));
  const size = boxSize(box);
  const house =
    sharedHouses(places, side, size).at(-1) ?? sharedHouses(places.slice(0, 1), side, size).at(-1);
  return { kind: house?.kind ?? "box", index: house?.index ?? 0, role: "focus" };
}

const distinctCells = (places: readonly { readonly cell: number }[]): readonly number[] => [
  ...new Set(places.map(({ cell }) => cell)),
];
const focusOverlay = (cells: readonly number[]): Overlay => ({
  houses: [],
  marks: cells.map(focusMark),
  links: [],
});

const focusMark = (cell: number): Mark => ({ role: "focus", cell, digit: 0 });

/** Returns the cells that a step changes. */
const placesOf = ({ placements, eliminations }: Deduction) =>
  [...placements, ...eliminations].map(([cell]) => ({ cell }));

/** Combines several overlays into one, for a legend of all their signs. */
export const mergeOverlays = (overlays: readonly Overlay[]): Overlay => ({
  houses: overlays.flatMap(({ houses = [] }) => houses),
  marks: overlays.flatMap(({ marks }) => marks),
  links: overlays.flatMap(({ links }) => links),
});

/** Returns whether a mark is a ring around a candidate, which covers earlier rings around the same candidate. */
const isRing = ({ digit, role }: Mark) =>
  digit > 0 && role !== "placed" && role !== "undone" && role !== "eliminated";

/** Returns the marks that are not covered by a later mark. */
export function visibleMarks(marks: readonly Mark[]): readonly Mark[] {
  const topRings = new Map(
    marks.filter(isRing).map((mark) => [`${mark.cell} ${mark.digit}`, mark] as const),
  );
  return marks.filter(
    (mark) => !isRing(mark) || topRings.get(`${mark.cell} ${mark.digit}`) === mark,
  );
}

/** A sign that a legend explains. */
export type OverlaySign = Role | "house" | "named" | "strong" | "weak";

const HOUSE_SIGNS: Readonly<Partial<Record<Role, OverlaySign>>> = {
  undone: "undone",
  pattern: "named",
};

/** Returns the signs of an overlay that can be seen, each once, in reading order. */
export function signsIn({ houses = [], marks, links }: Overlay): readonly OverlaySign[] {
  const signs: OverlaySign[] = [
    ...houses.map(({ role }) => HOUSE_SIGNS[role] ?? "house"),
    ...visibleMarks(marks).map(({ role }) => role),
    ...links.map(({ strong }): OverlaySign => (strong ? "strong" : "weak")),
  ];
  return [...new Set(signs)];
}
