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
import { LANE_COLOUR_COUNT } from "../../../ui/colours";
import { createCompareController } from "./controller";
import { assignStyles } from "./defaults";

type NamedStyle = Pick<ContestantSpec, "algorithm">;

/** Numbers from 0, each once; `wanted` names the one that an algorithm has elsewhere. */
export const stylesOf = (
  contestants: readonly NamedStyle[],
  lanes: readonly Pick<LaneSpec, "algorithm">[],
  wanted?: (algorithm: string) => number,
): readonly number[] => assignStyles(LANE_COLOUR_COUNT, contestants, lanes, wanted);

export function createStyles(session: Session) {
  const { racing, colourOf } = session.get(createAlgorithmColours);
  const { shownDefinition } = session.get(createCompareController);
  const styles = computed(() =>
    stylesOf(shownDefinition.value?.contestant ?? [], racing.value, colourOf),
  );
  return { styles };
}
