### What the page says around a solver that a visitor brings.

title = Your own solver
intro = Write a solver in JavaScript, run it, and race it against those of this page. It runs apart: it cannot reach the network or this page.
editor = The code of your solver
editorHelp = Tab leaves the editor; Ctrl and ] indents. Ctrl and Enter runs.
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
badLink = The link holds no code that can be read: { $why }.
long = This is too long for a link. Save it as a file to pass it on.
moduleHelp = A compiled module cannot be read here. Run it only if you know where it comes from. To go back to a text, begin with a template.
foreign = This code came with a link. Read it before you let it run.
foreignRace = The link wants to run it in another part of this page, once you allow it.
allow = Allow it to run
allowAndGo = Allow it, and go on
run = Run
again = Run again
opening = Getting it ready…
change = See its code and change it
race = Race it
raceHelp = A race on this puzzle, beside solvers of this page
compare = Compare over a set
compareHelp = An experiment: it and a solver of this page, on 50 easy puzzles
controls = Time of the run
on = On
samples_small = a small puzzle, 4 × 4
samples_easy = an easy puzzle, 9 × 9
samples_hard = a hard puzzle, 9 × 9
samples_board = the puzzle of the other views
# $name text
board = What { $name } has on the board
# $name text, $least text, $most text
curve = { $name } over the run, from { $least } to { $most }
notRun = Nothing has run yet. Press Run.
changed = You have changed the code since this run.
params = Parameters
figures = Counts
idle = Step after step, nothing changes on the board or in the counts. Does step change the state that start returned?
wrong = It did not work
# $line digits, $column digits?, $why text
wrongAt =
    { $column ->
        [none] Line { $line }
       *[other] Line { $line }, column { $column }
    }: { $why }
# $steps number, $step text
verdict_solved = Solved in { COUNT($steps, $step) }. Checked: each row, column and box holds every digit once, and the givens stand.
verdict_unsolvable = It says that there is no solution.
verdict_unsolvableButIs = It says that there is no solution, but there is one.
# $steps number, $step text
verdict_stalled = It gave up after { COUNT($steps, $step) }.
# $steps number, $step text
verdict_stopped = You stopped it after { COUNT($steps, $step) }.
# $steps number, $step text
verdict_steps = It had no answer after { COUNT($steps, $step) }.
verdict_time = Its time was up.
verdict_invalid = The puzzle breaks the rules, so nothing ran.
verdict_crashed = It broke.
how = What a solver is made of
howOf_0_0 = about
howOf_0_1 = its name, what a step is called, and if you like params, series (curves) and counters, each by its name
howOf_1_0 = start(puzzle, params)
howOf_1_1 = looks at the puzzle and returns a state
howOf_2_0 = step(state)
howOf_2_1 = does a little; returns nothing, “found”, “exhausted” (no solution) or “stalled” (it gives up)
howOf_3_0 = view(state)
howOf_3_1 = the digits on the board now, 0 for a blank cell
howOf_4_0 = sample(state)
howOf_4_1 = the curves’ values now, if it declares curves
howOf_5_0 = counters(state)
howOf_5_1 = the counts now, if it declares counts
puzzleIs = A puzzle has side, boxRows, boxColumns, givens (a digit a cell, row by row, 0 is blank) and random(), a number from 0 to 1 that the seed decides.
notes_0 = The cell with number i is in row (i - (i % side)) / side and in column i % side; both count from 0.
notes_1 = Its box is row - (row % boxRows) + (column - (column % boxColumns)) / boxColumns.
notes_2 = What is “found” is checked: no cell may be blank, no given changed, no digit twice in a row, column or box.
notes_3 = The same seed must give the same run: keep what changes in the state, and take chance from random().
notes_4 = A step that takes ten seconds is ended. Until then the board stands still.
notes_5 = console.log writes to the browser’s console, also for runs that are repeated to compare or to measure.
# $name text, $size number
module = { $name }, { $size } kB of WebAssembly
