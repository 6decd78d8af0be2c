/** A set of puzzles, solved one by one, as the page knows it. */
import { board, key, lane, text, whole } from "../../../lab/address/keys";
import type { View } from "../../../lab/address/views";
import { DEFAULT_SEED, MAX_SEED, MAX_SOLUTIONS, MAX_STEPS } from "../../../lab/setup";
import { words } from "../../../words";
import * as state from "./state";

export const set: View = {
  id: "set",
  name: "experiment",
  of: "set",
  formerly: "many",
  words: words.views.set,
  content: { load: () => import("./Many").then(({ Many }) => Many) },
  tables: ["many", "params"],
  working: state.working,
  keys: [
    board,
    lane(state.solver),
    key("seed", state.seed, whole(0, MAX_SEED), DEFAULT_SEED),
    key("steps", state.maxSteps, whole(1, MAX_STEPS), null),
    key(
      "solutions",
      state.solutions,
      whole(1, MAX_SOLUTIONS, state.MAX_SOLUTIONS),
      state.DEFAULT_SOLUTIONS,
    ),
    key("set", state.set, text, null),
  ],
};
