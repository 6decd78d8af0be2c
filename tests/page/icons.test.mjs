/** Icons without a label in their button are those that most people know. All others have a label. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../www/src", import.meta.url));

/** The icons for close, more, set up, enlarge, download, undo, redo and erase. */
const KNOWN = new Set(["close", "more", "sliders", "lens", "save", "undo", "redo", "erase"]);
/** Step controls, whose icons are those of media players. */
const STEPS = new Set([
  "parts/solutions/Stepper.tsx",
  "transport/Transport.tsx",
  "views/train/Controls.tsx",
]);

/** Matches the opening tag of a button or menu, with the text up to the end of the element or of the tag. */
const BUTTON = /<(Button|Menu)\b((?:[^<>{}]|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*?)(\/?)>/g;

/** Returns the icons without a label in the buttons of a source. @param {string} text */
function iconsAlone(text) {
  return [...text.matchAll(BUTTON)].flatMap((found) => {
    const [whole, tag, attributes = "", closed] = found;
    // A value in braces may contain the word too.
    const names = attributes.replace(
      /=\s*(?:"[^"]*"|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})/g,
      "",
    );
    if (!/\bicon\b/.test(names)) return [];
    const after = (found.index ?? 0) + whole.length;
    const content =
      closed || tag === "Menu" ? attributes : text.slice(after, text.indexOf(`</${tag}>`, after));
    return [...content.matchAll(/<(?:More)?Icon\s[^>]*?name=(?:"([\w-]+)"|\{(\w+)\})/g)].map(
      ([, name, variable]) => name ?? `{${variable}}`,
    );
  });
}

test("the icons of buttons are found in the sources", () => {
  const source = `<Button icon onClick={() => go({ by: 1 })}><MoreIcon name="dice" /></Button>
    <Button small title={icon}><MoreIcon name="plus" />Add</Button>
    <Menu icon trigger={<Icon name="more" />}><MoreIcon name="dice" />Another</Menu>`;
  assert.deepEqual(iconsAlone(source), ["dice", "more"]);
});

test("an icon without a label in its button is one that most people know", () => {
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".tsx") && !STEPS.has(file.replaceAll("\\", "/")),
  );
  const all = files.flatMap((file) => {
    const text = readFileSync(join(root, file), "utf8");
    return iconsAlone(text).flatMap((icon) => {
      // A component that draws a given icon; each use of the component specifies one.
      if (!icon.startsWith("{")) return [{ file, icon }];
      return [...text.matchAll(/\bicon="([\w-]+)"/g)].map(([, name = ""]) => ({
        file,
        icon: name,
      }));
    });
  });
  assert.ok(all.length > 25, `${all.length} icons are found`);
  assert.deepEqual(
    all.filter(({ icon }) => !KNOWN.has(icon)),
    [],
  );
});

test("the arrow of a select is that of a picker, in the colour of secondary text", () => {
  const read = (/** @type {string} */ file) =>
    readFileSync(new URL(`../../www/src/${file}`, import.meta.url), "utf8");
  const numbers = (/** @type {string} */ path) =>
    path.match(/-?\d*\.?\d+/g)?.map((one) => Number(one));
  const theme = read("styles/theme.css");
  const [, ...inks] = /--ink-2: light-dark\(#(\w+), #(\w+)\);/.exec(theme) ?? [];
  const { down } = JSON.parse(read("ui/icons.json"));
  for (const [at, name] of ["light", "dark"].entries()) {
    const [, colour, path] =
      new RegExp(`--chevron-${name}: url\\(".*fill='%23(\\w+)' d='([^']+)'`).exec(theme) ?? [];
    assert.equal(colour, inks[at], name);
    assert.deepEqual(numbers(path ?? ""), numbers(down), name);
  }
  assert.doesNotMatch(read("styles/base.css"), /select \{[^}]*gradient/);
});
