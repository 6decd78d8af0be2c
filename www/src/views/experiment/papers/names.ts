/** Translated names of sets and contestants; records and definitions contain the English names. */
import { decimal } from "../../../words";
import { namesIn } from "../../../words/tables";

const translatedNames = await namesIn("contestants");

export const shownName = (english: string): string =>
  translatedNames.get(english) ?? decimal(english);
