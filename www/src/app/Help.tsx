/** What the page is for, what the signs mean, and which keys do what. */
import { words } from "../words";
import { Dialog } from "./Dialog";

export function Help() {
  return (
    <Dialog
      title={words.help}
      class="sheet"
      buttonClass="icon"
      buttonLabel={words.help}
      button={<span aria-hidden="true">?</span>}
    >
      {() => (
        <div class="prose">
          {words.helpText.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <h3>{words.signs}</h3>
          <dl class="keys">
            {words.helpSigns.map(([sign, meaning]) => (
              <div key={sign}>
                <dt>{sign}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
          <h3>{words.keys}</h3>
          <dl class="keys">
            {words.helpKeys.map(([keys, meaning]) => (
              <div key={keys}>
                <dt>
                  <kbd>{keys}</kbd>
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </Dialog>
  );
}
