/** Imports text into this view: one position, or a collection of puzzles. */

import { createIntake } from "../../../parts/puzzle/intake";
import { createRefusal, type Refusal } from "../../../parts/puzzle/refusal";
import { Unreadable } from "../../../play/formats/format";
import { hashOf, POSITION_KEY } from "../../../play/formats/own";
import { readLine } from "../../../play/line";
import { createDocument } from "../../../session/document";
import { lab } from "../../../session/engine";
import type { Session } from "../../../session/session";
import { words } from "../../../words/formats";
import { createCollection } from "./collection";
import { createOpening } from "./opening";
import { loadParser } from "./reader";

/** The maximum size of a file, bytes. */
const MAX_FILE_BYTES = 50e6;

export function createImport(session: Session) {
  const { pendingQuestion, open } = session.get(createOpening);
  const { decidedSince } = session.get(createDocument);
  const { take: takePuzzle } = session.get(createIntake);
  const { refusal } = session.get(createRefusal);
  const { begin } = session.get(createCollection);

  /** The number of the latest import; the result of an earlier import that takes longer is dropped. */
  let latest = 0;

  /** Opens the content of a text. Resolves to false, with the reason reported, if the text contains nothing usable. */
  async function importText(
    text: string,
    from: Refusal["from"] = "page",
    name: string = words.pasted,
  ): Promise<boolean> {
    pendingQuestion.value = null;
    const turn = ++latest;
    const decided = decidedSince();
    const isOutdated = () => turn !== latest || decided();
    if (!lab.peek() || readLine(text.trim())) return takePuzzle(text, from);
    const reader = await loadParser();
    // Without a network connection the parser cannot be loaded, so only digits are read.
    if (!reader) return takePuzzle(text, from);
    if (isOutdated()) return false;
    const { read, unpacked, workshop } = reader;
    const hash = hashOf(text);
    if (hash !== null && !hash.includes(`&${POSITION_KEY}=`)) return takePuzzle(text, from);
    try {
      const answer = read(workshop, await unpacked(text));
      if (isOutdated()) return false;
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
  async function importFile(file: File): Promise<void> {
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
    if (file.size > MAX_FILE_BYTES) {
      refuse(words.fileTooLarge(file.name));
      return;
    }
    try {
      await importText(await file.text(), "page", file.name);
    } catch {
      refuse(words.fileUnread(file.name));
    }
  }

  return { take: importText, takeFile: importFile };
}
