/** What the cells of the boards show, before there are curves: a given, a placed digit, candidates, a conflict. */
import { words } from "../../words";

const cells = ["given", "placed", "possible", "conflict"] as const;

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

export function HowToRead() {
  return (
    <section class="how-to-read" aria-labelledby="read-title">
      <h2 id="read-title">{words.reading.title}</h2>
      <ul>
        {cells.map((kind) => (
          <li key={kind}>
            <svg
              class={`reading-sample ${kind} lane-colour-1`}
              viewBox="0 0 48 48"
              aria-hidden="true"
            >
              {kind === "possible" ? (
                dots.map(([x, y, r]) => <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />)
              ) : (
                <text x="24" y="25">
                  5
                </text>
              )}
              {kind === "conflict" && <path d="M32 0h16v16z" />}
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
