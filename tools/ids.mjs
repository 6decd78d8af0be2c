/** Generates pkg/wasm/ids.d.ts: the ids of the catalog as types, so that the compiler reports unknown ids. */

/**
 * @typedef {{ id: string, doc: string }} Entry
 * @typedef {Entry & { type: "int" | "float" | "switch" | "choice" | "ordered", allowed: string, options?: Entry[] }} Param
 * @typedef {{ id: string, kind: string, summary: string, presets: (Entry & { name: string })[], params: Param[],
 *   counters: Entry[] }} Algorithm
 * @typedef {{ algorithms: readonly Algorithm[], techniques: readonly { id: string }[], orders: readonly { id: string }[],
 *   scales: readonly { id: string }[] }} Described
 */

/** A list of options with at least this many entries becomes a named type if several parameters use it. */
const MIN_SHARED_OPTIONS = 8;

/** @param {readonly { id: string }[]} entries */
const idsOf = (entries) => entries.map(({ id }) => id);

/** @param {readonly string[]} ids */
const union = (ids) => ids.map((id) => JSON.stringify(id)).join(" | ") || "never";

/** @param {string} id */
const typeName = (id) => id.replace(/(?:^|[^a-z])([a-z])/g, (_, letter) => letter.toUpperCase());

/** @param {string} text @param {string} indent */
const comment = (text, indent) =>
  text ? `${indent}/** ${text.replaceAll("*/", "*\\/").replaceAll(/\s*\n\s*/g, " ")} */\n` : "";

/**
 * Returns the declarations: presets, parameters and counters of each algorithm, with their documentation.
 * @param {Described} described
 * @returns {string}
 */
export function declareIds({ algorithms, techniques, orders, scales }) {
  /** @type {Map<string, string>} */
  const names = new Map([[union(idsOf(techniques)), "TechniqueId"]]);
  const shared = sharedOptions(algorithms);
  for (const [list, name] of shared) if (!names.has(list)) names.set(list, name);

  /** @param {string} list */
  const findNamed = (list) => names.get(list) ?? list;
  /** @param {Param} param */
  const typeOf = ({ type, options = [] }) => {
    if (type === "switch") return "Switch";
    if (type === "int" || type === "float") return "Numeric";
    const list = findNamed(union(idsOf(options)));
    return type === "ordered" ? `Ordered<${list}>` : list;
  };
  /** @param {string} kind */
  const ofKind = (kind) => union(idsOf(algorithms.filter((algorithm) => algorithm.kind === kind)));

  const described = algorithms.map(({ id, summary, presets, params, counters }) =>
    [
      `${comment(summary, "  ")}  readonly ${JSON.stringify(id)}: {\n`,
      `    readonly presets: ${union(idsOf(presets))};\n`,
      "    readonly params: {\n",
      // Without an index signature, the compiler would accept any property.
      ...(params.length > 0 ? [] : ["      readonly [param: string]: never;\n"]),
      ...params.map((param) => {
        // The type `Numeric` does not state a range; all other types list the accepted values.
        const range = param.type === "int" || param.type === "float" ? ` (${param.allowed})` : "";
        const text = comment(`${param.doc}${range}`, "      ");
        return `${text}      readonly ${param.id}?: ${typeOf(param)};\n`;
      }),
      "    };\n    readonly counters: {\n",
      ...counters.map(({ id, doc }) => `${comment(doc, "      ")}      readonly ${id}: number;\n`),
      "    };\n  };\n",
    ].join(""),
  );

  return [
    "/** Generated from the descriptions of the engine by `npm run build`: the ids that setups, options and results use. */\n",
    "/** A number, or the same as text. */\n",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a template literal type of the declaration
    "export type Numeric = number | `${number}`;\n",
    "/** `true` or `false`, or the same as text. */\n",
    'export type Switch = boolean | "true" | "false";\n',
    "/** Ids in order, or the same as text with commas. */\n",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a template literal type of the declaration
    "export type Ordered<Id extends string> = readonly Id[] | Id | `${Id},${string}` | ``;\n",
    `export type TechniqueId = ${union(idsOf(techniques))};\n`,
    `/** An order in which techniques are tried. */\n`,
    `export type TechniqueOrderId = ${union(idsOf(orders))};\n`,
    `/** A scale of difficulty. */\n`,
    `export type ScaleId = ${union(idsOf(scales))};\n`,
    ...[...shared]
      .filter(([list, name]) => names.get(list) === name)
      .map(([list, name]) => `export type ${name} = ${list};\n`),
    `export type SolverId = ${ofKind("solver")};\n`,
    `export type GeneratorId = ${ofKind("generator")};\n`,
    "/** Presets, parameters and counters of each algorithm of the catalog, by its id. */\n",
    `export interface Catalog {\n${described.join("")}}\n`,
  ].join("");
}

/**
 * Returns the long lists of options that several parameters share, each with a type name.
 * @param {readonly Algorithm[]} algorithms
 */
function sharedOptions(algorithms) {
  /** @type {Map<string, string>} */
  const visited = new Map();
  /** @type {Map<string, string>} */
  const shared = new Map();
  for (const { id, options = [] } of algorithms.flatMap(({ params }) => params)) {
    if (options.length < MIN_SHARED_OPTIONS) continue;
    const list = union(idsOf(options));
    if (visited.has(list)) shared.set(list, `${typeName(visited.get(list) ?? id)}Option`);
    visited.set(list, visited.get(list) ?? id);
  }
  return shared;
}
