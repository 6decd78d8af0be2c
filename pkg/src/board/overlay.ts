/** What lies over a board: houses, cells, candidates and links by their roles, for whatever draws them. */
import type { Link, Mark } from "../types.js";
import type { BoxSize } from "./size.js";

export type Role = Mark["role"];

export interface House {
  readonly kind: "row" | "column" | "box";
  /** From 0. */
  readonly index: number;
  readonly role: Role;
}

export interface Overlay {
  readonly houses?: readonly House[];
  readonly marks: readonly Mark[];
  readonly links: readonly Link[];
  /** How likely digit d is in cell c, at `side * c + d - 1`, in 0..=1: shaded under all else. */
  readonly heat?: ArrayLike<number>;
  /** Whether a digit that is placed is ringed too, as where its cell shows candidates. */
  readonly ringed?: boolean;
}

/** A shape in units of a cell, from the upper left corner of the board. */
export type Shape =
  | {
      readonly type: "frame";
      readonly role: Role;
      readonly left: number;
      readonly top: number;
      readonly wide: number;
      readonly high: number;
    }
  | {
      readonly type: "ring" | "stroke";
      readonly role: Role;
      readonly x: number;
      readonly y: number;
      readonly reach: number;
    }
  | {
      readonly type: "link";
      readonly strong: boolean;
      readonly x: number;
      readonly y: number;
      readonly toX: number;
      readonly toY: number;
    }
  | {
      readonly type: "heat";
      /** In 0..=1. */
      readonly level: number;
      readonly left: number;
      readonly top: number;
      readonly wide: number;
      readonly high: number;
    };

/** Of the room of a candidate, what its sign reaches from its middle. */
const REACH = 0.42;

/** Where a digit stands among the candidates of a cell. */
export function candidate(cell: number, digit: number, side: number, { rows, columns }: BoxSize) {
  return {
    x: (cell % side) + (((digit - 1) % columns) + 0.5) / columns,
    y: Math.floor(cell / side) + (Math.floor((digit - 1) / columns) + 0.5) / rows,
  };
}

function frameOf({ kind, index, role }: House, side: number, { rows, columns }: BoxSize): Shape {
  const across = side / columns;
  const rect = {
    row: { left: 0, top: index, wide: side, high: 1 },
    column: { left: index, top: 0, wide: 1, high: side },
    box: {
      left: (index % across) * columns,
      top: Math.floor(index / across) * rows,
      wide: columns,
      high: rows,
    },
  }[kind];
  return { type: "frame", role, ...rect };
}

/** A candidate that takes part is ringed, one that goes is struck out; what is placed is its whole cell. */
const ofCandidate = ({ digit, role }: Mark) => digit > 0 && role !== "placed" && role !== "undone";

/** Less likely than this is not shaded at all. */
const UNLIKELY = 0.02;

/** Where candidates stand, shaded by how likely they are. */
function heated(
  heat: ArrayLike<number>,
  side: number,
  { rows, columns }: BoxSize,
): readonly Shape[] {
  const [wide, high] = [1 / columns, 1 / rows];
  return Array.from({ length: side * side }, (_, cell) => cell).flatMap((cell) =>
    Array.from({ length: side }, (_, index) => index).flatMap((index): readonly Shape[] => {
      const level = heat[cell * side + index] ?? 0;
      if (level < UNLIKELY) return [];
      const left = (cell % side) + (index % columns) * wide;
      const top = Math.floor(cell / side) + Math.floor(index / columns) * high;
      // Small shares are to be told apart too.
      return [{ type: "heat", level: Math.sqrt(level), left, top, wide, high }];
    }),
  );
}

/** What is drawn; without `candidates` the cells are too small for signs of theirs. */
export function shapesOf(
  { houses = [], marks, links, heat, ringed = false }: Overlay,
  side: number,
  box: BoxSize,
  candidates: boolean,
): readonly Shape[] {
  const reach = REACH / Math.max(box.rows, box.columns);
  return [
    ...(heat ? heated(heat, side, box) : []),
    ...houses.map((house) => frameOf(house, side, box)),
    ...(candidates ? links : []).map(({ from, to, strong }): Shape => {
      const [start, end] = [candidate(...from, side, box), candidate(...to, side, box)];
      return { type: "link", strong, ...start, toX: end.x, toY: end.y };
    }),
    ...marks
      .filter(({ role, digit }) => ringed && candidates && role === "placed" && digit > 0)
      .map(
        ({ role, cell, digit }): Shape => ({
          type: "ring",
          role,
          reach,
          ...candidate(cell, digit, side, box),
        }),
      ),
    ...marks
      .filter(({ digit }) => digit === 0 || candidates)
      .map((mark): Shape => {
        const { cell, digit, role } = mark;
        if (ofCandidate(mark)) {
          const type = role === "eliminated" ? "stroke" : "ring";
          return { type, role, reach, ...candidate(cell, digit, side, box) };
        }
        const place = { left: cell % side, top: Math.floor(cell / side) };
        return { type: "frame", role, ...place, wide: 1, high: 1 };
      }),
  ];
}

/** Whether a role is bad news, and whether what has it is there for good. */
export const isBad = (role: Role) => role === "undone" || role === "eliminated";
export const isFirm = (role: Role) => role === "placed" || role === "focus";
