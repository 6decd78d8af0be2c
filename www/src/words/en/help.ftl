### The help, which is fetched when it is first opened.

# The purpose and use of each view, by the name of the view.
about_solve_0 = Type digits on the keyboard or press them on the keypad, which can also enter candidates and colours.
about_solve_1 = A hint first shows where to look, then which step follows, then why this step is valid. The picker above the board offers levels, techniques and the puzzle of the day.
about_solve_2 = Press ? to see the keyboard shortcuts of the board.
about_race_0 = Choose a puzzle and algorithms, then press Race. Each lane runs one algorithm in its own worker, so a slow lane does not hold up the others.
about_race_1 = You can pause a race, step through it and jump to any step, forwards and backwards. The same version, puzzle, algorithm, parameters and seed give the same run in every browser, so the address of this page describes the whole race. The one exception is a race that stops when the first lane finishes: timing decides where the other lanes are cut off. If you rank by steps, even that race is reproducible: it ends at the fewest steps that any lane needs.
about_race_2 = Steps measure the work of an algorithm, in its own unit. The time includes only the computation of the algorithm, so the speed at which you watch does not affect it.
about_generate_0 = Choose a level, a technique, a symmetry or a generator, then make a puzzle. You can watch the generator step by step, as in a race.
about_generate_1 = Each puzzle is checked for a unique solution and rated. You can solve it, race algorithms on it, or print a sheet of puzzles.
about_experiment_0 = Choose a question, a set of puzzles and algorithms, then run the experiment on several cores.
about_experiment_1 = The answer is given with a confidence interval or a significance test. The table below the answer has the numbers, and the records can be downloaded as CSV.
about_experiment_2 = The Papers section compares the published figures of five papers with runs on your computer.
about_learn_0 = The course explains the algorithms in lessons with runs to step through. Each algorithm and each technique also has its own page.
about_learn_1 = You can write a solver in JavaScript or WebAssembly and race it against the built-in solvers.
course = Course: how Sudoku is solved
# The address of the course in this language.
courseAt = learn/index.html
documentation = Documentation
signs = Signs on the boards
signsOf_0_0 = dark digit
signsOf_0_1 = a given of the puzzle
signsOf_1_0 = coloured digit
signsOf_1_1 = a digit that the algorithm has placed; a paler digit is less certain
signsOf_2_0 = dots
signsOf_2_1 = candidates of a blank cell, in the order of a phone keypad; larger dots mark more likely candidates
signsOf_3_0 = red corner
signsOf_3_1 = the digit is repeated in its row, column or box
signsOf_4_0 = ring or frame
signsOf_4_1 = the candidate or cell of the latest step; dashed red if a digit was taken back
signsOf_5_0 = red stroke
signsOf_5_1 = a candidate that was ruled out
keys = Keys
# The key of the page.
keysOf_page_0_0 = ?
keysOf_page_0_1 = open this help, except in fields and open menus; does nothing if “Single-key shortcuts” are turned off in the page menu
# The keys of the puzzle in Race.
keysOf_puzzle_0_0 = Arrows, Home, End
keysOf_puzzle_0_1 = move over the puzzle; with Ctrl or Cmd, Home and End go to the corners
keysOf_puzzle_1_0 = 1 … 9, A … Y
keysOf_puzzle_1_1 = enter a digit; on large boards A is 1, and two digits typed quickly form one number
keysOf_puzzle_2_0 = 0, Delete, Backspace
keysOf_puzzle_2_1 = clear the cell
keysOf_puzzle_3_0 = Space
keysOf_puzzle_3_1 = on the puzzle: move to the next cell
keysOf_puzzle_4_0 = Ctrl Z, Ctrl Y
keysOf_puzzle_4_1 = on the puzzle: undo, redo (Cmd on a Mac)
keysOf_puzzle_5_0 = Ctrl V
keysOf_puzzle_5_1 = paste a puzzle, anywhere except in a field
# The keys of a race, of a timeline and of the plots of a race.
keysOf_race_0_0 = Space
keysOf_race_0_1 = start, pause and resume the race; not in fields, in open menus or on a button that you reached with Tab. Enter presses any focused button
keysOf_race_1_0 = P, Alt P
keysOf_race_1_1 = open and close the presentation view (Option P on a Mac); P alone does nothing if “Single-key shortcuts” are turned off in the page menu
keysOf_race_2_0 = Space, Enter, Page Down, Page Up
keysOf_race_2_1 = in the presentation view: start, pause and resume; one step forward, one step back
keysOf_race_3_0 = Escape
keysOf_race_3_1 = close an enlarged board, the panel beside a lane, or the presentation view
keysOf_timeline_0_0 = Left, Right
keysOf_timeline_0_1 = on the timeline: go one step back, one step forward; ten steps with Shift
keysOf_timeline_1_0 = Home, End
keysOf_timeline_1_1 = on the timeline: go to the first step, to the last step
keysOf_timeline_2_0 = Up, Down
keysOf_timeline_2_1 = on the timeline: faster, slower
keysOf_plots_0_0 = Left, Right, Home, End
keysOf_plots_0_1 = on a plot: move the cursor; all boards show the step at the cursor. Enter keeps this position, Escape returns to the previous position
keysOf_plots_1_0 = +, −, 0
keysOf_plots_1_1 = on a plot: zoom in, zoom out, show all; you can also drag across a part of the plot. A double click enlarges the plot
keysOf_plots_2_0 = S, P, C
keysOf_plots_2_1 = on a plot: save the plot as SVG or PNG, or save all data as CSV

# The button that starts the tour.
takeTour = Take the tour
