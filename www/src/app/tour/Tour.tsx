/**
 * A tour of four things to try, each shown next to the part of the page that it describes, without covering the part.
 */
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

/** The selectors of the parts that the steps describe. If several elements match, the first visible one is used. */
const PARTS = [
  '.view-race [data-part="boards"]',
  ".view-race .transport",
  CURVES,
  ".view-race .pickers",
] as const;

/**
 * Returns the element with `data-tour` that holds the card: the one above the lanes, or the one below their curves. The
 * offer is placed below the curves, so that neither boards nor curves move.
 */
const placeOf = (step: number): Element | undefined => {
  const [aboveLanes, belowCurves] = document.querySelectorAll("[data-tour]");
  return step === OFFER || PARTS[step] === CURVES ? belowCurves : aboveLanes;
};

/** The index of the offer, which precedes the first step. */
const OFFER = -1;
/** The index of the current step, starting at 0, or `OFFER`. Shared by all sessions on purpose: a page has one tour. */
const at = signal(OFFER);
let host: HTMLElement | null = null;

/** Shows the given step of the tour, or the offer. */
export function open(session: Session, step: number): void {
  const { view } = session.get(createNavigation);
  const place = placeOf(step);
  if (!place) {
    // The view has only just been opened and is not rendered yet.
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

/** Ends the tour permanently: it is not offered again. */
function end(): void {
  keep(KEPT, "over");
  close();
}

/** Removes the tour from the page. It is offered again on the next visit. */
function close(): void {
  if (!host) return;
  render(null, host);
  host.remove();
  host = null;
}

/**
 * Highlights the part that a step describes, and scrolls the part and the card into view. Returns a function that
 * removes the highlight.
 */
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
