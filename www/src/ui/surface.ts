/** Canvases whose size is a whole number of device pixels. */
export { fitCanvas as fit, type Surface } from "sudoku-lab/board";
