/** The training of a net, as the page knows it. */
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
  // The recipe is checked once the default recipes are here.
  keys: (session) => [key("net", session.get(createTrainStore).net, text, null)],
};
