/**
 * `<sudoku-lab>` in JSX, here of Preact; `tests/bundlers/jsx.test.mjs` compiles the same for other frameworks. Each
 * `@ts-expect-error` becomes an error as soon as the mistake below it compiles.
 */
import type { SudokuLabElement } from "sudoku-lab/embed";
import type {} from "sudoku-lab/embed/preact";

let element: SudokuLabElement | null = null;
export const view = (
  <sudoku-lab
    ref={(made) => {
      element = made;
    }}
    class="lab"
    puzzle="53..7...."
    algorithms="backtracking:rows,ga"
    max-seconds="10"
    lock=""
    onfinish={({ detail }) => detail.lanes.map(({ name, place }) => [name, place?.toFixed()])}
  >
    <a href="https://example.org/">Open it in Sudoku Lab</a>
  </sudoku-lab>
);
export const ended = (element as SudokuLabElement | null)?.result();

// @ts-expect-error: there is no such attribute.
export const wrongName = <sudoku-lab puzle="1" />;
// @ts-expect-error: attributes are text.
export const wrongType = <sudoku-lab seed={2} />;
// @ts-expect-error: the event has no such detail.
export const wrongEvent = <sudoku-lab onstep={({ detail }) => detail.places} />;

export const elements = (
  <>
    <sudoku-board id="board" editable onchange={({ detail }) => detail.digit.toFixed()} />
    <sudoku-plot for="race" series="conflicts" log="x" />
    <sudoku-hint for="board" onhint={({ detail }) => detail.deduction?.technique} />
    <sudoku-race algorithms="ga" seed={2} onfinish={({ detail }) => detail.lanes[0]?.steps} />
  </>
);
// @ts-expect-error: there is no such attribute.
export const wrongBoard = <sudoku-board puzle="1" />;
// @ts-expect-error: there is no such axis.
export const wrongPlot = <sudoku-plot log="z" />;
// @ts-expect-error: the event has no such detail.
export const wrongChange = <sudoku-board onchange={({ detail }) => detail.places} />;
