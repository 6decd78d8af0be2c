/** The layers of the page: each module uses only modules of lower layers, and no view uses another view. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { parseSync } from "vite";

const root = fileURLToPath(new URL("../../www/src/", import.meta.url));

/** The layers, from the lowest; a module may use modules of the same and of lower layers. */
const floors = [
  "words",
  "text",
  "ui",
  "session",
  "chart",
  "board",
  "transport",
  "lab",
  "play",
  "parts",
  "views",
  "app",
  "embed",
  "main.tsx",
];

const files = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"))
  .map((file) => normalize(file));

/** Returns the names that a file imports or exports from, statically or dynamically, and the workers that it starts. */
function requests(/** @type {string} */ file) {
  const text = readFileSync(join(root, file), "utf8");
  const { module, errors } = parseSync(file, text);
  assert.deepEqual(errors, [], file);
  const { staticImports, staticExports, dynamicImports } = module;
  const names = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.map(({ moduleRequest }) => moduleRequest?.value),
    ),
    // A string literal, or an expression that the test cannot evaluate.
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => {
      const name = /^["'`](.*)["'`]$/s.exec(text.slice(start, end))?.[1];
      assert.ok(name !== undefined, `${file} imports ${text.slice(start, end)}`);
      return name;
    }),
    ...[...text.matchAll(/new URL\("(\.[^"]+\.tsx?)"/g)].map(([, worker]) => worker),
  ];
  return names.filter((name) => name?.startsWith("."));
}

/** The imports of each file from the page itself. */
const imports = new Map(
  files.map((file) => {
    const found = requests(file).flatMap((name) => {
      const path = join(dirname(file), name ?? "");
      return [path, `${path}.ts`, `${path}.tsx`, join(path, "index.ts")].filter((one) =>
        files.includes(one),
      );
    });
    return [file, found];
  }),
);

const floorOf = (/** @type {string} */ file) => floors.indexOf(file.split("/")[0] ?? "");
const edges = [...imports].flatMap(([file, to]) =>
  to.map((other) => /** @type {const} */ ([file, other])),
);

test("every file belongs to a layer", () => {
  assert.ok(files.length > 100 && edges.length > 400, "the imports are read");
  const nowhere = files.filter((file) => floorOf(file) < 0);
  assert.deepEqual(nowhere, []);
});

test("modules import only from lower layers", () => {
  const up = edges.filter(([file, other]) => floorOf(other) > floorOf(file));
  assert.deepEqual(up, []);
});

test("no view uses another view", () => {
  const view = (/** @type {string} */ file) => /^views\/(\w+)\//.exec(file)?.[1];
  const across = edges.filter(
    ([file, other]) => view(file) && view(other) && view(file) !== view(other),
  );
  assert.deepEqual(across, []);
});

test("every pool of workers is created where its silent workers are reported", () => {
  const makers = files.filter((file) => /new Pool\(/.test(readFileSync(join(root, file), "utf8")));
  // The teacher receives the function that reports them.
  assert.deepEqual(makers.sort(), ["lab/pool.ts", "play/help/teacher.ts"]);
});

test("there are no circular imports", () => {
  /** @type {Map<string, "open" | "done">} */
  const state = new Map();
  /** @type {string[][]} */
  const circles = [];
  const visit = (/** @type {string} */ file, /** @type {readonly string[]} */ path) => {
    if (state.get(file) === "done") return;
    if (state.get(file) === "open") {
      circles.push([...path.slice(path.indexOf(file)), file]);
      return;
    }
    state.set(file, "open");
    for (const other of imports.get(file) ?? []) visit(other, [...path, file]);
    state.set(file, "done");
  };
  for (const file of files) visit(file, []);
  assert.deepEqual(circles, []);
});

/**
 * Files with signals that belong to the whole page: settings, preferences and downloads of the browser, and the module
 * that connects all sessions.
 */
const ofPage = [
  "app/tour/Tour.tsx",
  "board/Pad.tsx",
  "lab/experiment/store.ts",
  "lab/frames.ts",
  "lab/own/drafts.ts",
  "lab/own/running.ts",
  "lab/recent.ts",
  "lab/sets.ts",
  "play/help/about.ts",
  "play/help/order.ts",
  "play/saved-games.ts",
  "play/settings.ts",
  "session/engine.ts",
  "text/digits.ts",
  "ui/Boundary.tsx",
  "ui/appearance.ts",
  "ui/modals.ts",
  "ui/notices.ts",
  "ui/storage.ts",
  "ui/theme.ts",
  "views/experiment/compare/ready-made.ts",
  "views/generate/makers.ts",
  "views/race/store.ts",
  "words/messages.ts",
];

test("the state of a view belongs to a session", () => {
  const atTop = /^(export )?const \w+(: [^=]+)? = (signal|computed|task)\b/m;
  const shared = files.filter((file) => atTop.test(readFileSync(join(root, file), "utf8")));
  assert.deepEqual(shared.sort(), ofPage);
});

test("no file is longer than 600 lines", () => {
  const lines = (/** @type {string} */ file) =>
    readFileSync(join(root, file), "utf8").split("\n").length - 1;
  assert.deepEqual(
    files.filter((file) => lines(file) > 600),
    [],
  );
});
