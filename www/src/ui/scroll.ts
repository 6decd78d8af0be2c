/**
 * Bringing things into sight by this document's scrolling alone: `scrollIntoView`, and a focus that
 * scrolls, would move the page around a frame too, which belongs to its reader.
 */

/** How far from `least` to `most` a stretch must move, no further than needed; the beginning counts more. */
const missing = (from: number, to: number, least: number, most: number) =>
  from < least ? from - least : Math.max(0, Math.min(to - most, from - least));

/** Scrolls all that scrolls around an element; by default as little as shows it. */
export function show(element: Element, toTop = false, behavior: ScrollBehavior = "auto"): void {
  const root = document.documentElement;
  const fixed = (one: Element) => getComputedStyle(one).position === "fixed"; // no scrolling moves it
  let inside = element;
  for (let box = inside.parentElement; box && !fixed(inside); box = box.parentElement) {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const whole = box === root;
    const room = whole ? new DOMRect(0, 0, innerWidth, innerHeight) : box.getBoundingClientRect();
    const bar = (side: "scrollPaddingTop" | "scrollPaddingBottom") =>
      whole ? Number.parseFloat(getComputedStyle(root)[side]) || 0 : 0;
    const least = room.top + bar("scrollPaddingTop");
    box.scrollBy({
      left: missing(left, right, room.left, room.right),
      top: toTop
        ? top - least
        : missing(top, bottom, least, room.bottom - bar("scrollPaddingBottom")),
      behavior,
    });
    inside = box;
  }
}

export function focus(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true });
  if (element) show(element);
}

/**
 * Shows the whole of a focused link of a row that scrolls sideways. Browsers leave a link where it is when a
 * part of it is in sight.
 */
export const showFocused = ({ currentTarget }: { readonly currentTarget: Element }) =>
  show(currentTarget);
