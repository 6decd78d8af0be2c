/** The papers, each with its tables beside what comes out here, as the page knows it. */
import { key, text } from "../../../lab/address/keys";
import type { View } from "../../../lab/address/views";
import { words } from "../../../words";
import * as state from "./state";

export const papers: View = {
  id: "papers",
  name: "experiment",
  of: "papers",
  words: words.views.papers,
  content: { load: () => import("./Papers").then(({ Papers }) => Papers) },
  tables: ["reproduced"],
  working: state.working,
  keys: [key("paper", state.paper, text, state.FIRST)],
};
