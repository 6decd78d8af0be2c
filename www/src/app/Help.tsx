/** The help sheet. Its text is fetched when the sheet opens. */

import type { Signal } from "@preact/signals";
import { Lazy } from "../ui/Lazy";
import { Sheet } from "../ui/Sheet";
import { words } from "../words";

const load = () => import("./HelpText").then(({ HelpText }) => HelpText);

export function Help({ open }: { readonly open: Signal<boolean> }) {
  const close = () => {
    open.value = false;
  };
  return (
    <Sheet title={words.help} open={open}>
      <Lazy load={load} given={{ close }} />
    </Sheet>
  );
}
