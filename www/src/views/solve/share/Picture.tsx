/** The board as a picture, black on white: shown as it will be, saved, or put on paper alone. */
import { useMemo, useState } from "preact/hooks";
import { type Marks, svg } from "../../../play/formats/picture";
import type { Position } from "../../../play/position";
import { download } from "../../../ui/download";
import { notify } from "../../../ui/notices";
import { Row } from "../../../ui/Row";
import { drawingAddress, drawn, rasterize } from "../../../ui/raster";
import { words } from "../../../words/formats";

const kinds: readonly Marks[] = ["own", "left", "none"];

/** Pixels of a picture for each unit of the drawing. */
const SCALE = 2;

export function Picture({ position }: { readonly position: Position }) {
  const [marks, setMarks] = useState<Marks>("own");
  const drawing = useMemo(() => svg(position, marks), [position, marks]);
  return (
    <section class="picture" aria-labelledby="picture-title">
      <h3 id="picture-title">{words.picture}</h3>
      <label class="share-format">
        <span>{words.marks}</span>
        <select value={marks} onChange={(event) => setMarks(event.currentTarget.value as Marks)}>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {words.marksOf[kind]}
            </option>
          ))}
        </select>
      </label>
      <img class="picture-shown" src={drawingAddress(drawing)} alt={words.pictureOf} />
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

/** Prints the picture alone: the style sheet leaves out all else while it is in the page. */
async function print(drawing: string): Promise<void> {
  const image = await drawn(drawing);
  image.className = "printed-board";
  image.alt = words.pictureOf;
  document.body.append(image);
  const done = () => image.remove();
  addEventListener("afterprint", done, { once: true });
  globalThis.print();
}
