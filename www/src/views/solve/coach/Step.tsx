/** A step: its sentence, the candidates it removes, and its reasons line by line, each with a drawing. */
import type { Deduction } from "sudoku-lab";
import type { Overlay } from "sudoku-lab/board";
import { Reasons } from "../../../parts/reasons/Reasons";
import { overlayOfReasons } from "../../../play/help/hint-overlays";
import type { Position } from "../../../play/position";
import { createGame } from "../../../play/store";
import { useStore } from "../../../session/context";
import { coloured } from "./coloured";

interface Props {
  readonly step: Deduction;
  readonly p: Position;
  /** Whether pointing at a line draws it on the board; off for a copy that only reserves space. */
  readonly live?: boolean;
}

export function Step({ step, p, live = false }: Props) {
  const { overlay } = useStore(createGame);
  const draw = live
    ? (line: Overlay | null) => {
        overlay.value = line ?? overlayOfReasons(step, p);
      }
    : undefined;
  return (
    <>
      <Reasons step={step} p={p} preceding draw={draw} />
      {coloured(step, p.side)}
      <Reasons step={step} p={p} draw={draw} />
    </>
  );
}
