/** Stores the completed lessons in the browser. The overview of the course on the main page shows them. */
import { LESSONS_KEY, parseDoneLessons } from "../../src/lab/course";

const LESSONS_STORAGE_KEY = `sudoku-lab.${LESSONS_KEY}`;

/** The slug of this lesson, which is the same in all languages; undefined on pages that are not lessons. */
const lesson = /([\w-]+)\.html$/.exec(location.pathname)?.[1];

const isDone = (form: HTMLElement) => form.dataset.answered === "true";

function recallDone(): string[] {
  try {
    return parseDoneLessons(JSON.parse(localStorage.getItem(LESSONS_STORAGE_KEY) ?? "[]"));
  } catch {
    return []; // the browser refuses to read data, or the data is damaged
  }
}

/** Stores this lesson as completed as soon as all of its questions are answered correctly in one visit. */
export function keepProgress(): void {
  const questions = [...document.querySelectorAll<HTMLElement>("form.question")];
  if (!lesson || questions.length === 0) return;
  document.addEventListener("submit", () => {
    const done = recallDone();
    if (!questions.every(isDone) || done.includes(lesson)) return;
    try {
      localStorage.setItem(LESSONS_STORAGE_KEY, JSON.stringify([...done, lesson]));
    } catch {
      // The browser refuses to store data: only the mark in the overview is missing.
    }
  });
}
