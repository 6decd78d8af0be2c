/** The languages of the page, to choose from. */
import { words } from "../words";
import { language, languages, speak } from "../words/language";

export function Languages() {
  return (
    <select
      class="language"
      aria-label={words.language}
      value={language}
      onChange={(event) => speak(event.currentTarget.value)}
    >
      {languages.map((one) => (
        <option key={one} value={one}>
          {one.toUpperCase()}
        </option>
      ))}
    </select>
  );
}
