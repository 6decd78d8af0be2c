/** Every panel and every dialog has an error boundary; the contents of an error report. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../www/src/", import.meta.url));
const components = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".tsx"))
  .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));

/** Returns the components of a file that render panels, with or without a border. @param {string} text */
function panelsOf(text) {
  const declared = [...text.matchAll(/^(?:export )?(?:function (\w+)[(<]|const (\w+) = )/gm)];
  const classes = [...text.matchAll(/class=(?:"([^"]*)"|\{`([^`]*)`\})|<Panel\b/g)];
  return new Set(
    classes
      .filter(
        ([whole, plain, template]) =>
          (whole === "<Panel" && /\/ui\/Panel"/.test(text)) ||
          /(^|\s)(drawn|experiment-table|reproduced-table|growth)(\s|$)/.test(
            plain ?? template ?? "",
          ),
      )
      .map(({ index }) => declared.filter((one) => one.index < index).at(-1))
      .map((component) => component?.[1] ?? component?.[2] ?? "unknown"),
  );
}

test("every panel is inside an error boundary of its own", () => {
  let panels = 0;
  const unguarded = components.flatMap(({ file, text }) =>
    [...panelsOf(text)].flatMap((name) => {
      panels += 1;
      const guarded = new RegExp(
        `guarded\\(\\s*"[^"]+",\\s*${name}\\b|<Boundary[^>]*>\\s*<${name}\\b`,
      );
      return guarded.test(text) ? [] : [`${file}: ${name}`];
    }),
  );
  assert.ok(panels > 30, `${panels} panels are found`);
  assert.deepEqual(unguarded, []);
});

test("no two parts have the same name", () => {
  const names = components.flatMap(({ text }) =>
    [...text.matchAll(/guarded\(\s*"([^"]+)"|<Boundary part="([^"]+)"/g)].map(
      ([, one, other]) => one ?? other,
    ),
  );
  assert.ok(names.length > 40);
  assert.deepEqual(
    names.filter((name, at) => names.indexOf(name) !== at),
    [],
  );
});

test("every dynamic import is a loader that is passed to the helpers, which report download errors", () => {
  const sources = readdirSync(root, { recursive: true, encoding: "utf8" })
    // The modules of the texts are below the helpers; without a translation, the English text is shown.
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith("words"));
  let imports = 0;
  const bare = sources.flatMap((file) => {
    const text = readFileSync(join(root, file), "utf8");
    return [...text.matchAll(/\bimport\("[^"]+"\)/g)].flatMap(({ 0: found, index }) => {
      imports += 1;
      const loader = /(?:=>|\btypeof|=>\s+Promise\.all\(\[|\bimport\("[^"]+"\),)\s*$/;
      return loader.test(text.slice(0, index)) ? [] : [`${file}: ${found}`];
    });
  });
  assert.ok(imports > 40, `${imports} imports are found`);
  assert.deepEqual(bare, []);
});

test("sizes are observed in only one place, outside the callback of the observer", () => {
  const observers = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
    (file) =>
      /\.tsx?$/.test(file) && readFileSync(join(root, file), "utf8").includes("new ResizeObserver"),
  );
  assert.deepEqual(observers, ["ui/resize.ts"]);
});
