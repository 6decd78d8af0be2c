/** The table of keys. */
import { keys } from "../../../play/keys";
import { words } from "../../../words/play";

const meaning = (name: string) => words.command[name as keyof typeof words.command];

export function Keys() {
  return (
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
  );
}
