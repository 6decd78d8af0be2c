/** The texts about a race that has ended. */
import type { Outcome } from "sudoku-lab";
import { words as common } from ".";
import { table } from "./tables";

/** The outcome of a lane, or `unreached` if it was not started. */
export type RaceEnding = Outcome | "unreached";

const endings: Readonly<Record<RaceEnding, string>> = {
  ...common.outcomes,
  unreached: common.notStarted,
};

export const words = { ...(await table("finish")), endings };
