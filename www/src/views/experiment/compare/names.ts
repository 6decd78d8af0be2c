/**
 * The names of sets and contestants in the records of the visitor's own experiments, if the definition has no names.
 */
import type { Registry } from "sudoku-lab";
import { laneName, racers } from "../../../lab/check";
import { titleOf } from "../../../lab/experiment/files";
import type { Definition, SetSpec } from "../../../lab/experiment/types";
import { words } from "../../../words/experiment";
import { laneOf } from "./race";
import { givensText } from "./read";

/** Replaces characters that names in records cannot contain. */
const plain = (name: string) => name.replace(/\s*[,"\r\n]+\s*/g, " ");

/** Returns the definition with the names of the page, made unique. */
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

/** Makes the names of sets unique: by the part of the file that is used, and if necessary by their number. */
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
