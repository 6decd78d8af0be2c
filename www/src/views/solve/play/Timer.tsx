/**
 * Shows the time spent on the puzzle. It starts with the first input or the first hint, and does not advance while the
 * board is hidden.
 */
import { useComputed } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { createNavigation } from "../../../lab/address/views";
import { digitCycle } from "../../../play/commands";
import { createHintStore } from "../../../play/help/stages";
import { settings } from "../../../play/settings";
import { createGame } from "../../../play/store";
import { useSession } from "../../../session/context";
import { createDocument } from "../../../session/document";
import type { Session } from "../../../session/session";
import { MoreIcon } from "../../../ui/MoreIcon";
import { words } from "../../../words/play";
import * as css from "../Play.module.css";

/** The interval at which the elapsed time is stored, ms. */
const SAVE_INTERVAL_MS = 10_000;

/** Counts the time of the game on the board while the tab is visible, until the returned function is called. */
function countTime(session: Session): () => void {
  const { spent, save } = session.get(createGame);
  const { record } = session.get(createDocument);
  const counted = record.peek();
  let from = performance.now();
  let lastSavedAt = from;
  let isVisible = !document.hidden;
  const update = () => {
    const now = performance.now();
    // The time since the last report does not belong to a game that was opened in the meantime.
    if (isVisible && record.peek() === counted) spent.value += Math.max(0, now - from);
    from = now;
  };
  const keep = () => {
    update();
    save();
    lastSavedAt = from;
  };
  const timer = setInterval(() => {
    update();
    if (from - lastSavedAt > SAVE_INTERVAL_MS) keep();
  }, 1000);
  const turn = () => {
    keep();
    isVisible = !document.hidden;
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
  const { finished, editing, position, spent, done } = session.get(createGame);
  const { record } = session.get(createDocument);
  const { stage } = session.get(createHintStore);
  // A game that was begun before continues when it is shown again.
  const begun = useComputed(() => done.value > 0 || stage.value > 0 || spent.value > 0);
  const playing = finished.value === null && !editing.value && position.value !== null;
  const going = view.value === "solve" && playing && begun.value;
  useEffect(() => (going ? countTime(session) : undefined), [going, record.value]);
  if (!settings.value.timer) return null;
  return (
    <span class={`${css.timer} numbers`}>
      <MoreIcon name="timer" />
      <span role="timer" aria-label={words.time}>
        {digitCycle(finished.value ?? spent.value)}
      </span>
    </span>
  );
}
