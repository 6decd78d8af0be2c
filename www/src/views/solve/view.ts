/** One puzzle, to be solved. */
import { signal } from "@preact/signals";
import { board, type Key } from "../../lab/address/keys";
import type { View } from "../../lab/address/views";
import { words } from "../../words";

/**
 * What a link brings besides givens: digits, marks and colours, as a move that can be undone. The page's own
 * address leaves it out, for what is played is kept in the browser.
 */
const played: Key = {
  names: ["position"],
  write: () => [],
  read({ given }) {
    const packed = given.get("position");
    if (packed !== undefined) void import("./share/arrive").then(({ arrive }) => arrive(packed));
  },
};

export const solve: View = {
  id: "solve",
  name: "solve",
  words: words.views.solve,
  content: { load: () => import("./Solve").then(({ Solve }) => Solve) },
  early: true,
  working: signal(false), // what counts and looks pauses for whatever else is done
  keys: [board, played],
};
