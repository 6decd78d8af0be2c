/** The texts that are used in all parts of the page. */
import { formatExact, localizeDecimal } from "./format";
import { label, value } from "./names";
import { table } from "./tables";

export { format, joinNames as and, localizeDecimal as decimal } from "./format";
export { label, spoken } from "./names";
export { count } from "./tables";

/** A parameter and its changed value. */
type Change = readonly [id: string, value: string];

/** The maximum length of a change that names a lane, in characters. */
const MAX_NAMED = 28;

const texts = await table("index");
const switched: Readonly<Record<string, string>> = texts.switched;
const changeText = ([id, set]: Change) => texts.change(label(id), switched[set] ?? value(set));

export const words = {
  ...texts,
  ownSettings(changed: readonly Change[]): string {
    const [first, second] = changed;
    const named = first && !second ? changeText(first) : "";
    return named && named.length <= MAX_NAMED
      ? texts.changedOne(named)
      : texts.changedSome(changed.length);
  },
  basedOn: (preset: string, changed: readonly Change[]) =>
    texts.basedOn(preset, changed.map(changeText)),
  changedTo: (changed: readonly Change[]) => texts.changedTo(changed.map(changeText)),
  range: (whole: boolean, min: number, max: number) =>
    texts.range(whole, formatExact(min), formatExact(max)),
  pace: (text: string) => texts.pace(localizeDecimal(text), text === "1"),
  racing: (ended: number, all: number, last: string | null, paced: boolean) =>
    [
      ended > 0 && texts.racingEnded(ended, all),
      ended > 0 && last !== null && texts.racingLast(last),
      paced && texts.racingPaced,
    ]
      .filter(Boolean)
      .join(" "),
};
