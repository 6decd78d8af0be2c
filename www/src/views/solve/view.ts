/** One puzzle, to be solved. */
import { signal } from "@preact/signals";
import { board, type Key } from "../../lab/address/keys";
import type { View } from "../../lab/address/views";
import { decidedSince } from "../../lab/store";
import { bring } from "../../ui/Later";
import { words } from "../../words";
import { packGame } from "./share/packing";

const loadArrival = () => import("./share/arrive");

/** Once the puzzle of the same link is on the board; not if another one was chosen meanwhile. */
async function putOnBoard(packed: string): Promise<void> {
  const late = decidedSince();
  const { arrive } = await bring(loadArrival);
  if (!late()) arrive(packed);
}

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
    if (packed !== undefined) queueMicrotask(() => void putOnBoard(packed));
  },
};

export const solve: View = {
  id: "solve",
  name: "solve",
  words: words.views.solve,
  content: { load: () => import("./Solve").then(({ Solve }) => Solve) },
  tables: ["formats", "hint", "paste", "play", "ratings", "solutions"],
  early: true,
  working: signal(false), // what counts and looks pauses for whatever else is done
  keys: [board, played],
};
