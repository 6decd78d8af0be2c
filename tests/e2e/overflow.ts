/** Checks whether a page fits the window: after each action of a visitor, at every width. */
import { execFileSync } from "node:child_process";
import type { Frame, Page } from "@playwright/test";

/**
 * The window sizes in which every state of the page is checked: phones, tablets, laptops, a large screen, and windows
 * that are low for their width.
 */
export const screens = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 740, height: 360 },
  { width: 1024, height: 480 },
] as const;
export type Screen = (typeof screens)[number];

/** Performs the actions of a visitor in a view, and yields the name of each action when its result is shown. */
export type Visit = (page: Page) => AsyncIterable<string>;

/** The tested commit, which selects the part of the sweep that a short run makes. */
export const commit = (() => {
  const given = process.env.SUDOKU_SWEEP;
  if (given) return given;
  try {
    const command = ["rev-parse", "--short=8", "HEAD"];
    const stdio: ("ignore" | "pipe")[] = ["ignore", "pipe", "ignore"];
    return execFileSync("git", command, { encoding: "utf8", stdio }).trim();
  } catch {
    return "0"; // an archive of the files without their history
  }
})();

/** Draws a number of the items, by the commit and by the name of the draw; a commit always draws the same items. */
export function drawn<Item>(items: readonly Item[], count: number, name: string): readonly Item[] {
  const rank = (index: number) => {
    let hash = 2166136261; // FNV-1a
    for (const letter of `${commit} ${name} ${index}`) {
      hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
    }
    hash = Math.imul(hash ^ (hash >>> 15), 2246822507); // the last letters affect the high bits
    return (hash ^ (hash >>> 13)) >>> 0;
  };
  const ranked = items.map((item, index) => ({ item, rank: rank(index), index }));
  const chosen = ranked.sort((a, b) => a.rank - b.rank).slice(0, count);
  return chosen.sort((a, b) => a.index - b.index).map(({ item }) => item);
}

/**
 * Makes a visit, and resizes the window to every size after each of its actions. Returns each fault with the actions
 * and the widths at which it was found.
 */
export async function sweep(page: Page, visit: Visit, sizes: readonly Screen[]): Promise<string[]> {
  const found = new Map<string, string[]>();
  for await (const action of visit(page)) {
    const before = page.viewportSize();
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const fault of await faultsOf(page)) {
        found.set(fault, [
          ...(found.get(fault) ?? []),
          `${size.width} × ${size.height} after “${action}”`,
        ]);
      }
    }
    if (before) await page.setViewportSize(before);
  }
  return [...found].map(([fault, places]) => `${fault}: ${places.join(", ")}`);
}

/** Returns the controls whose text extends beyond them, which neither cuts the text nor widens the page. */
export async function spillingControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const EXACT = 1.5; // pixels, because sizes are rounded
    return [...document.querySelectorAll("button, summary, [role=tab], .field-select, a")].flatMap(
      (control) => {
        const inline = getComputedStyle(control).display === "inline";
        if (inline || !control.checkVisibility({ visibilityProperty: true })) return [];
        const box = control.getBoundingClientRect();
        const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          if (node.parentElement?.closest(".visually-hidden, select, [data-cut], [title]"))
            continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          for (const { left, right, width } of range.getClientRects()) {
            if (width > 1 && (right > box.right + EXACT || left < box.left - EXACT)) {
              return [`${control.tagName.toLowerCase()}.${control.className}: ${node.textContent}`];
            }
          }
        }
        return [];
      },
    );
  });
}

/** Returns the faults in the fit of the page as it is shown now. */
export async function faultsOf(page: Page | Frame): Promise<string[]> {
  return page.evaluate(async () => {
    const MAX_FRAMES = 12;
    /** The number of frames without a change of layout after which the page counts as settled. */
    const STILL_FRAMES = 2;
    const root = document.documentElement;
    const rtl = root.dir === "rtl";
    const nextFrame = () => new Promise((next) => requestAnimationFrame(next));
    let [layout, still] = ["", 0];
    for (let frame = 0; frame < MAX_FRAMES && still < STILL_FRAMES; frame++) {
      await nextFrame();
      const boxes = [
        ...document.querySelectorAll("canvas, svg, dialog[open], .panel, [data-lane]"),
      ];
      const now = JSON.stringify([
        root.scrollHeight,
        ...boxes.map((box) => box.getBoundingClientRect()),
      ]);
      still = now === layout ? still + 1 : 0;
      layout = now;
    }

    const found = new Set<string>();
    const CONTROLS = "a[href], button, input, select, textarea, summary, [role=slider], [role=tab]";
    const EXACT = 1.5; // pixels, because sizes are rounded

    const nameOf = (element: Element) => {
      const id = element.id ? `#${element.id}` : "";
      const of = [...element.classList].map((name) => `.${name}`).join("");
      const text = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim();
      return `${element.tagName.toLowerCase()}${id}${of} “${text.replace(/\s+/g, " ").slice(0, 30)}”`;
    };

    // Every displayed element, with its box, its style and whether its box is fixed to the window.
    interface Shown {
      readonly element: HTMLElement | SVGElement;
      readonly box: DOMRect;
      readonly style: CSSStyleDeclaration;
      readonly card: Element | null;
      readonly hidden: boolean;
    }
    const shown = new Map<Element, Shown>();
    const modal = document.querySelector("dialog:modal");
    const visit = (element: Element, card: Element | null, within: boolean) => {
      if (!(element instanceof HTMLElement || element instanceof SVGElement)) return;
      const style = getComputedStyle(element);
      if (style.display === "none") return;
      const box = element.getBoundingClientRect();
      // Content for screen readers only, or intentionally hidden.
      const clipped = style.clipPath !== "none" || (box.width <= 1 && style.overflow === "hidden");
      const hidden = within || clipped || style.visibility === "hidden" || style.opacity === "0";
      const at = style.position === "fixed" || element === modal ? element : card;
      shown.set(element, { element, box, style, card: at, hidden });
      if (element instanceof SVGElement || element instanceof HTMLSelectElement) return;
      // Only the heading of a folded section is displayed.
      const folded = element instanceof HTMLDetailsElement && !element.open;
      for (const child of element.children) {
        if (!folded || child.tagName === "SUMMARY") visit(child, at, hidden);
      }
    };
    visit(document.body, null, false);

    const holdsSomething = (element: Element) =>
      /\S/.test(element.textContent ?? "") || element.querySelector(`${CONTROLS}, canvas, svg`);

    // 1. The page does not scroll sideways, and nothing is to the left of it.
    if (root.scrollWidth > root.clientWidth) {
      const widest = [...shown.values()]
        .filter(({ box, hidden }) => !hidden && box.right > root.clientWidth + EXACT)
        .sort((a, b) => b.box.right - a.box.right || (a.element.contains(b.element) ? 1 : -1));
      const cause = widest[0] ? nameOf(widest[0].element) : "";
      found.add(`the page scrolls sideways for ${cause}`);
    }

    for (const { element, box, style, card, hidden } of shown.values()) {
      if (hidden || box.width === 0 || box.height === 0) continue;
      const control = element.matches(`${CONTROLS}, .legend-reading, .transport-reading`);
      const before = rtl ? box.left >= root.clientWidth : box.right <= 0;
      if ((control || element.matches(".panel, canvas")) && before) {
        found.add(`${nameOf(element)} lies before the page`);
      }
      // 2. Elements that are fixed to the window, and dialogs, are within it.
      if (element === card) {
        const out =
          box.left < -EXACT ||
          box.top < -EXACT ||
          box.right > innerWidth + EXACT ||
          box.bottom > innerHeight + EXACT;
        if (out) found.add(`${nameOf(element)} reaches out of the window`);
      } else if (
        card &&
        control &&
        !(
          card.scrollWidth > card.clientWidth + EXACT &&
          /auto|scroll/.test(shown.get(card)?.style.overflowX ?? "")
        )
      ) {
        const out = box.left < -EXACT || box.right > innerWidth + EXACT;
        if (out) found.add(`${nameOf(element)} reaches out of the window`);
      }
      if (
        element instanceof SVGElement ||
        /^(INPUT|SELECT|TEXTAREA|CANVAS|IFRAME)$/.test(element.tagName)
      ) {
        continue;
      }
      // 3. Nothing is cut where it cannot be scrolled to. A text with an ellipsis has the complete text in a title.
      const whole = element.closest("[title]") !== null || element.matches("[data-cut]");
      const ellipsis = style.textOverflow === "ellipsis" && whole;
      const wide = element.scrollWidth > element.clientWidth + EXACT && element.clientWidth > 0;
      const high = element.scrollHeight > element.clientHeight + EXACT && element.clientHeight > 0;
      const cutsX = /hidden|clip/.test(style.overflowX);
      const cutsY = /hidden|clip/.test(style.overflowY);
      const more = element.parentElement?.querySelector("button[aria-expanded]");
      if (wide && cutsX && !ellipsis && holdsSomething(element)) {
        found.add(`${nameOf(element)} is cut at its side`);
      }
      // The frame of the element scrolls, and reports its height later.
      const frame = element.matches("sudoku-lab");
      if (high && cutsY && !ellipsis && !more && !frame && holdsSomething(element)) {
        found.add(`${nameOf(element)} is cut at its foot`);
      }
      // 4. Only tables, code and enlarged boards scroll sideways within the page, and the keyboard can reach them.
      if (wide && /auto|scroll/.test(style.overflowX)) {
        const kinds =
          "table, pre, code, .pseudo-code, nav, [data-enlarged=true], .shaded-board-frame, .embed-stage, .scroller";
        const fits =
          element.matches(kinds) ||
          element.querySelector(":scope > :is(table:not(.solution-board), pre, svg)");
        if (!fits) found.add(`${nameOf(element)} has to be scrolled sideways`);
      }
      // 5. A panel contains its content.
      if (
        wide &&
        style.overflowX === "visible" &&
        element.matches(".panel, [data-lane], dialog, fieldset, .curve-area")
      ) {
        found.add(`${nameOf(element)} is narrower than what is in it`);
      }
    }

    // 6. A control is not cut by the elements around it, unless these scroll.
    for (const { element, box, hidden, card } of shown.values()) {
      if (hidden || !element.matches(CONTROLS) || box.width === 0) continue;
      for (let around = element.parentElement; around; around = around.parentElement) {
        const of = shown.get(around);
        if (!of || around === card) break;
        if (/auto|scroll/.test(of.style.overflowX)) break;
        const cuts = /hidden|clip/.test(of.style.overflowX);
        if (cuts && (box.right > of.box.right + EXACT || box.left < of.box.left - EXACT)) {
          found.add(`${nameOf(element)} is cut by ${nameOf(around)}`);
        }
      }
    }

    // 7. No card that floats over the page covers a board, a curve or a control. Exceptions are a bar along a whole
    // edge of the window, if the page can be scrolled away from it, and elements that a visitor opened and can close.
    const OPENED = ".beside, .hint, .curve-save-menu";
    if (!modal) {
      const cards = [...shown.values()].filter(({ element, card, hidden, box }) => {
        const bar = box.width >= innerWidth - EXACT;
        return (
          element === card &&
          !hidden &&
          box.height > 0 &&
          !bar &&
          !element.matches(`${OPENED}, .app-skip`)
        );
      });
      const targets = [...shown.values()].filter(
        ({ element, card, hidden, box }) =>
          !hidden &&
          card === null &&
          box.height > 0 &&
          element.matches(`${CONTROLS}, canvas, [role=grid], .plot, svg.board`),
      );
      for (const { element: floating, box: over } of cards) {
        const covered = targets.find(({ box }) => {
          const x = Math.min(over.right, box.right) - Math.max(over.left, box.left);
          const y = Math.min(over.bottom, box.bottom) - Math.max(over.top, box.top);
          return x > EXACT && y > EXACT;
        });
        if (covered) found.add(`${nameOf(floating)} covers ${nameOf(covered.element)}`);
      }
      // 8. The last line can be scrolled clear of bars.
      const before = scrollY;
      scrollTo({ top: root.scrollHeight, behavior: "instant" });
      await nextFrame();
      const fixed = [...shown.values()].filter(({ element, card, hidden, box }) => {
        const bar = box.width >= innerWidth - EXACT && box.bottom >= innerHeight - EXACT;
        return (
          element === card &&
          !hidden &&
          !element.matches(".app-skip") &&
          (bar || !element.matches(OPENED))
        );
      });
      for (const { element: floating } of fixed) {
        const over = floating.getBoundingClientRect();
        const stuck = [...shown.values()].find(({ element, card, hidden }) => {
          if (hidden || card !== null || !element.isConnected) return false;
          // Content of scrolling elements is scrolled clear within them.
          for (
            let around = element.parentElement;
            around && around !== document.body;
            around = around.parentElement
          ) {
            if (/auto|scroll/.test(shown.get(around)?.style.overflowY ?? "")) return false;
          }
          const leaf =
            element.matches(CONTROLS) ||
            [...element.childNodes].some((node) => node instanceof Text && /\S/.test(node.data));
          if (!leaf) return false;
          const box = element.getBoundingClientRect();
          const x = Math.min(over.right, box.right) - Math.max(over.left, box.left);
          const y = Math.min(over.bottom, box.bottom) - Math.max(over.top, box.top);
          return x > EXACT && y > EXACT;
        });
        if (stuck) {
          found.add(
            `${nameOf(stuck.element)} cannot be scrolled out from under ${nameOf(floating)}`,
          );
        }
      }
      scrollTo({ top: before, behavior: "instant" });
    }
    return [...found];
  });
}
