/**
 * Scrolls elements into view within this document only: `scrollIntoView`, and a focus that scrolls, would also scroll
 * the page around a frame, which belongs to its reader.
 */

/**
 * Returns the smallest distance by which to scroll so that the range is between `min` and `most`. If it does not fit,
 * its start takes precedence.
 */
const scrollDistance = (from: number, to: number, least: number, most: number) =>
  from < least ? from - least : Math.max(0, Math.min(to - most, from - least));

/** Scrolls all scroll containers of an element, by default as little as necessary. */
export function scrollIntoView(
  element: Element,
  toTop = false,
  behavior: ScrollBehavior = "auto",
): void {
  const root = document.documentElement;
  const fixed = (one: Element) => getComputedStyle(one).position === "fixed"; // fixed elements do not scroll
  let inside = element;
  for (let box = inside.parentElement; box && !fixed(inside); box = box.parentElement) {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isRoot = box === root;
    const space = isRoot ? new DOMRect(0, 0, innerWidth, innerHeight) : box.getBoundingClientRect();
    const bar = (side: "scrollPaddingTop" | "scrollPaddingBottom") =>
      isRoot ? Number.parseFloat(getComputedStyle(root)[side]) || 0 : 0;
    const min = space.top + bar("scrollPaddingTop");
    box.scrollBy({
      left: scrollDistance(left, right, space.left, space.right),
      top: toTop
        ? top - min
        : scrollDistance(top, bottom, min, space.bottom - bar("scrollPaddingBottom")),
      behavior,
    });
    inside = box;
  }
}

export function focusElement(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true });
  if (element) scrollIntoView(element);
}

/**
 * Scrolls a focused link of a horizontally scrolling row into view completely. Browsers do not scroll if a part of the
 * link is visible.
 */
export const scrollToFocused = ({ currentTarget }: { readonly currentTarget: Element }) =>
  scrollIntoView(currentTarget);
