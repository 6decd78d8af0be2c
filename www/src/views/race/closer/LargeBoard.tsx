/**
 * The button that shows a lane's board as large as the window. Fetches the component that draws the board when it is
 * pressed.
 */
import { Dialog } from "../../../ui/Dialog";
import { Icon } from "../../../ui/Icon";
import { Lazy } from "../../../ui/Lazy";
import { words } from "../../../words";
import * as css from "../Lane.module.css";

const load = () => import("./WholeBoard").then(({ BoardWindow }) => BoardWindow);

interface Props {
  readonly index: number;
  readonly name: string;
}

export function LargeBoard({ index, name }: Props) {
  const label = words.enlargeLane(index + 1);
  return (
    <Dialog
      title={words.laneLabel(index + 1, name)}
      size="window"
      look={{ icon: true, faint: true }}
      buttonClass={css.enlarge}
      buttonLabel={label}
      button={<Icon name="expand" />}
    >
      {() => <Lazy load={load} given={{ index }} />}
    </Dialog>
  );
}
