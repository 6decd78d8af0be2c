/** Figures whose names come from untrusted sources: names become text, never markup. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { END, FIGURE_FORMATS, FIGURE_KINDS, figureOf, load } from "../../pkg/dist/node/workshop.js";

await load();

const HOSTILE = [
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "' onload='alert(1)",
  '" onmouseover="alert(1)" x="',
  "]]><svg onload=alert(1)>",
  "</text></svg><iframe srcdoc=x>",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "<!-- \u0000 --><a href=javascript:alert(1)>",
];

/** Elements and attributes that a figure may contain; none of them executes or fetches anything. */
const ELEMENTS =
  /^(svg|title|desc|g|path|rect|circle|text|tspan|line|polyline|polygon|clipPath|defs|style)$/;
const ATTRIBUTES =
  /^(xmlns|class|viewBox|width|height|role|fill|color|font-[a-z]+|stroke(-[a-z]+)?|d|x|y|dx|dy|x1|y1|x2|y2|cx|cy|r|points|transform|opacity|fill-opacity|text-anchor|dominant-baseline|data-[a-z]+|aria-[a-z]+|pointer-events|id|rx)$/;

/**
 * Returns the faults in the markup of a figure, parsed strictly: every `<` must begin a permitted element.
 * @param {string} svg
 */
function faultsOf(svg) {
  const faults = [];
  let open = 0;
  for (const part of svg.split(/(?=<)/)) {
    if (!part.startsWith("<")) continue;
    const tag = /^<(\/?)([A-Za-z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/.exec(part);
    if (!tag) {
      faults.push(`no element: ${part.slice(0, 60)}`);
      continue;
    }
    const [, end, name = "", attributes = "", closed] = tag;
    if (!ELEMENTS.test(name)) faults.push(`element ${name}`);
    for (const [, attribute = ""] of attributes.matchAll(/\s([\w:-]+)="/g)) {
      if (!ATTRIBUTES.test(attribute)) faults.push(`attribute ${attribute} of ${name}`);
    }
    open += end ? -1 : closed ? 0 : 1;
  }
  if (open !== 0) faults.push(`${open} elements are left open`);
  return faults;
}

test("the parser of the test detects executable markup", () => {
  assert.deepEqual(faultsOf('<svg class="a"><path d="M0"/></svg>'), []);
  for (const bad of [
    "<svg><script>x</script></svg>",
    '<svg onload="x"></svg>',
    "<svg><path d='x'/></svg>",
    '<svg><a href="x"></a></svg>',
    "<svg>",
  ]) {
    assert.notDeepEqual(faultsOf(bad), [], bad);
  }
});

test("no name becomes markup in any kind of figure", () => {
  const runs = 4 * HOSTILE.length;
  const columns = {
    sets: HOSTILE,
    contestants: HOSTILE,
    units: HOSTILE,
    puzzles: Uint32Array.from(
      { length: 3 * runs },
      (_, at) => [Math.floor(at / 3) % HOSTILE.length, 20 + (Math.floor(at / 3) % 30), 9][at % 3],
    ),
    puzzle: Uint32Array.from({ length: runs * HOSTILE.length }, (_, at) =>
      Math.floor(at / HOSTILE.length),
    ),
    contestant: Uint32Array.from({ length: runs * HOSTILE.length }, (_, at) => at % HOSTILE.length),
    end: new Uint8Array(runs * HOSTILE.length).fill(1),
    micros: Float64Array.from({ length: runs * HOSTILE.length }, (_, at) => 10 + at),
    steps: Float64Array.from({ length: runs * HOSTILE.length }, (_, at) => 1 + (at % 17)),
    nodes: new Float64Array(runs * HOSTILE.length).fill(Number.NaN),
  };
  columns.end[3] = END.stepLimit;
  for (const kind of FIGURE_KINDS) {
    for (const options of [
      { by: "set", alone: true },
      { by: "givens", measure: "steps" },
      {
        words: Object.fromEntries(["solved", "time", "steps", "set"].map((id) => [id, HOSTILE[1]])),
      },
    ]) {
      let svg = "";
      try {
        svg = figureOf(kind, columns, options);
      } catch (error) {
        assert.equal(error.code, "param-range", `${kind}: ${error}`); // word keys that do not exist
        continue;
      }
      assert.deepEqual(faultsOf(svg), [], kind);
    }
    // The names occur as text.
    const svg = figureOf(kind, columns, { by: "set", width: 2000, height: 2000 });
    assert.match(svg, /&lt;|&quot;|onload/, kind);
  }
});

/** Two contestants on 40 puzzles. */
const some = {
  sets: ["a set"],
  contestants: ["one", "other"],
  puzzles: Uint32Array.from(
    { length: 120 },
    (_, at) => [0, 20 + (Math.floor(at / 3) % 10), 9][at % 3],
  ),
  puzzle: Uint32Array.from({ length: 80 }, (_, at) => Math.floor(at / 2)),
  contestant: Uint32Array.from({ length: 80 }, (_, at) => at % 2),
  end: new Uint8Array(80).fill(END.solved),
  micros: Float64Array.from({ length: 80 }, (_, at) => 10 + ((at * 37) % 61)),
  steps: Float64Array.from({ length: 80 }, (_, at) => 1 + (at % 17)),
  nodes: new Float64Array(80).fill(Number.NaN),
};

test("a figure is available in every format, from one specification", () => {
  for (const kind of FIGURE_KINDS) {
    const text = Object.fromEntries(
      FIGURE_FORMATS.map((format) => [format, figureOf(kind, some, { format })]),
    );
    const spec = JSON.parse(text.json);
    assert.equal(spec.kind, kind);
    assert.deepEqual(spec.series[1], { name: "other", style: 1 });
    assert.match(text.svg, /^<svg /);
    assert.match(text.tikz, /\\begin\{tikzpicture\}/);
    assert.match(JSON.parse(text["vega-lite"]).$schema, /vega-lite\/v5\.json$/);
  }
  assert.throws(() => figureOf("cactus", some, { format: "pdf" }), { code: "param-range" });
});

test("the marks of a puzzle are links, and each link is requested once per puzzle", () => {
  const asked = [];
  const link = (puzzle) => {
    asked.push(puzzle);
    return puzzle === 7 ? null : `https://x/?a&b="<${puzzle}>`;
  };
  const svg = figureOf("heat", some, { link, alone: true });
  assert.equal(asked.length, new Set(asked).size);
  assert.equal(asked.length, 40);
  const linked = [...svg.matchAll(/<a href="https:\/\/x\/\?a&amp;b=&quot;&lt;(\d+)&gt;"><rect /g)];
  assert.equal(linked.length, 2 * 39);
  assert.doesNotMatch(figureOf("heat", some), /<a /);
  const none = figureOf("heat", some, { link: () => "javascript:alert(1)" });
  assert.doesNotMatch(none, /<a |javascript/);
  const fails = () => {
    throw new Error("no");
  };
  assert.throws(() => figureOf("heat", some, { link: fails }), /no/);
  // A mark of a single run has its index in the columns, even if some runs are still pending.
  const end = Uint8Array.from(some.end, (solved, at) => (at % 4 < 2 ? END.pending : solved));
  const runs = [];
  const strip = figureOf(
    "strip",
    { ...some, end },
    {
      link: (puzzle, run) => {
        runs.push(run);
        assert.equal(some.puzzle[run], puzzle);
        return `#${run}`;
      },
    },
  );
  assert.equal(runs.length, 40);
  assert.ok(runs.every((run) => end[run] === END.solved));
  assert.match(strip, /<a href="#79" tabindex="-1"><circle [^>]*data-puzzle="39" data-run="79"/);
  // Figures without marks of puzzles request no links.
  assert.match(figureOf("shares", some, { link: fails }), /^<svg /);
});
