/** Selects the translated data that are fetched with the page. */
import catalog from "../../../pkg/wasm/catalog.js";
import type { DataTexts } from "./translation";

const algorithmIds = new Set((catalog as readonly { readonly id: string }[]).map(({ id }) => id));

/** Names, summaries, and descriptions of the curves. */
const BRIEF_KEY = /^(?:([\w-]+)\.)?(?:name|summary|presets\.[\w-]+\.name|series\.[\w-]+\.doc)$/;

function isSeen(path: string): boolean {
  const found = BRIEF_KEY.exec(path);
  return found !== null && (found[1] === undefined || algorithmIds.has(found[1]));
}

/** Returns the first-shown texts of the algorithms in the first module, and all texts of the first race. */
export function briefOf(algorithms: DataTexts, races: DataTexts): DataTexts {
  const [first = ""] = Object.keys(races);
  const race = first.slice(0, first.lastIndexOf(".") + 1);
  return Object.fromEntries([
    ...Object.entries(algorithms).filter(([path]) => isSeen(path)),
    ...Object.entries(races).filter(([path]) => path.startsWith(race)),
  ]);
}
