/**
 * The functions that the race controller uses of parts that are fetched later. The view sets how to fetch them, because
 * these parts themselves import the controller.
 */
import type { RaceModel } from "../../lab/race/model";
import type { Session } from "../../session/session";
import type { LoadFunction } from "../../ui/load";

export interface LaterParts {
  /** The result of a race as a sentence; needs the texts of `resultsReady`. */
  resultSentence(session: Session, race: RaceModel): string;
  /** Stores the race in the list of recent races. */
  remember(session: Session): Promise<void>;
}

export function createLaterParts() {
  const parts: { load: LoadFunction<LaterParts> } = {
    load: () => Promise.reject(new Error("the view of the race was never shown")),
  };
  return parts;
}
