/** Parses the settings of the lab that lessons declare, and encodes them as URL fragments. */
import { singleValue, throwFieldError } from "./fields.mjs";

/**
 * @typedef {object} Lane
 * @property {string} algorithm The id of the algorithm.
 * @property {string} [preset]
 * @property {Record<string, string>} params The parameters that override the preset, as in a URL.
 */

/**
 * @typedef {object} Setting
 * @property {string} view
 * @property {string} puzzle The puzzle as text; empty if the setting names none.
 * @property {readonly Lane[]} lanes
 * @property {number} [seed]
 * @property {number} [steps] The step limit.
 * @property {string} hash The URL fragment, without `#`.
 */

/** Further keys of the URL fragment that a lesson may use. The views define their meaning. */
const others = [
  ...["box", "of", "technique", "difficulty", "pace", "look", "until", "rank", "seeds"],
  ...["solutions", "set", "e", "paper", "figure"],
];
/** Keys of the URL fragment that apply to frames only. Links to the full page leave them out. */
const ofFrames = ["hide", "lock", "autoplay", "max-seconds", "range"];

/** The keys of a setting, except the parameters of lanes, such as `1.cell_order`. */
export const settingKeys = [
  "view",
  "puzzle",
  "algorithms",
  "seed",
  "steps",
  ...others,
  ...ofFrames,
];

/** @param {string} value */
const encode = (value) =>
  encodeURIComponent(value).replace(/%(2C|3A|2F|40|24)/g, (code) => decodeURIComponent(code));

/**
 * Parses a setting.
 * @param {Map<string, string[]>} fields
 * @param {ReadonlyMap<string, string>} puzzles The puzzles of the lesson, by name.
 * @param {string} where The place in the source, for error messages.
 * @returns {Setting & { frame: string }} `frame` is the URL fragment including the keys of frames.
 */
export function readSetting(fields, puzzles, where) {
  const value = (/** @type {string} */ key) => singleValue(fields, key, where);
  const number = (/** @type {string} */ key) => {
    const text = value(key);
    if (text !== undefined && !/^\d+$/.test(text))
      throwFieldError(where, `“${key}: ${text}” is no number`);
    return text === undefined ? {} : { [key]: Number(text) };
  };
  const view = value("view") ?? "race";
  const puzzle = readPuzzle(value("puzzle") ?? "", puzzles, where);
  const lanes = (value("algorithms") ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "")
    .map((name) => {
      const [algorithm = "", preset] = name.split(":");
      /** @type {Record<string, string>} */
      const params = {};
      return { algorithm, ...(preset !== undefined && { preset }), params };
    });
  for (const key of fields.keys()) {
    const [, lane, param = ""] = /^(\d+)\.(\w+)$/.exec(key) ?? [];
    if (lane === undefined) continue;
    const target =
      lanes[Number(lane) - 1] ?? throwFieldError(where, `“${key}”: there is no lane ${lane}`);
    target.params[param] = value(key) ?? "";
  }
  const numbers = { ...number("seed"), ...number("steps") };
  /** @type {[string, string][]} */
  const pairs = [["view", view]];
  const named = lanes.map(({ algorithm, preset }) =>
    preset ? `${algorithm}:${preset}` : algorithm,
  );
  if (named.length > 0) pairs.push(["a", named.join(",")]);
  if (puzzle !== "") pairs.push(["p", puzzle]);
  for (const [key, said] of Object.entries(numbers)) pairs.push([key, String(said)]);
  const add = (/** @type {string} */ key) => {
    const said = value(key);
    if (said !== undefined) pairs.push([key, said]);
  };
  others.forEach(add);
  lanes.forEach(({ params }, index) => {
    for (const [id, said] of Object.entries(params)) pairs.push([`${index + 1}.${id}`, said]);
  });
  const write = () => pairs.map(([key, said]) => `${encode(key)}=${encode(said)}`).join("&");
  const hash = write();
  ofFrames.forEach(add);
  return { view, puzzle, lanes, ...numbers, hash, frame: write() };
}

/**
 * Returns the text of a puzzle without white space. `@name` stands for a puzzle of the lesson.
 * @param {string} text @param {ReadonlyMap<string, string>} puzzles @param {string} where
 */
export function readPuzzle(text, puzzles, where) {
  const plain = text.replace(/\s/g, "");
  if (!plain.startsWith("@")) return plain;
  return (
    puzzles.get(plain.slice(1)) ?? throwFieldError(where, `the lesson has no puzzle “${plain}”`)
  );
}
