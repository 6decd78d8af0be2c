/** The view that solves a set of puzzles one by one, and its keys in the address. */
import { board, integer, key, lane, text } from "../../../lab/address/keys";
import type { View } from "../../../lab/address/views";
import { DEFAULT_SEED, MAX_SEED, MAX_SOLUTIONS, MAX_STEPS } from "../../../lab/setup";
import { words } from "../../../words";
import { createSetStore, DEFAULT_SOLUTIONS, MAX_SOLUTIONS as MAX_SET_SOLUTIONS } from "./store";

export const set: View = {
  id: "set",
  name: "experiment",
  of: "set",
  formerly: "many",
  words: words.views.set,
  content: { load: () => import("./Many").then(({ Batch }) => Batch) },
  tables: ["many", "params"],
  working: (session) => session.get(createSetStore).working,
  keys(session) {
    const store = session.get(createSetStore);
    return [
      board(session),
      lane(store.solver),
      key("seed", store.seed, integer(0, MAX_SEED), DEFAULT_SEED),
      key("steps", store.maxSteps, integer(1, MAX_STEPS), null),
      key(
        "solutions",
        store.solutions,
        integer(1, MAX_SOLUTIONS, MAX_SET_SOLUTIONS),
        DEFAULT_SOLUTIONS,
      ),
      key("set", store.set, text, null),
    ];
  },
};
