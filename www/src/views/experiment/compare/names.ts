/** What records call the sets and contestants of one's own, where nobody has said it. */
import type { Registry } from "sudoku-lab";
import { laneName, racers } from "../../../lab/check";
import { titleOf } from "../../../lab/experiment/files";
import type { Definition, SetSpec } from "../../../lab/experiment/types";
import { words } from "../../../words/experiment";
import { laneOf } from "./race";
import { givensText } from "./read";

/** Records have no such signs in a name. */
const plain = (name: string) => name.replace(/\s*[,"\r\n]+\s*/g, " ");

/** With the names of the page: each once. */
export function named(definition: Definition, lab: Registry): Definition {
  const lanes = definition.contestant.map(laneOf);
  const contestant = definition.contestant.map((one, at) => {
    const info = racers(lab).find(({ id }) => id === one.algorithm);
    const lane = lanes[at];
    return one.name !== undefined || !info || !lane
      ? one
      : { ...one, name: plain(laneName(info, lane, lanes)) };
  });
  return { ...definition, set: sets(definition.set), contestant };
}

/** Sets of the same file by what of it is taken, and if need be by their number. */
function sets(all: readonly SetSpec[]): readonly SetSpec[] {
  const told = all.map((set) => (isAlone(set, all) ? set : { ...set, name: nameOf(set) }));
  return told.map((set, at) =>
    isAlone(set, told) ? set : { ...set, name: `${titleOf(set)} #${at + 1}` },
  );
}

const isAlone = (set: SetSpec, all: readonly SetSpec[]) =>
  all.filter((other) => titleOf(other) === titleOf(set)).length === 1;

function nameOf(set: SetSpec): string {
  if (set.name !== undefined) return set.name;
  const { class: kind = "", givens, easier = null } = set;
  return plain(`${titleOf(set)} ${words.part(kind, givensText(givens), easier)}`.trim());
}
