/** Offers the tour once a first race has ended, unless the page is in a frame or was opened by a link with settings. */
import { effect } from "@preact/signals";
import { isPlainAddress } from "../../lab/address/link";
import { createNavigation } from "../../lab/address/views";
import type { Session } from "../../session/session";
import { isFramed, readValue } from "../../ui/storage";
import { createRaceController } from "../../views/race/controller";
import { createRaceStore } from "../../views/race/store";
import { TOUR_STORAGE_KEY } from "./storage-key";
import { openTour } from "./Tour";

export function offerTour(session: Session): void {
  const { view } = session.get(createNavigation);
  const { projector } = session.get(createRaceStore);
  const { playback } = session.get(createRaceController);
  if (isFramed || !isPlainAddress || readValue(TOUR_STORAGE_KEY) !== null) return;
  const stop = effect(() => {
    const projected = projector.value === "on"; // an audience in front of a projector takes no tour
    if (view.value !== "race" || projected || playback.phase.value !== "ended") return;
    queueMicrotask(() => stop());
    openTour(session, -1);
  });
}
