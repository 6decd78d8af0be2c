/** The sheet of keys, made from their table. */
import { keys } from "../../../play/keys";
import { Dialog } from "../../../ui/Dialog";
import { words } from "../../../words/play";

const meaning = (name: string) => words.command[name as keyof typeof words.command];

export function Keys() {
  return (
    <Dialog title={words.keys} class="sheet" buttonClass="open-keys" button={words.keys}>
      {() => (
        <div class="prose">
          <dl class="keys">
            {keys.map(({ name, shown }) => (
              <div key={name}>
                <dt>
                  <kbd>{shown}</kbd>
                </dt>
                <dd>{meaning(name)}</dd>
              </div>
            ))}
          </dl>
          <p>{words.keysNote}</p>
          <p>{words.gestures}</p>
        </div>
      )}
    </Dialog>
  );
}
