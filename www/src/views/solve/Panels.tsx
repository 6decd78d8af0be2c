/** The panels below the keypad. Each is in its own folder and is fetched when it is first opened. */

import { type Signal, useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useMemo } from "preact/hooks";
import { createSolutions } from "../../parts/solutions/solution-count";
import { createHelp } from "../../play/help/ask";
import type { GamePuzzle, Position } from "../../play/position";
import { createLevel } from "../../play/rate/level";
import { createRatingPrefetch } from "../../play/rate/rating-prefetch";
import { createGame } from "../../play/store";
import { useSession, useStore } from "../../session/context";
import type { Session } from "../../session/session";
import { Boundary } from "../../ui/Boundary";
import { Fold } from "../../ui/Fold";
import { Lazy } from "../../ui/Lazy";
import { words as hint } from "../../words/hint";
import { words } from "../../words/play";
import * as css from "./Play.module.css";
import { createPathLength } from "./path/length";

/**
 * The subjects of a panel: the puzzle, which no move changes, and the position, which every move changes. Each panel
 * declares which of them it uses.
 */
interface Subjects {
  readonly puzzle: GamePuzzle;
  readonly position: Position;
}

interface PanelSlot {
  /** The name of the panel's folder. */
  readonly id: string;
  readonly title: string;
  readonly load: () => Promise<ComponentType<Subjects>>;
  /** Returns a short result to show while the panel is closed; empty if it is not known. */
  readonly summary?: () => string;
  /** Whether the panel is open, if other parts of the page can open it too. */
  readonly open?: Signal<boolean>;
  /** Whether the panel is only in the document while it is open. */
  readonly opened?: boolean;
}

/**
 * Returns the panels in the order of their display. All are closed at first, because some of them reveal what the
 * player wants to find.
 */
const panelSlots = (session: Session): readonly PanelSlot[] => {
  const { pathFound } = session.get(createPathLength);
  const { rating } = session.get(createLevel);
  const { rated } = session.get(createRatingPrefetch);
  const { census } = session.get(createSolutions);
  const { helping } = session.get(createHelp);
  return [
    {
      id: "path",
      title: hint.path,
      load: () => import("./path/Path").then(({ Path }) => Path),
      summary: () => (pathFound.value ? hint.pathLength(pathFound.value.steps) : ""),
    },
    {
      id: "ratings",
      title: words.rating,
      load: () => import("./ratings/Ratings").then(({ Ratings }) => Ratings),
      summary: () => (rating.value ? words.scored(rating.value.score) : ""),
      open: rated,
    },
    {
      id: "solutions",
      title: words.solution,
      load: () => import("./solutions/Solutions").then(({ Solutions }) => Solutions),
      summary: () => (census.value?.exhausted ? words.hidden(census.value.found) : ""),
    },
    {
      id: "beside",
      title: hint.beside,
      load: () => import("./beside/Beside").then(({ SidePanel }) => SidePanel),
      summary: () => hint.besideFrom,
    },
    {
      id: "help",
      title: hint.title,
      load: () => import("./help/Help").then(({ Help }) => Help),
      open: helping,
      opened: true,
    },
  ];
};

export function Panels() {
  const session = useSession();
  const all = useMemo(() => panelSlots(session), []);
  return (
    <div class={css.panels}>
      {all.map((slot) => (
        <Boundary key={slot.id} part={`solve/${slot.id}`}>
          <Panel {...slot} />
        </Boundary>
      ))}
    </div>
  );
}

function Panel({ id, title, load, summary, open: shared, opened = false }: PanelSlot) {
  const { gamePuzzle, position } = useStore(createGame);
  const own = useSignal(false);
  const open = shared ?? own;
  const [puzzle, now] = [gamePuzzle.value, position.value];
  const answer = open.value ? "" : summary?.();
  if (opened && !open.value) return null;
  return (
    <Fold
      title={title}
      heading
      summary={answer}
      class={css.slot}
      part="setup"
      slot={id}
      open={open.value}
      onToggle={(now) => {
        open.value = now;
      }}
    >
      {open.value && puzzle && now && <Lazy load={load} given={{ puzzle, position: now }} />}
    </Fold>
  );
}
