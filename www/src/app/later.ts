/** What a visit does not begin with: it comes when the first race has had the network and the cores. */
import { createNavigation, viewOf } from "../lab/address/views";
import type { Session } from "../session/session";
import { framed } from "../ui/storage";
import { words } from "../words/found";
import { keepOffline } from "./offline";
import { forgetSuperseded } from "./superseded";
import { offerTour } from "./tour/offer";

export function follow(session: Session): void {
  forgetSuperseded();
  session.effect(() => describe(session));
  offerTour(session);
  if (!framed && import.meta.env.PROD && "serviceWorker" in navigator) void keepOffline();
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
