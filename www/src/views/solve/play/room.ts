/** The room that the board has: what stands above it, and the keys where they stand below it, stay in view. */

/** Below the board, or below the keys, px. */
const GAP = 12;
/** Larger grids have more keys than a phone has room for: there the board keeps its size, and the keys are scrolled to. */
const MAX_SIDE = 9;

/** Tells the style sheet how much of the window's height is not the board's. */
export function measureAround(play: HTMLElement, side: number): void {
  const frame = play.querySelector(".board-frame")?.getBoundingClientRect();
  const keys = play.parentElement?.querySelector(".play-keys")?.getBoundingClientRect();
  const view = play.parentElement?.getBoundingClientRect();
  if (!frame || !keys || !view) return;
  // The board is sticky: where it would stand follows from what holds it.
  const above = view.top + scrollY + frame.top - play.getBoundingClientRect().top;
  const stacked = keys.top >= frame.bottom && side <= MAX_SIDE;
  const below = stacked ? keys.bottom - frame.bottom : 0;
  const around = `${Math.ceil(above + below + GAP)}px`;
  if (play.style.getPropertyValue("--around") !== around) {
    play.style.setProperty("--around", around);
  }
}
