/** Detects the events of a running race, of which the headline reports the most important one. */

/** The state of one lane at one moment. */
export interface Sight {
  readonly ended: boolean;
  /** Whether the algorithm places digits one by one, so that a blank cell is a cell not reached yet. */
  readonly places: boolean;
  readonly cells: number;
  readonly blank: number;
  readonly conflicts: number;
}

export interface RaceEvent {
  /**
   * The kind of event. `count` is the number of digits taken back (`back`), blank cells (`few`) or conflicts
   * (`halved`), and 0 for `ended`.
   */
  readonly kind: "ended" | "back" | "few" | "halved";
  readonly lane: number;
  readonly count: number;
}

/**
 * The share of a board's cells that makes an event: as many digits taken back at once, or at most as many blank cells
 * left.
 */
const NOTABLE_SHARE = 1 / 9;

interface Known {
  /** The fewest blank cells since digits were last reported to be taken back. */
  blank: number;
  /** Whether it was already reported that few cells are left. */
  few: boolean;
  /** The number of conflicts when the lane was first seen, or at the last report. */
  conflicts: number;
  ended: boolean;
}

/** Follows the lanes of one race and detects the events worth reporting. */
export class Commentary {
  #latest: RaceEvent | null = null;
  readonly #known = new Map<number, Known>();

  /**
   * Updates the commentary with the present state of all lanes. Returns the latest event, or `null` before the first
   * event.
   */
  see(lanes: readonly (Sight | null)[]): RaceEvent | null {
    const found = lanes.flatMap((sight, lane) => (sight ? (this.#of(sight, lane) ?? []) : []));
    const kinds = ["ended", "back", "few", "halved"] as const;
    const [first] = kinds.flatMap((kind) => found.filter((one) => one.kind === kind));
    this.#latest = first ?? this.#latest;
    return this.#latest;
  }

  #of({ ended, places, cells, blank, conflicts }: Sight, lane: number): RaceEvent | null {
    const known = this.#known.get(lane);
    if (!known) {
      this.#known.set(lane, { blank, few: false, conflicts, ended });
      return ended ? { kind: "ended", lane, count: 0 } : null;
    }
    if (known.ended || ended) {
      const now = ended && !known.ended;
      known.ended = ended;
      return now ? { kind: "ended", lane, count: 0 } : null;
    }
    const notable = cells * NOTABLE_SHARE;
    if (!places) {
      if (conflicts === 0 || conflicts > known.conflicts / 2) return null;
      known.conflicts = conflicts;
      return { kind: "halved", lane, count: conflicts };
    }
    const back = blank - known.blank;
    if (back >= notable) {
      known.blank = blank;
      known.few = false;
      return { kind: "back", lane, count: back };
    }
    known.blank = Math.min(known.blank, blank);
    if (known.few || blank > notable || blank === 0) return null;
    known.few = true;
    return { kind: "few", lane, count: blank };
  }
}
