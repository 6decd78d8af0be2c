/** The race that a part of the page shows, and the playback that controls it. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Frame } from "sudoku-lab";
import type { RaceModel } from "../../lab/race/model";
import type { Playback } from "../../transport/playback";

export interface RunningRace {
  /** `null` until the race is prepared. */
  readonly race: RaceModel | null;
  readonly playback: Playback;
}

export const RaceContext = createContext<RunningRace | null>(null);

export const useRaced = () => useContext(RaceContext);
export const useRace = () => useRaced()?.race ?? null;

/** Returns the latest frames of the lanes of a race, by lane index from 0. */
export const framesOf = (race: RaceModel | null | undefined): readonly (Frame | null)[] =>
  race?.frames ?? [];
