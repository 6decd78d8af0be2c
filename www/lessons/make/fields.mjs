/** Parses the fields of heads and fenced blocks: lines `key: value`. Indented lines continue the value. */

/**
 * Throws the error of a lesson that cannot be parsed.
 * @param {string} where @param {string} why @returns {never}
 */
export function throwFieldError(where, why) {
  throw new Error(`${where}: ${why}`);
}

/**
 * Returns the values of each key, in the order of the text.
 * @param {string} text @param {string} where The place in the source, for error messages.
 * @returns {Map<string, string[]>}
 */
export function readFields(text, where) {
  /** @type {Map<string, string[]>} */
  const fields = new Map();
  /** @type {string[] | undefined} */
  let last;
  for (const line of text.split("\n")) {
    if (line.trim() === "") continue;
    if (/^\s/.test(line) && last) {
      last.push(`${last.pop()}\n${line.trim()}`);
      continue;
    }
    const [, key = "", value = ""] = /^([\w.-]+):\s*(.*)$/.exec(line) ?? [];
    if (key === "") throwFieldError(where, `“${line}” is no “key: value”`);
    last = fields.get(key) ?? [];
    fields.set(key, last);
    last.push(value.trim());
  }
  return fields;
}

/**
 * Returns the value of a key, or undefined if there is none. Throws if there are several.
 * @param {Map<string, string[]>} fields @param {string} key @param {string} where
 */
export function singleValue(fields, key, where) {
  const values = fields.get(key) ?? [];
  if (values.length > 1) throwFieldError(where, `“${key}” stands twice`);
  return values[0];
}

/** @param {string} text */
export const escaped = (text) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
