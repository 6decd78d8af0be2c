/** What opens beside the board: each part is a folder of its own, fetched when it is first opened. */

import { type Signal, useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { helping } from "../../play/help/ask";
import type { GamePuzzle, Position } from "../../play/position";
import { rated } from "../../play/rate/soon";
import { gamePuzzle, position } from "../../play/store";
import { Boundary } from "../../ui/Boundary";
import { Later } from "../../ui/Later";
import { words as formats } from "../../words/formats";
import { words as hint } from "../../words/hint";
import { words } from "../../words/play";

/**
 * What a panel can be about. Each panel declares which of the two it takes: the puzzle, which no move changes, or
 * the position, which every move changes.
 */
interface Subjects {
  readonly puzzle: GamePuzzle;
  readonly position: Position;
}

interface Slot {
  /** Its folder. */
  readonly id: string;
  readonly title: string;
  readonly load: () => Promise<ComponentType<Subjects>>;
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
        <Boundary key={slot.id} part={`solve/${slot.id}`}>
          <Panel {...slot} />
        </Boundary>
      ))}
    </>
  );
}

function Panel({ id, title, load, open: shared }: Slot) {
  const own = useSignal(false);
  const open = shared ?? own;
  const [puzzle, now] = [gamePuzzle.value, position.value];
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
      {open.value && puzzle && now && <Later load={load} given={{ puzzle, position: now }} />}
    </details>
  );
}
