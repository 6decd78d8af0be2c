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
export const fit = (canvas: HTMLCanvasElement | null): Surface | null => measure(canvas)();

/** Reads the size of a canvas's place on the page. The returned function sizes and clears the canvas. */
export function measure(canvas: HTMLCanvasElement | null): () => Surface | null {
  const ratio = globalThis.devicePixelRatio || 1;
  const [width = 0, height = 0] = [canvas?.clientWidth, canvas?.clientHeight].map((css = 0) =>
    Math.floor(css * ratio),
  );
  return () => {
    if (!canvas) return null;
    Object.assign(canvas, { width, height });
    const context = canvas.getContext("2d");
    return context && width * height > 0 ? { context, width, height, ratio } : null;
  };
}
