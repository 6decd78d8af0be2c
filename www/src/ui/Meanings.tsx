/** What names on the page mean, for those who cannot hover: with a finger, by keys, read aloud. */
import { Dialog } from "./Dialog";
import * as css from "./Meanings.module.css";

export type Meaning = readonly [name: string, meaning: string];

interface Props {
  readonly title: string;
  readonly read: () => readonly Meaning[];
}

export function Meanings({ title, read }: Props) {
  return (
    <Dialog title={title} look={{ small: true, ghost: true }} buttonClass={css.root} button={title}>
      {() => (
        <dl class="keys">
          {read().map(([name, meaning]) => (
            <div key={`${name} ${meaning}`}>
              <dt>{name}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      )}
    </Dialog>
  );
}
