/** Makes the code that shows what is open elsewhere: chosen on one side, seen and copied on the other. */
import { words } from "../../words/sharing";
import { Form } from "./Form";
import { Outputs } from "./Outputs";
import { Preview } from "./Preview";
import "../../styles/embed.css";
import { useStore } from "../../session/context";
import { createChoices } from "./choices";

export function Builder() {
  const { shownAs, choices } = useStore(createChoices);
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
