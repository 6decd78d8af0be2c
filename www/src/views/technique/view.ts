/** The techniques people solve by, as the page knows them: an index of all, and a page for each. */
import { signal } from "@preact/signals";
import { key, text } from "../../lab/address/keys";
import type { View } from "../../lab/address/views";
import { words } from "../../words";
import { chosen } from "./state";

export const technique: View = {
  id: "technique",
  name: "learn",
  of: "technique",
  words: words.views.technique,
  content: { load: () => import("./Techniques").then(({ Techniques }) => Techniques) },
  working: signal(false),
  keys: [key("technique", chosen, text, null)],
};
