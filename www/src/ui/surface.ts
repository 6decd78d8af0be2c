/** Canvases in whole device pixels. */
export { fitCanvas as fit, type Surface } from "sudoku-lab/board";
