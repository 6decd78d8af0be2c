### The Generate view.

title = Make a Sudoku
lead = Puzzles with exactly one solution, as hard as you like.
make = Make a puzzle
toSheet = A sheet to print
how = Generator settings
pattern = Pattern
patterns_none = None
patterns_rotate-180 = Half turn
patterns_rotate-90 = Quarter
patterns_mirror-columns = Mirror
patterns_diagonal = Diagonal
counters = Counters
more = More: copy, another
givensNow = givens
key_title = Key to the board
key_placed = given so far
key_framed = just placed
key_kept = must stay
key_undone = just removed
key_possible = candidates
settings = Settings
generator = Generator
preset = Preset
size = Size
parameters = Parameters
about = How it works
timeLimit = Time limit (s)
limitAllowed = whole number of seconds, 1–3,600; empty for no limit
transport = Generator controls
generate = Generate
# $filled number, $cells number
board =
    Puzzle being made: { $filled ->
        [one] { $filled } given
       *[other] { $filled } givens
    } in { $cells } cells
# $givens number
boardOf =
    The finished puzzle, with { $givens ->
        [one] { $givens } given
       *[other] { $givens } givens
    }
stage = The puzzle
example = An example.
engine = Engine and limits
names_least = fewest givens
names_most = most givens
options_rotate-180 = half turn
options_rotate-90 = quarter turn
options_mirror-rows = mirrored top to bottom
options_mirror-columns = mirrored left to right
options_mirror-both = mirrored both ways
options_diagonal = main diagonal
options_antidiagonal = antidiagonal
options_both-diagonals = both diagonals
options_full = all symmetries
options_random = random symmetry
ready = Press “Make a puzzle” and watch it being made.
readyToOrder = Press “Make a puzzle”: the generator makes puzzles until a puzzle matches your choice.
done = Done
checking = An independent solver is checking the puzzle…
failed = The puzzle could not be checked
facts = About this puzzle
givens = Givens
# $givens number, $cells number
givensOf = { $givens } of { $cells } cells
solutions = Solutions
unique = One, confirmed by an independent solver
several = More than one: the generator’s engine, which cannot prove uniqueness, found one solution, and an independent solver found another
unproved = Not proved unique: the generator’s engine found only one solution, and the independent solver gave up
unprovedCut = Not proved unique: the run was cut short, and the independent solver gave up
minimal = Minimal
isMinimal = Yes: removing any given allows a second solution
# $row digits, $column digits, $why text?
notMinimal =
    No: { $why ->
        [none] { "" }
       *[other] { $why }, and{ " " }
    }without the given in row { $row } column { $column }, the puzzle still has one solution
# $needed number, $givens number, $unsure number, $why text?
notShown =
    Not proved{ $why ->
        [none] { "" }
       *[other] { " " }({ $why })
    }: { $needed } of { $givens ->
        [one] { $givens } given
       *[other] { $givens } givens
    } are proved necessary{ $unsure ->
        [0] { "" }
       *[other]
            ; the engine gave up on { $unsure ->
                [one] { $unsure } test
               *[other] { $unsure } tests
            }
    }
# $outcome steps | time | solved | unsolvable | stalled | invalid | stopped | crashed, $steps number
cutShort =
    { $outcome ->
        [time] time ran out
        [steps] the step limit was reached
       *[other] the run was stopped
    } after { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
symmetry = Symmetry
noSymmetry = None
symmetries_rotate90 = a quarter turn
symmetries_rotate180 = half a turn
symmetries_rows = mirrored top to bottom
symmetries_columns = mirrored left to right
symmetries_diagonal = mirrored in the main diagonal
symmetries_antidiagonal = mirrored in the antidiagonal
# $steps number
again = To make this puzzle again, set the step limit to { $steps }.
# $givens number, $unproved flag
made =
    Made a puzzle with { $givens ->
        [one] { $givens } given
       *[other] { $givens } givens
    }; { $unproved ->
        [true] it was not proved to have one solution
       *[false] it has one solution
    }.
# $givens number
madeSeveral =
    Made a grid with { $givens ->
        [one] { $givens } given
       *[other] { $givens } givens
    }; the grid has more than one solution.
# $outcome steps | time | solved | unsolvable | stalled | invalid | stopped | crashed
nothing =
    { $outcome ->
        [stalled] The generator gave up: no puzzle met all requirements within the allowed attempts.
       *[other] No puzzle: the run ended before a puzzle with a single solution was found.
    }
# $id text, $text text
wrong = { $id } made a puzzle that does not have exactly one solution: { $text }
sheet = A sheet of puzzles
sheetCount = Puzzles
sheetMake = Make a sheet
# $first text, $last text
sheetHelp =
    Makes puzzles with the settings above, { SAME($first, $last) ->
        [true] with seed { $first }
       *[false] one puzzle for each seed from { $first } to { $last }
    }. You can print or save the sheet.
# $puzzles number
sheetOffer =
    Or make the sheet of { $puzzles ->
        [one] { $puzzles } puzzle
       *[other] { $puzzles } puzzles
    }:
sheetOfferMake = Make the sheet
sheetCancel = Cancel
sheetProgress = Puzzles made
# $done number, $wanted number
sheetOf = { $done } of { $wanted } made
# $made number, $wanted number
sheetDone =
    { SAME($made, $wanted) ->
        [true]
            A sheet of { $made ->
                [one] { $made } puzzle
               *[other] { $made } puzzles
            } is ready.
       *[false]
            Made { $made } of { $wanted ->
                [one] { $wanted } puzzle
               *[other] { $wanted } puzzles
            }.
    }
# $puzzles number, $side digits
sheetTitle =
    Sudoku: { $puzzles ->
        [one] { $puzzles } puzzle
       *[other] { $puzzles } puzzles
    }, { $side } × { $side }
sheetSolutions = Include solutions
solutionsTitle = Solutions
meanings = What these figures mean
print = Print
saveText = Save as text
saveSdm = Save as .sdm
saveSvg = Save as SVG
# $number digits
entry = No. { $number }
# $seed digits, $givens number, $unproved flag, $level text
entryFacts =
    seed { $seed }, { $givens ->
        [one] { $givens } given
       *[other] { $givens } givens
    }{ $unproved ->
        [true] , not proved unique
       *[false] { "" }
    }{ $level ->
        [none] { "" }
       *[other] , { $level }
    }
# $seed digits, $why text
entryFailed = Seed { $seed }: { $why }
# $number digits
picture = Puzzle { $number }
# $number digits
solutionOf = Solution { $number }
ease = An easier version
# $givens number, $made flag
easeHelp =
    The puzzle { $made ->
        [true] just made
       *[false] on the board
    } has { $givens ->
        [one] { $givens } given
       *[other] { $givens } givens
    }. Digits of its solution are added in random cells, chosen by the seed, until the puzzle has the number of givens that you enter.
easeSeed = Seed of the easier version
easeMake = Make easier version
easeRace = Use the easier version in Race
# $givens number, $cells number
easeEnough =
    The puzzle already has { $givens ->
        [one] { $givens } given
       *[other] { $givens } givens
    }: { LESS($givens, $cells) ->
        [true] enter a larger number of givens
       *[false] every cell is filled
    }.
# $why text
easeFailed = No easier version: { $why }.
race = Use in Race
copy = Copy
copied = Puzzle copied
copyFailed = The browser refused to copy
another = Another
anotherHelp = Make a puzzle with the next seed
# $seed digits
howSeed = seed { $seed }
# $seconds number
howSeconds = up to { $seconds } s
# $box text, $side digits
sizeName = { $side } × { $side } (boxes { $box })
# $name text, $least digits, $most digits
wrongSize =
    { SAME($least, $most) ->
        [true] { $name } generates only { $least } × { $least } puzzles.
       *[false] { $name } generates only puzzles from { $least } × { $least } to { $most } × { $most }.
    }
# $givens number, $more number
eased =
    The puzzle now has { $givens ->
        [one] { $givens } given
       *[other] { $givens } givens
    }, { $more } more than before.
