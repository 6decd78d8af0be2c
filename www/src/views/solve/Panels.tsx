/** What folds below the keypad: each part is a folder of its own, fetched when it is first opened. */

import { type Signal, useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { census } from "../../parts/solutions/known";
import { helping } from "../../play/help/ask";
import type { GamePuzzle, Position } from "../../play/position";
import { rating } from "../../play/rate/level";
import { rated } from "../../play/rate/soon";
import { gamePuzzle, position } from "../../play/store";
import { Boundary } from "../../ui/Boundary";
import { Later } from "../../ui/Later";
import { words as hint } from "../../words/hint";
import { words } from "../../words/play";
import { pathFound } from "./path/length";

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
  /** The answer, as far as it is known while the panel is closed. */
  readonly says?: () => string;
  /** Whether it is open, where something else opens it too. */
  readonly open?: Signal<boolean>;
  /** Whether it is in the page only while it is open. */
  readonly opened?: boolean;
}

/** In the order in which they stand; all are closed at first, for some tell what one wants to find. */
const slots: readonly Slot[] = [
  {
    id: "path",
    title: hint.path,
    load: () => import("./path/Path").then(({ Path }) => Path),
    says: () => (pathFound.value ? hint.pathLength(pathFound.value.steps) : ""),
  },
  {
    id: "ratings",
    title: words.rating,
    load: () => import("./ratings/Ratings").then(({ Ratings }) => Ratings),
    says: () => (rating.value ? words.scored(rating.value.score) : ""),
    open: rated,
  },
  {
    id: "solutions",
    title: words.solution,
    load: () => import("./solutions/Solutions").then(({ Solutions }) => Solutions),
    says: () => (census.value?.exhausted ? words.hidden(census.value.found) : ""),
  },
  {
    id: "beside",
    title: hint.beside,
    load: () => import("./beside/Beside").then(({ Beside }) => Beside),
    says: () => hint.besideFrom,
  },
  {
    id: "help",
    title: hint.title,
    load: () => import("./help/Help").then(({ Help }) => Help),
    open: helping,
    opened: true,
  },
];

export function Panels() {
  return (
    <div class="panels">
      {slots.map((slot) => (
        <Boundary key={slot.id} part={`solve/${slot.id}`}>
          <Panel {...slot} />
        </Boundary>
      ))}
    </div>
  );
}

function Panel({ id, title, load, says, open: shared, opened = false }: Slot) {
  const own = useSignal(false);
  const open = shared ?? own;
  const [puzzle, now] = [gamePuzzle.value, position.value];
  const answer = open.value ? "" : says?.();
  if (opened && !open.value) return null;
  return (
    <details
      class="fold slot"
      data-part="setup"
      data-slot={id}
      open={open.value}
      onToggle={(event) => {
        open.value = event.currentTarget.open;
      }}
    >
      <summary>
        <h2>{title}</h2>
        {answer && <span class="fold-says">{answer}</span>}
      </summary>
      {open.value && puzzle && now && <Later load={load} given={{ puzzle, position: now }} />}
    </details>
  );
}
