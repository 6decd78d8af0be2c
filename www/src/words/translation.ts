/** Translates the English texts in data. */
/**
 * Translations by the path of their text in the data: ids and names of fields, separated by dots. Ids can be omitted
 * from the start of a path if several texts have the same translation.
 */
export type DataTexts = Readonly<Record<string, string>>;

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Fields whose texts occur many times: their translations are found by the English text after the prefix `TEXT_KEY_PREFIX`. */
const UNTRANSLATED_KEYS: ReadonlySet<string> = new Set(["note", "source"]);
export const TEXT_KEY_PREFIX = "= ";

/** Replaces the texts in the data by their translations, in place. */
export function translateData(texts: DataTexts, data: unknown): void {
  translateNode(data, [], (path, text) => {
    for (let from = 0; from < path.length; from++) {
      const own = texts[path.slice(from).join(".")];
      if (own !== undefined) return own;
    }
    return (UNTRANSLATED_KEYS.has(path.at(-1) ?? "") && texts[TEXT_KEY_PREFIX + text]) || text;
  });
}

/** Returns the id that identifies an element of a list. */
const idOf = (one: unknown, place: string) =>
  isTable(one) ? String(one.id ?? one.title ?? one.name ?? place) : place;

/** Traverses data and replaces its texts. */
function translateNode(
  data: unknown,
  path: readonly string[],
  text: (path: readonly string[], english: string) => string,
): void {
  if (typeof data !== "object" || data === null) return;
  const fields = data as Record<string, unknown>;
  for (const [key, value] of Object.entries(fields)) {
    const at = [...path, Array.isArray(data) ? idOf(value, key) : key];
    if (typeof value === "string") fields[key] = text(at, value);
    else translateNode(value, at, text);
  }
}
