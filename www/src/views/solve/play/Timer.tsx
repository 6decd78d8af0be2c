/** Shows the time spent on the puzzle. The time does not advance while the board is hidden. */
import { useEffect } from "preact/hooks";
import { createNavigation } from "../../../lab/address/views";
import { clock } from "../../../play/commands";
import { settings } from "../../../play/settings";
import { createGame } from "../../../play/store";
import { useSession } from "../../../session/context";
import type { Session } from "../../../session/session";
import { MoreIcon } from "../../../ui/MoreIcon";
import { words } from "../../../words/play";
import * as css from "../Play.module.css";

/** The interval at which the elapsed time is stored, ms. */
const KEPT = 10_000;

/** Counts the time while the tab is visible, until the returned function is called. */
function count(session: Session): () => void {
  const { spent, save } = session.get(createGame);
  let from = performance.now();
  let kept = from;
  let seen = !document.hidden;
  const tell = () => {
    const now = performance.now();
    if (seen) spent.value += Math.max(0, now - from);
    from = now;
  };
  const keep = () => {
    tell();
    save();
    kept = from;
  };
  const timer = setInterval(() => {
    tell();
    if (from - kept > KEPT) keep();
  }, 1000);
  const turn = () => {
    keep();
    seen = !document.hidden;
  };
  document.addEventListener("visibilitychange", turn);
  addEventListener("pagehide", keep);
  return () => {
    keep();
    clearInterval(timer);
    document.removeEventListener("visibilitychange", turn);
    removeEventListener("pagehide", keep);
  };
}

export function Timer() {
  const session = useSession();
  const { view } = session.get(createNavigation);
  const { finished, editing, position, spent } = session.get(createGame);
  const going =
    view.value === "solve" && finished.value === null && !editing.value && position.value !== null;
  useEffect(() => (going ? count(session) : undefined), [going]);
  if (!settings.value.timer) return null;
  return (
    <span class={`${css.timer} numbers`}>
      <MoreIcon name="timer" />
      <span role="timer" aria-label={words.time}>
        {clock(finished.value ?? spent.value)}
      </span>
    </span>
  );
}
