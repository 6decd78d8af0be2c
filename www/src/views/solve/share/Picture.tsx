/** The board as a picture in black on white, with a preview, to save or print. */
import { useMemo, useState } from "preact/hooks";
import { type Marks, renderSvg } from "../../../play/formats/picture";
import type { Position } from "../../../play/position";
import { download } from "../../../ui/download";
import { showError } from "../../../ui/notices";
import { Row } from "../../../ui/Row";
import { decodeImage, drawingUrl, rasterize } from "../../../ui/raster";
import { words } from "../../../words/formats";
import * as css from "./Share.module.css";

const kinds: readonly Marks[] = ["own", "left", "none"];

/** The number of pixels of an image per unit of the drawing. */
const PIXELS_PER_UNIT = 2;

export function Picture({ position }: { readonly position: Position }) {
  const [marks, setMarks] = useState<Marks>("own");
  const drawing = useMemo(() => renderSvg(position, marks), [position, marks]);
  return (
    <section class={css.picture} aria-labelledby="picture-title">
      <h3 id="picture-title">{words.picture}</h3>
      <label class={css.format}>
        <span>{words.marks}</span>
        <select value={marks} onChange={(event) => setMarks(event.currentTarget.value as Marks)}>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {words.marksOf[kind]}
            </option>
          ))}
        </select>
      </label>
      <img class={css.pictureShown} src={drawingUrl(drawing)} alt={words.pictureOf} />
      <Row tools>
        <button
          type="button"
          onClick={() => download(new Blob([drawing], { type: "image/svg+xml" }), "sudoku.svg")}
        >
          SVG
        </button>
        <button type="button" onClick={() => void savePicture(drawing)}>
          PNG
        </button>
        <button type="button" onClick={() => void printPicture(drawing)}>
          {words.print}
        </button>
      </Row>
    </section>
  );
}

async function savePicture(drawing: string): Promise<void> {
  try {
    download(await rasterize(drawing, PIXELS_PER_UNIT), "sudoku.png");
  } catch {
    showError(words.noPng);
  }
}

/** Prints only the picture: the style sheet hides everything else while the picture is in the document. */
async function printPicture(drawing: string): Promise<void> {
  const image = await decodeImage(drawing);
  image.className = css.printedBoard;
  image.alt = words.pictureOf;
  document.body.append(image);
  const done = () => image.remove();
  addEventListener("afterprint", done, { once: true });
  globalThis.print();
}
