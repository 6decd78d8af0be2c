/** The buttons of a lane that open its settings, or the page on its algorithm, beside it. */

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

/** Opens it, and closes it again. */
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
