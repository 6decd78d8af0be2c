/** The board as a picture in black on white, with a preview, to save or print. */
import { useMemo, useState } from "preact/hooks";
import { type Marks, svg } from "../../../play/formats/picture";
import type { Position } from "../../../play/position";
import { download } from "../../../ui/download";
import { notify } from "../../../ui/notices";
import { Row } from "../../../ui/Row";
import { drawingAddress, drawn, rasterize } from "../../../ui/raster";
import { words } from "../../../words/formats";
import * as css from "./Share.module.css";

const kinds: readonly Marks[] = ["own", "left", "none"];

/** The number of pixels of an image per unit of the drawing. */
const SCALE = 2;

export function Picture({ position }: { readonly position: Position }) {
  const [marks, setMarks] = useState<Marks>("own");
  const drawing = useMemo(() => svg(position, marks), [position, marks]);
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
      <img class={css.pictureShown} src={drawingAddress(drawing)} alt={words.pictureOf} />
      <Row tools>
        <button
          type="button"
          onClick={() => download(new Blob([drawing], { type: "image/svg+xml" }), "sudoku.svg")}
        >
          SVG
        </button>
        <button type="button" onClick={() => void save(drawing)}>
          PNG
        </button>
        <button type="button" onClick={() => void print(drawing)}>
          {words.print}
        </button>
      </Row>
    </section>
  );
}

async function save(drawing: string): Promise<void> {
  try {
    download(await rasterize(drawing, SCALE), "sudoku.png");
  } catch {
    notify(words.noPng);
  }
}

/** Prints only the picture: the style sheet hides everything else while the picture is in the document. */
async function print(drawing: string): Promise<void> {
  const image = await drawn(drawing);
  image.className = css.printedBoard;
  image.alt = words.pictureOf;
  document.body.append(image);
  const done = () => image.remove();
  addEventListener("afterprint", done, { once: true });
  globalThis.print();
}
