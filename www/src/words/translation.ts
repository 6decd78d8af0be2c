/** How data say in another language what they say in English. */
/**
 * Texts by their place in data: the ids of what they are in and the names of fields, with dots between. Ids may be
 * left out from the front where several share a text.
 */
export type DataTexts = Readonly<Record<string, string>>;

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Fields whose texts many share: a translation finds them by their English text, after this sign. */
const SHARED: ReadonlySet<string> = new Set(["note", "source"]);
export const BY_TEXT = "= ";

/** Puts what data say into a language, in place. */
export function retell(texts: DataTexts, data: unknown): void {
  walk(data, [], (path, text) => {
    for (let from = 0; from < path.length; from++) {
      const own = texts[path.slice(from).join(".")];
      if (own !== undefined) return own;
    }
    return (SHARED.has(path.at(-1) ?? "") && texts[BY_TEXT + text]) || text;
  });
}

/** What tells one of a list from the others. */
const idOf = (one: unknown, place: string) =>
  isTable(one) ? String(one.id ?? one.title ?? one.name ?? place) : place;

/** Goes through data and puts other texts in their places. */
function walk(
  data: unknown,
  path: readonly string[],
  text: (path: readonly string[], english: string) => string,
): void {
  if (typeof data !== "object" || data === null) return;
  const fields = data as Record<string, unknown>;
  for (const [key, value] of Object.entries(fields)) {
    const at = [...path, Array.isArray(data) ? idOf(value, key) : key];
    if (typeof value === "string") fields[key] = text(at, value);
    else walk(value, at, text);
  }
}
