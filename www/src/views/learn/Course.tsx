/** The course: its parts, and their lessons in reading order. */

import { TilesHead } from "../../parts/Tiles";
import { words } from "../../words/learn";
import * as css from "./Learn.module.css";
import { type LessonInfo, slugOf } from "./lessons";

interface Props {
  readonly lessons: readonly LessonInfo[];
  /** The names of the lessons that are done. */
  readonly done: ReadonlySet<string>;
}

export function Course({ lessons, done }: Props) {
  const count = lessons.filter((lesson) => done.has(slugOf(lesson))).length;
  const parts = [...new Set(lessons.map(({ part }) => part))];
  return (
    <section aria-labelledby="course">
      <TilesHead>
        <h2 id="course">{words.course}</h2>
        {count > 0 && <span class="muted numbers">{words.lessonsDone(count, lessons.length)}</span>}
      </TilesHead>
      <div class={css.course} data-part="links">
        {parts.map((part) => (
          <div key={part}>
            <h3>{part}</h3>
            <ol>
              {lessons
                .filter((lesson) => lesson.part === part)
                .map((lesson) => (
                  <li key={lesson.path} value={lesson.number} data-done={done.has(slugOf(lesson))}>
                    <a href={lesson.path}>{lesson.title}</a>
                    {done.has(slugOf(lesson)) && (
                      <span class="visually-hidden">{words.isDone}</span>
                    )}
                  </li>
                ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  );
}
