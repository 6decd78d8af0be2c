/** What opens beside the board: each part is a folder of its own, fetched when it is first opened. */
import type { ComponentType } from "preact";
import { useState } from "preact/hooks";
import { Later } from "../../ui/Later";
import { words as formats } from "../../words/formats";
import { words } from "../../words/play";

interface Slot {
  /** Its folder. */
  readonly id: string;
  readonly title: string;
  readonly load: () => Promise<ComponentType>;
}

/** In the order in which they stand; all are closed at first, for some tell what one wants to find. */
const slots: readonly Slot[] = [
  {
    id: "share",
    title: formats.share,
    load: () => import("./share/Share").then(({ Share }) => Share),
  },
  {
    id: "ratings",
    title: words.rating,
    load: () => import("./ratings/Ratings").then(({ Ratings }) => Ratings),
  },
  {
    id: "solutions",
    title: words.solution,
    load: () => import("./solutions/Solutions").then(({ Solutions }) => Solutions),
  },
];

export function Panels() {
  return (
    <>
      {slots.map((slot) => (
        <Panel key={slot.id} {...slot} />
      ))}
    </>
  );
}

function Panel({ id, title, load }: Slot) {
  const [open, setOpen] = useState(false);
  return (
    <details
      class="panel slot"
      data-slot={id}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <h2>{title}</h2>
      </summary>
      {open && <Later load={load} given={{}} />}
    </details>
  );
}
