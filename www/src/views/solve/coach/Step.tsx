/** A step: its sentence, what it removes, and its reasons line by line, each with its drawing. */
import type { Deduction } from "sudoku-lab";
import { Reasons } from "../../../parts/reasons/Reasons";
import { overlayOf } from "../../../play/help/drawn";
import type { Position } from "../../../play/position";
import { createGame } from "../../../play/store";
import { useStore } from "../../../session/context";
import { coloured } from "./coloured";

interface Props {
  readonly step: Deduction;
  readonly p: Position;
  /** Whether pointing at a line draws it; a copy that only keeps room does not. */
  readonly live?: boolean;
}

export function Step({ step, p, live = false }: Props) {
  const { overlay } = useStore(createGame);
  return (
    <>
      {coloured(step, p.side)}
      <Reasons
        step={step}
        p={p}
        draw={
          live
            ? (line) => {
                overlay.value = line ?? overlayOf(step, p);
              }
            : undefined
        }
      />
    </>
  );
}
