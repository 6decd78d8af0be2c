/** What the algorithms say of themselves, as the page knows it. */
import { computed, signal } from "@preact/signals";
import { key, text } from "../../lab/address/keys";
import type { View } from "../../lab/address/views";
import { find } from "../../lab/check";
import { lab } from "../../lab/store";
import { words } from "../../words";
import { topic } from "./state";

export const learn: View = {
  id: "learn",
  name: "learn",
  words: words.views.learn,
  content: { load: () => import("./Learn").then(({ Learn }) => Learn) },
  tables: ["experiment", "learn", "techniques"],
  working: signal(false),
  subject: computed(() => (lab.value && find(lab.value, topic.value ?? "")?.name) ?? null),
  keys: [
    // Held against the registry where it is shown: that of generators is fetched for it.
    key("a", topic, text, null),
  ],
};
