/** A drawing as a file that looks the same outside of the page. */
import type { FigureKind, FigureOptions } from "../../../lab/experiment/types";
import type { Session } from "../../../session/session";
import { download } from "../../../ui/download";
import { createCompareController } from "./controller";

/** Its width there, px, and pixels of a picture to each. */
const WIDTH = 900;
const SHARPER = 2;

export async function saveFigure(
  session: Session,
  kind: FigureKind,
  options: FigureOptions,
  as: "svg" | "png",
): Promise<void> {
  const { it } = session.get(createCompareController);
  const svg = it.figure(kind, { ...options, width: WIDTH, alone: true });
  if (svg === null) return;
  const file = as === "svg" ? new Blob([svg], { type: "image/svg+xml" }) : await painted(svg);
  if (file) download(file, `sudoku-lab_${kind}.${as}`);
}

async function painted(svg: string): Promise<Blob | null> {
  const image = new Image();
  // A data address is of the page itself, so that the canvas may be read again.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = SHARPER * image.naturalWidth;
  canvas.height = SHARPER * image.naturalHeight;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((settle) => canvas.toBlob(settle, "image/png"));
}
