### The view in which visitors write or open their own solver.

title = Your own solver
intro = Write a solver in JavaScript, run it, and race it against the built-in solvers. Your code runs in a sandbox: it cannot access the network or this page.
editor = The code of your solver
editorHelp = Press Tab to leave the editor, Ctrl+] to indent a line, or Ctrl+Enter to run the code.
beginWith = Begin with…
templates_backtracking = 20 lines of backtracking
templates_climbing = Hill climbing
templates_blank = A blank solver
taskTemplate = The code of the assignment
templatesOf = Templates
keptOf = Kept in this browser
# $first text, $when text
kept = { $first } – { $when }
open = Open a file…
save = Save
# $name text
opened = { $name } is open.
drop = Drop the file here
# $name text, $why text
badFile = { SHORT($name, 60) } could not be opened: { $why }.
# $why text
badLink = The code in the link cannot be read: { $why }.
long = The code is too long for a link. Save it as a file to share it.
moduleHelp = The code of a compiled module cannot be shown. Run the module only if you trust its author. To write code instead, begin with a template.
foreign = This code came from a link. Read the code before you allow it to run.
foreignRace = If you allow this code, the page opens the view that the link names and runs the code there.
allow = Allow it to run
allowAndGo = Allow it and continue
run = Run
again = Run again
opening = Loading the solver…
change = Show and edit the code
race = Race it
raceHelp = Races your solver against built-in solvers on this puzzle
compare = Compare over a set
compareHelp = Compares your solver with a built-in solver on 50 easy puzzles
controls = Position in the run
on = Puzzle
samples_small = a small puzzle, 4 × 4
samples_easy = an easy puzzle, 9 × 9
samples_hard = a hard puzzle, 9 × 9
samples_board = the puzzle of the other views
# $name text
board = Board of { $name }
# $name text, $least text, $most text
curve = { $name } over the run, from { $least } to { $most }
notRun = Nothing has run yet. Press Run.
changed = You have changed the code since this run.
params = Parameters
figures = Counts
idle = Neither the board nor the counts change from step to step. Does step(state) change the state that start(puzzle, params) returned?
wrong = Error
# $line digits, $column digits?, $why text
wrongAt =
    { $column ->
        [none] Line { $line }
       *[other] Line { $line }, column { $column }
    }: { $why }
# $steps number, $step text
verdict_solved = Solved in { COUNT($steps, $step) }. Checked: each row, column and box holds every digit once, and the givens are unchanged.
verdict_unsolvable = The solver reports that there is no solution.
verdict_unsolvableButIs = The solver reports that there is no solution, but there is one.
# $steps number, $step text
verdict_stalled = The solver gave up after { COUNT($steps, $step) }.
# $steps number, $step text
verdict_stopped = You stopped the run after { COUNT($steps, $step) }.
# $steps number, $step text
verdict_steps = The solver found no answer within { COUNT($steps, $step) }.
verdict_time = The time limit was reached.
verdict_invalid = The puzzle breaks the rules, so nothing ran.
verdict_crashed = The solver failed.
how = Structure of a solver
howOf_0_0 = about
howOf_0_1 = the name, the unit of a step, and optionally params, series (curves) and counters
howOf_1_0 = start(puzzle, params)
howOf_1_1 = reads the puzzle and returns the initial state
howOf_2_0 = step(state)
howOf_2_1 = performs one step; returns nothing while the run continues, otherwise “found”, “exhausted” (no solution) or “stalled” (gives up)
howOf_3_0 = view(state)
howOf_3_1 = the current digits of the board, 0 for a blank cell
howOf_4_0 = sample(state)
howOf_4_1 = the current values of the curves, if curves are declared
howOf_5_0 = counters(state)
howOf_5_1 = the current counts, if counters are declared
puzzleIs = A puzzle has side, boxRows, boxColumns, givens (one digit per cell, row by row; 0 is blank) and random(), which returns a pseudorandom number r with 0 ≤ r < 1 that depends on the seed.
notes_0 = The cell with number i is in row (i - (i % side)) / side and in column i % side; both are numbered from 0.
notes_1 = The box of this cell is row - (row % boxRows) + (column - (column % boxColumns)) / boxColumns.
notes_2 = A solution reported as “found” is checked: no cell may be blank, no given may be changed, and no digit may be repeated in a row, column or box.
notes_3 = The same seed must give the same run: keep all changing data in the state, and take random numbers from random().
notes_4 = A step that takes ten seconds is aborted. Until then the board does not change.
notes_5 = console.log writes to the browser’s console, also for runs that are repeated to compare or to measure.
# $name text, $size number
module = { $name }, { $size } kB of WebAssembly
