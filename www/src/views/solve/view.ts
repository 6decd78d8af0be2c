/** One puzzle, to be solved. */
import { signal } from "@preact/signals";
import { board, type Key } from "../../lab/address/keys";
import type { View } from "../../lab/address/views";
import { bring } from "../../ui/Later";
import { words } from "../../words";
import { packGame } from "./share/packing";

const loadArrival = () => import("./share/arrive");

/**
 * What a link brings besides givens: digits, marks and colours, as a move that can be undone. The page's own
 * address leaves them out, for what is played is kept in the browser; a link for others has them.
 */
const played: Key = {
  names: ["position"],
  write: () => [],
  share() {
    const packed = packGame.value?.() ?? "";
    return packed === "" ? [] : [["position", packed]];
  },
  read({ given }) {
    const packed = given.get("position");
    if (packed !== undefined) void bring(loadArrival).then(({ arrive }) => arrive(packed));
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
