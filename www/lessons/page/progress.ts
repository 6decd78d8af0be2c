/** Keeps in this browser which lessons are done, which the page's overview of the course shows. */
import { doneIn, LESSONS_KEY } from "../../src/lab/course";

const KEY = `sudoku-lab.${LESSONS_KEY}`;

/** The lesson of this page; both languages of a lesson have the same name. */
const lesson = /([\w-]+)\.html$/.exec(location.pathname)?.[1];

const isDone = (form: HTMLElement) => form.dataset.answered === "true";

function recallDone(): string[] {
  try {
    return doneIn(JSON.parse(localStorage.getItem(KEY) ?? "[]"));
  } catch {
    return []; // refused by the browser, or damaged
  }
}

/** A lesson is done once each of its questions has been answered correctly in one visit. */
export function keepProgress(): void {
  const questions = [...document.querySelectorAll<HTMLElement>("form.question")];
  if (!lesson || questions.length === 0) return;
  document.addEventListener("submit", () => {
    const done = recallDone();
    if (!questions.every(isDone) || done.includes(lesson)) return;
    try {
      localStorage.setItem(KEY, JSON.stringify([...done, lesson]));
    } catch {
      // Refused by the browser: nothing is lost but the mark.
    }
  });
}
