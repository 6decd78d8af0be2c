/** The key to the boards: what is drawn in their cells and over them. */
import { words } from "../../words/curves";
import { ALL_SIGNS, COMMON_SIGNS } from "./board-key";

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

/** Without `whole`, the marks that most races show: the key takes the place of curves then, or is a line. */
export function HowToRead({ whole = false }: { readonly whole?: boolean }) {
  return (
    <section class="how-to-read" aria-labelledby="read-title">
      <h2 id="read-title">{words.reading.title}</h2>
      <ul>
        {(whole ? ALL_SIGNS : COMMON_SIGNS).map((kind) => (
          <li key={kind}>
            <svg
              class={`reading-sample ${kind} lane-colour-1`}
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
                  <circle class="ring" cx="38" cy="10" r="8" />
                  <rect class="frame" x="2" y="2" width="44" height="44" />
                </>
              )}
              {kind === "undone" && <rect class="frame" x="2" y="2" width="44" height="44" />}
              {kind === "conflict" && <path d="M32 0h16v16z" />}
              {kind === "struck" && <path class="stroke" d="M32 4l12 12" />}
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
