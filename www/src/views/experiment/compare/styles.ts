/**
 * The colour, dashes and mark of each contestant: those of the lane of the race that runs the same algorithm, so that an
 * algorithm looks alike in both views; of the others, the next that are free.
 */
import { computed } from "@preact/signals";
import { readLanes } from "../../../lab/address/hash";
import { createAddress } from "../../../lab/address/link";
import type { ContestantSpec } from "../../../lab/experiment/types";
import type { LaneSpec } from "../../../lab/setup";
import type { Session } from "../../../session/session";
import { COLOURS } from "../../../ui/colours";
import { createCompareController } from "./controller";

type Named = Pick<ContestantSpec, "algorithm">;

/** Numbers from 0, each once. */
export function stylesOf(
  contestants: readonly Named[],
  lanes: readonly Pick<LaneSpec, "algorithm">[],
): readonly number[] {
  const given = new Map<number, number>();
  for (const [lane, { algorithm }] of lanes.slice(0, COLOURS).entries()) {
    const at = contestants.findIndex((one, at) => one.algorithm === algorithm && !given.has(at));
    if (at >= 0) given.set(at, lane);
  }
  const taken = new Set(given.values());
  const free = Array.from({ length: contestants.length + COLOURS }, (_, style) => style).filter(
    (style) => !taken.has(style),
  );
  let next = 0;
  return contestants.map((_, at) => given.get(at) ?? free[next++] ?? at);
}

/** The class that has the colour of a style. */
export const colourClass = (style: number): string => `lane-colour-${(style % COLOURS) + 1}`;

export function createStyles(session: Session) {
  const { parse, linkTo } = session.get(createAddress);
  const { asked } = session.get(createCompareController);

  /** The lanes of the race, as a link to it names them. */
  const racing = computed(() => readLanes(parse(linkTo("race"))) ?? []);
  const styles = computed(() => stylesOf(asked.value?.contestant ?? [], racing.value));

  return { racing, styles };
}
