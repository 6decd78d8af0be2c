/** The view of the algorithms and their descriptions, as it is registered in the page. */
import { computed } from "@preact/signals";
import { key, text } from "../../lab/address/keys";
import type { View } from "../../lab/address/views";
import { findAlgorithm } from "../../lab/check";
import { lab } from "../../session/engine";
import { words } from "../../words";
import { createLearnStore } from "./store";

export const learn: View = {
  id: "learn",
  name: "learn",
  words: words.views.learn,
  content: { load: () => import("./Learn").then(({ Learn }) => Learn) },
  tables: ["learn", "techniques"],
  withoutEngine: true,
  subject(session) {
    const { topic } = session.get(createLearnStore);
    return computed(() => (lab.value && findAlgorithm(lab.value, topic.value ?? "")?.name) ?? null);
  },
  keys: (session) => [
    // The id is checked where the algorithm is shown, because the registry of generators is fetched only there.
    key("a", session.get(createLearnStore).topic, text, null),
  ],
};
