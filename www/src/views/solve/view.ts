/** The view in which a puzzle is solved, and its keys in the address. */
import { type AddressKey, board } from "../../lab/address/keys";
import type { View } from "../../lab/address/views";
import { createDocument } from "../../session/document";
import type { Session } from "../../session/session";
import { ensureLoaded } from "../../ui/Lazy";
import { words } from "../../words";
import { createPacking } from "./share/packing";

const loadArrival = () => import("./share/arrive");

/**
 * Applies the position of a link after its puzzle is on the board, unless another puzzle was chosen in the meantime.
 */
async function openOnBoard(session: Session, packed: string): Promise<void> {
  const late = session.get(createDocument).decidedSince();
  const { importLink } = await ensureLoaded(loadArrival);
  if (!late()) importLink(session, packed);
}

/**
 * Returns the key for digits, marks and colours, which a link applies as a move that can be undone. The page's own
 * address omits them, because the browser stores the game; a shared link contains them.
 */
const progressKey = (session: Session): AddressKey => ({
  names: ["position"],
  write: () => [],
  share() {
    const packed = session.get(createPacking).packGame.value?.() ?? "";
    return packed === "" ? [] : [["position", packed]];
  },
  read({ given }) {
    const packed = given.get("position");
    if (packed !== undefined) queueMicrotask(() => void openOnBoard(session, packed));
  },
});

export const solve: View = {
  id: "solve",
  name: "solve",
  words: words.views.solve,
  content: { load: () => import("./Solve").then(({ Solve }) => Solve) },
  tables: ["formats", "hint", "paste", "play", "ratings", "reasons", "solutions"],
  early: true,
  keys: (session) => [board(session), progressKey(session)],
};
