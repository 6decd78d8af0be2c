/** The table of keyboard shortcuts. */
import { boardKeys } from "../../../play/keys";
import { Prose, Terms } from "../../../ui/Text";
import { words } from "../../../words/play";

const commandText = (name: string) => words.command[name as keyof typeof words.command];

export function Keys() {
  return (
    <Prose>
      <Terms entries={boardKeys.map(({ name, shown }) => [shown, commandText(name)])} keys />
      <p>{words.keysNote}</p>
      <p>{words.gestures}</p>
    </Prose>
  );
}
