/** What is said of the lane that a visitor expected to win. */
import type { RaceModel } from "../../lab/race/model";
import type { Session } from "../../session/session";
import { words } from "../../words";
import { createBet } from "./bet";
import { nameAt } from "./names";

/** Whether the chosen lane won, as a sentence; empty if none was chosen or none won. */
export function betAnswer(session: Session, race: RaceModel): string {
  const { bet, betting } = session.get(createBet);
  const index = bet.value;
  const places = race.lanes.value.map(({ status }) => status.value?.place ?? null);
  if (index === null || !betting.value || !places.includes(1)) return "";
  return places[index] === 1 ? words.bet.right : words.bet.wrong(nameAt(session, index));
}
