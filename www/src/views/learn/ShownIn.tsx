/** The lessons that show an algorithm. Lessons are static pages beside this page. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { words } from "../../words/learn";
import * as css from "./Learn.module.css";
import { type LessonInfo, lessonsShowing } from "./lessons";

export function ShownIn({ id }: { readonly id: string }) {
  const result = useSignal<readonly LessonInfo[]>([]);
  useEffect(() => {
    lessonsShowing(({ algorithms }) => algorithms.includes(id)).then(
      (all) => {
        result.value = all;
      },
      () => {}, // without the lessons, the page is still complete
    );
  }, [id]);
  if (result.value.length === 0) return null;
  return (
    <p class={css.taught} data-part="links">
      {words.lessons}
      {result.value.map(({ path, title }) => (
        <a key={path} href={path}>
          {title}
        </a>
      ))}
    </p>
  );
}
