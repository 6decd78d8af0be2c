/** Writes a net as a custom solver: a script that contains the weights. */
import type { Net } from "sudoku-lab";
import core from "./net.js?raw";
import template from "./net.template.js?raw";

/** Returns the bytes of an array in base64, for `atob`. */
function base64(values: Float32Array): string {
  const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** Returns the script. `name` and `docs` are the name and the description of the solver. */
export function solverOf(
  { recipe, weights }: Pick<Net, "recipe" | "weights">,
  name: string,
  docs: string,
): string {
  const values: Readonly<Record<string, string>> = {
    '"NET_NAME"': JSON.stringify(name),
    '"NET_DOCS"': JSON.stringify(docs),
    NET_FEATURES: String(recipe.features),
    NET_HIDDEN: String(recipe.hidden),
    '"NET_WEIGHTS"': JSON.stringify(base64(weights)),
  };
  return Object.entries(values).reduce(
    (text, [mark, value]) => text.replace(mark, () => value),
    `${template}\n${core}`,
  );
}
