/** Measures the width of texts in saved plots. */

/** The estimated width of a character as a multiple of the font size, used if texts cannot be measured. */
const CHARACTER_WIDTH_RATIO = 0.58;

/** Returns the width of a text in CSS pixels, for a font size in CSS pixels. */
export function textWidth(text: string, size: number, family: string): number {
  const context = globalThis.document?.createElement("canvas").getContext("2d");
  if (!context) return text.length * size * CHARACTER_WIDTH_RATIO;
  context.font = `${size}px ${family}`;
  return context.measureText(text).width;
}
