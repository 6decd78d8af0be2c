/** Text that arrives on this view: one position, or several puzzles to page through. */
import { decidedSince, lab } from "../../../lab/store";
import { take as takePuzzle } from "../../../parts/puzzle/intake";
import { type Refusal, refusal } from "../../../parts/puzzle/refusal";
import { Unreadable } from "../../../play/formats/format";
import { hashOf, KEY } from "../../../play/formats/own";
import { readLine } from "../../../play/line";
import { words } from "../../../words/formats";
import { begin } from "./collection";
import { asked, open } from "./opening";
import { reading } from "./reader";

/** The last text that was to be taken: one that is fetched for longer comes too late. */
let latest = 0;

/** Opens what a text holds; false, with the reason told, where it holds nothing. */
export async function take(
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
  // Without the network the module is not here: then digits alone.
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

/** Bytes of a file that is read at once. */
const MOST = 50e6;

/** Opens a file. */
export async function takeFile(file: File): Promise<void> {
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
