/**
 * Properties of a button of a lane that opens the lane's settings or the description of its algorithm beside the lane.
 */

import { useStore } from "../../session/context";
import { Icon } from "../../ui/Icon";
import { words } from "../../words";
import { createRaceStore } from "./store";

interface ButtonProps {
  readonly laneIndex: number;
  readonly panel: "settings" | "how";
  readonly label: string;
  readonly onPress?: () => void;
}

/** Shows a button that opens the panel beside the lane, or closes the panel if it is open. */
export function SidePanelButton({ laneIndex: key, panel, label, onPress }: ButtonProps) {
  const { sidePanel } = useStore(createRaceStore);
  const open = sidePanel.value?.key === key && sidePanel.value.panel === panel;
  return (
    <button
      type="button"
      data-opens={panel}
      data-close
      aria-label={label}
      aria-expanded={open}
      onClick={() => {
        sidePanel.value = open ? null : { key, panel };
        onPress?.();
      }}
    >
      <Icon name={panel === "how" ? "help" : "sliders"} />
      {panel === "how" ? words.about : words.settings}
    </button>
  );
}
