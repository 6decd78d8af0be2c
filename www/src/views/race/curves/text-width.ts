/** How wide texts of saved plots are. */

/** CSS pixels per character, by the size of the font, if texts cannot be measured. */
const CHARACTER_SHARE = 0.58;

/** The width of a text in CSS pixels, at a size in CSS pixels. */
export function textWidth(text: string, size: number, family: string): number {
  const context = globalThis.document?.createElement("canvas").getContext("2d");
  if (!context) return text.length * size * CHARACTER_SHARE;
  context.font = `${size}px ${family}`;
  return context.measureText(text).width;
}
