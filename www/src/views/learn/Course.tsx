/** The course: its parts, and their lessons in reading order. */
import { words } from "../../words/learn";
import type { LessonInfo } from "./lessons";

export function Course({ lessons }: { readonly lessons: readonly LessonInfo[] }) {
  const parts = [...new Set(lessons.map(({ part }) => part))];
  return (
    <section aria-labelledby="course">
      <header class="section-head">
        <h2 id="course">{words.course}</h2>
      </header>
      <div class="course" data-part="links">
        {parts.map((part) => (
          <div key={part}>
            <h3>{part}</h3>
            <ol>
              {lessons
                .filter((lesson) => lesson.part === part)
                .map(({ number, path, title }) => (
                  <li key={path} value={number}>
                    <a href={path}>{title}</a>
                  </li>
                ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  );
}
