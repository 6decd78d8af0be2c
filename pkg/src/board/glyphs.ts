/**
 * Digits as images. When a font is assigned to a canvas of the document, browsers first bring the styles of the whole
 * document up to date. Boards that change with every frame therefore draw images, which are made once.
 */

/** Number of images at which all are discarded: more than the boards of one view need. */
const MAX_IMAGES = 400;

const images = new Map<string, HTMLCanvasElement>();

/**
 * Returns a text in the middle of a transparent square.
 * @param height the height of the font, in device pixels
 */
export function glyphImage(
  text: string,
  weight: number,
  height: number,
  family: string,
  colour: string,
): HTMLCanvasElement {
  const font = `${weight} ${height}px ${family}`;
  const key = font + text + colour;
  let image = images.get(key);
  if (image) return image;
  if (images.size >= MAX_IMAGES) images.clear();
  image = document.createElement("canvas");
  image.width = image.height = 2 * height;
  images.set(key, image);
  const context = image.getContext("2d");
  if (context) {
    context.font = font;
    context.fillStyle = colour;
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.fillText(text, height, height);
  }
  return image;
}
