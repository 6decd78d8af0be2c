/** The view of the papers, and its keys in the address. */
import { key, text } from "../../../lab/address/keys";
import type { View } from "../../../lab/address/views";
import { words } from "../../../words";
import { createPapersStore, DEFAULT_PAPER } from "./store";

export const papers: View = {
  id: "papers",
  name: "experiment",
  of: "papers",
  words: words.views.papers,
  content: { load: () => import("./Papers").then(({ Papers }) => Papers) },
  tables: ["experiment", "reproduced"],
  working: (session) => session.get(createPapersStore).working,
  keys: (session) => [key("paper", session.get(createPapersStore).paper, text, DEFAULT_PAPER)],
};
