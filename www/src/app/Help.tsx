/** The help sheet. Its text is fetched when the sheet opens. */

import type { Signal } from "@preact/signals";
import { Later } from "../ui/Later";
import { Sheet } from "../ui/Sheet";
import { words } from "../words";

const load = () => import("./HelpText").then(({ HelpText }) => HelpText);

export function Help({ open }: { readonly open: Signal<boolean> }) {
  const close = () => {
    open.value = false;
  };
  return (
    <Sheet title={words.help} open={open}>
      <Later load={load} given={{ close }} />
    </Sheet>
  );
}
