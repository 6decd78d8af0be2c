/** Stores the race that starts now, and its puzzle, in the lists of recent races and puzzles. */

import { withoutFrameKeys } from "../../lab/address/frame";
import { createAddress } from "../../lab/address/link";
import { findBundledName } from "../../lab/bundled";
import { findAlgorithm, laneName } from "../../lab/check";
import { rememberRecent as keep } from "../../lab/recent";
import { createDocument } from "../../session/document";
import { lab } from "../../session/engine";
import type { Session } from "../../session/session";
import { words } from "../../words";
import { namesIn } from "../../words/tables";
import { createRaceStore } from "./store";

export async function rememberRaces(session: Session): Promise<void> {
  const { puzzle } = session.get(createDocument);
  const { lanes } = session.get(createRaceStore);
  const { linkTo } = session.get(createAddress);
  const board = puzzle.peek();
  const registry = lab.peek();
  if (!board || !registry) return;
  const { text, box, side } = board;
  const given = board.givens.filter((digit) => digit > 0).length;
  const all = lanes.peek();
  const racers = all.flatMap((lane) => {
    const info = findAlgorithm(registry, lane.algorithm);
    return info ? [laneName(info, lane, all)] : [];
  });
  const hash = linkTo("race", { ...withoutFrameKeys, look: [], version: [] });
  const names = await namesIn("collection");
  const name = findBundledName(names, text) ?? `${words.facts(side, given)}: ${text.slice(0, 9)}…`;
  keep({ text, box, label: name }, { hash, label: `${name}: ${racers.join(", ")}` });
}
