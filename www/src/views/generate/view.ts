/** The view in which puzzles are made, as the page knows it. */
import { key, lane, pace, text, whole } from "../../lab/address/keys";
import type { View } from "../../lab/address/views";
import { DEFAULT_SEED, MAX_SEED, MAX_SEEDS, MAX_STEPS } from "../../lab/setup";
import { words } from "../../words";
import * as state from "./state";

export const generate: View = {
  id: "generate",
  name: "generate",
  words: words.views.generate,
  content: { load: () => import("./open").then(({ open }) => open()) },
  tables: ["generate", "params", "play"],
  working: state.working,
  // Generators and boxes are held against the registry once that is fetched.
  keys: [
    key("box", state.box, text, state.DEFAULT_BOX),
    lane(state.maker, false),
    key("seed", state.seed, whole(0, MAX_SEED), DEFAULT_SEED),
    key("steps", state.maxSteps, whole(1, MAX_STEPS), null),
    key("pace", state.pace, pace, null),
    key("difficulty", state.difficulty, text, null),
    key("technique", state.technique, text, null),
    key("seeds", state.count, whole(1, MAX_SEEDS, state.MAX_COUNT), state.DEFAULT_COUNT),
  ],
};
