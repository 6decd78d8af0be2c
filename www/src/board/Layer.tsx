/** The overlay of an element-based board, with the same shapes as on a canvas. */

import { isBad, isFirm, type Overlay, type Shape, shapesOf } from "sudoku-lab/board";
import type { boxSize } from "../text/digits";
import * as css from "./Overlay.module.css";

interface Props {
  readonly overlay: Overlay;
  readonly side: number;
  readonly box: ReturnType<typeof boxSize>;
}

/** The distance of a frame that is drawn as a path from the lines of its cells, in cells. */
const FRAME_INSET = 0.06;

/**
 * Draws frames as rectangles outside the scaled drawing, because the grid lines around them are one or two pixels wide
 * at every size of the board, and lie to the left of and above their cells.
 */
export function Layer({ overlay, side, box }: Props) {
  const shapes = shapesOf(overlay, side, box, true);
  const share = (cells: number) => `${(100 * cells) / side}%`;
  return (
    <svg class={css.root} aria-hidden="true">
      <svg viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
        {shapes.map(
          (shape, index) =>
            shape.type !== "frame" && (
              <path
                key={index}
                class={classOf(shape)}
                d={framePath(shape)}
                {...(shape.type === "heat" && { style: { "--level": shape.level.toFixed(2) } })}
              />
            ),
        )}
      </svg>
      {shapes.map(
        (shape, index) =>
          shape.type === "frame" && (
            <rect
              key={index}
              class={classOf(shape)}
              data-thick-left={shape.left % box.columns === 0}
              data-thick-top={shape.top % box.rows === 0}
              style={{
                "--left": share(shape.left),
                "--top": share(shape.top),
                "--wide": share(shape.wide),
                "--high": share(shape.high),
              }}
            />
          ),
      )}
    </svg>
  );
}

function classOf(shape: Shape): string {
  if (shape.type === "heat") return "heat";
  if (shape.type === "link") return shape.strong ? "" : "weak";
  const weak = shape.type === "frame" && !isFirm(shape.role);
  return `${shape.role} ${isBad(shape.role) ? "bad" : ""} ${weak ? "weak" : ""}`.trim();
}

export function framePath(shape: Shape): string {
  switch (shape.type) {
    case "frame": {
      const { left, top, wide, high } = shape;
      const [across, down] = [wide - 2 * FRAME_INSET, high - 2 * FRAME_INSET];
      return `M${left + FRAME_INSET} ${top + FRAME_INSET}h${across}v${down}h${-across}z`;
    }
    case "heat":
      return `M${shape.left} ${shape.top}h${shape.wide}v${shape.high}h${-shape.wide}z`;
    case "link":
      return `M${shape.x} ${shape.y}L${shape.toX} ${shape.toY}`;
    case "stroke": {
      const { x, y, reach } = shape;
      return `M${x - reach} ${y - reach}L${x + reach} ${y + reach}`;
    }
    case "ring": {
      const { x, y, reach } = shape;
      return `M${x - reach} ${y}a${reach} ${reach} 0 1 0 ${2 * reach} 0a${reach} ${reach} 0 1 0 ${-2 * reach} 0`;
    }
  }
}
