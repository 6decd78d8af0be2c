/** The lessons: their structure, and the output of their blocks. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { readCodes } from "../../www/lessons/make/codes.mjs";
import { readLesson, readLessons, taught } from "../../www/lessons/make/lesson.mjs";
import { lessonPage, listPage } from "../../www/lessons/make/page.mjs";
import { policyOf } from "../../www/lessons/make/plugin.mjs";

const codes = await readCodes("en");
const courses = new Map();
for (const language of taught()) {
  courses.set(language, readLessons(language, await readCodes(language)));
}
const site = { policy: "default-src 'self'", script: "lesson.js", styles: ["lesson.css"], courses };

for (const [language, lessons] of courses) {
  test(`the lessons in ${language} are numbered from 1, each with a unique name`, () => {
    assert.deepEqual(
      lessons.map(({ number }) => number),
      lessons.map((_, index) => index + 1),
    );
    assert.equal(new Set(lessons.map(({ slug }) => slug)).size, lessons.length);
  });
  for (const lesson of lessons) {
    const { number, counts, shown, html, words, summary } = lesson;
    test(`lesson ${number} (${language}) has all parts of a lesson`, () => {
      const { picture = 0, live = 0, lit = 0, question = 0, exercise = 0 } = counts;
      assert.ok(picture >= 3, `${picture} pictures`);
      assert.ok(live >= 1 && lit >= 1 && exercise === 1, JSON.stringify(counts));
      assert.equal(question, 3);
      for (const ends of ["success", "failure"])
        assert.ok(html.includes(`data-ends="${ends}"`), ends);
      assert.ok(shown.every(({ expect }) => /\w/.test(expect)));
      // Including captions, questions and the exercise.
      assert.ok(words >= 700 && words <= 1400, `${words} words`);
      assert.ok(summary.length <= 220, "its summary is a sentence or two");
    });
    test(`lesson ${number} (${language}) introduces code with a sentence`, () => {
      assert.doesNotMatch(html, /<\/h2>\s*<[^>]*data-code=/);
    });
    test(`lesson ${number} (${language}) highlights code that one of its figures runs`, () => {
      const run = shown.flatMap(({ lanes }) => lanes.map(({ algorithm }) => algorithm));
      for (const [, id = ""] of html.matchAll(/data-code="([^"]+)"/g))
        assert.ok(run.includes(id), id);
    });
    test(`lesson ${number} (${language}) complies with the page's policy`, () => {
      const page = lessonPage(site, lesson);
      assert.doesNotMatch(page, /\sstyle=|<style|\son\w+=|<script(?! (?:type="module" )?src=)/);
      const pictures = html.match(/<svg[^>]*>/g) ?? [];
      for (const picture of pictures) assert.match(picture, /role="img" aria-label="[^"]{20,}"/);
      assert.doesNotMatch(html, /<(?:rect|path|circle|text|line)[^>]*(?:fill|stroke)="/);
    });
    test(`lesson ${number} (${language}) shows no Markdown as text`, () => {
      const text = html.replace(/<(svg|pre|code|script)\b.*?<\/\1>/gs, "").replace(/<[^>]*>/g, "");
      assert.doesNotMatch(text, /`[^`\n]+`|\*\*\w/);
    });
    test(`lesson ${number} (${language}) skips no level of its headings`, () => {
      const page = lessonPage(site, lesson);
      const levels = [...page.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
      assert.equal(levels.filter((level) => level === 1).length, 1);
      levels.forEach((level, at) => {
        assert.ok(at === 0 || level <= (levels[at - 1] ?? 0) + 1, `${levels}`);
      });
    });
  }
}

test("translations have the same settings with the same claims", () => {
  const [english = [], ...others] = courses.values();
  const settings = (lesson) => lesson.shown.map(({ hash, expect }) => [hash, expect]);
  for (const lesson of others.flat()) {
    const same = english.find(({ number }) => number === lesson.number);
    assert.deepEqual(settings(lesson), settings(same), `${lesson.language} ${lesson.number}`);
  }
});

test("links between lessons lead to lessons", () => {
  for (const [language, lessons] of courses) {
    const pages = [listPage(site, language), ...lessons.map((lesson) => lessonPage(site, lesson))];
    const known = new Set(["index.html", ...lessons.map(({ slug }) => `${slug}.html`)]);
    for (const [, to] of pages.join("").matchAll(/href="([\w-]+\.html)"/g)) {
      assert.ok(known.has(to ?? ""), to);
    }
  }
});

test("pseudo-code is in the language of its lesson", () => {
  const own = (/** @type {string} */ language, /** @type {string} */ slug) =>
    courses.get(language).find((/** @type {any} */ one) => one.slug === slug).html;
  assert.match(own("en", "relaxation"), /repeat:/);
  assert.match(own("de", "relaxation"), /wiederhole:/);
  assert.doesNotMatch(own("de", "relaxation"), /repeat:/);
  assert.match(own("de", "annealing"), /Boltzmann-Maschine: Pseudocode/);
});

test("German lessons separate groups of digits as the page does, and only those", () => {
  const german = courses
    .get("de")
    .map((/** @type {any} */ { html }) => html)
    .join("");
  assert.ok(german.includes("4\u202f208 Knoten"));
  assert.match(german, /<mn>4\u202f294\u202f967\u202f296<\/mn>/);
  assert.match(german, / aria-label="[^"]*\d\u202f\d{3}/);
  const grouped = /(?<![\d.,])[1-9]\d{0,2}(?:\.\d{3})+(?!\d)/;
  assert.doesNotMatch(german.replaceAll(/<[^>]*>/g, " "), grouped);
  // Coordinates and settings keep their decimal points.
  assert.doesNotMatch(german, / (?:d|points|viewBox|data-[\w-]+)="[^"]*\u202f/);
});

const head =
  "---\ntitle: A title\npart: search\nsummary: A summary.\npaper: A paper.\npuzzle: small 1.....4..2.....3\n---\n";
const made = (/** @type {string} */ body) => readLesson(head + body, "01-one.md", "en", codes);

test("a board draws givens, values, candidates, marks and links", () => {
  const { html } = made(
    "```board\npuzzle: @small\nvalues: r1c4=2\ncandidates: r1c2 r4c1=1\nmark-1: row1\nlink: r1c2.3-r4c1.1\nalt: A small board with a link in it.\ncaption: A caption.\n```\n",
  );
  const texts = (/** @type {string} */ kind) =>
    [...html.matchAll(new RegExp(`<text class="${kind}"[^>]*>(\\w)<`, "g"))].map(
      ([, text]) => text,
    );
  assert.deepEqual(texts("given"), ["1", "4", "2", "3"]);
  assert.deepEqual(texts("value"), ["2"]);
  assert.deepEqual(texts("candidate"), ["3", "4", "1"]); // the row of r1c2 contains 1 and 2
  assert.equal(html.match(/class="mark-1"/g)?.length, 4);
  assert.match(html, /class="strong" d="M52 32L12 132"/);
});

test("a live figure contains its address and claims, and without scripts is a link to the lab", () => {
  const { html, shown } = made(
    "```live\npuzzle: @small\nalgorithms: backtracking:rows, rules\n1.digit_order: descending\nseed: 3\nrange: 2-9\nexpect: 1 solved\ncaption: A *caption*.\n```\n",
  );
  const hash =
    "view=race&a=backtracking:rows,rules&p=1.....4..2.....3&seed=3&1.digit_order=descending";
  assert.equal(shown[0]?.hash, hash);
  const written = hash.replaceAll("&", "&amp;");
  assert.ok(
    html.includes(
      `<sudoku-lab title="Figure 1, running" hash="${written}&amp;range=2-9&amp;lang=en" data-expect="1 solved">`,
    ),
  );
  assert.ok(html.includes(`href="../index.html#${written}"`));
  assert.ok(html.includes('<figcaption id="figure-1-said"><b>Figure 1.</b> A <em>caption</em>.'));
});

test("formulas become MathML, with their source as text", () => {
  const { html } = made(
    "Let $b^d$ be.\n\n$$x := {a + 1}/{2c}$$\n\n<figure><figcaption>At $log_10 κ$.</figcaption></figure>\n",
  );
  assert.ok(html.includes('<math alttext="b^d"><msup><mi>b</mi><mi>d</mi></msup></math>'), html);
  assert.match(html, /<math display="block" alttext="[^"]*"><mi>x<\/mi><mo>:=<\/mo><mfrac><mrow>/);
  assert.match(html, /<msub><mi>log<\/mi><mn>10<\/mn><\/msub><mi>κ<\/mi>/);
  assert.throws(() => made("A $(a$ is open.\n"), /en\/01-one.md: “\(a” is no formula/);
});

test("a renamed heading keeps its address", () => {
  const { html } = made("## New name {#old-name}\n");
  assert.ok(html.includes('<h2 id="old-name">New name</h2>'));
});

test("figures and sections can be linked to", () => {
  const caption = "<figcaption>Seen.</figcaption>";
  const { html } = made(
    `## What *is* left?\n\n<figure>${caption}</figure>\n\n<figure>${caption}</figure>\n`,
  );
  assert.ok(html.includes('<h2 id="what-is-left">'));
  assert.ok(
    html.includes('<figure id="figure-2"><figcaption id="figure-2-said"><b>Figure 2.</b> Seen.'),
  );
});

test("a syntax error is reported with its line", () => {
  const bad = (/** @type {string} */ body, /** @type {RegExp} */ why) =>
    assert.throws(() => made(body), why);
  bad("Text.\n\n```bord\n```\n", /^Error: en\/01-one.md:10: there is no block “bord”/);
  bad("```live\npuzzle: @small\ncaption: c\n```\n", /:8: it has no “expect”/);
  bad("```live\npuzzle: @large\nexpect: 1 solved\ncaption: c\n```\n", /no puzzle “@large”/);
  bad("```live\n2.sweeps: 5\nexpect: 1 solved\ncaption: c\n```\n", /there is no lane 2/);
  bad("```board\npuzzle: @small\ncaption: c\n```\n", /no “alt”/);
  bad("```board\npuzzle: @small\nmark-1: r5c1\nalt: a\ncaption: c\n```\n", /no cell is r5c1/);
  bad("```board\npuzzle: @small\ncolour: r5c1\nalt: a\ncaption: c\n```\n", /no key “colour”/);
  bad("```question\nWhy?\n- [x] a :: b\n- [x] c :: d\n```\n", /exactly one choice is right/);
  bad("```code nothing\n```\n", /no algorithm “nothing”/);
  assert.throws(() => readLesson("Text", "01-one.md", "en", codes), /it has no head/);
});

test("a lesson has the policy of the page, and permits frames of the same site", () => {
  const html = `<meta http-equiv="Content-Security-Policy"\n content="default-src 'none'" />`;
  assert.equal(policyOf(html), "default-src 'none'; frame-src 'self'");
  assert.throws(() => policyOf("<html>"), /no policy/);
});
