/** A solver of the visitor's own, as the page knows it. */
import { key, oneOf, text } from "../../lab/address/keys";
import type { View } from "../../lab/address/views";
import { ONWARD, OWN } from "../../lab/own/running";
import { words } from "../../words";
import * as state from "./state";

export const own: View = {
  id: "own",
  name: "learn",
  of: "own",
  words: words.views.own,
  content: { load: () => import("./Own").then(({ Own }) => Own) },
  tables: ["experiment", "own", "params"],
  working: state.working,
  keys: [
    key(OWN, state.packed, text, null),
    key("task", state.task, text, null),
    key("on", state.sample, oneOf(state.samples), "small"),
    key(ONWARD, state.onward, text, null),
  ],
};
