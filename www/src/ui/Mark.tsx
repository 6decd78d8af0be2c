/** The logo: one cell with nine candidates of different likelihood, one of them chosen. */
import * as css from "./Mark.module.css";

/** The radius of each candidate on a 30 × 30 grid. */
const RADII = [1.6, 2.4, 1.2, 2, 1.4, 2.6, 1.2, 4.4, 1.8];
const LARGEST_CANDIDATE = RADII.indexOf(Math.max(...RADII));

/** If `alive` is true, the candidates are animated to indicate work in progress. */
export function Logo({ alive = false }: { readonly alive?: boolean }) {
  return (
    <svg
      class={alive ? `${css.root} ${css.alive}` : css.root}
      viewBox="0 0 30 30"
      aria-hidden="true"
    >
      {RADII.map((radius, at) => (
        <circle
          key={radius + at}
          class={at === LARGEST_CANDIDATE ? css.chosen : undefined}
          cx={6 + (at % 3) * 9}
          cy={6 + Math.floor(at / 3) * 9}
          r={radius}
        />
      ))}
    </svg>
  );
}
