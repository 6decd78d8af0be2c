/** The list of lessons. Lessons are static pages beside this page. */
import { LESSONS_KEY, parseDoneLessons } from "../../lab/course";
import { fetchOwnSets } from "../../lab/sets";
import { readJson } from "../../ui/storage";
import { language } from "../../words/language";

export interface LessonInfo {
  readonly language: string;
  readonly path: string;
  readonly title: string;
  /** The number of the lesson in the course, from 1. */
  readonly number: number;
  /** The name of the part of the course to which the lesson belongs. */
  readonly part: string;
  /** The ids of the algorithms that the lesson shows. */
  readonly algorithms: readonly string[];
}

/** Returns the name of a lesson, which is the same in every language. */
export const slugOf = ({ path }: LessonInfo): string => /([\w-]+)\.html$/.exec(path)?.[1] ?? path;

/** Returns the names of the lessons that are done. The pages of the lessons store them in the browser. */
export const lessonsDone = (): ReadonlySet<string> =>
  new Set(parseDoneLessons(readJson(LESSONS_KEY)));

let pendingLessons: Promise<readonly LessonInfo[]> | null = null;

/** Fetches all lessons. A failed request is repeated by the next caller. */
function fetchLessons(): Promise<readonly LessonInfo[]> {
  pendingLessons ??= fetchOwnSets("learn/lessons.json")
    .then((response) => response.json() as Promise<readonly LessonInfo[]>)
    .catch((error: unknown) => {
      pendingLessons = null;
      throw error;
    });
  return pendingLessons;
}

/** Returns the matching lessons in the language of the page if there are any, otherwise in English. */
export async function lessonsShowing(
  wanted: (lesson: LessonInfo) => boolean = () => true,
): Promise<readonly LessonInfo[]> {
  const of = (await fetchLessons()).filter(wanted);
  const own = of.filter((lesson) => lesson.language === language);
  return own.length > 0 ? own : of.filter((lesson) => lesson.language === "en");
}
