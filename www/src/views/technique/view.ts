/** The view of the solving techniques, and its key in the address. */
import { computed } from "@preact/signals";
import { key, text } from "../../lab/address/keys";
import type { View } from "../../lab/address/views";
import { createChosenTechnique } from "../../parts/techniques/chosen";
import { spoken, words } from "../../words";

/** Returns the name of a technique as a heading, such as `Naked single`. */
const techniqueHeading = (id: string) => spoken(id).replace(/^./, (letter) => letter.toUpperCase());

export const technique: View = {
  id: "technique",
  name: "learn",
  of: "technique",
  words: words.views.technique,
  content: { load: () => import("./Techniques").then(({ Techniques }) => Techniques) },
  tables: ["gloss", "hint", "learn", "reasons", "techniques"],
  subject(session) {
    const { chosen } = session.get(createChosenTechnique);
    return computed(() => chosen.value && techniqueHeading(chosen.value));
  },
  keys: (session) => [key("technique", session.get(createChosenTechnique).chosen, text, null)],
};
