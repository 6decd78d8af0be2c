/** The module that generates and compares puzzles. The page fetches it when it is first needed. */
import type { Workshop } from "sudoku-lab/workshop";
import { fetchOnce } from "../../ui/load";
import { translateText } from "../../words/language";

const loadPackage = () => import("sudoku-lab/workshop");

let pendingWorkshop: Promise<Workshop> | null = null;
let loaded = false;

/** Returns whether the module was loaded, so that the browser has the code of every algorithm. */
export const hasWorkshop = (): boolean => loaded;

/** Translates the texts of the module into the page's language. */
async function translateWorkshop(workshop: Workshop): Promise<Workshop> {
  const { algorithms, techniques, scales } = workshop;
  await Promise.all(
    Object.entries({ algorithms, techniques, scales }).map((all) => translateText(...all)),
  );
  return workshop;
}

/** Loads the module once. After a failure, the next call tries again. */
export function loadWorkshop(): Promise<Workshop> {
  pendingWorkshop ??= fetchOnce(loadPackage)
    .then(({ load }) => load())
    .then(translateWorkshop)
    .then((workshop) => {
      loaded = true;
      return workshop;
    })
    .catch((error: unknown) => {
      pendingWorkshop = null;
      throw error;
    });
  return pendingWorkshop;
}
