/** The control that selects the language of the page. */
import { Segmented } from "../ui/Segmented";
import { words } from "../words";
import { language, languages, setLanguage } from "../words/language";

/** Returns the name of a language in that language. */
const nameOf = (tag: string) =>
  new Intl.DisplayNames([tag], { type: "language", fallback: "code" }).of(tag) ?? tag;

export const Languages = () => (
  <Segmented
    natural
    label={words.language}
    value={language}
    onChange={setLanguage}
    options={languages.map((id) => ({ id, text: nameOf(id) }))}
  />
);
