/** Algorithms compared over sets of puzzles, as the page knows it. */
import { key, text } from "../../../lab/address/keys";
import type { View } from "../../../lab/address/views";
import { ownCode } from "../../../lab/own/running";
import { words } from "../../../words";
import * as state from "./state";

export const experiment: View = {
  id: "experiment",
  name: "experiment",
  words: words.views.experiment,
  content: { load: () => import("./Compare").then(({ Compare }) => Compare) },
  tables: ["experiment", "params"],
  working: state.working,
  keys: [
    key("e", state.readyMade, text, null),
    key("d", state.packed, text, null),
    ownCode(() => state.withOwn.value),
    key("figure", state.figure, text, null),
  ],
};
