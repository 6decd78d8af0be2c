/** Opens all that can be set in one lane; what shows it is fetched then. */
import { Dialog } from "../../ui/Dialog";
import { Icon } from "../../ui/Icon";
import { Later } from "../../ui/Later";
import { words } from "../../words";
import type { Props } from "./Settings";

const load = () => import("./Settings").then(({ Settings }) => Settings);

export function LaneSettings(props: Props) {
  return (
    <Dialog
      title={`${words.settings}: ${props.info.name}`}
      class="sheet"
      buttonClass="icon faint"
      buttonLabel={words.settingsOf(props.lane)}
      button={<Icon name="sliders" />}
    >
      {() => <Later load={load} given={props} />}
    </Dialog>
  );
}
