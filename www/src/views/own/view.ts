/** The view of the visitor's own solver, as it is registered in the page. */
import { key, oneOf, text } from "../../lab/address/keys";
import type { View } from "../../lab/address/views";
import { CUSTOM_SOLVER_ID, PENDING_LINK_KEY } from "../../lab/own/running";
import { words } from "../../words";
import { createOwnStore, samples } from "./store";

export const own: View = {
  id: "own",
  name: "learn",
  of: "own",
  words: words.views.own,
  content: { load: () => import("./Own").then(({ Own }) => Own) },
  tables: ["experiment", "own", "params"],
  working: (session) => session.get(createOwnStore).working,
  keys(session) {
    const store = session.get(createOwnStore);
    return [
      key(CUSTOM_SOLVER_ID, store.packed, text, null),
      key("task", store.task, text, null),
      key("on", store.sample, oneOf(samples), "small"),
      key(PENDING_LINK_KEY, store.onward, text, null),
    ];
  },
};
