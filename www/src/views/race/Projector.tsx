/** The race for a room that looks on. */
import { useEffect } from "preact/hooks";
import { view } from "../../lab/address/views";
import { palette } from "../../ui/appearance";
import { Icon } from "../../ui/Icon";
import { words } from "../../words";
import { projector } from "./store";

/** Follows the switch. */
export function useProjector(): boolean {
  const on = projector.value === "on";
  const shown = on && view.value === "race";
  useEffect(() => {
    if (!shown) return;
    const root = document.documentElement;
    root.setAttribute("data-projector", "");
    palette.value++; // canvases take up the larger letters
    const leave = ({ key }: KeyboardEvent) => {
      // A dialog closes first.
      if (key === "Escape" && !document.querySelector("dialog[open]")) projector.value = "off";
    };
    addEventListener("keydown", leave);
    return () => {
      root.removeAttribute("data-projector");
      palette.value++;
      removeEventListener("keydown", leave);
    };
  }, [shown]);
  return on;
}

/** The way in, and back out. */
export function ProjectorButton() {
  const on = projector.value === "on";
  const { open, leave, help } = words.projector;
  return (
    <button
      type="button"
      class="small projector"
      title={help}
      onClick={() => {
        projector.value = on ? "off" : "on";
      }}
    >
      {on && <Icon name="close" />}
      {on ? leave : open}
    </button>
  );
}
