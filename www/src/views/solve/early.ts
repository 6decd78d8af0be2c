/** The puzzle of the address, or the one that was on the board last, before the algorithms are here. */
import { glance } from "../../lab/address/link";
import { first } from "../../lab/collection";
import { lab } from "../../lab/store";
import { readLine } from "../../play/line";
import { openPuzzle } from "../../play/store";

/** Shows it, if it is written as the page itself writes it; what is not waits for who reads it. */
export function early(): void {
  if (lab.peek()) return;
  const { p = first, box } = glance();
  const read = readLine(p, box);
  if (read) openPuzzle(read.givens, read.box);
}
