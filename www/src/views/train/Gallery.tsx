/** A mark for each unseen puzzle, and the boards of eight of them. */
import { useStore } from "../../session/context";
import { boxSize, glyph } from "../../text/digits";
import { words } from "../../words/train";
import { sharesOf } from "./Curves";
import { createTrain } from "./controller";
import { testOf } from "./model";
import * as css from "./Train.module.css";
import { digitsOf } from "./watch";

export function Gallery() {
  const { shown, watch } = useStore(createTrain);
  const now = shown.value;
  if (!now) return null;
  now.tick.value;
  const { puzzles } = now.training;
  const test = testOf(now);
  if (puzzles.length === 0) return null;
  return (
    <section class={css.gallery} aria-labelledby="train-gallery">
      <h3 id="train-gallery">{words.gallery(puzzles.length)}</h3>
      <div class={css.marks}>
        {sharesOf(puzzles, test?.steps).map(({ level, solved, all }) => (
          <figure key={level} class={css.level}>
            <figcaption>{words.levels[level]}</figcaption>
            <div role="img" aria-label={words.marks(words.levels[level], solved, all)}>
              {puzzles.map(
                (one, at) =>
                  one.level === level && (
                    <i key={at} data-solved={test ? test.steps[at] != null : undefined} />
                  ),
              )}
            </div>
          </figure>
        ))}
      </div>
      <p class="muted">{words.singles}</p>
      <p class="muted">{test ? words.testedAt(test.update) : words.untilTested}</p>
      <div class={css.boards}>
        {watch.chosen.value.map((at) => (
          <SmallBoard key={at} at={at} box={now.recipe.box} />
        ))}
      </div>
    </section>
  );
}

interface BoardProps {
  readonly at: number;
  readonly box: string;
}

/** Shows the digits after the last step; pressing the board shows its puzzle on the large board. */
function SmallBoard({ at, box }: BoardProps) {
  const { watch } = useStore(createTrain);
  const puzzle = watch.puzzles.value[at];
  if (!puzzle) return null;
  const beliefs = watch.small.value.get(at);
  const solution = watch.solutions.value.get(at);
  const { givens } = puzzle;
  const side = Math.sqrt(givens.length);
  const { rows, columns } = boxSize(box);
  const digits = beliefs ? digitsOf(beliefs) : givens;
  const isWrongCell = (cell: number) =>
    beliefs !== undefined && solution !== undefined && digits[cell] !== solution[cell];
  const count = givens.filter((_, cell) => isWrongCell(cell)).length;
  const known = beliefs !== undefined && solution !== undefined;
  return (
    <button
      type="button"
      class={css.small}
      aria-pressed={watch.at.value === at}
      aria-label={known ? words.smallBoard(at + 1, count) : words.smallBoardUnknown(at + 1)}
      data-wrong={known ? count : undefined}
      onClick={() => {
        watch.picked.value = at;
      }}
    >
      <svg viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
        {Array.from(givens, (given, cell) => {
          const [row, column] = [Math.floor(cell / side), cell % side];
          const state = given > 0 ? "given" : isWrongCell(cell) ? "wrong" : "right";
          return (
            <g key={cell} data-state={beliefs || given > 0 ? state : "blank"}>
              <rect x={column} y={row} width={1} height={1} />
              {(digits[cell] ?? 0) > 0 && (
                <text x={column + 0.5} y={row + 0.53}>
                  {glyph(digits[cell] ?? 0, side)}
                </text>
              )}
            </g>
          );
        })}
        {Array.from({ length: side + 1 }, (_, line) => (
          <g key={line}>
            <path d={`M0 ${line}h${side}`} data-bold={line % rows === 0} />
            <path d={`M${line} 0v${side}`} data-bold={line % columns === 0} />
          </g>
        ))}
      </svg>
      <span aria-hidden="true" class="numbers">
        {known ? (count === 0 ? words.allRight : words.wrongDigits(count)) : ""}
      </span>
    </button>
  );
}
