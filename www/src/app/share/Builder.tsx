/** Makes the code that shows what is open elsewhere: chosen on one side, seen and copied on the other. */
import { words } from "../../words/sharing";
import { choices, shownAs } from "./choices";
import { Form } from "./Form";
import { Outputs } from "./Outputs";
import { Preview } from "./Preview";
import "../../styles/embed.css";

export function Builder() {
  const shown = shownAs(choices.value);
  return (
    <div class="embed">
      <p class="muted embed-help">{words.help}</p>
      <Form />
      <div class="embed-result">
        <Outputs shown={shown} />
        <Preview key={choices.value.lang} shown={shown} />
      </div>
    </div>
  );
}
