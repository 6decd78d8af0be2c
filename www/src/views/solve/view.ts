/** One puzzle, to be solved. */
import { signal } from "@preact/signals";
import { board } from "../../lab/address/keys";
import type { View } from "../../lab/address/views";
import { words } from "../../words";

export const solve: View = {
  id: "solve",
  name: "solve",
  words: words.views.solve,
  content: { load: () => import("./Solve").then(({ Solve }) => Solve) },
  early: true,
  working: signal(false), // what counts and looks pauses for whatever else is done
  keys: [board],
};
