/** The entry to hints before one was requested: the code that finds hints is fetched when it is first needed. */
import { signal } from "@preact/signals";
import type { Session } from "../../session/session";
import { ensureLoaded } from "../../ui/Lazy";
import { loadInBackground } from "../../ui/load";
import { createHintsWanted } from "./wanted";

const load = () => import("./hints");

/** The delay until hints are prepared, ms; the board is drawn by then. */
const PREPARE_DELAY_MS = 400;

export function createHelp(session: Session) {
  const { hintsWanted } = session.get(createHintsWanted);

  /** Whether the panel with all steps and with reasons against a digit is open. */
  const helping = signal(false);

  /** Shows the next stage of the hint. */
  function showNextStage(): void {
    void ensureLoaded(load).then(({ createHints }) => {
      const { prepare, more } = session.get(createHints);
      prepare();
      more();
    });
  }

  /** Prepares hints once the page is idle; the returned function ends the preparation. */
  function prepareWhenIdle(): () => void {
    hintsWanted.value = true;
    const idle = setTimeout(
      () => loadInBackground(load, ({ createHints }) => session.get(createHints).prepare()),
      PREPARE_DELAY_MS,
    );
    return () => {
      clearTimeout(idle);
      hintsWanted.value = false;
    };
  }

  return { helping, ask: showNextStage, keepReady: prepareWhenIdle };
}
