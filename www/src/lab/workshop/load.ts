/** What makes and compares puzzles: not needed at first, so fetched by what first needs it. */
import { load, type Workshop } from "sudoku-lab/workshop";
import { retold } from "../../words/language";

let loading: Promise<Workshop> | null = null;

/** What it says of what it holds, in the page's language. */
async function inLanguage(workshop: Workshop): Promise<Workshop> {
  const { algorithms, techniques, scales } = workshop;
  await Promise.all(
    Object.entries({ algorithms, techniques, scales }).map((all) => retold(...all)),
  );
  return workshop;
}

/** The one of this page; what failed is tried again by the next who asks. */
export function loadWorkshop(): Promise<Workshop> {
  loading ??= load()
    .then(inLanguage)
    .catch((error: unknown) => {
      loading = null;
      throw error;
    });
  return loading;
}
