/** What stands in a fenced block: lines `key: value`, of which indented lines go on. */

/**
 * A line of a lesson that cannot be read.
 * @param {string} where @param {string} why @returns {never}
 */
export function fault(where, why) {
  throw new Error(`${where}: ${why}`);
}

/**
 * The values of each key, in their order.
 * @param {string} text @param {string} where for errors @returns {Map<string, string[]>}
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
    if (key === "") fault(where, `“${line}” is no “key: value”`);
    last = fields.get(key) ?? [];
    fields.set(key, last);
    last.push(value.trim());
  }
  return fields;
}

/**
 * The one value of a key.
 * @param {Map<string, string[]>} fields @param {string} key @param {string} where
 */
export function only(fields, key, where) {
  const values = fields.get(key) ?? [];
  if (values.length > 1) fault(where, `“${key}” stands twice`);
  return values[0];
}

/** @param {string} text */
export const escaped = (text) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
