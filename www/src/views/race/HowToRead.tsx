/** The key to the boards: what is drawn in their cells and over them. */
import { useId } from "preact/hooks";
import { words } from "../../words/curves";
import { ALL_SIGNS, COMMON_SIGNS } from "./board-key";
import * as css from "./HowToRead.module.css";

/** The centres and radii of the dots of the cell with candidates. */
const dots = [
  [12, 10, 3],
  [24, 10, 2],
  [38, 10, 6],
  [12, 24, 2],
  [24, 24, 4],
  [38, 24, 1.5],
  [12, 38, 5],
  [24, 38, 2],
] as const;
/** Samples of a cell with candidates. */
const DOTTED: ReadonlySet<string> = new Set(["possible", "latest", "struck"]);

interface Props {
  /** In a section of its own with all marks; in the room of a plot; or as a line below the plots of a projector. */
  readonly layout?: "section" | "plot" | "line";
}

/** Outside of a section of its own, the key has the marks that most races show. */
export function HowToRead({ layout }: Props) {
  const signs = layout === "section" ? ALL_SIGNS : COMMON_SIGNS;
  const title = useId();
  return (
    <section class={css.root} data-layout={layout} aria-labelledby={title}>
      <h2 id={title}>{words.reading.title}</h2>
      <ul>
        {signs.map((kind) => (
          <li key={kind}>
            <svg
              class={`${css.sample} lane-colour-1`}
              data-sign={kind}
              viewBox="0 0 48 48"
              aria-hidden="true"
            >
              {DOTTED.has(kind) ? (
                dots.map(([x, y, r]) => <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />)
              ) : (
                <text x="24" y="25">
                  5
                </text>
              )}
              {kind === "latest" && (
                <>
                  <circle class={css.ring} cx="38" cy="10" r="8" />
                  <rect class={css.frame} x="2" y="2" width="44" height="44" />
                </>
              )}
              {kind === "undone" && <rect class={css.frame} x="2" y="2" width="44" height="44" />}
              {kind === "conflict" && <path d="M32 0h16v16z" />}
              {kind === "struck" && <path class={css.stroke} d="M32 4l12 12" />}
            </svg>
            <div>
              <strong>{words.reading[kind][0]}</strong>
              <span>{words.reading[kind][1]}</span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
