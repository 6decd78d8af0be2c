/** Detects the events of a running race, of which the headline reports the most important one. */

/** The state of one lane at one moment. */
export interface LaneSight {
  readonly ended: boolean;
  /** Whether the algorithm places digits one by one, so that a blank cell is a cell not reached yet. */
  readonly places: boolean;
  readonly cells: number;
  readonly blank: number;
  readonly conflicts: number;
}

export type RaceEvent =
  | { readonly kind: "ended" | "few"; readonly lane: number }
  /** `digits` is the number of digits that were taken back. */
  | { readonly kind: "back"; readonly lane: number; readonly digits: number }
  /** `times` is the number of times that the first number of conflicts has been halved. */
  | { readonly kind: "halved"; readonly lane: number; readonly times: number };

/**
 * The share of a board's cells that makes an event: as many digits taken back at once, or at most as many blank cells
 * left.
 */
const NOTABLE_SHARE = 1 / 9;

interface KnownEvents {
  /** The fewest blank cells since digits were last reported to be taken back. */
  blank: number;
  /** Whether it was already reported that few cells are left. */
  few: boolean;
  /** As they were first seen. */
  firstConflicts: number;
  /** As they were first seen, or as last reported. */
  conflicts: number;
  ended: boolean;
}

/** Follows the lanes of one race and detects the events worth reporting. */
export class Commentary {
  #latest: RaceEvent | null = null;
  readonly #known = new Map<number, KnownEvents>();

  /**
   * Updates the commentary with the present state of all lanes. Returns the latest event, or `null` before the first
   * event.
   */
  update(lanes: readonly (LaneSight | null)[]): RaceEvent | null {
    const matches = lanes.flatMap((sight, lane) => (sight ? (this.#of(sight, lane) ?? []) : []));
    const kinds = ["ended", "back", "few", "halved"] as const;
    const [first] = kinds.flatMap((kind) => matches.filter((one) => one.kind === kind));
    this.#latest = first ?? this.#latest;
    return this.#latest;
  }

  #of({ ended, places, cells, blank, conflicts }: LaneSight, lane: number): RaceEvent | null {
    const cached = this.#known.get(lane);
    if (!cached) {
      this.#known.set(lane, { blank, few: false, firstConflicts: conflicts, conflicts, ended });
      return ended ? { kind: "ended", lane } : null;
    }
    if (cached.ended || ended) {
      const now = ended && !cached.ended;
      cached.ended = ended;
      return now ? { kind: "ended", lane } : null;
    }
    const notable = cells * NOTABLE_SHARE;
    if (!places) {
      if (conflicts === 0 || conflicts > cached.conflicts / 2) return null;
      cached.conflicts = conflicts;
      const times = Math.floor(Math.log2(cached.firstConflicts / conflicts));
      return { kind: "halved", lane, times };
    }
    const back = blank - cached.blank;
    if (back >= notable) {
      cached.blank = blank;
      cached.few = false;
      return { kind: "back", lane, digits: back };
    }
    cached.blank = Math.min(cached.blank, blank);
    if (cached.few || blank > notable || blank === 0) return null;
    cached.few = true;
    return { kind: "few", lane };
  }
}
