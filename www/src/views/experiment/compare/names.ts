/**
 * The names of sets and contestants in the records of the visitor's own experiments, if the definition has no names.
 */
import type { Registry } from "sudoku-lab";
import { laneName, racingAlgorithms } from "../../../lab/check";
import { titleOf } from "../../../lab/experiment/files";
import type { Definition, SetSpec } from "../../../lab/experiment/types";
import { words } from "../../../words/experiment";
import { laneOf } from "./race";
import { givensText } from "./read";

/** Replaces characters that names in records cannot contain. */
const toRecordName = (name: string) => name.replace(/\s*[,"\r\n]+\s*/g, " ");

/** Returns the definition with the names of the page, made unique. */
export function nameContestants(definition: Definition, lab: Registry): Definition {
  const lanes = definition.contestant.map(laneOf);
  const contestant = definition.contestant.map((spec, at) => {
    const info = racingAlgorithms(lab).find(({ id }) => id === spec.algorithm);
    const lane = lanes[at];
    return spec.name !== undefined || !info || !lane
      ? spec
      : { ...spec, name: toRecordName(laneName(info, lane, lanes)) };
  });
  return { ...definition, set: setNames(definition.set), contestant };
}

/** Makes the names of sets unique: by the part of the file that is used, and if necessary by their number. */
function setNames(all: readonly SetSpec[]): readonly SetSpec[] {
  const sets = all.map((set) => (isAlone(set, all) ? set : { ...set, name: nameOf(set) }));
  return sets.map((set, at) =>
    isAlone(set, sets) ? set : { ...set, name: `${titleOf(set)} #${at + 1}` },
  );
}

const isAlone = (set: SetSpec, all: readonly SetSpec[]) =>
  all.filter((other) => titleOf(other) === titleOf(set)).length === 1;

function nameOf(set: SetSpec): string {
  if (set.name !== undefined) return set.name;
  const { class: kind = "", givens, easier = null } = set;
  return toRecordName(`${titleOf(set)} ${words.part(kind, givensText(givens), easier)}`.trim());
}
