/** The overlay of a board on a canvas. */
import { isBad, isFirm, type Shape } from "./overlay.js";
import type { BoardColours } from "./surface.js";

interface Canvas2D {
  readonly context: CanvasRenderingContext2D;
  /** Pixels of the board's side, and of one CSS pixel. */
  readonly size: number;
  readonly ratio: number;
  readonly side: number;
  /** Returns the position of the line before a row or column. */
  readonly edge: (index: number) => number;
}

/** The opacity of the shading for the probability 1, at which a digit over the shading is still readable. */
const MAX_SHADE_OPACITY = 0.6;

export function paintOverlay(
  { context, size, ratio, side, edge }: Canvas2D,
  shapes: readonly Shape[],
  colour: string,
  palette: BoardColours,
): void {
  const at = (units: number) => edge(Math.floor(units)) + (units % 1) * (size / side);
  for (const shape of shapes) {
    context.beginPath();
    switch (shape.type) {
      case "frame": {
        const left = edge(shape.left) + ratio;
        const top = edge(shape.top) + ratio;
        const width = edge(shape.left + shape.wide) - left;
        const height = edge(shape.top + shape.high) - top;
        context.lineWidth = Math.min(2 * ratio, (width / shape.wide) * 0.12);
        context.strokeStyle = isBad(shape.role) ? palette.danger : colour;
        context.setLineDash(isFirm(shape.role) ? [] : [3 * ratio, 2 * ratio]);
        context.rect(left + ratio / 2, top + ratio / 2, width - ratio, height - ratio);
        break;
      }
      case "heat": {
        const [left, top] = [at(shape.left), at(shape.top)];
        context.globalAlpha = MAX_SHADE_OPACITY * shape.level;
        context.fillStyle = colour;
        context.fillRect(left, top, shape.wide * (size / side), shape.high * (size / side));
        context.globalAlpha = 1;
        break;
      }
      case "link":
        context.lineWidth = 1.25 * ratio;
        context.strokeStyle = palette.ink;
        context.setLineDash(shape.strong ? [] : [3 * ratio, 2 * ratio]);
        context.moveTo(at(shape.x), at(shape.y));
        context.lineTo(at(shape.toX), at(shape.toY));
        break;
      default: {
        const [x, y] = [at(shape.x), at(shape.y)];
        const reach = shape.reach * (size / side);
        context.lineWidth = 1.25 * ratio;
        context.strokeStyle = isBad(shape.role) ? palette.danger : palette.ink;
        if (shape.type === "ring") context.arc(x, y, reach, 0, 7);
        else {
          context.moveTo(x - reach, y - reach);
          context.lineTo(x + reach, y + reach);
        }
      }
    }
    context.stroke();
    context.setLineDash([]);
  }
}
