/** Notes the race that starts now, and its puzzle. */

import { unframed } from "../../lab/address/frame";
import { linkTo } from "../../lab/address/link";
import { find, laneName } from "../../lab/check";
import { bundledName } from "../../lab/collection";
import { remember as keep } from "../../lab/recent";
import { lab, puzzle } from "../../lab/store";
import { words } from "../../words";
import { lanes } from "./store";

export function remember(): void {
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
  const name = bundledName(text) ?? `${words.facts(side, given)}: ${text.slice(0, 9)}…`;
  keep({ text, box, label: name }, { hash, label: `${name}: ${racers.join(", ")}` });
}
