/** Catalogs of messages in Fluent's format, parsed when the page is built. */
import { FluentResource } from "@fluent/bundle";
import { parse } from "@fluent/syntax";

/**
 * The messages of a catalog by their ids, as `@fluent/bundle` interprets them.
 * @param {string} text
 * @returns {Record<string, import("@fluent/bundle/esm/ast.js").Pattern>}
 */
export function compile(text) {
  const faults = parse(text, {}).body.filter(({ type }) => type === "Junk");
  if (faults.length > 0) throw new Error(`not Fluent: ${JSON.stringify(faults[0])}`);
  const messages = new FluentResource(text).body.flatMap(({ id, value }) =>
    value === null ? [] : [/** @type {const} */ ([id, value])],
  );
  return Object.fromEntries(messages);
}

/** @type {import("vite").Plugin} */
export const catalogs = {
  name: "catalogs",
  transform: {
    filter: { id: /\.ftl$/ },
    handler: (text) => ({ code: `export default ${JSON.stringify(compile(text))};`, map: null }),
  },
};
