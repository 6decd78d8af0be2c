/**
 * Boards on a canvas: a puzzle, a frame of a run, and the marks of an explanation, as the page of Sudoku Lab draws them.
 */

export { allowedCandidates } from "./board/candidates.js";
export { bareFrame } from "./board/frame.js";
export { clashingCells, sharedHouses } from "./board/houses.js";
export {
  candidate,
  type House,
  isBad,
  isFirm,
  type Overlay,
  type Role,
  type Shape,
  shapesOf,
} from "./board/overlay.js";
export { type BoardStyle, paintBoard, shownDigits } from "./board/paint.js";
export { type BoxSize, boxSize, digitText, rewriteDigits } from "./board/size.js";
export { type BoardColours, fitCanvas, type Surface } from "./board/surface.js";
