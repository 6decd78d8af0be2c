/** Names of sets and contestants as the language of the page has them; records and definitions have the English ones. */
import { decimal } from "../../../words";
import { namesIn } from "../../../words/tables";

const names = await namesIn("contestants");

export const shownName = (english: string): string => names.get(english) ?? decimal(english);
