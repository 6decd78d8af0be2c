/** The texts about the difficulty of a puzzle. */
import { className } from "./classes";
import { localizeDecimal } from "./format";
import { PLURAL, SINGULAR } from "./inflect";
import { table } from "./tables";

/** The maximum number of techniques that a sentence names. */
const MAX_NAMED = 4;

const texts = await table("ratings", { PLURAL, SINGULAR });
export const { times } = texts;

const list = (parts: readonly string[]) =>
  parts.length < 2
    ? parts.join("")
    : texts.listed(parts.slice(0, -1).join(", "), parts.at(-1) ?? "");

export const words = {
  ...texts,
  /**
   * The sentence about the required techniques beyond singles, the hardest first. If there are many, only the hardest
   * are named.
   */
  sentence(parts: readonly (readonly [count: number, name: string])[]): string {
    const named = parts.length > MAX_NAMED ? parts.slice(0, MAX_NAMED - 1) : parts;
    const rest = parts.length - named.length;
    const all = named.map(([count, name]) => times(count, name));
    return texts.sentence(list(rest > 0 ? [...all, texts.easier(rest)] : all));
  },
  level: (column: string, level: string) => texts.level(column, className(level, column)),
  /** The value of a column, named as its scale names it: `≥ 5.6` where more is not known. */
  value: (text: string, column: string) =>
    localizeDecimal(text.replace(">=", "≥ ").replace(/\p{L}+/u, (name) => className(name, column))),
};
