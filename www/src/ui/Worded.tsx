/** The content of a button: an icon, and a word if the window is wide enough. */
import { type IconName, MoreIcon } from "./MoreIcon";
import * as css from "./Worded.module.css";

interface Props {
  readonly icon: IconName;
  readonly children: string;
}

/** The button needs an accessible name that contains the word, because narrow windows hide the word. */
export const IconWithWord = ({ icon, children }: Props) => (
  <>
    <MoreIcon name={icon} />
    <span class={css.root}>{children}</span>
  </>
);
