/** Drawings as pictures of pixels. */

/** A drawing as an address: the policy of the page lets pictures come from nowhere else. */
export const drawingAddress = (svg: string) =>
  `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** A drawing as an image, once it is there. */
export async function drawn(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = drawingAddress(svg);
  await image.decode();
  return image;
}

/** A drawing as a PNG, so many pixels for each of its units; throws where the browser makes none. */
export async function rasterize(svg: string, scale: number): Promise<Blob> {
  const image = await drawn(svg);
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth * scale;
  canvas.height = image.naturalHeight * scale;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("the browser made no picture");
  return blob;
}
