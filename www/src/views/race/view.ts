/** The race view and its keys in the address. */
import { board, integer, key, lanes, oneOf, speed } from "../../lab/address/keys";
import type { View } from "../../lab/address/views";
import { CUSTOM_SOLVER_ID, customCodeKey } from "../../lab/own/running";
import { DEFAULT_SEED, DEFAULT_SEEDS, MAX_SEED, MAX_SEEDS, MAX_STEPS } from "../../lab/setup";
import { words } from "../../words";
import { fetchBoardKey } from "./Below";
import { Race } from "./Race";
import { createRaceStore, MAX_LANES, projectorStates, rankMeasures, stopRules } from "./store";

/** The format of a lane in the address, counted from 1. */
const laneKey = {
  allowed: words.wholeNumber(1, MAX_LANES),
  read(text: string) {
    const number = integer(1, MAX_LANES).read(text);
    return typeof number === "number" ? number - 1 : undefined;
  },
  write: (index: number | null) => String((index ?? 0) + 1),
};

export const race: View = {
  id: "race",
  name: "race",
  words: words.views.race,
  content: Race,
  fetchAhead: fetchBoardKey,
  working: (session) => session.get(createRaceStore).working,
  keys(session) {
    const store = session.get(createRaceStore);
    return [
      board(session),
      lanes({
        most: MAX_LANES,
        check: true,
        get: () => store.lanes.value,
        set: (some) => some && some.length > 0 && store.setLanes(some),
      }),
      customCodeKey(() =>
        store.lanes.value.some(({ algorithm }) => algorithm === CUSTOM_SOLVER_ID),
      ),
      key("seed", store.seed, integer(0, MAX_SEED), DEFAULT_SEED),
      key("steps", store.maxSteps, integer(1, MAX_STEPS), null),
      key("pace", store.speed, speed, null),
      key("seeds", store.seeds, integer(1, MAX_SEEDS), DEFAULT_SEEDS),
      key("look", store.looked, laneKey, null, {
        refuse: (index) => (store.lanes.value[index ?? 0] ? null : words.unknownLane),
      }),
      key("projector", store.projector, oneOf(projectorStates), "off"),
      key("until", store.until, oneOf(stopRules), "all"),
      key("rank", store.rank, oneOf(rankMeasures), "time"),
    ];
  },
};
