/**
 * The appearance of every component in every state: sizes, fonts and colours of each element, in each theme and on a
 * phone. The records are text, one file per component in `gallery`, not images: a changed colour or size is one line of
 * a diff, and the files are the same on every machine, although browsers render letters differently. After an intended
 * change, `npx vitest run --config tests/components/vitest.config.ts gallery -u` updates the records.
 */
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { components } from "../../www/gallery/components";
import { States } from "../../www/gallery/Gallery";
import { mount, unmount } from "./mount";

/** Disables transitions, so that colours change at once. */
const still = document.createElement("style");
still.textContent = "* { transition: none !important; animation: none !important }";

beforeAll(async () => {
  document.head.append(still);
  // Widths depend on the font of the page, which is fetched when it is first used.
  expect(await document.fonts.load('420 15px "Figtree Variable"')).toHaveLength(1);
});

/** Returns a colour as a hexadecimal number, so that records are short. */
function hex(colour: string): string {
  const [r = 0, g = 0, b = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  if (!colour.startsWith("rgb")) return colour;
  if (alpha === 0) return "none";
  const channels = [r, g, b].map((one) => Math.round(one).toString(16).padStart(2, "0")).join("");
  return `#${channels}${alpha === 1 ? "" : `/${alpha}`}`;
}

/** Returns one line per element: its class or tag, indented by its depth, and the result of `tell`. */
function linesOf(root: Element, tell: (element: Element) => string): string[] {
  const lines: string[] = [];
  const visit = (element: Element, depth: number) => {
    if (!(element instanceof HTMLOptionElement)) {
      const name = [element.localName, ...element.classList].join(".");
      lines.push(`${"  ".repeat(depth)}${name} ${tell(element)}`);
    }
    if (element instanceof SVGElement) return;
    for (const child of element.children) visit(child, depth + 1);
  };
  visit(root, 1);
  return lines;
}

function shapeOf(element: Element): string {
  const style = getComputedStyle(element);
  const { width, height } = element.getBoundingClientRect();
  const border = style.borderTopWidth === "0px" ? "" : ` border ${style.borderTopWidth}`;
  const radius = style.borderTopLeftRadius === "0px" ? "" : ` radius ${style.borderTopLeftRadius}`;
  return `${Math.round(width)}×${Math.round(height)} ${style.display} padding ${style.padding} font ${style.fontSize}/${style.fontWeight}${border}${radius}`;
}

function colourOf(element: Element): string {
  const style = getComputedStyle(element);
  const border = style.borderTopWidth === "0px" ? "" : ` border ${hex(style.borderTopColor)}`;
  return `${hex(style.color)} on ${hex(style.backgroundColor)}${border}`;
}

const themes = ["light", "dark", "contrast"];

test.each(Object.keys(components))("%s looks as recorded", async (name) => {
  const html = document.documentElement;
  onTestFinished(async () => {
    delete html.dataset.theme;
    await page.viewport(1280, 800);
  });
  const record: string[] = [];
  for (const width of [1280, 360]) {
    await page.viewport(width, 800);
    const root = mount(<States of={name} />);
    const states = [...root.querySelectorAll<HTMLElement>("[data-name]")];
    expect(states.length).toBeGreaterThan(0);
    for (const state of states) {
      const content = state.lastElementChild ?? state;
      record.push(`${state.dataset.name}, ${width} pixels`);
      for (const child of content.children) record.push(...linesOf(child, shapeOf));
      if (width !== 1280) continue;
      for (const theme of themes) {
        html.dataset.theme = theme;
        record.push(`${state.dataset.name}, ${theme}`);
        for (const child of content.children) record.push(...linesOf(child, colourOf));
      }
      delete html.dataset.theme;
    }
    unmount(root);
  }
  await expect(`${record.join("\n")}\n`).toMatchFileSnapshot(`gallery/${name}.txt`);
});

/** The elements that react to the pointer and the keyboard; the first one of a state is tested. */
const CONTROL = "button:not(:disabled), a[href], select:not(:disabled), summary";

const outlineOf = (element: Element): string => {
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
  return outlineStyle === "none" ? "" : ` outline ${outlineWidth} ${hex(outlineColor)}`;
};

test.each(["Button", "Select", "Fold", "Menu"])(
  "%s under the pointer and with the focus looks as recorded",
  async (name) => {
    const html = document.documentElement;
    const elsewhere = document.body.appendChild(document.createElement("p"));
    elsewhere.textContent = "elsewhere";
    onTestFinished(() => {
      elsewhere.remove();
      delete html.dataset.theme;
    });
    await page.viewport(1280, 800);
    const record: string[] = [];
    const root = mount(<States of={name} />);
    for (const state of root.querySelectorAll<HTMLElement>("[data-name]")) {
      const control = state.querySelector<HTMLElement>(CONTROL);
      if (!control) continue;
      const look = (said: string, tell: () => readonly string[]) => {
        for (const theme of themes) {
          html.dataset.theme = theme;
          record.push(`${state.dataset.name}, ${said}, ${theme}`, ...tell());
        }
        delete html.dataset.theme;
      };
      const own = () => [`  ${colourOf(control)}${outlineOf(control)}`];
      await userEvent.hover(control);
      look("under the pointer", own);
      await userEvent.hover(elsewhere);
      control.focus({ focusVisible: true });
      look("with the focus", own);
      control.blur();
      const menu = document.getElementById(control.getAttribute("popovertarget") ?? "");
      if (!menu) continue;
      await userEvent.click(control);
      await expect.poll(() => menu.matches(":popover-open")).toBe(true);
      record.push(`${state.dataset.name}, open`, ...linesOf(menu, shapeOf));
      look("open", () => linesOf(menu, colourOf));
      const item = menu.querySelector("button");
      if (item) {
        await userEvent.hover(item);
        look("open, an item under the pointer", () => [`  ${colourOf(item)}`]);
      }
      menu.hidePopover();
    }
    unmount(root);
    await expect(`${record.join("\n")}\n`).toMatchFileSnapshot(`gallery/${name}-used.txt`);
  },
);
