/** A canvas in whole device pixels. */
export interface Surface {
  readonly context: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
}

/**
 * Sizes a canvas to its place on the page, and clears it. To ask for the place makes the browser lay
 * the page out, so this is for when it has changed, not for every frame.
 */
export function fit(canvas: HTMLCanvasElement): Surface | null {
  const ratio = globalThis.devicePixelRatio || 1;
  canvas.width = Math.floor(canvas.clientWidth * ratio);
  canvas.height = Math.floor(canvas.clientHeight * ratio);
  const context = canvas.getContext("2d");
  const { width, height } = canvas;
  return context && width > 0 && height > 0 ? { context, width, height, ratio } : null;
}
