/** The view that solves one puzzle on several cores, and its keys in the address. */
import { board, integer, key, lane } from "../../../lab/address/keys";
import type { View } from "../../../lab/address/views";
import { DEFAULT_SEED, MAX_SEED, MAX_SEEDS, MAX_SOLUTIONS, MAX_STEPS } from "../../../lab/setup";
import { words } from "../../../words";
import { createCoresStore, FIRST_SEED } from "./store";

export const cores: View = {
  id: "cores",
  name: "experiment",
  of: "cores",
  under: "experiment",
  formerly: "cores",
  words: words.views.cores,
  content: { load: () => import("./Cores").then(({ Cores }) => Cores) },
  tables: ["cores", "params"],
  working: (session) => session.get(createCoresStore).working,
  keys(session) {
    const store = session.get(createCoresStore);
    const manySeeds = () => store.seeds.value !== null;
    const ofTheWay = () => (manySeeds() ? store.lucky : store.shared);
    return [
      board(session),
      lane({
        get value() {
          return ofTheWay().value;
        },
        set value(to) {
          ofTheWay().value = to;
        },
      }),
      key("seed", store.seed, integer(0, MAX_SEED), DEFAULT_SEED),
      key("steps", store.maxSteps, integer(1, MAX_STEPS), null, { used: manySeeds }),
      key("seeds", store.seeds, integer(1, MAX_SEEDS), null, { first: true }), // decides between one run and many seeds
      key("solutions", store.solutions, integer(1, MAX_SOLUTIONS), FIRST_SEED, {
        used: () => !manySeeds(),
      }),
    ];
  },
};
