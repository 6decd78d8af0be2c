/** The board as a picture, black on white: shown as it will be, saved, or put on paper alone. */
import { useMemo, useState } from "preact/hooks";
import { type Marks, svg } from "../../../play/formats/picture";
import type { Position } from "../../../play/position";
import { download } from "../../../ui/download";
import { notify } from "../../../ui/notices";
import { words } from "../../../words/formats";

const kinds: readonly Marks[] = ["own", "left", "none"];

/** Pixels of a picture for each unit of the drawing. */
const SCALE = 2;

/** A drawing as an address: the policy of the page lets pictures come from nowhere else. */
const addressOf = (drawing: string) => `data:image/svg+xml,${encodeURIComponent(drawing)}`;

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
      <img class="picture-shown" src={addressOf(drawing)} alt={words.pictureOf} />
      <div class="toolbar">
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
      </div>
    </section>
  );
}

/** The picture, once it is there. */
async function loaded(drawing: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = addressOf(drawing);
  await image.decode();
  return image;
}

async function save(drawing: string): Promise<void> {
  try {
    const image = await loaded(drawing);
    const canvas = document.createElement("canvas");
    canvas.width = image.naturalWidth * SCALE;
    canvas.height = image.naturalHeight * SCALE;
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((settle) => canvas.toBlob(settle));
    if (!blob) throw new Error("no picture");
    download(blob, "sudoku.png");
  } catch {
    notify(words.noPng);
  }
}

/** Prints the picture alone: the style sheet leaves out all else while it is in the page. */
async function print(drawing: string): Promise<void> {
  const image = await loaded(drawing);
  image.className = "printed-board";
  image.alt = words.pictureOf;
  document.body.append(image);
  const done = () => image.remove();
  addEventListener("afterprint", done, { once: true });
  globalThis.print();
}
