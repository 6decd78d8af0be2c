/** A figure whose marks show their puzzle on pointing and by keyboard, and link to a race on it. */
import { useEffect, useRef, useState } from "preact/hooks";
import { useSession } from "../../../session/context";
import type { Session } from "../../../session/session";
import { words } from "../../../words/experiment";
import * as css from "../Experiment.module.css";
import { createCompareController } from "./controller";
import { raceOfPuzzle } from "./race";

const SVG_NAMESPACE = "http://www.w3.org/2000/svg";

interface Mark {
  readonly text: string;
  readonly link: string;
}

/** Returns the puzzle of a mark; `null` if the element does not belong to a puzzle. */
function markOf(session: Session, element: Element | null): Mark | null {
  const { experimentSession } = session.get(createCompareController);
  const experiment = experimentSession.experiment.peek();
  const index = element?.getAttribute("data-puzzle");
  if (!experiment || !element || index === null || index === undefined) return null;
  const puzzle = experiment.puzzle(Number(index));
  const run = element.getAttribute("data-run");
  const contestantName = element.closest("[data-contestant]")?.getAttribute("data-contestant");
  const contestant = experiment.contestants[Number(contestantName ?? Number.NaN)] ?? null;
  const givens = [...puzzle.text].filter((cell) => !/[.0*_]/.test(cell)).length;
  return {
    text: words.puzzleAt(puzzle.set, puzzle.line, givens, contestant),
    link: raceOfPuzzle(session, experiment, Number(index), run === null ? null : Number(run)),
  };
}

/** Finds the same mark in another drawing of the same runs. */
function selectorOf(mark: Element): string {
  const attribute = (name: string) => {
    const value = mark.closest(`[${name}]`)?.getAttribute(name);
    return value ? `[${name}="${value}"]` : "";
  };
  const own = ["data-puzzle", "data-run"].map(attribute).join("");
  return `${attribute("data-contestant")} ${own}`.trim();
}

export function Marks({ svg }: { readonly svg: string }) {
  const session = useSession();
  const { experimentSession, whole } = session.get(createCompareController);
  const telling = svg.includes(" data-puzzle=");
  const host = useRef<HTMLElement>(null);
  const [at, setAt] = useState<Element | null>(null);
  /** The mark that was pointed at before its puzzle was known, as a selector. */
  const pendingMark = useRef<string | null>(null);
  const experiment = experimentSession.experiment.value;
  // A new drawing has new marks.
  useEffect(() => {
    const again = pendingMark.current;
    pendingMark.current = null;
    setAt((again && host.current?.querySelector(again)) || null);
  }, [svg, experiment]);
  const mark = markOf(session, at);
  // Only the mark that is pointed at becomes a link in the document, because a figure has up to 2,000 marks.
  useEffect(() => {
    const to = markOf(session, at)?.link;
    if (!at || to === undefined) return;
    const link = document.createElementNS(SVG_NAMESPACE, "a");
    link.setAttribute("href", to);
    link.setAttribute("tabindex", "-1");
    link.setAttribute("aria-label", words.raceIt);
    // An image cannot contain links, so the figure has the role of a group while it contains a link.
    const figure = at.closest("svg");
    const role = figure?.getAttribute("role");
    figure?.setAttribute("role", "group");
    at.replaceWith(link);
    link.append(at);
    at.setAttribute("data-at", "");
    return () => {
      at.removeAttribute("data-at");
      link.replaceWith(at);
      if (role) figure?.setAttribute("role", role);
    };
  }, [at]);
  const result = (target: EventTarget | null) =>
    target instanceof Element ? target.closest("[data-puzzle]") : null;

  /** Points at a mark. What its puzzle is, only the experiment itself knows. */
  function point(next: Element): void {
    setAt(next);
    pendingMark.current = experiment === null ? selectorOf(next) : null;
    void whole();
  }

  function step(event: KeyboardEvent): void {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (event.key === "Enter" && mark) location.hash = mark.link;
    if (by === undefined) return;
    event.preventDefault();
    const all = [...(host.current?.querySelectorAll("[data-puzzle]") ?? [])];
    const now = at ? all.indexOf(at) : -1;
    const next = all[Math.min(all.length - 1, Math.max(0, now + by))];
    if (next) point(next);
  }

  return (
    <>
      <section
        ref={host}
        class={css.marks}
        aria-label={words.figures}
        tabIndex={telling ? 0 : undefined}
        aria-describedby="marks-help"
        onPointerOver={(event) => {
          const next = result(event.target);
          if (next) point(next);
        }}
        onClick={(event) => {
          const next = result(event.target);
          // The browser follows links itself.
          if (next?.closest("a")) return;
          const to = markOf(session, next)?.link;
          if (to !== undefined) location.hash = to;
        }}
        onKeyDown={step}
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      <p class={css.marksSaid} id="marks-help" hidden={!telling}>
        {mark ? (
          <>
            {mark.text} <a href={mark.link}>{words.raceIt}</a>
          </>
        ) : (
          <span class="muted">{words.figureHelp}</span>
        )}
      </p>
    </>
  );
}
