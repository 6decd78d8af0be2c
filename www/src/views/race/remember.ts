/** Notes the race that starts now, and its puzzle. */
import { unframed } from "../../lab/address/frame";
import { linkTo } from "../../lab/address/link";
import { find, laneName } from "../../lab/check";
import { remember as keep } from "../../lab/recent";
import { lab, puzzle } from "../../lab/store";
import { words } from "../../words";
import { lanes } from "./store";

/** The name of a puzzle that comes with the page, where the list of them is to be had. */
async function bundledName(text: string): Promise<string | undefined> {
  try {
    const { famous, sizes } = await import("../../lab/collection");
    return [...famous, ...sizes].find((one) => one.text === text)?.name;
  } catch {
    return undefined; // its size and givens name it as well
  }
}

export async function remember(): Promise<void> {
  const board = puzzle.peek();
  const known = lab.peek();
  if (!board || !known) return;
  const { text, box, side } = board;
  const given = board.givens.filter((digit) => digit > 0).length;
  const all = lanes.peek();
  const racers = all.flatMap((lane) => {
    const info = find(known, lane.algorithm);
    return info ? [laneName(info, lane, all)] : [];
  });
  const hash = linkTo("race", { ...unframed, look: [], version: [] });
  const name = (await bundledName(text)) ?? words.recentPuzzle(side, given, text.slice(0, 9));
  keep({ text, box, label: name }, { hash, label: words.recentRace(name, racers) });
}
