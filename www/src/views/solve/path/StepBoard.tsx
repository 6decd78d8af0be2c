/** A position with a step of the path drawn over it, whose cells can be pressed. */

import type { Overlay } from "sudoku-lab/board";
import { MarkedBoard } from "../../../board/Marked";
import { candidatesOf, digitsOf, type Position } from "../../../play/position";
import * as css from "./Path.module.css";

interface Props {
  readonly p: Position;
  readonly overlay: Overlay | null;
  readonly label: string;
  /** Called with the cell that was pressed; the same action is available by keyboard elsewhere. */
  readonly onCell: (cell: number) => void;
}

const EMPTY_OVERLAY: Overlay = { marks: [], links: [] };

export function StepBoard({ p, overlay, label, onCell }: Props) {
  const { side, box } = p;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list of steps offers the same action by keyboard
    <div
      class={css.stepBoard}
      role="img"
      aria-label={label}
      onClick={(event) => {
        const { left, top, width } = event.currentTarget.getBoundingClientRect();
        const at = (from: number) =>
          Math.min(side - 1, Math.max(0, Math.floor((from / width) * side)));
        onCell(at(event.clientY - top) * side + at(event.clientX - left));
      }}
    >
      <MarkedBoard
        {...{ side, box }}
        digits={digitsOf(p)}
        given={Array.from(p.givens, (digit) => digit > 0)}
        candidates={candidatesOf(p)}
        overlay={overlay ?? EMPTY_OVERLAY}
      />
    </div>
  );
}
