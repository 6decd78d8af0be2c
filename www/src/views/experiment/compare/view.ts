/** The view that compares algorithms on sets of puzzles, and its keys in the address. */
import { key, text } from "../../../lab/address/keys";
import type { View } from "../../../lab/address/views";
import { customCodeKey } from "../../../lab/own/running";
import { words } from "../../../words";
import { createCompareStore } from "./store";

export const experiment: View = {
  id: "experiment",
  name: "experiment",
  words: words.views.experiment,
  content: { load: () => import("./Compare").then(({ Compare }) => Compare) },
  tables: ["experiment"],
  withoutEngine: true,
  working: (session) => session.get(createCompareStore).working,
  keys(session) {
    const store = session.get(createCompareStore);
    return [
      key("e", store.readyMade, text, null),
      key("d", store.packed, text, null),
      customCodeKey(() => store.withOwn.value),
      key("figure", store.figure, text, null),
    ];
  },
};
