/** Measures the space for the board, so that the content above it and the keys below it stay in view. */

/** The gap below the board or the keys, CSS pixels. */
const GAP_PX = 12;
/**
 * The largest side for which the keys stay in view. Larger grids have more keys than fit on a phone, so the board keeps
 * its size and the keys are reached by scrolling.
 */
const MAX_SIDE = 9;

/** Sets the style property with the part of the window's height that is not available to the board. */
export function measureAround(play: HTMLElement, side: number): void {
  const frame = play.querySelector(".board-frame")?.getBoundingClientRect();
  const keys = play.parentElement?.querySelector(".play-keys")?.getBoundingClientRect();
  const view = play.parentElement?.getBoundingClientRect();
  if (!frame || !keys || !view) return;
  // The board is sticky, so its static position is computed from its container.
  const above = view.top + scrollY + frame.top - play.getBoundingClientRect().top;
  const stacked = keys.top >= frame.bottom && side <= MAX_SIDE;
  const below = stacked ? keys.bottom - frame.bottom : 0;
  const around = `${Math.ceil(above + below + GAP_PX)}px`;
  if (play.style.getPropertyValue("--around") !== around) {
    play.style.setProperty("--around", around);
  }
}
