/** Initialization that is deferred until the first race has had the network and the processor cores. */
import { createNavigation, viewOf } from "../lab/address/views";
import { isShortcut } from "../play/settings";
import type { Session } from "../session/session";
import { isFramed } from "../ui/storage";
import { words } from "../words/found";
import { createHelp } from "./help";
import { registerServiceWorker } from "./offline";
import { installReleaseHooks } from "./superseded";
import "./print";
import { offerTour } from "./tour/offer";
import { openTour } from "./tour/Tour";

export { openTour };

export function initDeferred(session: Session): void {
  installReleaseHooks();
  session.effect(() => updateHead(session));
  offerTour(session);
  openHelpOnKey(session);
  if (!isFramed && import.meta.env.PROD && "serviceWorker" in navigator)
    void registerServiceWorker();
}

/** Opens the help of the open view on "?", unless the view handles the key itself, as the solve view does. */
function openHelpOnKey(session: Session): void {
  const help = session.get(createHelp);
  const onKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, altKey, metaKey, defaultPrevented, target } = event;
    if (key !== "?" || ctrlKey || altKey || metaKey || defaultPrevented) return;
    if (!isFramed && isShortcut(target)) help.value = true;
  };
  addEventListener("keydown", onKey);
}

/** Updates the description and the Open Graph title in the head, for bookmarks and shared links. */
function updateHead(session: Session): void {
  const { view } = session.get(createNavigation);
  const { id, subject, words: texts } = viewOf(view.value);
  const about = words.descriptions[id] ?? texts.tagline;
  const subjectText = subject?.(session).value;
  const text = subjectText ? words.aboutOne(subjectText, about) : about;
  for (const selector of ['meta[name="description"]', 'meta[property="og:description"]']) {
    document.head.querySelector(selector)?.setAttribute("content", text);
  }
  document.head.querySelector('meta[property="og:title"]')?.setAttribute("content", document.title);
}
