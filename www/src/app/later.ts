/** Initialization that is deferred until the first race has had the network and the processor cores. */
import { createNavigation, viewOf } from "../lab/address/views";
import { isShortcut } from "../play/settings";
import type { Session } from "../session/session";
import { framed } from "../ui/storage";
import { words } from "../words/found";
import { createHelp } from "./help";
import { keepOffline } from "./offline";
import { forgetSuperseded } from "./superseded";
import "./print";
import { offerTour } from "./tour/offer";
import { open as openTour } from "./tour/Tour";

export { openTour };

export function follow(session: Session): void {
  forgetSuperseded();
  session.effect(() => describe(session));
  offerTour(session);
  helpOnKey(session);
  if (!framed && import.meta.env.PROD && "serviceWorker" in navigator) void keepOffline();
}

/** Opens the help of the open view on "?", unless the view handles the key itself, as the solve view does. */
function helpOnKey(session: Session): void {
  const help = session.get(createHelp);
  const onKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, altKey, metaKey, defaultPrevented, target } = event;
    if (key !== "?" || ctrlKey || altKey || metaKey || defaultPrevented) return;
    if (!framed && isShortcut(target)) help.value = true;
  };
  addEventListener("keydown", onKey);
}

/** Updates the description and the Open Graph title in the head, for bookmarks and shared links. */
function describe(session: Session): void {
  const { view } = session.get(createNavigation);
  const { id, subject, words: said } = viewOf(view.value);
  const about = words.descriptions[id] ?? said.tagline;
  const one = subject?.(session).value;
  const text = one ? words.aboutOne(one, about) : about;
  for (const selector of ['meta[name="description"]', 'meta[property="og:description"]']) {
    document.head.querySelector(selector)?.setAttribute("content", text);
  }
  document.head.querySelector('meta[property="og:title"]')?.setAttribute("content", document.title);
}
