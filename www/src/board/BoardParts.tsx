/** The frame, the row class and the cell class of element-based boards, shared by the puzzle and the solve view. */
import type { HTMLAttributes } from "preact";
import { type boxSize, showsNumbers } from "../text/digits";
import * as css from "./Board.module.css";

interface FrameProps extends Omit<HTMLAttributes<HTMLDivElement>, "class"> {
  /** A class of the parent's style sheet that positions the frame. */
  readonly class?: string;
}

/** The container of a board, which scrolls if the board is enlarged. */
export const BoardFrame = ({ class: placed, ...rest }: FrameProps) => (
  <div {...rest} class={placed ? `${css.frame} ${placed}` : css.frame} />
);

export const gridClass = (): string =>
  showsNumbers.value ? `${css.root} ${css.numbered}` : css.root;

export const rowClass = css.row;

/** Returns the classes of a cell, by its position and by whether its digit conflicts with another cell. */
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
