/** The race, as the page knows it. */
import { board, key, lanes, oneOf, pace, whole } from "../../lab/address/keys";
import type { View } from "../../lab/address/views";
import { OWN, ownCode } from "../../lab/own/running";
import { DEFAULT_SEED, DEFAULT_SEEDS, MAX_SEED, MAX_SEEDS, MAX_STEPS } from "../../lab/setup";
import { words } from "../../words";
import { Race } from "./Race";
import * as store from "./store";

/** Lanes are counted from 1 in the address. */
const lane = {
  allowed: words.wholeNumber(1, store.MOST_LANES),
  read(text: string) {
    const number = whole(1, store.MOST_LANES).read(text);
    return typeof number === "number" ? number - 1 : undefined;
  },
  write: (index: number | null) => String((index ?? 0) + 1),
};

export const race: View = {
  id: "race",
  name: "race",
  words: words.views.race,
  content: Race,
  working: store.working,
  keys: [
    board,
    lanes({
      most: store.MOST_LANES,
      check: true,
      get: () => store.lanes.value,
      set: (some) => some && some.length > 0 && store.setLanes(some),
    }),
    ownCode(() => store.lanes.value.some(({ algorithm }) => algorithm === OWN)),
    key("seed", store.seed, whole(0, MAX_SEED), DEFAULT_SEED),
    key("steps", store.maxSteps, whole(1, MAX_STEPS), null),
    key("pace", store.pace, pace, null),
    key("seeds", store.seeds, whole(1, MAX_SEEDS), DEFAULT_SEEDS),
    key("look", store.looked, lane, null, {
      refuse: (index) => (store.lanes.value[index ?? 0] ? null : words.unknownLane),
    }),
    key("projector", store.projector, oneOf(store.projectors), "off"),
    key("until", store.until, oneOf(store.untils), "all"),
    key("rank", store.rank, oneOf(store.ranks), "time"),
  ],
};
