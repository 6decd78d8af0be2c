/** The pseudo-code that algorithms declare, from what was built of them. */

/** @typedef {{ id: string, name: string, code?: readonly string[] }} Entry */

/** @returns {Promise<import("./lesson.mjs").Codes>} */
export async function readCodes() {
  /** @type {{ default: unknown }[]} */
  const lists = await Promise.all([
    import("../../../pkg/wasm/catalog.js"),
    import("../../../pkg/wasm/workshop/catalog.js"),
  ]);
  const entries = lists.flatMap((list) => /** @type {Entry[]} */ (list.default));
  /** @type {Map<string, { name: string, code: readonly string[] }>} */
  const codes = new Map();
  for (const { id, name, code = [] } of entries) {
    const before = codes.get(id)?.code ?? [];
    codes.set(id, { name, code: code.length > 0 ? code : before });
  }
  return codes;
}
