/** Determines the language of the page, and fetches translations of data. */
import { firstFiles } from "virtual:tables";
import { translateData } from "./translation";

/** The language tags, English first. */
export const languages = Object.keys(firstFiles);

/** Fetches the first file of the language of the page. */
export const fetchFirst = async () => firstFiles[language]?.();

const STORAGE_KEY = "sudoku-lab.lang";

function chosenLanguage(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

/** Returns the language tag that a hash requests; `null` if it requests none. */
export const askedIn = (hash: string) => /[#&]lang=([^&]*)/.exec(hash)?.[1] ?? null;

/** Returns the language of the page for a tag (BCP 47): `pt-BR` is served by `pt-br`, otherwise by `pt`. */
const served = (tag: string | null) => {
  const whole = tag?.toLowerCase() ?? "";
  return [whole, whole.split("-")[0] ?? ""].find((one) => languages.includes(one));
};

/**
 * The language of the page: the address takes precedence over the stored choice, and this over the languages of the
 * browser. English outside of a page.
 */
export const language =
  (globalThis.location &&
    [askedIn(location.hash), chosenLanguage(), ...navigator.languages].map(served).find(Boolean)) ||
  "en";

/** Translates the texts of data in place, and returns the data. Texts are found by the ids in the data. */
export async function translateText<T>(kind: string, value: T): Promise<T> {
  try {
    const load = (await fetchFirst())?.data?.[kind];
    if (!load) return value;
    const { texts } = await load();
    translateData(texts, value);
  } catch {
    // If the translations cannot be fetched, the texts stay English.
  }
  return value;
}

/** Changes the language of the page, which takes a reload; the address preserves the state. */
export function setLanguage(next: string): void {
  let hash = location.hash.replace(/([#&])lang=[^&]*&?/, "$1");
  try {
    if (top !== window) throw new Error("a frame keeps nothing");
    localStorage.setItem(STORAGE_KEY, next);
  } catch {
    hash += `&lang=${next}`;
  }
  history.replaceState(history.state, "", hash || "#");
  location.reload();
}
