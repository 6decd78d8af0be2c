/** The table of keyboard shortcuts. */
import { keys } from "../../../play/keys";
import { Prose, Terms } from "../../../ui/Text";
import { words } from "../../../words/play";

const meaning = (name: string) => words.command[name as keyof typeof words.command];

export function Keys() {
  return (
    <Prose>
      <Terms of={keys.map(({ name, shown }) => [shown, meaning(name)])} keys />
      <p>{words.keysNote}</p>
      <p>{words.gestures}</p>
    </Prose>
  );
}
