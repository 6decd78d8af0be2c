/** Builds the code that embeds the open view elsewhere: the code and its preview first, then the options. */

import { useStore } from "../../session/context";
import { words } from "../../words/sharing";
import { createChoices } from "./choices";
import * as css from "./Embed.module.css";
import { Form } from "./Form";
import { Outputs } from "./Outputs";
import { Preview } from "./Preview";

export function Builder() {
  const { shownAs, choices } = useStore(createChoices);
  const shown = shownAs(choices.value);
  return (
    <div class={css.root}>
      <p class={`muted ${css.help}`}>{words.help}</p>
      <div class={css.result}>
        <Outputs shown={shown} />
        <Preview key={choices.value.lang} shown={shown} />
      </div>
      <Form />
    </div>
  );
}
