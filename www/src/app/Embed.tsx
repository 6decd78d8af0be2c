/** Opens the code that shows what is open inside another page; it is fetched then. */
import { words } from "../words";
import { Dialog } from "./Dialog";
import { Icon } from "./Icon";
import { Later } from "./Later";

const load = () => import("./EmbedCode").then(({ EmbedCode }) => EmbedCode);

export function Embed() {
  return (
    <Dialog
      title={words.embed}
      buttonClass="icon"
      buttonLabel={words.embed}
      button={<Icon name="frame" />}
    >
      {() => <Later load={load} given={{}} />}
    </Dialog>
  );
}
