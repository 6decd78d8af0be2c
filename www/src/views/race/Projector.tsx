/** The race for a room that looks on. */
import { useEffect } from "preact/hooks";
import { view } from "../../lab/address/views";
import { palette } from "../../ui/appearance";
import { Icon } from "../../ui/Icon";
import { useLater } from "../../ui/Later";
import { words } from "../../words";
import { projector } from "./store";

const loadKeys = () => import("./projector-keys").then(({ onKey }) => onKey);

/** Follows the switch. */
export function useProjector(): boolean {
  const on = projector.value === "on";
  const here = view.value === "race";
  const shown = on && here;
  const { part: onKey } = useLater(loadKeys, here);
  useEffect(() => {
    if (!here || !onKey) return;
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [here, onKey]);
  useEffect(() => {
    if (!shown) return;
    const root = document.documentElement;
    root.setAttribute("data-projector", "");
    palette.value++; // canvases take up the larger letters
    return () => {
      root.removeAttribute("data-projector");
      palette.value++;
    };
  }, [shown]);
  return on;
}

/** The way in, and back out. */
export function ProjectorButton({ onPress }: { readonly onPress?: () => void }) {
  const on = projector.value === "on";
  const { open, leave, help } = words.projector;
  return (
    <button
      type="button"
      class="small projector"
      title={help}
      onClick={() => {
        projector.value = on ? "off" : "on";
        onPress?.();
      }}
    >
      {on && <Icon name="close" />}
      {on ? leave : open}
    </button>
  );
}
