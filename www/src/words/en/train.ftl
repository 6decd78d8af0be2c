### The view in which a neural network is trained.

question = Can a neural network learn Sudoku?
# $weights number
intro = A network of { $weights } random weights learns from generated puzzles and is tested on other puzzles, which are not used for training. Press Train.
# $updates number, $of number
untested = Update { $updates } of { $of }: the first test is under way.
# $update number, $solved number, $of number
running =
    After { $update ->
        [one] { $update } update
       *[other] { $update } updates
    }, the net solves { $solved } of { $of } unseen puzzles.
# $update number, $solved number, $of number
paused =
    Paused: after { $update ->
        [one] { $update } update
       *[other] { $update } updates
    }, the net solves { $solved } of { $of } unseen puzzles.
# $updates number, $solved number, $of number
ended =
    After { $updates ->
        [one] { $updates } update
       *[other] { $updates } updates
    }, the net solves { $solved } of { $of } puzzles that it never saw.
# $updates number, $of number
progress = { $updates } of { $of } updates made.
# $name text, $updates number
fromFile =
    { SHORT($name, 40) }: a net after { $updates ->
        [one] { $updates } update
       *[other] { $updates } updates
    }
# $weights number, $digest text
fileIntro = { $weights } weights, digest { $digest }. “{ again }” repeats the training of this net from the start.
failed = The training failed
controls = Training
train = Train
trainNew = Train a new net
pause = Pause
resume = Continue
again = Train again
step = Make one update
restart = Restart
undo = Previous net
undoHelp = Show the previous net again
race = Race it
raceHelp = Races this net against built-in solvers on this puzzle
save = Save
open = Open…
# $name text
opened = { $name } is open.
# $name text, $why text
badFile = { SHORT($name, 60) } could not be opened: { $why }
# $bytes number
fileTooLarge = the file has { $bytes } bytes, but a net has at most 2,000,000.
# $item text
badItem = “{ SHORT($item, 60) }” is not a setting with a valid value; the default is used
changed = The settings differ from those of this net. Training starts a new net and keeps this one.
revert = Use the settings of this net
how = How it works
howOf_0 = Every candidate of a blank cell has a state, which consists of a few numbers. All candidates start in the same state.
howOf_1 = In each step, each candidate exchanges messages with the other candidates of its cell and with the candidates for the same digit in each house (row, column or box) of the cell. Then all candidates change their states.
howOf_2 = The states become beliefs: how probable each digit is in each cell.
howOf_3 = Training changes the weights of these messages so that more beliefs become correct.
updates = Update
loss = Training error (loss): lower is better
accuracy = Correct cells and solved puzzles
# Beside the end of the curve.
lossOf = loss (training)
# Beside the ends of the two curves.
accuracyOf_training = cells (training)
accuracyOf_unseen = puzzles (unseen)
# $loss text
lossPlot = Loss at each update, now { $loss }
# $share text
accuracyPlot = Solid line: the share of correct cells in the training puzzles at each update, now { $share }. Dashed line: the share of unseen puzzles that the net solves
solvedShare = Unseen puzzles solved
# $solved number, $of number
solvedOf = { $solved } of { $of }
levels_0 = Singles suffice
levels_1 = More than singles needed
levelHelp_0 = Naked and hidden singles solve the puzzle.
levelHelp_1 = The puzzle needs more than naked and hidden singles.
# $number digits, $level text
watched = Unseen puzzle { $number }: { LOWER($level) }
# $number digits, $step number, $right number, $blanks number
board =
    Beliefs about unseen puzzle { $number } after { $step ->
        [one] { $step } step
       *[other] { $step } steps
    }: the most probable digit is correct in { $right } of { $blanks } blank cells
steps = Steps of the net
# $step number, $of number
stepOf = { $step } of { $of }
boardKey = Dots: candidates, larger when more likely.
# $right number, $of number
right = The most probable digit is correct in { $right } of { $of } blank cells.
nextUnsolved = Show an unsolved puzzle
# $puzzles number
gallery = { $puzzles } puzzles that the net never saw
singles = A single is the only candidate of a cell, or the only place of a digit in a row, column or box.
# $level text, $solved number, $of number
marks = { $level }: { $solved } of { $of } solved
# $update number
testedAt =
    Filled marks: puzzles that were solved in the test after { $update ->
        [one] { $update } update
       *[other] { $update } updates
    }. In the boards below, wrong digits are struck through.
untilTested = The first test fills the marks of solved puzzles.
# $number digits, $wrong number
smallBoard = Unseen puzzle { $number }: { $wrong ->
        [0] all digits correct
        [one] { $wrong } wrong digit
       *[other] { $wrong } wrong digits
    }
# $number digits
smallBoardUnknown = Unseen puzzle { $number }
allRight = all correct
# $wrong number
wrongDigits = { $wrong } wrong
weights = Weights
# $weights number
weightsSay = { $weights } numbers
weightsIntro = Each matrix contains the weights of one group. Its rows are the summed features of the group, and its columns are the hidden units.
# $pool text, $most text
weightsOf = Weights of { $pool }, from −{ $most } to { $most }
off = not used
pools_cell = Cell
pools_row = Row
pools_column = Column
pools_box = Box
pools_minirow = Row of a box
pools_minicolumn = Column of a box
grid = Size of the grid
settings = Settings
# $weights number, $updates number
settingsSay =
    { $weights } weights, { $updates ->
        [one] { $updates } update
       *[other] { $updates } updates
    }
poolsOf = Groups that exchange messages
names_seed = Seed
names_updates = Updates
names_features = Features
names_hidden = Hidden units
names_steps = Steps per segment
names_segments = Segments
names_batch = Puzzles per update
names_rate = Learning rate
names_extra = Extra givens
docs_seed = Determines the puzzles and the initial weights.
docs_updates = Number of updates. Each update changes the weights once.
docs_features = Number of values that describe the state of a candidate.
docs_hidden = Size of the hidden layer that computes the new state of a candidate.
docs_steps = Number of steps of the net through which the error is traced back (backpropagation).
docs_segments = Maximum number of segments (groups of consecutive steps) per puzzle. With more segments, the net learns to use more steps.
docs_batch = Number of puzzles per update. More puzzles make an update slower and its direction more reliable.
docs_rate = How far an update moves the weights.
docs_extra = Number of givens that are added to each minimal puzzle. More givens make the training puzzles easier.
# $updates number
solverName =
    Net after { $updates ->
        [one] { $updates } update
       *[other] { $updates } updates
    }
# $updates number
solverDocs =
    A network that was trained on this page with { $updates ->
        [one] { $updates } update
       *[other] { $updates } updates
    }. Each iteration passes messages between the candidates.
