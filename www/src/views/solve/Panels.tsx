/** What opens beside the board: each part is a folder of its own, fetched when it is first opened. */
import { type Signal, useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { helping } from "../../play/help/ask";
import { rated } from "../../play/rate/soon";
import { Later } from "../../ui/Later";
import { words as formats } from "../../words/formats";
import { words as hint } from "../../words/hint";
import { words } from "../../words/play";

interface Slot {
  /** Its folder. */
  readonly id: string;
  readonly title: string;
  readonly load: () => Promise<ComponentType>;
  /** Whether it is open, where something else opens it too. */
  readonly open?: Signal<boolean>;
}

/** In the order in which they stand; all are closed at first, for some tell what one wants to find. */
const slots: readonly Slot[] = [
  {
    id: "help",
    title: hint.title,
    load: () => import("./help/Help").then(({ Help }) => Help),
    open: helping,
  },
  {
    id: "path",
    title: hint.path,
    load: () => import("./path/Path").then(({ Path }) => Path),
  },
  {
    id: "ratings",
    title: words.rating,
    load: () => import("./ratings/Ratings").then(({ Ratings }) => Ratings),
    open: rated,
  },
  {
    id: "solutions",
    title: words.solution,
    load: () => import("./solutions/Solutions").then(({ Solutions }) => Solutions),
  },
  {
    id: "beside",
    title: hint.beside,
    load: () => import("./beside/Beside").then(({ Beside }) => Beside),
  },
  {
    id: "share",
    title: formats.share,
    load: () => import("./share/Share").then(({ Share }) => Share),
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

function Panel({ id, title, load, open: shared }: Slot) {
  const own = useSignal(false);
  const open = shared ?? own;
  return (
    <details
      class="panel slot"
      data-part="setup"
      data-slot={id}
      open={open.value}
      onToggle={(event) => {
        open.value = event.currentTarget.open;
      }}
    >
      <summary>
        <h2>{title}</h2>
      </summary>
      {open.value && <Later load={load} given={{}} />}
    </details>
  );
}
