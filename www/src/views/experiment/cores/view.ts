/** One puzzle on several cores, as the page knows it: one run that they share, or many seeds. */
import { board, key, lane, whole } from "../../../lab/address/keys";
import type { View } from "../../../lab/address/views";
import { DEFAULT_SEED, MAX_SEED, MAX_SEEDS, MAX_SOLUTIONS, MAX_STEPS } from "../../../lab/setup";
import { words } from "../../../words";
import * as state from "./state";

const manySeeds = () => state.seeds.value !== null;
const ofTheWay = () => (manySeeds() ? state.lucky : state.shared);

export const cores: View = {
  id: "cores",
  name: "experiment",
  of: "cores",
  under: "experiment",
  formerly: "cores",
  words: words.views.cores,
  content: { load: () => import("./Cores").then(({ Cores }) => Cores) },
  tables: ["cores", "params"],
  working: state.working,
  keys: [
    board,
    lane({
      get value() {
        return ofTheWay().value;
      },
      set value(to) {
        ofTheWay().value = to;
      },
    }),
    key("seed", state.seed, whole(0, MAX_SEED), DEFAULT_SEED),
    key("steps", state.maxSteps, whole(1, MAX_STEPS), null, { used: manySeeds }),
    key("seeds", state.seeds, whole(1, MAX_SEEDS), null, { first: true }), // says which way it is
    key("solutions", state.solutions, whole(1, MAX_SOLUTIONS), state.FIRST, {
      used: () => !manySeeds(),
    }),
  ],
};
