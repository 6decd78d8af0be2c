/** The languages of the page, to choose from. */
import { Segmented } from "../ui/Segmented";
import { words } from "../words";
import { language, languages, speak } from "../words/language";

/** The name of a language in that language. */
const nameOf = (tag: string) =>
  new Intl.DisplayNames([tag], { type: "language", fallback: "code" }).of(tag) ?? tag;

export const Languages = () => (
  <Segmented
    natural
    label={words.language}
    value={language}
    onChange={speak}
    options={languages.map((id) => ({ id, text: nameOf(id) }))}
  />
);
