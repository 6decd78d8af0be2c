/** A net as a visitor's own solver: a script with the weights in it. */
import type { Net } from "sudoku-lab";
import core from "./net.js?raw";
import template from "./net.template.js?raw";

/** Letters for the bytes of an array, as `atob` reads them. */
function base64(values: Float32Array): string {
  const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** The script. `name` and `docs` are what the solver calls itself. */
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
