/** The lessons that show an algorithm: static pages beside this one. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { fetchOwn } from "../../lab/sets";
import { language } from "../../words/language";
import { words } from "../../words/learn";

interface Lesson {
  readonly language: string;
  readonly path: string;
  readonly title: string;
  /** Those it shows, by id. */
  readonly algorithms: readonly string[];
}

/** In the language of the page, where there are some. */
async function lessonsOf(id: string): Promise<readonly Lesson[]> {
  const all: readonly Lesson[] = await (await fetchOwn("learn/lessons.json")).json();
  const of = all.filter(({ algorithms }) => algorithms.includes(id));
  const own = of.filter((lesson) => lesson.language === language);
  return own.length > 0 ? own : of.filter((lesson) => lesson.language === "en");
}

export function Lessons({ id }: { readonly id: string }) {
  const found = useSignal<readonly Lesson[]>([]);
  useEffect(() => {
    lessonsOf(id).then(
      (all) => {
        found.value = all;
      },
      () => {}, // the page says all that it has to say without them
    );
  }, [id]);
  if (found.value.length === 0) return null;
  return (
    <p class="taught" data-part="links">
      {words.lessons}
      {found.value.map(({ path, title }) => (
        <a key={path} href={path}>
          {title}
        </a>
      ))}
    </p>
  );
}
