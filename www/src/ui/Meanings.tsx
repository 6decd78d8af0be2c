/**
 * A dialog with the meanings of names on the page, for touch, keyboard and screen-reader users, who have no tooltips.
 */
import { Dialog } from "./Dialog";
import * as css from "./Meanings.module.css";
import { Terms } from "./Text";

export type GlossaryEntry = readonly [name: string, meaning: string];

interface Props {
  readonly title: string;
  readonly read: () => readonly GlossaryEntry[];
}

export function GlossaryDialog({ title, read }: Props) {
  return (
    <Dialog title={title} look={{ small: true, ghost: true }} buttonClass={css.root} button={title}>
      {() => <Terms entries={read()} />}
    </Dialog>
  );
}
