/** The translated class names of rating scales, by their English names. */
import { table } from "./tables";

const texts = await table("classes");
const names: Readonly<Record<string, unknown>> = texts;

/** Returns a class name in the language of the page, followed by its English name: Leicht (Easy). */
export function className(name: string): string {
  const own = names[name.toLowerCase()];
  return typeof own !== "string" || own === name ? name : texts.behind(own, name);
}
