/** The view that generates puzzles, and its keys in the address. */
import { integer, key, lane, speed, text } from "../../lab/address/keys";
import type { View } from "../../lab/address/views";
import { DEFAULT_SEED, MAX_SEED, MAX_SEEDS, MAX_STEPS } from "../../lab/setup";
import { words } from "../../words";
import { createGenerateStore, DEFAULT_BOX, DEFAULT_COUNT, MAX_COUNT } from "./store";

export const generate: View = {
  id: "generate",
  name: "generate",
  words: words.views.generate,
  content: { load: (session) => import("./open").then(({ open }) => open(session)) },
  tables: ["generate", "params", "play"],
  working: (session) => session.get(createGenerateStore).working,
  // Generators and boxes are checked after the registry is loaded.
  keys(session) {
    const store = session.get(createGenerateStore);
    return [
      key("box", store.box, text, DEFAULT_BOX),
      lane(store.maker, false),
      key("seed", store.seed, integer(0, MAX_SEED), DEFAULT_SEED),
      key("steps", store.maxSteps, integer(1, MAX_STEPS), null),
      key("pace", store.speed, speed, null),
      key("difficulty", store.difficulty, text, null),
      key("technique", store.technique, text, null),
      key("seeds", store.count, integer(1, MAX_SEEDS, MAX_COUNT), DEFAULT_COUNT),
    ];
  },
};
