/**
 * The overlay of a board: houses, cells, candidates and links by their roles, independent of how they are
 * drawn.
 */
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
  /**
   * The probability of digit d in cell c, from 0 to 1, at index `side * c + d - 1`; drawn as shading below
   * everything else.
   */
  readonly heat?: ArrayLike<number>;
  /** Whether a placed digit has a ring, too, because its cell shows candidates. */
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

/** The radius of the sign of a candidate, as a share of the side of the candidate's square. */
const SIGN_RADIUS = 0.42;

/** Returns the position of a digit among the candidates of a cell. */
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

/**
 * Whether a mark is drawn on a candidate: one that is part of the pattern has a ring, and a removed one is struck out.
 * A placed digit fills its cell instead.
 */
const ofCandidate = ({ digit, role }: Mark) => digit > 0 && role !== "placed" && role !== "undone";

/** Probabilities below this value are not shaded. */
const MIN_SHADED_PROBABILITY = 0.02;

/** Returns the squares of candidates, shaded by probability. */
function shadedSquares(
  heat: ArrayLike<number>,
  side: number,
  { rows, columns }: BoxSize,
): readonly Shape[] {
  const [width, height] = [1 / columns, 1 / rows];
  return Array.from({ length: side * side }, (_, cell) => cell).flatMap((cell) =>
    Array.from({ length: side }, (_, index) => index).flatMap((index): readonly Shape[] => {
      const level = heat[cell * side + index] ?? 0;
      if (level < MIN_SHADED_PROBABILITY) return [];
      const left = (cell % side) + (index % columns) * width;
      const top = Math.floor(cell / side) + Math.floor(index / columns) * height;
      // The square root makes small probabilities distinguishable.
      return [{ type: "heat", level: Math.sqrt(level), left, top, wide: width, high: height }];
    }),
  );
}

/** Returns the shapes to draw; without `candidates`, the cells are too small for signs of candidates. */
export function shapesOf(
  { houses = [], marks, links, heat, ringed = false }: Overlay,
  side: number,
  box: BoxSize,
  candidates: boolean,
): readonly Shape[] {
  const reach = SIGN_RADIUS / Math.max(box.rows, box.columns);
  return [
    ...(heat ? shadedSquares(heat, side, box) : []),
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

/**
 * Whether a role marks a digit or candidate that is removed, and whether a role marks the result of the step.
 */
export const isBad = (role: Role) => role === "undone" || role === "eliminated";
export const isFirm = (role: Role) => role === "placed" || role === "focus";
