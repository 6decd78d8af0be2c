/** The message of a lane that failed, with a link that reproduces the failure. */
import { writeLanes } from "../../lab/address/hash";
import { createAddress } from "../../lab/address/link";
import type { LaneStatus } from "../../lab/race/lane";
import { useSession } from "../../session/context";
import type { Session } from "../../session/session";
import { Failure } from "../../ui/Failure";
import { words } from "../../words";
import { createRaceStore } from "./store";

/** Returns a link to the race with this lane only. */
const singleLaneLink = (session: Session, index: number) => {
  const { linkTo } = session.get(createAddress);
  const { lanes } = session.get(createRaceStore);
  return linkTo("race", { a: writeLanes(lanes.value.filter((_, lane) => lane === index)) });
};

/** Why a lane failed: it crashed, it refused its input, or it never started because its script could not be loaded. */
type CrashReason = "crash" | "refused" | "unreached";

export function crashReason({ outcome, code }: Pick<LaneStatus, "outcome" | "code">): CrashReason {
  if (outcome !== "crashed") return "refused";
  return code === "unsupported" || code === "network" ? "unreached" : "crash";
}

/** Returns whether the run never started because its script could not be loaded. */
export const failedToLoad = (status: Pick<LaneStatus, "outcome" | "code" | "error">) =>
  status.error !== null && crashReason(status) === "unreached";

interface Props {
  readonly index: number;
  readonly message: string;
  readonly why: CrashReason;
}

export function Crash({ index, message, why }: Props) {
  const session = useSession();
  return (
    <Failure>
      <strong>{words[why]}</strong>
      <p>{message}</p>
      {why === "unreached" ? (
        <p>{words.unreachedHelp}</p>
      ) : (
        <a href={singleLaneLink(session, index)} target="_blank" rel="noopener">
          {words.reproduce}
        </a>
      )}
    </Failure>
  );
}
