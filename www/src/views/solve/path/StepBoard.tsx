/** A position with a step of the path drawn over it; its cells can be pointed at. */

import type { Overlay } from "sudoku-lab/board";
import { Marked } from "../../../board/Marked";
import { candidatesOf, digitsOf, type Position } from "../../../play/position";
import * as css from "./Path.module.css";

interface Props {
  readonly p: Position;
  readonly overlay: Overlay | null;
  readonly label: string;
  /** Told which cell was pressed; what it does can be had by keys elsewhere. */
  readonly onCell: (cell: number) => void;
}

const NOTHING: Overlay = { marks: [], links: [] };

export function StepBoard({ p, overlay, label, onCell }: Props) {
  const { side, box } = p;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: for keys there is the list of steps
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
      <Marked
        {...{ side, box }}
        digits={digitsOf(p)}
        given={Array.from(p.givens, (digit) => digit > 0)}
        candidates={candidatesOf(p)}
        overlay={overlay ?? NOTHING}
      />
    </div>
  );
}
