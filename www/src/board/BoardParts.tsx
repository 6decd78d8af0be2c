/** The frame, the rows and the cells of a board of elements: of the puzzle, and of the game. */
import type { HTMLAttributes } from "preact";
import { type boxSize, numbered } from "../text/digits";
import * as css from "./Board.module.css";

interface FrameProps extends Omit<HTMLAttributes<HTMLDivElement>, "class"> {
  /** Places it, in a sheet of its parent. */
  readonly class?: string;
}

/** The room of a board, which scrolls where the board is enlarged. */
export const BoardFrame = ({ class: placed, ...rest }: FrameProps) => (
  <div {...rest} class={placed ? `${css.frame} ${placed}` : css.frame} />
);

export const gridClass = (): string => (numbered.value ? `${css.root} ${css.numbered}` : css.root);

export const rowClass = css.row;

/** The class of a cell, by where it is and whether its digit is there twice. */
export function cellClass(
  cell: number,
  side: number,
  { rows, columns }: ReturnType<typeof boxSize>,
  clashes: boolean,
): string {
  const classes = [
    css.cell,
    Math.floor(cell / side) % rows === 0 && css.boxTop,
    (cell % side) % columns === 0 && css.boxLeft,
    clashes && css.clash,
  ];
  return classes.filter(Boolean).join(" ");
}
