/** The pseudo-code that algorithms declare, and their names, from what was built of them. */

/** @typedef {{ readonly id: string, readonly name: string }} Entry */
/** @typedef {Readonly<Record<string, readonly { readonly text: string }[]>>} Lines */

/** @returns {Promise<import("./lesson.mjs").Codes>} */
export async function readCodes() {
  /** @type {{ default: unknown }[]} */
  const [first, all, code] = await Promise.all([
    import("../../../pkg/wasm/catalog.js"),
    import("../../../pkg/wasm/workshop/catalog.js"),
    import("../../../pkg/wasm/code.js"),
  ]);
  const lines = /** @type {Lines} */ (code?.default);
  const entries = [first, all].flatMap((list) => /** @type {Entry[]} */ (list?.default));
  return new Map(
    entries.map(({ id, name }) => [id, { name, code: (lines[id] ?? []).map(({ text }) => text) }]),
  );
}
