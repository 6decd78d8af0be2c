/** What the page says of a race that has ended. */
import type { Outcome } from "sudoku-lab";
import { words as common } from ".";
import { table } from "./tables";

/** How a lane ended, or that it never began. */
export type Ending = Outcome | "unreached";

const endings: Readonly<Record<Ending, string>> = {
  ...common.outcomes,
  unreached: common.notStarted,
};

export const words = { ...(await table("finish")), endings };
