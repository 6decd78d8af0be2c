/** A Vite plugin that writes the static pages of lessons and documentation when the site is built. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { documentation } from "../../docs/pages.mjs";
import { readCodes } from "./codes.mjs";
import { readLessons, taught } from "./lesson.mjs";
import { readMoments } from "./moments.mjs";
import { lessonPage, listPage, partOf, pathOf } from "./page.mjs";

const inLessons = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Returns the security policy of the main page, extended by frames of the same site, which live figures need.
 * @param {string} html
 */
export function policyOf(html) {
  const [, policy] = /Content-Security-Policy"\s+content="([^"]+)"/.exec(html) ?? [];
  if (!policy) throw new Error("index.html has no policy");
  return policy.includes("frame-src") ? policy : `${policy}; frame-src 'self'`;
}

/** @returns {import("vite").Plugin} */
export function lessons() {
  /** @type {string} */
  let script;
  return {
    name: "lessons",
    apply: "build",
    buildStart() {
      script = this.emitFile({ type: "chunk", id: inLessons("../page/main.ts"), name: "lesson" });
    },
    // Static pages are written as text: no script uses the classes of these sheets, and the bundler would remove them.
    transform: {
      order: "post",
      filter: { id: /\.module\.css\?lesson$/ },
      handler: (code) => ({ code, moduleSideEffects: "no-treeshake" }),
    },
    async generateBundle(_, bundle) {
      const courses = new Map(
        await Promise.all(
          taught().map(
            async (language) =>
              /** @type {const} */ ([language, readLessons(language, await readCodes(language))]),
          ),
        ),
      );
      const name = this.getFileName(script);
      const chunk = bundle[name];
      const styles = chunk?.type === "chunk" ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
      if (styles.length === 0) throw new Error("the lessons have no styles");
      const policy = policyOf(readFileSync(inLessons("../../index.html"), "utf8"));
      const site = { policy, script: name, styles, courses };
      const emit = (/** @type {string} */ fileName, /** @type {string} */ source) =>
        this.emitFile({ type: "asset", fileName, source });
      // The overview lists the course from this file, and the pages of algorithms find the lessons that show them.
      const list = [...courses.values()].flat().map((lesson) => ({
        language: lesson.language,
        path: pathOf(lesson.language, lesson),
        title: lesson.title,
        number: lesson.number,
        part: partOf(lesson),
        algorithms: lesson.algorithms,
      }));
      emit("learn/lessons.json", JSON.stringify(list));
      emit("learn/moments.json", JSON.stringify(await readMoments()));
      for (const [language, all] of courses) {
        emit(pathOf(language), listPage(site, language));
        for (const lesson of all) emit(pathOf(language, lesson), lessonPage(site, lesson));
      }
      for (const { path, html } of documentation(site)) emit(path, html);
    },
  };
}
