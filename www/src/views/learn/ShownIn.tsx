/** The lessons that show an algorithm. Lessons are static pages beside this page. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { words } from "../../words/learn";
import * as css from "./Learn.module.css";
import { type LessonInfo, lessonsWhere } from "./lessons";

export function ShownIn({ id }: { readonly id: string }) {
  const found = useSignal<readonly LessonInfo[]>([]);
  useEffect(() => {
    lessonsWhere(({ algorithms }) => algorithms.includes(id)).then(
      (all) => {
        found.value = all;
      },
      () => {}, // without the lessons, the page is still complete
    );
  }, [id]);
  if (found.value.length === 0) return null;
  return (
    <p class={css.taught} data-part="links">
      {words.lessons}
      {found.value.map(({ path, title }) => (
        <a key={path} href={path}>
          {title}
        </a>
      ))}
    </p>
  );
}
