/** Classes of scales, which are known by their English names. */
import { table } from "./tables";

const texts = await table("classes");
const names: Readonly<Record<string, unknown>> = texts;

/** A class in the language of the page, with its English name behind it: Leicht (Easy). */
export function className(name: string): string {
  const own = names[name.toLowerCase()];
  return typeof own !== "string" || own === name ? name : texts.behind(own, name);
}
