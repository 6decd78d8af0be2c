/** The view of the training of a net, and its key in the address. */
import { key, text } from "../../lab/address/keys";
import type { View } from "../../lab/address/views";
import { words } from "../../words";
import { createTrainStore } from "./store";

export const train: View = {
  id: "train",
  name: "learn",
  of: "train",
  words: words.views.train,
  content: { load: () => import("./Train").then(({ Train }) => Train) },
  tables: ["train"],
  working: (session) => session.get(createTrainStore).working,
  // The recipe is checked after the default recipes are loaded.
  keys: (session) => [key("net", session.get(createTrainStore).net, text, null)],
};
