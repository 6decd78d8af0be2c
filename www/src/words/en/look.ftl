### The closer look at one lane.

# $name text
removed = { $name } was removed.
restoreLane = Restore the lane
# $name text
title = A closer look at { $name }
nothing = This lane has nothing to show yet.
# $row digits
row = row { $row }
# $column digits
column = column { $column }
board = Board
boardLarge = The board, enlarged
# $filled digits, $cells digits
boardText = { $filled } of { $cells } cells are filled.
path = The search tree
# $depth number, $open number, $next text?
pathText =
    { $depth ->
        [0] There is no open guess: no guess was needed so far, or all guesses were undone.
        [one]
            { $depth } guess is open; { $next ->
                [none] it has no alternative left
               *[other] this guess, at { $next }, has alternatives left
            }.
       *[other]
            { $depth } guesses are open; { $next ->
                [none] none has an alternative left
               *[other]
                    { $open } of them { $open ->
                        [one] has alternatives left, the guess
                       *[other] have alternatives left, and the deepest of these guesses is
                    } at { $next }
            }.
    }
# $tried digits, $left digits
level = { $tried } tried, { $left } left
# $levels number
forced =
    { $levels ->
        [one] { $levels } level
       *[other] { $levels } levels
    } with nothing left to try
# $levels number
more =
    … { $levels ->
        [one] { $levels } more level
       *[other] { $levels } more levels
    } …
pathColumns_level = Level
pathColumns_cell = Cell
pathColumns_digit = Digit
pathColumns_tried = Tried
pathColumns_left = Left
population = The population
# $size number, $best text, $of number, $apart text, $open digits
populationText =
    { $size ->
        [one] { $size } individual
       *[other] { $size } individuals
    }; the best has { $best } conflicts (fewer are better). On average, any two of the best { $of } individuals differ in { $apart } of { $open } open cells.
# $rank digits, $fitness text
individual = Individual { $rank }, { $fitness } conflicts
# $fitness text
fitness = { $fitness } conflicts
populationColumns_rank = Rank
populationColumns_fitness = Conflicts
populationColumns_apart = Cells different from the best
boards = Boards that the algorithm works on
boardsShow = What the boards show
boardsShown_digits = Digits
boardsShown_weights = Candidates
# $boards number, $same number, $open number, $first text, $blank flag
boardsText =
    { $boards ->
        [2] Both
       *[other] All { $boards }
    } boards have the same digit in { $same } of the { $open ->
        [one] { $open } cell that is not a given
       *[other] { $open } cells that are not givens
    }. Unshaded cells of a board have a different digit from “{ $first }”{ $blank ->
        [true] ; blank cells have no digit
       *[false] { "" }
    }.
# $name text, $clashing number, $unlike number?, $first text
boardOf =
    { $name }: { $clashing ->
        [one] { $clashing } cell
       *[other] { $clashing } cells
    } in conflict{ $unlike ->
        [none] { "" }
       *[other] , { $unlike } different from “{ $first }”
    }
paths = Paths between temperature levels
# $name text, $level digits, $crossed number, $of number, $from number
pathsText =
    The thick line is “{ $name }”, now at temperature level { $level }. { SAME($crossed, $of) ->
        [true] All { $of }
       *[false] { $crossed } of { $of }
    } replicas have gone from one end of the temperature range to the other{ $from ->
        [0] { "" }
       *[other] { " " }since step { $from }
    }.
pathsFollow = Path to follow
# $level digits
atLevel = level { $level }
pathsColumns_name = Replica
pathsColumns_now = Current level
pathsColumns_least = Lowest level
pathsColumns_most = Highest level
pathsColumns_crossed = Trips from end to end
entropy = Uncertainty of each cell
entropyTable = Entropy of each open cell, in bits
# $mean text, $open number, $most text?, $bits text
entropyText =
    { $most ->
        [none]
            { $open ->
                [one] The open cell is
               *[other]
                    All { $open ->
                        [one] { $open } open cell
                       *[other] { $open } open cells
                    } are
            } fixed to one digit (0 bits).
       *[other] The entropy is { $mean } bits on average over { $open ->
                [one] { $open } open cell
               *[other] { $open } open cells
            }; { $most } is the least certain ({ $bits }).
    }
bits = bits
heatWhat = What the map shows
heatUncertainty = Uncertainty
# $digit text
heatDigit = Candidate { $digit }
heatOf = Board
# $digit text
speaks = Support for { $digit }
# $digit text
speaksTable = Support for { $digit } in each open cell, from 0 to 1
# $digit text, $mean text, $open number, $most text?, $much text
speaksText =
    { $most ->
        [none] { $digit } has no support in any open cell.
       *[other] The support is { $mean } on average over { $open ->
                [one] { $open } open cell
               *[other] { $open } open cells
            }; it is highest in { $most } ({ $much }).
    }
visits = Changes per cell
visitsTable = How often the digit in each open cell changed
# $steps number, $moment number, $most text?, $times number
visitsText =
    { $most ->
        [none] No digit has changed
       *[other]
            { $most } changed most often, { $times ->
                [one] { $times } time
               *[other] { $times } times
            },
    } in the first { $steps ->
        [one] step
       *[other] { $steps } steps
    }{ LESS($steps, $moment) ->
        [true] { " " }of { $moment }: still counting
       *[false] { "" }
    }.
# $times number
changes =
    { $times ->
        [one] change
       *[other] changes
    }
# $boards number
noteUnlike =
    { $boards } { $boards ->
        [one] differs
       *[other] differ
    }
# $boards number
noteClashing = { $boards } in conflict
boardColumns_name = Board
boardColumns_filled = Cells filled
boardColumns_clashing = Cells in conflict
# $first text
boardColumns_unlike = Cells different from “{ $first }”
