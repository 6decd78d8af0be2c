/** The view in which a puzzle is solved, and its keys in the address. */
import { board, type Key } from "../../lab/address/keys";
import type { View } from "../../lab/address/views";
import { createDocument } from "../../session/document";
import type { Session } from "../../session/session";
import { bring } from "../../ui/Later";
import { words } from "../../words";
import { createPacking } from "./share/packing";

const loadArrival = () => import("./share/arrive");

/**
 * Applies the position of a link after its puzzle is on the board, unless another puzzle was chosen in the meantime.
 */
async function putOnBoard(session: Session, packed: string): Promise<void> {
  const late = session.get(createDocument).decidedSince();
  const { arrive } = await bring(loadArrival);
  if (!late()) arrive(session, packed);
}

/**
 * Returns the key for digits, marks and colours, which a link applies as a move that can be undone. The page's own
 * address omits them, because the browser stores the game; a shared link contains them.
 */
const played = (session: Session): Key => ({
  names: ["position"],
  write: () => [],
  share() {
    const packed = session.get(createPacking).packGame.value?.() ?? "";
    return packed === "" ? [] : [["position", packed]];
  },
  read({ given }) {
    const packed = given.get("position");
    if (packed !== undefined) queueMicrotask(() => void putOnBoard(session, packed));
  },
});

export const solve: View = {
  id: "solve",
  name: "solve",
  words: words.views.solve,
  content: { load: () => import("./Solve").then(({ Solve }) => Solve) },
  tables: ["formats", "hint", "paste", "play", "ratings", "reasons", "solutions"],
  early: true,
  keys: (session) => [board(session), played(session)],
};
