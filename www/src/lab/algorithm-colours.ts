/**
 * One colour per algorithm in every view. An algorithm that races has the colour of its lane; the others have a colour
 * by their position among the solvers, because there are fewer colours than algorithms.
 */
import { computed } from "@preact/signals";
import { catalog, isWaiting, lab } from "../session/engine";
import type { Session } from "../session/session";
import { LANE_COLOUR_COUNT } from "../ui/colours";
import { readLanes } from "./address/hash";
import { createAddress } from "./address/link";
import { solvers } from "./check";

/** Returns the CSS class of a colour, by the number of the colour. */
export const colourClass = (colour: number): string =>
  `lane-colour-${(colour % LANE_COLOUR_COUNT) + 1}`;

export function createAlgorithmColours(session: Session) {
  const { linkTo, parse } = session.get(createAddress);

  /** The lanes of the race, as a link to the race names them. */
  const racing = computed(() => {
    const first = isWaiting.value ? catalog.value?.race : undefined;
    return readLanes(parse(first ?? linkTo("race"))) ?? [];
  });

  /** Returns the number of an algorithm's colour, from 0. */
  function colourOf(algorithm: string): number {
    const lane = racing.value.findIndex((one) => one.algorithm === algorithm);
    if (lane >= 0) return lane;
    const source = lab.value ?? catalog.value;
    const known = source ? solvers(source) : [];
    return (
      Math.max(
        0,
        known.findIndex(({ id }) => id === algorithm),
      ) % LANE_COLOUR_COUNT
    );
  }

  return { racing, colourOf };
}
