/** Fetches the texts of algorithms about their parameters, presets and counters in the language of the page. */
import { algorithmInfos } from "sudoku-lab";
import { language, translateText } from "../words/language";

let pendingTexts: Promise<true> | null = null;

async function fetchTexts(): Promise<true> {
  // Not the registry: a view may show the algorithms before the engine is there.
  const algorithms = await algorithmInfos();
  if (language !== "en") await translateText("algorithms", algorithms);
  return true;
}

/** Resolves when the texts have loaded. A failed attempt is repeated on the next request. */
export function detailsReady(): Promise<true> {
  pendingTexts ??= fetchTexts().catch((error: unknown) => {
    pendingTexts = null;
    throw error;
  });
  return pendingTexts;
}

/** Resolves when there is what the results of a race say of algorithms, which in English comes with the algorithms. */
export const resultsReady = (): Promise<true> =>
  language === "en" ? Promise.resolve(true) : detailsReady();
