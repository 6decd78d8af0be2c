/** The sentence about the lane that the visitor expected to win. */
import type { RaceModel } from "../../lab/race/model";
import type { Session } from "../../session/session";
import { words } from "../../words";
import { createBet } from "./bet";
import { nameAt } from "./names";
import { createRaceStore } from "./store";
import { isTied } from "./verdict";

/**
 * Returns a sentence that says whether the chosen lane won; empty if no lane was chosen, no lane won, or the winner is
 * not decided.
 */
export function betAnswer(session: Session, race: RaceModel): string {
  const { bet, betting } = session.get(createBet);
  const index = bet.value;
  const statuses = race.lanes.value.map(({ status }) => status.value);
  const places = statuses.map((status) => status?.place ?? null);
  if (index === null || !betting.value || !places.includes(1)) return "";
  const first = statuses.flatMap((status) => (status?.place === 1 ? status : []));
  const isByTime = session.get(createRaceStore).rank.value === "time";
  if (isByTime && first.length > 1 && !isTied(first)) return "";
  return places[index] === 1 ? words.bet.right : words.bet.wrong(nameAt(session, index));
}
