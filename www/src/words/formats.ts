/** The texts about importing and exporting positions. */
import { table } from "./tables";

type Texts = Readonly<Record<string, string>>;

const texts = await table("formats");
const rules: Texts = texts.rules;
/** Returns the key in the catalog for a key of another site. */
const ruleKey = (key: string) => key.replace("+", "-plus").replace(/-$/, "-minus");

export const words = {
  ...texts,
  formats: texts.formats as Texts,
  losses: texts.losses as Texts,
  changed: texts.changed as Texts,
  variant: (key: string) => texts.variant(rules[ruleKey(key)] ?? key.slice(0, 40)),
  damagedEntries: (numbers: readonly number[]) => texts.damagedEntries(numbers.map(String)),
};
