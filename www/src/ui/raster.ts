/** Converts drawings to bitmap images. */

/** Returns a data URL of a drawing; the content security policy of the page allows images only as data URLs. */
export const drawingUrl = (svg: string) =>
  `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** Resolves to the decoded image of a drawing. */
export async function decodeImage(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = drawingUrl(svg);
  await image.decode();
  return image;
}

/** Returns a drawing as a PNG with `scale` pixels per unit. Throws an error if the browser cannot create one. */
export async function rasterize(svg: string, scale: number): Promise<Blob> {
  const image = await decodeImage(svg);
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth * scale;
  canvas.height = image.naturalHeight * scale;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("the browser made no picture");
  return blob;
}
