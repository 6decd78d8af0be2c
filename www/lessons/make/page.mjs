/** Renders the static pages of the lessons: complete documents that are readable without scripts. */
import { readFileSync } from "node:fs";
import { headText } from "../../seo.mjs";
import { escaped } from "./fields.mjs";
import { languageNames, languages } from "./words.mjs";

/** @typedef {import("./lesson.mjs").Lesson} Lesson */

/**
 * The data of the site that its static pages need.
 * @typedef {object} Site
 * @property {string} policy The security policy of the main page.
 * @property {string} script The path of the lessons' script from the root of the site.
 * @property {readonly string[]} styles The paths of the lessons' style sheets from the root of the site.
 * @property {ReadonlyMap<string, readonly Lesson[]>} courses The lessons of each language.
 */

/**
 * Returns the path of a page from the root of the site. Without a lesson, the page is the list of all lessons.
 * @param {string} language @param {Lesson} [lesson]
 */
export const pathOf = (language, lesson) =>
  `learn/${language === "en" ? "" : `${language}/`}${lesson?.slug ?? "index"}.html`;

/** Returns the texts that the script needs, as `data-` attributes. @param {import("./words.mjs").Words} words */
const told = (words) =>
  /** @type {const} */ ([
    "check",
    "right",
    "wrong",
    "choose",
    "here",
    "own",
    "lift",
    "lifted",
    "copied",
    "uncopied",
  ])
    .map((name) => `data-${name}="${escaped(words[name])}"`)
    .join(" ");

/** The logo of the page, from its icon, with the classes of `ui/Mark`. */
const mark = `<svg class="mark" viewBox="0 0 30 30" aria-hidden="true">${(
  readFileSync(new URL("../../public/favicon.svg", import.meta.url), "utf8").match(
    /<circle.*?>/g,
  ) ?? []
)
  .join("")
  .replace('class="chosen"', 'class="mark-chosen"')}</svg>`;

/** @type {Record<string, string>} */
const icons = Object.assign(
  {},
  ...["icons", "more-icons"].map((name) =>
    JSON.parse(readFileSync(new URL(`../../src/ui/${name}.json`, import.meta.url), "utf8")),
  ),
);

/** Returns the SVG of an icon, equal to the output of `ui/Icon`. @param {string} name */
function renderIcon(name) {
  const path = icons[name];
  if (!path) throw new Error(`no icon “${name}”`);
  return `<svg class="glyph" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d="${path}" fill="currentColor" fill-rule="evenodd"/></svg>`;
}

/**
 * Returns the two menus of every header: sharing, and the settings of the page. The script of the lessons handles the
 * buttons with `data-act` and the themes; the languages are links.
 * @param {import("./words.mjs").Words} words
 * @param {readonly string[]} tongues The links to all languages. The link to the current language has no URL.
 */
function renderMenus(words, tongues) {
  const act = (/** @type {string} */ id, /** @type {string} */ glyph, /** @type {string} */ text) =>
    `<button type="button" data-act="${id}">${renderIcon(glyph)}<span>${text}</span></button>`;
  const themes = Object.entries(words.themes).map(
    ([id, name]) =>
      `<label><input type="radio" class="visually-hidden" name="theme" value="${id}" /><span>${name}</span></label>`,
  );
  const languageSetting =
    tongues.length > 1
      ? `<div class="menu-setting"><span aria-hidden="true">${words.otherLanguage}</span><nav class="segmented segmented-natural" aria-label="${words.otherLanguage}">${tongues.join("")}</nav></div>`
      : "";
  return `<span class="header-gap"></span>
      <button type="button" class="header-worded" popovertarget="share" title="${words.share}" aria-label="${words.share}">${renderIcon("share")}<span class="header-word">${words.share}</span></button>
      <div class="menu" id="share" popover role="group" aria-label="${words.share}">${act("copy", "link", words.copyLink)}${act("print", "print", words.print)}</div>
      <button type="button" class="button-icon button-ghost" popovertarget="page-menu" title="${words.pageMenu}" aria-label="${words.pageMenu}">${renderIcon("more")}</button>
      <div class="menu" id="page-menu" popover role="group" aria-label="${words.pageMenu}">
        <div class="menu-setting scripted"><span aria-hidden="true">${words.theme}</span><div class="segmented segmented-natural" role="radiogroup" aria-label="${words.theme}">${themes.join("")}</div></div>
        ${languageSetting}
      </div>`;
}

/** @param {string} language */
const rootOf = (language) => (language === "en" ? "../" : "../../");
/** @param {string} language */
const wordsOf = (language) => {
  const words = languages[language];
  if (!words) throw new Error(`no words of “${language}”`);
  return words;
};

/**
 * Returns a complete document with the header of the page.
 * @param {Site} site @param {string} language
 * @param {object} page
 * @param {string} page.title
 * @param {string} page.summary
 * @param {string} page.body HTML
 * @param {string} page.kind the value by which styles and script tell lessons, lists and documentation apart
 * @param {string} page.path the path of the page from the root of the site, in a folder that `language` determines
 * @param {string} [page.view] the view of the header to which the page belongs
 * @param {readonly (readonly [language: string, path: string])[]} [page.translations] the paths of the page in other languages
 */
export function documentOf(
  { policy, script, styles },
  language,
  { title, summary, body, kind, path, view: current, translations = [] },
) {
  const root = rootOf(language);
  const words = wordsOf(language);
  const others = translations.map(
    ([other, target]) => /** @type {const} */ ([other, `${root}${target}`]),
  );
  const tongues = [language, ...others.map(([other]) => other)]
    .sort(
      (one, other) => Object.keys(languages).indexOf(one) - Object.keys(languages).indexOf(other),
    )
    .map((item) => {
      const target = others.find(([other]) => other === item)?.[1];
      return target
        ? `<a href="${target}" hreflang="${item}" lang="${item}">${languageNames[item]}</a>`
        : `<a aria-current="true">${languageNames[item]}</a>`;
    });
  const views = Object.entries(words.views).map(
    ([view, name]) =>
      `<a href="${root}index.html#v=1&amp;view=${view}"${view === current ? ' aria-current="true"' : ""}>${name}</a>`,
  );
  const alternates = others.map(
    ([other, target]) => `<link rel="alternate" hreflang="${other}" href="${target}" />`,
  );
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${policy}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="description" content="${escaped(summary)}" />
    ${headText({ title, description: summary, path, type: "article" })}
    <title>${escaped(title)} · ${words.lab}</title>
    <link rel="icon" href="${root}favicon.svg" type="image/svg+xml" />
    ${alternates.join("\n    ")}
    ${styles.map((style) => `<link rel="stylesheet" href="${root}${style}" />`).join("\n    ")}
    <script src="${root}learn/theme.js"></script>
    <script type="module" src="${root}${script}"></script>
    <script type="module" src="${root}embed.js"></script>
  </head>
  <body data-kind="${kind}" ${told(words)}>
    <header class="header">
      <a class="header-wordmark" href="${root}index.html">${mark} ${words.lab}</a>
      <nav class="header-views" aria-label="${words.viewsLabel}">${views.join(" ")}</nav>
      ${renderMenus(words, tongues)}
    </header>
    <main>
${body}
    </main>
  </body>
</html>
`;
}

/** Returns the courses in other languages. @param {Site} site @param {string} language */
const otherCourses = ({ courses }, language) =>
  [...courses].filter(([other]) => other !== language);

/** Returns the name of the part of the course to which a lesson belongs. @param {Lesson} lesson */
export const partOf = ({ language, part }) => wordsOf(language).parts[part];

/** @param {Site} site @param {Lesson} lesson */
export function lessonPage(site, lesson) {
  const { language, number, title, summary } = lesson;
  const words = wordsOf(language);
  const lessons = site.courses.get(language) ?? [];
  const at = lessons.indexOf(lesson);
  const part = partOf(lesson);
  const way = (
    /** @type {Lesson | undefined} */ to,
    /** @type {string} */ rel,
    /** @type {string} */ text,
  ) =>
    to
      ? `<a rel="${rel}" href="${to.slug}.html"><span>${text}</span> ${to.number}. ${escaped(to.title)}</a>`
      : "<span></span>";
  const body = `<article>
<header class="head"><p class="which"><a href="index.html">${words.lessons}</a> <span>${part}</span> <span>${words.lesson(number, lessons.length)}</span></p><h1>${escaped(title)}</h1><p class="summary">${escaped(summary)}</p></header>
${lesson.html}
</article>
<nav class="ways-on" aria-label="${words.around}">${way(lessons[at - 1], "prev", words.before)}${way(lessons[at + 1], "next", words.next)}</nav>`;
  const translations = otherCourses(site, language).flatMap(([other, translated]) => {
    const same = translated.find((one) => one.number === number);
    return same ? [/** @type {const} */ ([other, pathOf(other, same)])] : [];
  });
  const path = pathOf(language, lesson);
  return documentOf(site, language, {
    ...{ title, summary, body, path, translations },
    kind: "lesson",
    view: "learn",
  });
}

/** Returns the page with the list of the lessons in a language. @param {Site} site @param {string} language */
export function listPage(site, language) {
  const words = wordsOf(language);
  const lessons = site.courses.get(language) ?? [];
  const parts = [...new Set(lessons.map(({ part }) => part))].map((part) => {
    const items = lessons
      .filter((lesson) => lesson.part === part)
      .map(
        ({ slug, number, title, summary }) =>
          `<li value="${number}"><a href="${slug}.html">${escaped(title)}</a><p>${escaped(summary)}</p></li>`,
      );
    return `<h2>${words.parts[part]}</h2>\n<ol>${items.join("\n")}</ol>`;
  });
  const body = `<header class="head"><h1>${words.course}</h1><p class="summary">${words.about}</p></header>
<div class="lessons">${parts.join("\n")}</div>`;
  return documentOf(site, language, {
    title: words.course,
    summary: words.about,
    body,
    kind: "list",
    view: "learn",
    path: pathOf(language),
    translations: otherCourses(site, language).map(([other]) => [other, pathOf(other)]),
  });
}
