/** A board on its own canvas, at a size at which its cells can be distinguished. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { Frame, Puzzle } from "sudoku-lab";
import { paletteVersion } from "../ui/appearance";
import { laneColour, readPalette } from "../ui/colours";
import { onResize } from "../ui/resize";
import { fit } from "../ui/surface";
import { paintBoard } from "./paint";

interface Props {
  readonly puzzle: Puzzle;
  readonly frame: Frame | null;
  readonly lane: number;
  /** Whether every digit is drawn at full strength, however uncertain it is. */
  readonly final: boolean;
  /** The side length in CSS pixels; set by the style sheet if omitted. */
  readonly size?: number;
  readonly label: string;
  /** The indices of the cells whose background is not tinted. */
  readonly plain?: ReadonlySet<number>;
}

export function Canvas({ puzzle, frame, lane, final, size, label, plain }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const version = paletteVersion.value;
  const [, setSize] = useState("");
  useEffect(() => {
    if (!canvas.current) return;
    return onResize(canvas.current, (entry) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      setSize(`${width} ${height}`);
    });
  }, []);
  useEffect(() => {
    const surface = canvas.current && fit(canvas.current);
    const colours = readPalette(version);
    if (!surface) return;
    paintBoard(surface, puzzle, frame, final, laneColour(colours, lane), colours, plain);
  });
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      style={size === undefined ? {} : { width: `${size}px`, height: `${size}px` }}
    />
  );
}
