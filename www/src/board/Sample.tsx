/** A sample cell for the legend of the marks on a board. */
import * as css from "./Sample.module.css";

/** The marks that a sample can show. */
export type BoardSign =
  | "given"
  | "placed"
  | "possible"
  | "latest"
  | "framed"
  | "kept"
  | "undone"
  | "conflict"
  | "struck";

/** The centres and radii of the dots in a cell with candidates. */
const candidateDots = [
  [12, 10, 3],
  [24, 10, 2],
  [38, 10, 6],
  [12, 24, 2],
  [24, 24, 4],
  [38, 24, 1.5],
  [12, 38, 5],
  [24, 38, 2],
] as const;
/** The signs whose sample shows candidates. */
const SIGNS_WITH_CANDIDATES: ReadonlySet<BoardSign> = new Set(["possible", "latest", "struck"]);
/** The signs whose sample has a frame. */
const SIGNS_WITH_FRAME: ReadonlySet<BoardSign> = new Set(["latest", "framed", "kept", "undone"]);

interface Props {
  readonly sign: BoardSign;
  /** Whether the sample is part of a line of text. */
  readonly small?: boolean;
}

export const Sample = ({ sign, small }: Props) => (
  <svg
    class={`${css.root} lane-colour-1`}
    data-sign={sign}
    data-small={small || undefined}
    viewBox="0 0 48 48"
    aria-hidden="true"
  >
    {SIGNS_WITH_CANDIDATES.has(sign) ? (
      candidateDots.map(([x, y, r]) => <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />)
    ) : (
      <text x="24" y="25">
        5
      </text>
    )}
    {sign === "latest" && <circle class={css.ring} cx="38" cy="10" r="8" />}
    {SIGNS_WITH_FRAME.has(sign) && <rect class={css.frame} x="2" y="2" width="44" height="44" />}
    {sign === "conflict" && <path d="M32 0h16v16z" />}
    {sign === "struck" && <path class={css.stroke} d="M32 4l12 12" />}
  </svg>
);
