### The solutions of a puzzle, and the line under the board that states their number.

line_clash = No solution: givens conflict
# $why text
line_trouble = The number of solutions is unknown: { $why }
# $found number, $exhausted flag
line_known =
    { $found ->
        [0] No solution
       *[other]
            { $exhausted ->
                [true]
                    { $found ->
                        [one] One solution
                       *[other] { $found } solutions
                    }
               *[false] At least { $found } solutions
            }
    }
# $found number
line_open =
    { $found ->
        [0] Not known yet: no solution found so far
       *[other] Not known yet: one solution so far
    }
line_later = Solutions are counted after the race
# $steps number
line_triedAll =
    An exhaustive search ({ $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }) found no solution.
line_keepChecking = Keep checking
line_stopChecking = Stop checking
# $found number, $exhausted flag
line_show =
    { $found ->
        [one] Show the solution…
       *[other]
            { $exhausted ->
                [true] Show the solutions…
               *[false] Count the solutions…
            }
    }
line_title = The solutions
line_titleOne = The solution
counting = counting…
pause = Pause
# $limit number
goOn = Continue to { $limit }
# $about text, $low text, $high text, $probes number
estimate = Estimate: about { $about }; 95 % interval { $low } to { $high }, from { $probes } random probes.
# $around text, $probes number
rough = Estimate: around { $around }, perhaps more. The values of the { $probes } probes differ too much for an interval.
# $probes number
noHit = None of { $probes } probes reached a solution, so there is no estimate.
probing = Probing…
finer = Refine
method = Each probe follows a random path down the search tree. If the path ends at a solution, the value of the probe is the product of the numbers of branches along the path; otherwise, the value is 0. The estimate is the mean of the probes (Knuth 1975).
stepper = Solutions, one by one
first = First
previous = Previous
next = Next
keys = Left and right arrow: previous and next solution; Home: first solution
# $number number, $found number, $exhausted flag
position =
    Solution { $number } of { $found }{ $exhausted ->
        [true] { "" }
       *[false] { " " }so far
    }
# $cells number, $before number
changed =
    ; { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    } { $cells ->
        [one] differs
       *[other] differ
    } from solution { $before }
goTo = Go to
# $found number
goToAllowed = whole number, 1–{ $found }
# $number number
board = Solution { $number }
given = given
differs = differs between solutions
# $digit text
was = { $digit } before
# $different number, $blanks number
legendVaries =
    differs between the solutions found: { $different } of { $blanks ->
        [one] { $blanks } blank cell
       *[other] { $blanks } blank cells
    }
# $before number
legendChanged = differs from solution { $before }, which was shown previously
kept = Solutions are not stored. Any solution can be recomputed on demand from copies of the search state (16 MB at most).
maybeOthers = There may be more solutions: the search has not finished.
# $steps number
line_checking =
    Checking… { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
# $found number
countedAll =
    Exactly { $found ->
        [one] { $found } solution
       *[other] { $found } solutions
    }
# $limit number
countedMore = More than { $limit } solutions
# $found number, $seconds digits?
countedLeast =
    At least { $found ->
        [one] { $found } solution
       *[other] { $found } solutions
    }{ $seconds ->
        [none] { "" }
       *[other] , after { $seconds } s
    }
