/**
 * Writes the catalog of algorithms as a script that is smaller than the catalog, because it computes the accepted
 * values of a parameter from the type of the parameter.
 */

/**
 * @typedef {{ type: string, allowed: string, options?: readonly { id: string }[], min?: number, max?: number }} Param
 * @typedef {{ params: readonly Param[] }} Entry
 */

/**
 * @typedef {{ doc: string }} Described
 * @typedef {{
 *   id: string,
 *   params: readonly (Described & { options?: readonly Described[] })[],
 *   presets: readonly Described[],
 *   counters: readonly Described[],
 * }} Texted
 */

/** A text up to the end of its first clause: what a verdict says of a preset. @param {string} text */
const clauseOf = (text) => /^.+?[.;](?= |$)/.exec(text)?.[0] ?? text;

/** @param {readonly Described[]} all */
const docsOf = (all) => all.map(({ doc }) => doc);

/**
 * Splits entries into entries with few texts, which every visit of the page needs, and the texts of parameters and their
 * options, of presets, and of counters by the id of the entry. `algorithmInfos` of the package joins them again.
 *
 * @template {Texted} T
 * @param {readonly T[]} entries
 */
export function splitTexts(entries) {
  /** @template {Described} D @param {readonly D[]} all */
  const bare = (all) => all.map((one) => ({ ...one, doc: "" }));
  const brief = entries.map((entry) => ({
    ...entry,
    params: bare(entry.params).map(({ options, ...rest }) =>
      options ? { ...rest, options: bare(options) } : rest,
    ),
    presets: entry.presets.map((preset) => ({ ...preset, doc: clauseOf(preset.doc) })),
    counters: bare(entry.counters),
  }));
  const texts = Object.fromEntries(
    entries.map(({ id, params, presets, counters }) => [
      id,
      [
        params.map(({ doc, options = [] }) => [doc, ...docsOf(options)]),
        docsOf(presets),
        docsOf(counters),
      ],
    ]),
  );
  return { brief, texts };
}

const numbers = new Intl.NumberFormat("en", { maximumFractionDigits: 9 });

/**
 * Returns the text `allowed` of a parameter as the engine writes it. The script contains this function.
 * @param {Param} param
 */
const computed = ({ type, options, min, max }) => {
  if (type === "switch") return "true or false";
  if (options) {
    return (type === "ordered" ? "some of " : "one of ") + options.map(({ id }) => id).join(", ");
  }
  const [from, to] = [min, max].map((end) => end !== undefined && numbers.format(end));
  return `a ${type === "int" ? "whole " : ""}number from ${from} to ${to}`;
};

/** Returns the script, whose default export equals the entries. @param {readonly Entry[]} entries */
export function compactCatalog(entries) {
  const compacted = entries.map((entry) => ({
    ...entry,
    params: entry.params.map(({ allowed, ...rest }) =>
      allowed === computed({ allowed, ...rest }) ? rest : { ...rest, allowed },
    ),
  }));
  return `const catalog = ${JSON.stringify(compacted)};
const numbers = new Intl.NumberFormat("en", { maximumFractionDigits: 9 });
const computed = ${computed};
for (const { params } of catalog) for (const param of params) param.allowed ??= computed(param);
export default catalog;
`;
}
