/** The view that tunes an algorithm on a set of puzzles, and its keys in the address. */
import { integer, key, lane, text } from "../../../lab/address/keys";
import type { View } from "../../../lab/address/views";
import { DEFAULT_SEED, MAX_SEED, MAX_STEPS } from "../../../lab/setup";
import { words } from "../../../words";
import { createTuneStore, DEFAULT_RUNS, DEFAULT_SET, DEFAULT_STEPS, MAX_RUNS } from "./store";

export const tune: View = {
  id: "tune",
  name: "experiment",
  of: "tune",
  under: "experiment",
  words: words.views.tune,
  content: { load: () => import("./Tune").then(({ Tune }) => Tune) },
  tables: ["tune", "experiment"],
  working: (session) => session.get(createTuneStore).working,
  keys(session) {
    const store = session.get(createTuneStore);
    return [
      lane(store.lane),
      // The set is checked after the list of sets is loaded.
      key("set", store.set, text, DEFAULT_SET),
      key("seed", store.seed, integer(0, MAX_SEED), DEFAULT_SEED),
      key("steps", store.steps, integer(1, MAX_STEPS), DEFAULT_STEPS),
      key("runs", store.runs, integer(1, MAX_RUNS), DEFAULT_RUNS),
    ];
  },
};
