### What the page says of a race that has ended.

measuredLater = not measured yet
untilStopped = until stopped
halted_person = You stopped the race:{ " " }
halted_clock = Time ran out:{ " " }
nobody = no lane solved it
# $names list, $outcome steps | time | solved | unsolvable | stalled | invalid | stopped | crashed | unreached, $left text?
ended =
    { $names } { $outcome ->
        [solved] solved it
        [unsolvable] showed that there is no solution
        [stalled] stalled
        [steps] ran out of steps
        [time] ran out of time
        [invalid] could not begin
        [stopped] stopped early
        [crashed] crashed
       *[unreached] could not start
    }{ $left ->
        [none] { "" }
       *[other] { " " }with { $left }
    }
# $name text, $outcome steps | time | solved | unsolvable | stalled | invalid | stopped | crashed, $steps number, $unit text
alone =
    { $outcome ->
        [solved] { $name } solved it in { COUNT($steps, $unit) }
       *[other] { $name } showed in { COUNT($steps, $unit) } that there is no solution
    }
# $lanes number, $of number?, $outcome steps | time | solved | unsolvable | stalled | invalid | stopped | crashed | unreached
counted =
    { $of ->
        [none] { $lanes }
       *[other]
            { $lanes } of { $of ->
                [one] { $of } lane
               *[other] { $of } lanes
            }
    } { $outcome ->
        [solved] solved it
        [unsolvable] showed that there is no solution
        [stalled] stalled
        [steps] ran out of steps
        [time] ran out of time
        [invalid] rejected the puzzle because its givens conflict
        [stopped] stopped early
        [crashed] crashed
       *[unreached] could not start
    }
# While others still run: their number stands below it, where it is always up to date.
# $name text, $ending steps | time | solved | unsolvable | stalled | invalid | stopped | crashed | unreached
latest =
    { $name } { $ending ->
        [solved] solved it
        [unsolvable] showed that there is no solution
        [stalled] stalled
        [steps] ran out of steps
        [time] ran out of time
        [invalid] could not begin
        [stopped] stopped early
        [crashed] crashed
       *[unreached] could not start
    }.
# While one lane still runs that cannot be first any more.
# $name text, $time text
wonByTime = { $name } has won, with { $time } of computing time
# $name text, $steps number, $unit text
wonBySteps = { $name } has won, with { COUNT($steps, $unit) }
# $names list
sharedFirst = { $names } share the first place
# While the race runs: a search found that earlier digits were wrong.
# $name text, $digits number
tookBack =
    { $name } takes back { $digits ->
        [one] { $digits } digit
       *[other] { $digits } digits
    }.
# Without the number, which changes at once.
# $name text
fewLeft = { $name } has few blank cells left.
# Half as many as before, or fewer. Without the number of conflicts, which the lane shows and which changes at once.
# $name text, $times number
halved =
    { $times ->
        [1] { $name } has halved its conflicts.
        [2] { $name } has halved its conflicts twice.
       *[other] { $name } has halved its conflicts { $times } times.
    }
# $cells number
blanks =
    { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    } blank
# $conflicts number
conflicts =
    { $conflicts ->
        [one] { $conflicts } conflict
       *[other] { $conflicts } conflicts
    }
# $names number | list
fastest =
    { KIND($names) ->
        [number] { $names }
       *[other] { $names }
    } was fastest in computing time
# With what "tied" means.
# $level number | list
tied =
    { KIND($level) ->
        [number] { $level } lanes
       *[other] { $level }
    } tied for fastest in computing time (their times differ by less than 25 %)
# The first lanes of a race whose measured times do not show which of them is the fastest.
# $level number | list, $cause busy | once
undecided =
    { KIND($level) ->
        [number] { $level } lanes
       *[other] { $level }
    } led in computing time; { $cause ->
        [busy] this computer was too busy to determine which lane was faster
       *[once] runs of this length are timed only once, which is not enough to determine which lane was faster
    }
firstEnds_first = the race ended there, so how far the other lanes got depends on timing
firstEnds_pace = the race ended there. At equal speed, the lane with the fewest steps finishes first. To compare computing times, run until all lanes finish
fewestEnds = the race ended at that step, so no other lane could finish
# $names list, $steps number
fewestSteps = { $names } took the fewest steps ({ $steps })
# $step number
decided = Show step { $step }, at which the first answer was found
# $step number
showStep = Show step { $step }
unlike = Step counts of different solvers are not comparable
meanings_solved = The algorithm found a solution, which an independent checker confirmed.
meanings_unsolvable = The algorithm showed that there is no solution.
meanings_stalled = The algorithm met its own stopping rule or got stuck in a state that it cannot leave.
meanings_steps = The run reached its step limit.
meanings_time = The run reached its time limit.
meanings_invalid = The givens conflict, so the algorithm could not start.
meanings_stopped = The run was stopped before it ended.
meanings_crashed = This lane failed; the others are unaffected.
meanings_unreached = A file that the algorithm needs could not be loaded or is not allowed here, so the algorithm did not run.
# Of a time beside others that are averages of many.
oneRun = one run
table = Finishing order
columns_place = Place
columns_lane = Lane
columns_steps = Steps
columns_time = Time
# $outcome text, $left text?
ending =
    { $left ->
        [none] { $outcome }
       *[other] { $outcome }, { $left }
    }
