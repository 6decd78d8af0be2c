/** The dialog with the code that embeds the open view in another page. The builder is fetched when the dialog opens. */

import type { Signal } from "@preact/signals";
import { Later } from "../ui/Later";
import { Sheet } from "../ui/Sheet";
import { words } from "../words";

const load = () => import("./share/Builder").then(({ Builder }) => Builder);

export const Embed = ({ open }: { readonly open: Signal<boolean> }) => (
  <Sheet title={words.embed} size="wide" open={open}>
    <Later load={load} given={{}} />
  </Sheet>
);
