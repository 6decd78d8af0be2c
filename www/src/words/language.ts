/** Determines the language of the page, and fetches translations of data. */
import { firstFiles } from "virtual:tables";
import { retell } from "./translation";

/** The language tags, English first. */
export const languages = Object.keys(firstFiles);

/** Fetches the first file of the language of the page. */
export const fetchFirst = async () => firstFiles[language]?.();

const KEPT = "sudoku-lab.lang";

function chosen(): string | null {
  try {
    return localStorage.getItem(KEPT);
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
    [askedIn(location.hash), chosen(), ...navigator.languages].map(served).find(Boolean)) ||
  "en";

/** Translates the texts of data in place, and returns the data. Texts are found by the ids in the data. */
export async function retold<T>(kind: string, what: T): Promise<T> {
  try {
    const load = (await fetchFirst())?.data?.[kind];
    if (!load) return what;
    const { texts } = await load();
    retell(texts, what);
  } catch {
    // If the translations cannot be fetched, the texts stay English.
  }
  return what;
}

/** Changes the language of the page, which takes a reload; the address preserves the state. */
export function speak(next: string): void {
  let hash = location.hash.replace(/([#&])lang=[^&]*&?/, "$1");
  try {
    if (top !== window) throw new Error("a frame keeps nothing");
    localStorage.setItem(KEPT, next);
  } catch {
    hash += `&lang=${next}`;
  }
  history.replaceState(history.state, "", hash || "#");
  location.reload();
}
