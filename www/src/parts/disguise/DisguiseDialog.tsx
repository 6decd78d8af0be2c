/** Opens the question whether the puzzle is another in disguise; what answers it is fetched then. */
import { Dialog } from "../../ui/Dialog";
import { Later } from "../../ui/Later";
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
      {() => <Later load={load} given={{}} />}
    </Dialog>
  );
}
