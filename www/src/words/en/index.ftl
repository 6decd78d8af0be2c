### The texts that the first script needs: the frame of the page and the Race view.

# The writing direction: ltr (left to right) or rtl (right to left).
direction = ltr
title = Sudoku Lab
loading = Getting the algorithms ready…
failed = The algorithms could not be loaded.
# $view text
skipTo = Skip to { $view }
viewsLabel = Views
# $link text
kindsLabel = { $link }: sections
views_solve_link = Solve
views_solve_title = Solve
views_solve_tagline = Solve a Sudoku, with as much help as you like.
views_race_link = Race
views_race_title = Race
views_race_tagline = Race Sudoku algorithms and watch them think.
views_generate_link = Generate
views_generate_title = Generate
views_generate_tagline = Watch Sudoku puzzles being made.
views_experiment_link = Experiment
views_experiment_title = Questions
views_experiment_tagline = Compare algorithms.
views_set_link = Experiment
views_set_title = Your puzzles
views_set_tagline = Solve a set of puzzles on several cores.
views_cores_link = Experiment
views_cores_title = Several cores
views_cores_tagline = Solve one puzzle on several cores.
views_tune_link = Experiment
views_tune_title = Tune settings
views_tune_tagline = Find settings with which an algorithm needs fewer steps.
views_papers_link = Experiment
views_papers_title = Papers
views_papers_tagline = Test the claims of papers.
views_learn_link = Learn
views_learn_title = Algorithms
views_learn_tagline = Read how each algorithm works.
views_technique_link = Learn
views_technique_title = Techniques
views_technique_tagline = See and try how people solve Sudoku.
views_own_link = Learn
views_own_title = Your own solver
views_own_tagline = Write a solver and race it.
views_train_link = Learn
views_train_title = Train a net
views_train_tagline = Train a neural network.
# $view text
titleOf = { $view } – Sudoku Lab
atWork = at work
loadingView = Getting this part of the page…
# $tried flag
viewFailed =
    This part could not be loaded. Check your connection.{ $tried ->
        [true] { " " }If the connection works, reload the page. Your setup is kept.
       *[false] { "" }
    }
details = Details
tryAgain = Try again
reload = Reload the page
theme = Theme
language = Language
keyboard_name = Keyboard
keyboard_single = Single-key shortcuts, such as P in Race and Z, X, C, V in Solve
themes_auto = System
themes_light = Light
themes_dark = Dark
themes_contrast = High contrast
share = Share
pageMenu = Menu: theme, language, keyboard, help
print = Print
copyLink = Copy link
copied = Link copied
copyFailed = The browser refused to copy
openFull = Open in Sudoku Lab
embed = Embed in a page
help = Help
close = Close
# $version text
version = version { $version }
dismiss = Dismiss
puzzle = Puzzle
firstPuzzle = A first puzzle
# $side digits
board = Sudoku, { $side } by { $side }
# $givens number
givens =
    { $givens ->
        [one] { $givens } given
       *[other] { $givens } givens
    }
# $side digits, $givens number
facts =
    { $side } × { $side }, { $givens ->
        [one] { $givens } given
       *[other] { $givens } givens
    }
# $row digits, $column digits
cell = row { $row } column { $column }
# $digit digits
given = given { $digit }
empty = empty
clashes = in conflict
choosePuzzle = Choose a puzzle
recent = Raced recently
enlarge = Enlarge the board
paste = Paste…
pasteTitle = Paste a puzzle
disguise = Is this a known puzzle in disguise?
# The button that opens this comparison.
knownPuzzle = Known puzzle?
undo = Undo
redo = Redo
clear = Clear
pad = Digits
padErase = Erase
padSkip = Skip this cell
padAdvance = Move to the next cell after each digit
numerals = Numbers instead of letters
fixClash = Correct the marked givens first.
setup = Set up the race
# The visible part of “setup”.
setUp = Set up
readyMade = Ready-made races
chooseRace = Choose a race
# $title text
changedRace = { $title }, changed
# $what list
changedIn = Changed: { $what }.
changes_p = the puzzle
changes_a = the lanes
changes_seed = the seed
changes_steps = the step limit
changes_until = the stopping rule
changes_rank = the ranking
changes_seeds = the number of seeds
leftOff = Where you left off
# $name text
removeLane = Remove { $name }
# $lane digits
algorithmOf = Algorithm of lane { $lane }
# $lane digits
presetOf = Preset of lane { $lane }
changed = changed
settings = Settings
# $lane digits
settingsOf = Settings of lane { $lane }
# $lane digits
howOf = How lane { $lane } works
# $lane digits
enlargeLane = Enlarge the board of lane { $lane }
seed = Seed
newSeed = New seed
budget = Step limit
noBudget = none
stepRange = the first and the last step, such as 10-20
# $min number, $max number
wholeNumber = whole number, { $min }–{ $max }
stepLimit = whole number of steps, 1 or more; empty for no limit
# $low digits, $high digits
wrongSize =
    { SAME($low, $high) ->
        [true] Solves { $low } × { $low } only
       *[false] Solves { $low } × { $low } to { $high } × { $high }
    }
complete = Finds every solution, or proves that there is none.
incomplete = May end without a solution.
preset = Preset
source = Source
parameters = Parameters
about = How it works
transport = Race controls
projector_open = Present
projector_leave = Leave presentation view
projector_help = Presentation view: large letters, boards and plots. Space starts and pauses the race, arrow and Page keys step, Escape leaves the view
race = Race
again = Race again
pause = Pause
endIt = End worker
stopSeeds = Stop the seeds
resume = Resume
replay = Replay
stop = Stop
back = Step back
forward = Step forward
speed = Speed
auto = Auto
autoHelp = Start slowly, then speed up
flatOut = full speed
gathering = speeding up
slowFirst = slow at first
until = Run
untilNotes_time = At a fixed speed, the lane with the fewest steps finishes first. At full speed, the fastest computation wins, and the other lanes reach a different step in each run. To compare computing times, run until all lanes finish.
untilNotes_steps = The race ends at the smallest number of steps that any lane needs. The other lanes stop at the same step; lanes that have already run further are rerun up to it. All figures except times are reproducible.
untils_all = until all finish
untils_first = until the first finishes
rank = Ranked by
ranks_time = time
ranks_steps = steps
moment = Timeline
# $name text, $step number
endOf = { $name } ended at step { $step }
# Beside the timeline of a race that is ranked by time.
endsBySteps = Symbols mark last steps, not the ranking.
orPress = or press
spaceKey = Space
# $step number, $last number
momentAt =
    { SAME($step, $last) ->
        [true] step { $last }
       *[false] step { $step } of { $last }
    }
# $steps number, $unit text
closing_solved = Solved in { COUNT($steps, $unit) }: all cells are filled and verified.
# $steps number, $unit text
closing_unsolvable = Every possibility was ruled out in { COUNT($steps, $unit) }: there is no solution.
time = time
conflicts = conflicts
blank = blank
wholeRun = whole run
checkingSolutions = Checking for solutions…
lanes = Lanes
# $step number
showing = at step { $step }
# $step number
shown = shown: step { $step }
seeking = rerunning…
# $name text, $filled digits, $cells digits
laneBoard = Board of { $name }: { $filled } of { $cells } cells filled
# $name text
laneBoardRunning = Board of { $name }, running
# $lane digits, $name text
laneLabel = Lane { $lane }: { $name }
fast = ≤ 0.1 ms
# $lane digits
definitions_lane = What the figures of lane { $lane } mean
# $title text
definitions_plot = What “{ $title }” shows
definitions_steps = The unit in which this algorithm counts its work.
definitions_time = Time spent inside the algorithm. A first run takes several times as long as later runs, so runs of less than 0.1 s are repeated after the race in several batches. The time shown is the mean of the fastest batch.
definitions_conflicts = The number of digits that are missing from rows, columns and boxes because other digits are repeated there. Red corners mark the repeated digits themselves, so their number can differ from the number of conflicts.
definitions_blank = Cells without a digit. While there are blank cells, their number is shown instead of the conflicts.
measureHelp = A single run is too short to be timed, so it is repeated
measured = measured
measuring = Short runs are repeated to measure their times…
# $repeats number
meanOf = average of { $repeats } runs
unsteady = only approximate: this computer was busy
silent_title = This lane does not answer
silent_doc = The worker of this lane has not answered for several seconds: it is stuck, or this computer is too busy. If the worker answers, the run continues.
silent_end = End this lane
# $name text
silent_announced = { $name } does not answer
silent_worker = A worker does not answer: it is stuck, or this computer is too busy.
crash = This lane crashed
refused = This lane cannot run with these settings
notStarted = not started
unreached = This lane could not start
unreachedHelp = Check your connection, then race again.
reproduce = Open this lane alone to reproduce the crash
# $place digits
ordinal =
    { $place }{ $place ->
        [0] { "" }
        [1] st
        [2] nd
        [3] rd
       *[other] th
    }
waiting = ready
bet_choose = Pick as winner
bet_chosen = Your pick
bet_right = Your pick won.
# $name text
bet_wrong = Your pick, { $name }, did not win.
running = running
paused = paused
preparing = preparing
waitingForPuzzle = givens conflict
outcomes_solved = solved
outcomes_unsolvable = no solution
outcomes_stalled = stalled
outcomes_steps = out of steps
outcomes_time = out of time
outcomes_invalid = invalid
outcomes_stopped = stopped
outcomes_crashed = crashed
# $lanes number
question =
    { $lanes ->
        [one] One algorithm, one Sudoku. How does it work?
       *[other]
            { $lanes ->
                [2] Two
                [3] Three
                [4] Four
                [5] Five
                [6] Six
                [7] Seven
                [8] Eight
               *[other] { $lanes }
            } algorithms, one Sudoku. Who solves it first?
    }
ready = Every algorithm gets the same puzzle. Choose a puzzle, or paste your own.
readyFor = Press Race.
setupChanged = The setup has changed. Press Race to run the new setup.
# With the result of the previous race, if it had ended.
# $before text
beforeChange =
    { $before ->
        [none] { "" }
       *[other] Before the change: { $before }
    }
skipAhead = Skip to the end
stopRest = Stop the rest
more = More
less = Less
raceStarted = The race has started.
# Announced when a lane ends; lanes need not end in the order of their places.
# $name text, $outcome text, $placed flag
laneEnded =
    { $name }: { $outcome }{ $placed ->
        [true] ; the places are announced when all lanes have ended
       *[false] { "" }
    }
racePaused = Paused. You can step, or drag the timeline, forwards and backwards.
pausedTitle = Paused
pausedHint = You can step, or drag the timeline, forwards and backwards.
pausedUneven = Step counts differ because each lane runs as fast as it can, and because a step means different work in each algorithm.
sections = Curves and results
finish = Results
# $by text
finishHint = Ranked by { $by }.
rankHints_time = time inside the algorithm
rankHints_steps = steps
series_tab = Averages
series_count = Seeds
series_start = Race over seeds
series_help = Runs every lane once per seed at full speed, starting with the seed of the race
series_under = All seeds run at full speed. Using any control stops these runs.
look_open = Look closer
# $lane digits
look_of = Look closer at lane { $lane }
curves = Curves
plot = Plot
data = Data
storage = This browser does not store anything for this page. Copy a link to keep your work.
noWorkers = The race needs web workers, which this browser does not allow here.
# $theirs text, $ours text
otherVersion = The link was made with version { $theirs }; this page is version { $ours }, so the runs may differ.
linkProblem = A part of the link could not be used
# $v text
linkFormat = this link uses format { $v }; this version of the page reads format 1
# $key text, $value text, $why text
linkValue = { $key }={ $value }: { $why }
# $more number
moreProblems =
    And { $more ->
        [one] { $more } other part
       *[other] { $more } other parts
    } of the link.
# The position of an error in a text.
# $line digits, $column digits, $what text
at = line { $line }, column { $column }: { $what }
givenTwice = appears more than once; the last value is used
foreignTooLong = unknown to this page and too long to keep in the link
# $view text
unused = not used by “{ $view }”
# $most digits
tooManyLanes =
    { $most ->
        [one] only the first is used here
       *[other] only the first { $most } are used
    }
unknownAlgorithm = there is no such algorithm
unknownPreset = there is no such preset; the default is used
unknownParam = there is no such parameter
unknownLane = there is no such lane
# $allowed text
badValue = not allowed; allowed: { $allowed }
# A parameter and what it was set to.
# $name text, $value text
change = { $name } { $value }
switched_true = on
switched_false = off
# For a lane that differs from its preset in one setting, if the change is short.
# $change text
changedOne = changed: { $change }
# $changes number
changedSome =
    { $changes ->
        [one] { $changes } changed setting
       *[other] { $changes } changed settings
    }
# $preset text, $changes list
basedOn = { $preset }, changed: { JOIN($changes, by: "; ") }
# In the name of a lane: its changed settings.
# $changes list
changedTo = { JOIN($changes, by: ", ") }
# $whole flag, $min text, $max text
range =
    { $whole ->
        [true] Whole number
       *[false] Number
    }, { $min }–{ $max }
# With a number of steps per second, which may be a fraction.
# $pace text, $single flag
pace =
    { $pace } { $single ->
        [true] step
       *[false] steps
    }/s
# $ended digits, $all digits
racingEnded =
    { $ended } of { $all } { $ended ->
        [one] has
       *[other] have
    } finished.
# $lane text
racingLast = Still running: { $lane }.
racingPaced = The lanes are shown at equal speed and ranked by computing time.
