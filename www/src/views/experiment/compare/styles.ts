/**
 * The colour, dashes and mark of each contestant: those of the race lane with the same algorithm, so that an algorithm
 * looks the same in both views; for other algorithms the style that they have in Learn if it is free, otherwise the
 * next free style.
 */
import { computed } from "@preact/signals";
import { createAlgorithmColours } from "../../../lab/algorithm-colours";
import type { ContestantSpec } from "../../../lab/experiment/types";
import type { LaneSpec } from "../../../lab/setup";
import type { Session } from "../../../session/session";
import { COLOURS } from "../../../ui/colours";
import { createCompareController } from "./controller";

type Named = Pick<ContestantSpec, "algorithm">;

/**
 * Returns a distinct style number from 0 for each contestant; `wanted` returns the style that an algorithm has in other
 * views.
 */
export function stylesOf(
  contestants: readonly Named[],
  lanes: readonly Pick<LaneSpec, "algorithm">[],
  wanted?: (algorithm: string) => number,
): readonly number[] {
  const given = new Map<number, number>();
  for (const [lane, { algorithm }] of lanes.slice(0, COLOURS).entries()) {
    const at = contestants.findIndex((one, at) => one.algorithm === algorithm && !given.has(at));
    if (at >= 0) given.set(at, lane);
  }
  const taken = new Set(given.values());
  for (const [at, { algorithm }] of contestants.entries()) {
    const style = wanted?.(algorithm);
    if (style === undefined || given.has(at) || taken.has(style)) continue;
    given.set(at, style);
    taken.add(style);
  }
  const free = Array.from({ length: contestants.length + COLOURS }, (_, style) => style).filter(
    (style) => !taken.has(style),
  );
  let next = 0;
  return contestants.map((_, at) => given.get(at) ?? free[next++] ?? at);
}

export function createStyles(session: Session) {
  const { racing, colourOf } = session.get(createAlgorithmColours);
  const { asked } = session.get(createCompareController);
  const styles = computed(() => stylesOf(asked.value?.contestant ?? [], racing.value, colourOf));
  return { styles };
}
