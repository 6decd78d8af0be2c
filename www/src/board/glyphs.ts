/**
 * Digits as images. When a font is assigned to a canvas of the document, browsers first bring the styles of the whole
 * document up to date. Boards that change with every frame therefore draw images, which are made once.
 */

/** Number of images at which all are discarded: more than the boards of one view need. */
const MAX_IMAGES = 400;

const images = new Map<string, HTMLCanvasElement>();

/**
 * A text in the middle of a transparent square.
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
  const key = text + font + colour;
  const known = images.get(key);
  if (known) return known;
  if (images.size >= MAX_IMAGES) images.clear();
  const image = document.createElement("canvas");
  image.width = image.height = Math.ceil(height * 1.5);
  const context = image.getContext("2d");
  if (context) {
    Object.assign(context, {
      font,
      fillStyle: colour,
      textAlign: "center",
      textBaseline: "middle",
    });
    context.fillText(text, image.width / 2, image.height / 2);
  }
  images.set(key, image);
  return image;
}
