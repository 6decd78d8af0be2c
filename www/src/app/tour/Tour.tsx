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
import { scrollIntoView } from "../../ui/scroll";
import { storeValue } from "../../ui/storage";
import { words } from "../../words/tour";
import { TOUR_STORAGE_KEY } from "./storage-key";
import * as css from "./Tour.module.css";

const CURVES_SELECTOR = '.view-race [data-part="curves"]';

/** The selectors of the parts that the steps describe. If several elements match, the first visible one is used. */
const STEP_SELECTORS = [
  '.view-race [data-part="boards"]',
  ".view-race .transport",
  CURVES_SELECTOR,
  ".view-race .pickers",
] as const;

/**
 * Returns the element with `data-tour` that holds the card: the one above the lanes, or the one below their curves. The
 * offer is placed below the curves, so that neither boards nor curves move.
 */
const placeOf = (step: number): Element | undefined => {
  const [aboveLanes, belowCurves] = document.querySelectorAll("[data-tour]");
  return step === OFFER_INDEX || STEP_SELECTORS[step] === CURVES_SELECTOR
    ? belowCurves
    : aboveLanes;
};

/** The index of the offer, which precedes the first step. */
const OFFER_INDEX = -1;
/** The index of the current step, starting at 0, or `OFFER_INDEX`. Shared by all sessions on purpose: a page has one tour. */
const currentStep = signal(OFFER_INDEX);
let tourHost: HTMLElement | null = null;

/** Shows the given step of the tour, or the offer. */
export function openTour(session: Session, step: number): void {
  const { view } = session.get(createNavigation);
  const place = placeOf(step);
  if (!place) {
    // The view has only just been opened and is not rendered yet.
    if (view.value === "race") requestAnimationFrame(() => openTour(session, step));
    return;
  }
  const shown = tourHost;
  tourHost ??= document.createElement("div");
  if (tourHost.parentElement !== place) place.append(tourHost);
  currentStep.value = step;
  if (shown) return;
  render(
    <SessionContext.Provider value={session}>
      <Tour at={currentStep} />
    </SessionContext.Provider>,
    tourHost,
  );
}

/** Ends the tour permanently: it is not offered again. */
function endTour(): void {
  storeValue(TOUR_STORAGE_KEY, "over");
  closeTour();
}

/** Removes the tour from the page. It is offered again on the next visit. */
function closeTour(): void {
  if (!tourHost) return;
  render(null, tourHost);
  tourHost.remove();
  tourHost = null;
}

/**
 * Highlights the part that a step describes, and scrolls the part and the card into view. Returns a function that
 * removes the highlight.
 */
function highlightPart(step: number): () => void {
  const isVisible = (one: Element) => one.getClientRects().length > 0;
  const part = [...document.querySelectorAll(STEP_SELECTORS[step] ?? "none")].find(isVisible);
  part?.setAttribute("data-toured", "");
  if (part) scrollIntoView(part);
  if (tourHost) scrollIntoView(tourHost);
  return () => part?.removeAttribute("data-toured");
}

function Tour({ at }: { readonly at: Signal<number> }) {
  const session = useSession();
  const { view } = session.get(createNavigation);
  const step = at.value;
  const head = useRef<HTMLHeadingElement>(null);
  const isOtherView = view.value !== "race";
  useEffect(() => {
    if (isOtherView) closeTour();
  }, [isOtherView]);
  useEffect(() => {
    if (step < 0) return;
    head.current?.focus({ preventScroll: true });
    return highlightPart(step);
  }, [step]);
  const stepTexts = words.steps[step];
  const last = step === words.steps.length - 1;
  return (
    <section
      class={css.root}
      aria-label={words.title}
      onKeyDown={(event) => event.key === "Escape" && endTour()}
    >
      {stepTexts ? (
        <>
          <h2 ref={head} tabIndex={-1}>
            {stepTexts.title}{" "}
            <span class="muted numbers">{words.of(step + 1, words.steps.length)}</span>
          </h2>
          <p>{stepTexts.text}</p>
        </>
      ) : (
        <p>{words.offer}</p>
      )}
      <Row tools>
        {!last && (
          <button type="button" onClick={endTour}>
            {stepTexts ? words.skip : words.never}
          </button>
        )}
        <span class="spacer" />
        {step > 0 && (
          <button type="button" onClick={() => openTour(session, step - 1)}>
            {words.back}
          </button>
        )}
        <Button
          primary={stepTexts !== undefined}
          onClick={() => (last ? endTour() : openTour(session, step + 1))}
        >
          {last ? words.done : stepTexts ? words.next : words.start}
        </Button>
      </Row>
    </section>
  );
}
