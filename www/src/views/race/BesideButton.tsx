/** The buttons of a lane that open its settings, or the page on its algorithm, beside it. */
import { Icon } from "../../ui/Icon";
import { words } from "../../words";
import { beside } from "./store";

interface ButtonProps {
  readonly of: number;
  readonly what: "settings" | "how";
  readonly label: string;
}

/** Opens it, and closes it again. */
export function BesideButton({ of: key, what, label }: ButtonProps) {
  const open = beside.value?.key === key && beside.value.what === what;
  return (
    <button
      type="button"
      class={`icon faint ${what}`}
      title={label}
      aria-expanded={open}
      onClick={() => {
        beside.value = open ? null : { key, what };
      }}
    >
      <Icon name={what === "how" ? "help" : "sliders"} label={label} />
      <span class="wide-word" aria-hidden="true">
        {what === "how" ? words.about : words.settings}
      </span>
    </button>
  );
}
