### Texts of the help in Solve: hints, reasons, the path, and algorithms that take over.

title = All steps, why not a digit
hint = Hint
more = Tell me more
about = Learn this technique
apply = Do this step
hide = Hide
key = Shift+H
keyAlt = Alt+Shift+H
waiting = Looking for the easiest step…
stages_0 = Where to look
stages_1 = The step
stages_2 = Why it works
titles_wrong = A mistake
titles_stuck = No step found
titles_several = Several solutions
titles_none = No solution
titles_solved = Solved
titles_failed = No hint
# $at digits, $of digits
stageOf = Hint { $at } of { $of }
# $kind box | row | column, $number digits
house =
    { $kind ->
        [row] row
        [column] column
       *[box] box
    } { $number }
# $places list
look = Look at { $places }.
# $cells number
lookAt =
    Look at the { $cells ->
        [one] { $cells } marked cell
       *[other] { $cells } marked cells
    }.
solved = All cells are filled, and no digits conflict.
stuck = None of our techniques finds a step here. Try a digit and follow its consequences, or let an algorithm take over below.
# $found number, $exhausted flag
several =
    The digits on the board allow { $exhausted ->
        [true] { "" }
       *[false] at least{ " " }
    }{ $found ->
        [one] { $found } solution
       *[other] { $found } solutions
    }, so logic alone cannot decide between them.
# $cells list
differ = The solutions differ in { $cells }: choose a digit there to continue.
# $cells number
differMany =
    The solutions differ in the { $cells ->
        [one] { $cells } marked cell
       *[other] { $cells } marked cells
    }: choose a digit there to continue.
none = No solution agrees with the digits on the board, so no step leads to a solution.
# $why text
failed = There is no hint: { $why }
wrong = The board contains a mistake. Ask again to see where.
# $digit text, $cells list
inCells = { $digit } from { $cells }
# $candidates list
gone = Remove { JOIN($candidates, by: "; ") }.
# $candidates list
removed = Removed: { JOIN($candidates, by: "; ") }.
# $placed list
done = Done: { $placed }.
# $cell text, $digit text
isDigit = { $cell } is { $digit }
# $gone text
doneGone = Done. { $gone } These candidates stay removed, even while candidates are not shown.
# $candidates number
goneMany =
    Remove the { $candidates ->
        [one] marked candidate
       *[other] { $candidates } marked candidates
    }.
# $candidates number
removedMany =
    Removed: { $candidates ->
        [one] { $candidates } candidate
       *[other] { $candidates } candidates
    }.
legend = Legend
signs_house = row, column or box that the step uses
signs_named = another row, column or box named in the text
signs_focus = where to look
signs_pattern = the reason
signs_placed = digit to place
signs_eliminated = candidate to remove
signs_undone = wrong, or impossible
signs_fin = extra candidate (fin)
signs_first = first part of the reason
signs_second = second part of the reason
signs_third = third part of the reason
signs_fourth = further parts of the reason
signs_grouped = candidates that together form one node of the chain
signs_strong = at least one of the two is true
signs_weak = at most one of the two is true
all = All steps available now
allIntro = Point at a step, or move the focus to it, to see it on the board. Press the step to apply it. On a touch screen, the first tap shows the step and the second tap applies it.
allShow = Look for all steps
# $found number
allLooking =
    Looking… { $found ->
        [one] { $found } step
       *[other] { $found } steps
    } so far
# $found number
allFound =
    { $found ->
        [0] No technique finds a step.
        [one] { $found } step
       *[other] { $found } steps
    }
stop = Stop
# $shown number, $found number
allMost = The first { $shown } of { $found } steps are listed.
why = Why not this digit?
whyIntro = Choose a blank cell on the board, then a digit.
# $cell text
whyFilled = { $cell } already has a digit. Choose a blank cell.
# $cell text
whyIn = Why not in { $cell }:
# $cell text, $digit text, $other text
whyPeer = { $cell } is not { $digit }: { $other } in the same row, column or box is already { $digit }.
# $cell text, $digit text
whyIf = If { $cell } were { $digit }:
# $cell text, $digit text
whySo = So { $cell } is not { $digit }.
# $steps number
whySteps =
    { $steps ->
        [0] A contradiction at once.
        [one] A contradiction after 1 step.
       *[other]
            A contradiction after { $steps ->
                [one] { $steps } step
               *[other] { $steps } steps
            }. None of these steps can be left out, but another proof may be shorter.
    }
# $cell text, $digit text
followDigit = { $cell } is { $digit }: the cell has no other candidate left.
# $cell text, $digit text, $place text
followPlace = { $cell } is { $digit }: { $place } has no other place for { $digit }.
# $digit text, $place text, $other text, $cells text
followLocked = In { $place }, all places for { $digit } lie in { $other }: { $digit } is removed from { $cells }.
# $cells text, $place text, $gone text
followPair = { $cells } share two candidates, which are removed from the rest of { $place }: { $gone }.
# $cell text
endCell = Then { $cell } has no candidate left.
# $digit text, $place text
endHouse = Then { $place } has no place left for { $digit }.
# $cell text, $digit text
whyOpen = Singles, locked candidates and pairs lead to no contradiction from { $cell }={ $digit }. Either the digit is right, or proving that it is wrong takes a longer search.
whyTell = Tell me which
# $cell text, $digit text
whyRight = { $cell }={ $digit } is right: the solution has this digit there.
# $cell text, $digit text
whyWrong = { $cell }={ $digit } is wrong: the solution has a different digit there. Proving this takes more than these techniques.
whyUnknown = Whether the digit is right cannot be determined: no unique solution of this puzzle is known.
whyFirst = The board already contains a mistake. Correct the mistake first; a hint shows where it is.
path = The path
# $steps number
pathLength =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
pathIntro = Every step from the givens to the end, the easiest technique first.
pathShow = Find the path
# $steps number
pathFinding =
    Finding the path… { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } so far
# $steps number, $solved flag
pathEnds =
    { $solved ->
        [true]
            { $steps ->
                [one] { $steps } step
               *[other] { $steps } steps
            } to the solution
       *[false]
            { $steps ->
                [one] { $steps } step
               *[other] { $steps } steps
            }, then no technique finds another step
    }
pathFilter = Technique
# $steps number
pathEvery = all ({ $steps })
# $name text, $steps number
pathOf = { $name } ({ $steps })
pathGo = Show where I am
# $cell text
pathCell = Step that fills { $cell }
# $steps number, $name text, $at number
pathCurve =
    Difficulty of { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }; the hardest is step { $at }, { $name }
pathCurveNote = Height: the HoDoKu score of the step.
pathCopy = Copy as text
pathCopied = Path copied
pathSave = Save as text
pathFile = path.txt
pathPlay = Play the path
pathReplay = Play again
pathControls = Play the path
pathReach = Continue from here on the board
# $step number, $of number
pathBoard = The board after step { $step } of { $of } of the path
beside = Ask an algorithm
besideFrom = from this position
besideIntro = Let an algorithm solve this position on a separate board.
besideWho = Algorithm
besideWatch = Watch it from here
besideControls = The algorithm’s run
# $name text
besideBoard = { $name }, from your position
besideRace = Race from this position
besideClash = A row, column or box contains a digit twice, so no algorithm can start.
besideStale = The board has changed since the algorithm started. Start again from the current position.
ways = How many solutions are left?
# $found number
waysLooking = Counting… { $found } so far
# $found number, $all flag
waysLeft =
    { $all ->
        [true]
            { $found ->
                [0] No solution is left: the board contains a mistake.
                [one] One solution is left.
               *[other] { $found } solutions are left.
            }
       *[false]
            At least { $found ->
                [one] { $found } solution is
               *[other] { $found } solutions are
            } left.
    }
belief = Beliefs of the algorithm
beliefIntro = The darker the shade, the more probable the algorithm considers the digit. Your marks stay on top.
beliefShow = Show on the board
# $name text, $steps text
beliefAt = { $name } after { $steps }
# $cell text, $digits text
beliefOf = { $cell }: { $digits }
# $cells list
wrongDigits =
    { LENGTH($cells) ->
        [one] The digit in { $cells } is wrong.
       *[other] The digits in { $cells } are wrong.
    }
# $cells list
wrongMarks = In { $cells }, a candidate that the solution needs was removed.
pathDone = You have completed every step.
# $step number, $of number
pathHere = Your next step is step { $step } of { $of }.
