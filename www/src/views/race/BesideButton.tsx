/**
 * Properties of a button of a lane that opens the lane's settings or the description of its algorithm beside the lane.
 */

import { useStore } from "../../session/context";
import { Icon } from "../../ui/Icon";
import { words } from "../../words";
import { createRaceStore } from "./store";

interface ButtonProps {
  readonly of: number;
  readonly what: "settings" | "how";
  readonly label: string;
  readonly onPress?: () => void;
}

/** Shows a button that opens the panel beside the lane, or closes the panel if it is open. */
export function BesideButton({ of: key, what, label, onPress }: ButtonProps) {
  const { beside } = useStore(createRaceStore);
  const open = beside.value?.key === key && beside.value.what === what;
  return (
    <button
      type="button"
      data-opens={what}
      data-close
      aria-label={label}
      aria-expanded={open}
      onClick={() => {
        beside.value = open ? null : { key, what };
        onPress?.();
      }}
    >
      <Icon name={what === "how" ? "help" : "sliders"} />
      {what === "how" ? words.about : words.settings}
    </button>
  );
}
