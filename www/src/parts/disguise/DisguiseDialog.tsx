/**
 * The dialog that tests the puzzle for equivalence with known puzzles. Its content is fetched when the dialog opens.
 */
import { Dialog } from "../../ui/Dialog";
import { Lazy } from "../../ui/Lazy";
import { MoreIcon } from "../../ui/MoreIcon";
import { words } from "../../words";

const load = () => import("./Disguise").then(({ Disguise }) => Disguise);

export function DisguiseDialog() {
  return (
    <Dialog
      title={words.disguise}
      buttonLabel={words.disguise}
      button={
        <>
          <MoreIcon name="mirror" />
          {words.knownPuzzle}
        </>
      }
    >
      {() => <Lazy load={load} given={{}} />}
    </Dialog>
  );
}
