/**
 * Writes the catalog of algorithms as a script that is smaller than the catalog, because it computes the accepted
 * values of a parameter from the type of the parameter.
 */

/**
 * @typedef {{ type: string, allowed: string, options?: readonly { id: string }[], min?: number, max?: number }} Param
 * @typedef {{ params: readonly Param[] }} Entry
 */

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
