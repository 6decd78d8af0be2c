/**
 * Creates the state of the lane that the visitor expects to win. It is chosen before a race, answered after the race
 * and never stored.
 */
import { computed, signal } from "@preact/signals";
import { createFrame } from "../../lab/address/frame";
import type { Session } from "../../session/session";
import { createRaceStore } from "./store";

export function createBet(session: Session) {
  const { lanes } = session.get(createRaceStore);
  const { compact, locked } = session.get(createFrame);

  const chosen = signal<number | null>(null);
  /** The index of the chosen lane; `null` if none is chosen or the chosen one was removed. */
  const bet = computed(() => {
    const index = lanes.value.findIndex(({ key }) => key === chosen.value);
    return index < 0 ? null : index;
  });

  /** Whether lanes can be chosen: not in a frame of another page and not in an assignment. */
  const betting = computed(() => lanes.value.length > 1 && !compact.value && locked.value === "");

  /** Chooses a lane; withdraws the choice if this lane is already chosen. */
  function toggleBet(index: number): void {
    const key = lanes.peek()[index]?.key ?? null;
    chosen.value = chosen.peek() === key ? null : key;
  }

  return { bet, betting, toggleBet };
}
