/** Opens the code that shows what is open inside another page; it is fetched then. */

import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { Later } from "../ui/Later";
import { words } from "../words";

const load = () => import("./share/Builder").then(({ Builder }) => Builder);

export function Embed() {
  return (
    <Dialog
      title={words.embed}
      class="wide"
      buttonClass="icon worded"
      buttonLabel={words.embed}
      button={
        <>
          <Icon name="frame" />
          <span class="word">{words.embedShort}</span>
        </>
      }
    >
      {() => <Later load={load} given={{}} />}
    </Dialog>
  );
}
