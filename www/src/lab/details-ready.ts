/** Fetches the texts of algorithms about their parameters, presets and counters in the language of the page. */
import { lab } from "../session/engine";
import { language, retold } from "../words/language";

let fetching: Promise<true> | null = null;

async function fetchTexts(): Promise<true> {
  if (language === "en") return true; // the English texts come with the algorithms
  const { algorithms } = await new Promise<NonNullable<typeof lab.value>>((settle) => {
    lab.subscribe((loaded) => loaded && settle(loaded));
  });
  await retold("algorithms", algorithms);
  return true;
}

/** Resolves when the texts have loaded. If they cannot be fetched, they stay English. */
export function detailsReady(): Promise<true> {
  fetching ??= fetchTexts();
  return fetching;
}
