import { useSession } from "../../session/context";
import { Button } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { words } from "../../words";
import { closeProjector, openProjector } from "./full-screen";
import * as css from "./Race.module.css";
import { createRaceStore } from "./store";

/** A button that opens the projector view, or closes it if it is open. */
export function ProjectorButton() {
  const session = useSession();
  const { projector } = session.get(createRaceStore);
  const on = projector.value === "on";
  const { open, leave, help } = words.projector;
  return (
    <Button
      small
      class={css.projector}
      title={help}
      onClick={({ currentTarget }) => {
        (on ? closeProjector : openProjector)(session);
        // Space and Enter, the keys of a presenter, would press the focused button again and thereby leave the view.
        currentTarget.blur();
      }}
    >
      {on && <Icon name="close" />}
      {on ? leave : open}
    </Button>
  );
}
