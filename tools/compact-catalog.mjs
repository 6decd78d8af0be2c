/** The catalog of algorithms as a script that is smaller than the catalog: it lists the accepted values of a choice from its options. */

/** What the engine writes before the ids of the options, by the type of the parameter. */
const LEADS = { choice: "one of ", ordered: "some of " };

/**
 * @typedef {{ type: string, allowed: string, options?: readonly { id: string }[] }} Param
 * @typedef {{ params: readonly Param[] }} Entry
 */

/** The text `allowed` of a parameter, as the script computes it. @param {Param} param */
const computed = ({ type, options = [] }) =>
  (type === "ordered" ? LEADS.ordered : LEADS.choice) + options.map(({ id }) => id).join(", ");

/** The script; what it exports by default equals the entries. @param {readonly Entry[]} entries */
export function compactCatalog(entries) {
  const compacted = entries.map((entry) => ({
    ...entry,
    params: entry.params.map(({ allowed, ...rest }) =>
      allowed === computed({ allowed, ...rest }) ? rest : { ...rest, allowed },
    ),
  }));
  return `const catalog = ${JSON.stringify(compacted)};
for (const { params } of catalog)
  for (const param of params)
    param.allowed ??= (param.type === "ordered" ? "${LEADS.ordered}" : "${LEADS.choice}") + param.options.map(({ id }) => id).join(", ");
export default catalog;
`;
}
