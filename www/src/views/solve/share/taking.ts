/** Imports text into this view: one position, or a collection of puzzles. */

import { createIntake } from "../../../parts/puzzle/intake";
import { createRefusal, type Refusal } from "../../../parts/puzzle/refusal";
import { Unreadable } from "../../../play/formats/format";
import { hashOf, KEY } from "../../../play/formats/own";
import { readLine } from "../../../play/line";
import { createDocument } from "../../../session/document";
import { lab } from "../../../session/engine";
import type { Session } from "../../../session/session";
import { words } from "../../../words/formats";
import { createCollection } from "./collection";
import { createOpening } from "./opening";
import { reading } from "./reader";

/** The maximum size of a file, bytes. */
const MOST = 50e6;

export function createTaking(session: Session) {
  const { asked, open } = session.get(createOpening);
  const { decidedSince } = session.get(createDocument);
  const { take: takePuzzle } = session.get(createIntake);
  const { refusal } = session.get(createRefusal);
  const { begin } = session.get(createCollection);

  /** The number of the latest import; the result of an earlier import that takes longer is dropped. */
  let latest = 0;

  /** Opens the content of a text. Resolves to false, with the reason reported, if the text contains nothing usable. */
  async function take(
    text: string,
    from: Refusal["from"] = "page",
    name: string = words.pasted,
  ): Promise<boolean> {
    asked.value = null;
    const turn = ++latest;
    const decided = decidedSince();
    const late = () => turn !== latest || decided();
    if (!lab.peek() || readLine(text.trim())) return takePuzzle(text, from);
    const reader = await reading();
    // Without a network connection the parser cannot be loaded, so only digits are read.
    if (!reader) return takePuzzle(text, from);
    if (late()) return false;
    const { read, unpacked, workshop } = reader;
    const hash = hashOf(text);
    if (hash !== null && !hash.includes(`&${KEY}=`)) return takePuzzle(text, from);
    try {
      const answer = read(workshop, await unpacked(text));
      if (late()) return false;
      if (answer.type === "one") return open(answer.found, from);
      refusal.value = null;
      return await begin(name, answer.entries, answer.wrong.length);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      const { message, place, id } = error;
      refusal.value = { from, type: "unreadable", message, id, place, text, first: null };
      return false;
    }
  }

  /** Reads and opens a file. */
  async function takeFile(file: File): Promise<void> {
    const refuse = (message: string) => {
      refusal.value = {
        from: "page",
        type: "unreadable",
        message,
        id: undefined,
        place: null,
        text: "",
        first: null,
      };
    };
    if (file.size > MOST) {
      refuse(words.fileTooLarge(file.name));
      return;
    }
    try {
      await take(await file.text(), "page", file.name);
    } catch {
      refuse(words.fileUnread(file.name));
    }
  }

  return { take, takeFile };
}
