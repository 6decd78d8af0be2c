/** The dialog with the code that embeds the open view in another page. The builder is fetched when the dialog opens. */

import type { Signal } from "@preact/signals";
import { Lazy } from "../ui/Lazy";
import { Sheet } from "../ui/Sheet";
import { words } from "../words";

const load = () => import("./share/Builder").then(({ Builder }) => Builder);

export const Embed = ({ open }: { readonly open: Signal<boolean> }) => (
  <Sheet title={words.embed} size="wide" open={open}>
    <Lazy load={load} given={{}} />
  </Sheet>
);
