/** Classes of scales. */
import { table } from "./tables";

const names: Readonly<Record<string, unknown>> = await table("classes");

/** A scale whose classes have English names only, in every language: its program has no translation. */
const PROPER_NAMES = /QQWing/;

/** A class in the language of the page; of a named scale without a translation, as the scale calls the class. */
export function className(name: string, scale = ""): string {
  const own = names[name.toLowerCase()];
  return typeof own !== "string" || PROPER_NAMES.test(scale) ? name : own;
}
