/** Offers the tour once a first race has been seen to its end; never in a frame, never to who came by a link. */
import { effect } from "@preact/signals";
import { plain } from "../../lab/address/link";
import { view } from "../../lab/address/views";
import { inBackground } from "../../ui/load";
import { framed, recall } from "../../ui/storage";
import { controls } from "../../views/race/page";
import { projector } from "../../views/race/store";
import { KEPT } from "./kept";

const loadTour = () => import("./Tour");

export function offerTour(): void {
  if (framed || !plain || recall(KEPT) !== null) return;
  const stop = effect(() => {
    const projected = projector.value === "on"; // a room that looks on takes no tour
    if (view.value !== "race" || projected || controls.phase.value !== "ended") return;
    queueMicrotask(() => stop());
    inBackground(loadTour, ({ open }) => open(-1));
  });
}
