/** The words of the help, which is fetched when it is first opened. */
import { translated } from "./language";

export const words = await translated("help", {
  text: [
    "Put a puzzle on the board, choose algorithms, press Race. Each lane runs one algorithm in its own worker, so none slows another down.",
    "Then go back: pause any run, step it, or drag it to any point, forwards and backwards. The same version, puzzle, algorithm, parameters and seed give the same run everywhere, so this page's address is the whole experiment. The one exception is a race “until the first finishes”: the clock cuts the other lanes off, a step sooner or later. Ranked by steps, such a race repeats too: it ends at the fewest steps that any lane needs.",
    "Steps measure an algorithm's work in its own unit; time measures its speed. Time counts only what is spent inside the algorithm, however slowly you watch.",
    "The other views: “Solve” is for solving a puzzle yourself, “Generate” makes puzzles, “Experiment” solves a whole set or puts several cores on one puzzle, “Learn” explains each algorithm.",
  ],
  course: "New to this? A course of lessons, from the first idea on.",
  /** Where it is in this language. */
  courseAt: "learn/index.html",
  signs: "Signs on the boards",
  signsOf: [
    ["dark digit", "a given of the puzzle"],
    ["coloured digit", "a digit the algorithm holds now; paler when it is less sure"],
    ["dots", "candidates of a blank cell, placed as on a phone keypad; larger is more likely"],
    ["red corner", "the digit occurs twice in a row, column or box"],
    ["ring", "the cell of the last step; dashed when a digit was taken back"],
  ],
  keys: "Keys",
  keysOf: [
    ["Arrows, Home, End", "move over the puzzle; with Ctrl or Cmd, Home and End go to the corners"],
    [
      "1 … 9, A … Y",
      "write a digit; on large boards A is 1, and two digits typed quickly are one number",
    ],
    ["0, Delete, Backspace", "clear the cell"],
    ["Space", "on the puzzle: the next cell"],
    ["Ctrl Z, Ctrl Y", "undo, redo, on the puzzle (Cmd on a Mac)"],
    ["Ctrl V", "paste a puzzle, anywhere but in a field"],
    ["Space", "anywhere else in a race, and on the timeline: race, pause, resume"],
    ["Left, Right", "on the timeline: a step back, a step forward; ten with Shift"],
    ["Home, End", "on the timeline: the first step, the last"],
    ["Up, Down", "on the timeline: faster, slower"],
    ["Alt P", "in a race: the projector, and back (Option P on a Mac)"],
    [
      "Space, Enter, Page Down, Page Up",
      "on the projector: race, pause, resume; a step forward, a step back",
    ],
    ["Escape", "closes a closer look, what is open beside a lane, or the projector"],
    [
      "Left, Right, Home, End",
      "on a plot: move the cursor, and every board with it; Enter stays there, Esc goes back",
    ],
    [
      "+, −, 0",
      "on a plot: zoom in, zoom out, show all; or drag across a part. A double click enlarges it",
    ],
    ["S, P, C", "on a plot: save it as SVG or PNG, or all data as CSV"],
  ],
});
