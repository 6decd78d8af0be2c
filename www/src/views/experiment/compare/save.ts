/** Saves a figure as a file that looks the same outside the page and whose marks link to races. */
import type { FigureKind, FigureOptions } from "../../../lab/experiment/types";
import type { Session } from "../../../session/session";
import { download } from "../../../ui/download";
import { rasterize } from "../../../ui/raster";
import { createCompareController } from "./controller";
import { raceOfPuzzle } from "./race";

/** The formats of a saved figure. */
export const FIGURE_FILE_FORMATS = ["svg", "png", "tikz", "vega-lite"] as const;
export type FigureFile = (typeof FIGURE_FILE_FORMATS)[number];

/** The extension and the media type of the files of a format. */
const FORMAT_FILES = {
  svg: ["svg", "image/svg+xml"],
  png: ["png", "image/png"],
  tikz: ["tex", "application/x-tex"],
  "vega-lite": ["vl.json", "application/json"],
} as const;

/** The width of a saved figure, units of the drawing, and the number of pixels per unit in a PNG file. */
const FIGURE_WIDTH = 900;
const PIXELS_PER_UNIT = 2;

export async function saveFigure(
  session: Session,
  kind: FigureKind,
  options: FigureOptions,
  as: FigureFile,
): Promise<void> {
  const { experimentSession, whole } = session.get(createCompareController);
  if (!(await whole())) return;
  const experiment = experimentSession.experiment.peek();
  const page = location.href.replace(/#.*$/, "");
  const text = experimentSession.figure(kind, {
    ...options,
    width: FIGURE_WIDTH,
    alone: true,
    format: as === "png" ? "svg" : as,
    ...(experiment && {
      link: (puzzle, run) => page + raceOfPuzzle(session, experiment, puzzle, run),
    }),
  });
  if (text === null) return;
  const [extension, type] = FORMAT_FILES[as];
  const file = as === "png" ? await rasterize(text, PIXELS_PER_UNIT) : new Blob([text], { type });
  download(file, `sudoku-lab_${kind}.${extension}`);
}
