/** The words of the help, which is fetched when it is first opened. */
export const words = {
  text: [
    "Put a puzzle on the board, choose algorithms, press Race. Each lane runs one algorithm in a worker of its own; none can slow another down.",
    "Then go back: every run can be paused, stepped and dragged to any moment, forwards and backwards. The same version, puzzle, algorithm, parameters and seed give the same run everywhere, so the address of this page is the whole experiment. One setting leaves that to the clock: in a race “until the first finishes” the others are cut off when it does, a step sooner or later. Ranked by steps, such a race ends at the fewest steps that any lane needs, and repeats too.",
    "Steps compare algorithms by their work, time by their speed. A time is what was spent inside the algorithm, however slowly you watch it.",
    "Beside the race: “Solve” shows the solution and how hard the puzzle is, “Generate” makes puzzles, “Experiment” solves a whole file of them or shares one puzzle among several cores, “Learn” tells how each algorithm works.",
  ],
  signs: "Signs on the boards",
  signsOf: [
    ["dark digit", "a given of the puzzle"],
    ["coloured digit", "a digit the algorithm holds now; paler when it is less sure"],
    [
      "dots",
      "candidates of a blank cell, where the digit would stand on a telephone; larger is more likely",
    ],
    ["red corner", "the digit stands twice in a row, column or box"],
    ["ring", "the cell that the last step was about; dashed when a digit was taken back"],
  ],
  keys: "Keys",
  keysOf: [
    ["Arrows, Home, End", "move over the puzzle; with Ctrl or Cmd, Home and End go to the corners"],
    [
      "1 … 9, A … Y",
      "write a digit; on large boards A is 1, and two figures in a row are one number",
    ],
    ["0, Delete, Backspace", "clear the cell"],
    ["Space", "on the puzzle: the next cell"],
    ["Ctrl Z, Ctrl Y", "undo, redo, on the puzzle (Cmd on a Mac)"],
    ["Ctrl V", "paste a puzzle, anywhere but in a field"],
    ["Space", "on the moment: race, pause, go on"],
    ["Left, Right", "on the moment: a step back, a step forward; ten with Shift"],
    ["Home, End", "on the moment: the first step, the last"],
    ["Up, Down", "on the moment: faster, slower"],
    ["Escape", "closes a closer look, what is open beside a lane, or the projector"],
    [
      "Left, Right, Home, End",
      "on a plot: move the cursor, and every board with it; Enter stays there, Esc goes back",
    ],
    [
      "+, −, 0",
      "on a plot: zoom in, zoom out, show all; or drag over a part of it. A double click enlarges it",
    ],
    ["S, P, C", "on a plot: save it as SVG or PNG, or all data as CSV"],
  ],
};
