/** The catalog of algorithms as a script that is smaller than the catalog: it lists the accepted values of a choice from its options. */

/**
 * @typedef {{ type: string, allowed: string, options?: readonly { id: string }[] }} Param
 * @typedef {{ params: readonly Param[] }} Entry
 */

/** The text `allowed` of a parameter as the engine writes it. The script contains this function. @param {Param} param */
const computed = ({ type, options = [] }) =>
  (type === "ordered" ? "some of " : "one of ") + options.map(({ id }) => id).join(", ");

/** The script; what it exports by default equals the entries. @param {readonly Entry[]} entries */
export function compactCatalog(entries) {
  const compacted = entries.map((entry) => ({
    ...entry,
    params: entry.params.map(({ allowed, ...rest }) =>
      allowed === computed({ allowed, ...rest }) ? rest : { ...rest, allowed },
    ),
  }));
  return `const catalog = ${JSON.stringify(compacted)};
const computed = ${computed};
for (const { params } of catalog) for (const param of params) param.allowed ??= computed(param);
export default catalog;
`;
}
