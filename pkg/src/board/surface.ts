/** The canvas of a board, and its colours and font. */

/** A canvas whose size is a whole number of device pixels. */
export interface Surface {
  readonly context: CanvasRenderingContext2D;
  /** Width and height in device pixels. */
  readonly width: number;
  readonly height: number;
  /** Device pixels per CSS pixel. */
  readonly ratio: number;
}

/**
 * Sizes a canvas to its place on the page and clears it. Returns `null` if the place has no area. Reading the size
 * makes the browser lay out the page, so call this function after the size has changed, not for every frame.
 */
export function fitCanvas(canvas: HTMLCanvasElement): Surface | null {
  const ratio = globalThis.devicePixelRatio || 1;
  canvas.width = Math.floor(canvas.clientWidth * ratio);
  canvas.height = Math.floor(canvas.clientHeight * ratio);
  const context = canvas.getContext("2d");
  const { width, height } = canvas;
  return context && width > 0 && height > 0 ? { context, width, height, ratio } : null;
}

/** Colours and font of a board, as CSS values. */
export interface BoardColours {
  /** Givens and links. */
  readonly ink: string;
  /** The background. */
  readonly paper: string;
  /** Lines between cells, and between boxes. */
  readonly line: string;
  readonly bold: string;
  /** Conflicts and eliminated candidates. */
  readonly danger: string;
  /** Font families. */
  readonly font: string;
}
