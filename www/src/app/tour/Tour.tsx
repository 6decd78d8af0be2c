/** Four things to try, one after the other, each next to its part of the page, which it never covers. */
import { type Signal, signal } from "@preact/signals";
import { render } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { createNavigation } from "../../lab/address/views";
import { SessionContext, useSession } from "../../session/context";
import type { Session } from "../../session/session";
import { Button } from "../../ui/Button";
import { Row } from "../../ui/Row";
import { show } from "../../ui/scroll";
import { keep } from "../../ui/storage";
import { words } from "../../words/tour";
import { KEPT } from "./kept";
import * as css from "./Tour.module.css";

const CURVES = '.view-race [data-part="curves"]';

/** Parts of the page that the steps are about; of each the first that is seen. */
const PARTS = [
  '.view-race [data-part="boards"]',
  ".view-race .transport",
  CURVES,
  ".view-race .pickers",
] as const;

/**
 * The element of the page that the card stands in, of those with `data-tour`: above the lanes, or
 * below their curves. The offer stands there too: it moves neither boards nor curves.
 */
const placeOf = (step: number): Element | undefined => {
  const [aboveLanes, belowCurves] = document.querySelectorAll("[data-tour]");
  return step === OFFER || PARTS[step] === CURVES ? belowCurves : aboveLanes;
};

/** The step before the first: the offer of the tour. */
const OFFER = -1;
/** The step that is shown, from 0 on, or the offer. Of the page, of which there is one tour. */
const at = signal(OFFER);
let host: HTMLElement | null = null;

/** Offers the tour, or begins it. */
export function open(session: Session, step: number): void {
  const { view } = session.get(createNavigation);
  const place = placeOf(step);
  if (!place) {
    // The view was turned to just now.
    if (view.value === "race") requestAnimationFrame(() => open(session, step));
    return;
  }
  const shown = host;
  host ??= document.createElement("div");
  if (host.parentElement !== place) place.append(host);
  at.value = step;
  if (shown) return;
  render(
    <SessionContext.Provider value={session}>
      <Tour at={at} />
    </SessionContext.Provider>,
    host,
  );
}

/** Ends it for ever. */
function end(): void {
  keep(KEPT, "over");
  close();
}

/** Ends it for now. */
function close(): void {
  if (!host) return;
  render(null, host);
  host.remove();
  host = null;
}

/** Marks a part of the page, and brings it and the card next to it into sight. */
function mark(step: number): () => void {
  const seen = (one: Element) => one.getClientRects().length > 0;
  const part = [...document.querySelectorAll(PARTS[step] ?? "none")].find(seen);
  part?.setAttribute("data-toured", "");
  if (part) show(part);
  if (host) show(host);
  return () => part?.removeAttribute("data-toured");
}

function Tour({ at }: { readonly at: Signal<number> }) {
  const session = useSession();
  const { view } = session.get(createNavigation);
  const step = at.value;
  const head = useRef<HTMLHeadingElement>(null);
  const elsewhere = view.value !== "race";
  useEffect(() => {
    if (elsewhere) close();
  }, [elsewhere]);
  useEffect(() => {
    if (step < 0) return;
    head.current?.focus({ preventScroll: true });
    return mark(step);
  }, [step]);
  const said = words.steps[step];
  const last = step === words.steps.length - 1;
  return (
    <section
      class={css.root}
      aria-label={words.title}
      onKeyDown={(event) => event.key === "Escape" && end()}
    >
      {said ? (
        <>
          <h2 ref={head} tabIndex={-1}>
            {said.title} <span class="muted numbers">{words.of(step + 1, words.steps.length)}</span>
          </h2>
          <p>{said.text}</p>
        </>
      ) : (
        <p>{words.offer}</p>
      )}
      <Row tools>
        {!last && (
          <button type="button" onClick={end}>
            {said ? words.skip : words.never}
          </button>
        )}
        <span class="spacer" />
        {step > 0 && (
          <button type="button" onClick={() => open(session, step - 1)}>
            {words.back}
          </button>
        )}
        <Button
          primary={said !== undefined}
          onClick={() => (last ? end() : open(session, step + 1))}
        >
          {last ? words.done : said ? words.next : words.start}
        </Button>
      </Row>
    </section>
  );
}
