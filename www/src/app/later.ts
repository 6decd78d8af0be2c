/** What a visit does not begin with: it comes when the first race has had the network and the cores. */
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

/** "?" opens the help of the open view, except where the view has taken the key, as Solve does for the keys of its board. */
function helpOnKey(session: Session): void {
  const help = session.get(createHelp);
  const onKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, altKey, metaKey, defaultPrevented, target } = event;
    if (key !== "?" || ctrlKey || altKey || metaKey || defaultPrevented) return;
    if (!framed && isShortcut(target)) help.value = true;
  };
  addEventListener("keydown", onKey);
}

/** Says what is open to who keeps or shares the page's address, as its title does. */
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
