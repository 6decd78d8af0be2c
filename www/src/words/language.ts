/** Which language the page speaks, and where what data say in another one than English comes from. */
import { firstFiles } from "virtual:tables";
import { retell } from "./translation";

/** Tags of languages, English first. */
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

/** What a hash asks for. */
export const askedIn = (hash: string) => /[#&]lang=([^&]*)/.exec(hash)?.[1] ?? null;

/** The language of the page for a tag (BCP 47): `pt-BR` is served by `pt-br`, then by `pt`. */
const served = (tag: string | null) => {
  const whole = tag?.toLowerCase() ?? "";
  return [whole, whole.split("-")[0] ?? ""].find((one) => languages.includes(one));
};

/** The address says first, then what was chosen here, then the browser; outside a page it is English. */
export const language =
  (globalThis.location &&
    [askedIn(location.hash), chosen(), ...navigator.languages].map(served).find(Boolean)) ||
  "en";

/** Data in the language of the page: what has an id is found by it. */
export async function retold<T>(kind: string, what: T): Promise<T> {
  try {
    const load = (await fetchFirst())?.data?.[kind];
    if (!load) return what;
    const { texts } = await load();
    retell(texts, what);
  } catch {
    // Where they cannot be fetched, it stays English.
  }
  return what;
}

/** Has the page speak another language, which takes a reload; what is set stands in the address. */
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
