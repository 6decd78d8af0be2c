### The view that solves one puzzle on several cores.

title = One puzzle on several cores
headline_question = How much faster are several cores than one?
headline_running = The cores share the search…
headline_measuring = Measuring how much faster several cores are than one…
# $cores number, $time text
headline_solved =
    { $cores ->
        [one] { $cores } core
       *[other] { $cores } cores
    } solved it in { $time }
# $cores number, $found number, $time text
headline_counted =
    { $cores ->
        [one] { $cores } core
       *[other] { $cores } cores
    } found { $found ->
        [one] { $found } solution
       *[other] { $found } solutions
    } in { $time }
# $cores number, $time text
headline_unsolvable =
    { $cores ->
        [one] { $cores } core
       *[other] { $cores } cores
    } proved in { $time } that there is no solution
# $cores number, $time text
headline_stalled =
    { $cores ->
        [one] { $cores } core
       *[other] { $cores } cores
    } got stuck after { $time }
# $cores number, $factor number
headline_faster = { $cores } cores are { FIXED($factor, 1) } times as fast as one core
# $cores number, $factor number
headline_slower = { $cores } cores take { FIXED($factor, 1) } times as long as one core
# $cores number
headline_same = { $cores } cores are not clearly faster than one core
headline_disagree = The runs disagree
intro = The search tree is split into parts at its first choices. Each free worker takes the next part, and the results are added up in the order of the parts. So the answer and every count are the same on any number of cores. Only the time differs.
# $step text
introSteps = Every { $step } consists of independent parts. Each worker computes its share of the parts, sends the results to the other workers and waits for their results. The numbers are the same, to the last bit, on any number of cores. Sharing pays off when computing one { $step } takes much longer than sending a message.
parameters = Parameters
algorithm = Algorithm
preset = Preset
task = Task
first = find the first solution
many = count solutions, up to
# $most text
most = whole number, 2–{ $most }
cores = Cores
# $cores number, $most number
coresOf = { $cores } of { $most }
ready = Press “Measure the speed-up” to compare one core with several, or “Solve together” to watch the parts being shared. Hard puzzles and puzzles with many solutions benefit most.
run = Solve together
measure = Measure the speed-up
cancel = Cancel
# $name text, $side digits
wrongSize = { $name } does not support { $side } × { $side } grids.
clash = Some givens conflict: correct them first.
cannot_shareable = a run of this algorithm cannot be shared by several cores
cannot_random = this algorithm draws no random numbers, so every seed gives the same run
# $why text
failed = The run failed: { $why }
wasCancelled = Cancelled.
parts = Parts
sharedSteps = Shared steps
# $parts number, $workers number
stepParts =
    Each step consists of { $parts ->
        [one] { $parts } part
       *[other] { $parts } parts
    }, shared by { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }.
states_waiting = waiting
states_running = running
states_done = done
states_dropped = not needed
withSolution = with a solution
meanings = What these figures mean
figures_outcome = Outcome
figures_found = Solutions
figures_steps = Steps
figures_micros = Time
figures_idle = Idle time of workers
# $share number
idle = { HUNDREDTHS($share) } %
outcomes_solved = solved
outcomes_unsolvable = no solution
outcomes_stalled = stalled
# $round digits, $rounds digits, $cores number
round =
    Round { $round } of { $rounds }: { $cores ->
        [one] { $cores } core
       *[other] { $cores } cores
    }
speedUp = Speed-up
# $cores number, $speedUp text
plot = Speed-up by number of cores, up to { $speedUp } on { $cores ->
        [one] { $cores } core
       *[other] { $cores } cores
    }. The table lists the values.
axis = cores
ideal = ideal: speed-up = cores
columns_0 = Cores
columns_1 = Speed-up
columns_2 = Range
columns_3 = Median time
columns_4 = Idle time
# $factor number
times = { FIXED($factor, 2) } ×
# $low number, $high number
range = { FIXED($low, 2) } – { FIXED($high, 2) }
# $rounds number, $steps number, $found number
same =
    All runs ({ $rounds } per number of cores) give the same counts, including { $found ->
        [one] { $found } solution
       *[other] { $found } solutions
    } and { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.
different = The runs disagree. This is a bug; please report it, with the link.
# $time text
short = One core needs { $time }, which is too short for sharing to pay off: starting workers, splitting the search and sending messages take about as long as the search itself. Use a harder puzzle, or count more solutions.
# $share number, $cores number
waits =
    On { $cores ->
        [one] { $cores } core
       *[other] { $cores } cores
    } the workers were idle for { HUNDREDTHS($share) } % of the time: before the first message, between messages, and at the end, until the last part was done.
# $found number
thrownAway =
    The search stops at { $found ->
        [one] { $found } solution
       *[other] { $found } solutions
    }, so work that other workers had already begun is discarded. Counting all solutions benefits more from several cores.
# $alone text, $cores digits, $computed text, $waited text
costs = One worker computes a step in { $alone }. With { $cores } workers, each worker spends { $computed } per step on computing and sending, and waits { $waited } for the other workers.
# $time text, $share number
briefly = The workers were idle for { HUNDREDTHS($share) } % of the run time of { $time }: starting workers and sending messages take about as long as such a short search. More cores pay off on harder puzzles, or when counting many solutions.
# $times number
slower = With several workers, the run takes { FIXED($times, 1) } times as long as with one worker.
# $times number
faster = With several workers, the run is { FIXED($times, 2) } times as fast as with one worker.
oneCore = The browser reports a single core, so there is nothing to compare: several workers would share this core.
table = The speed-up in figures
# $cores number, $times text
announceMeasured =
    { $cores ->
        [one] { $cores } core
       *[other] { $cores } cores
    }: { $times }
# $outcome text, $found number, $time text
announce =
    { $outcome }: { $found ->
        [one] { $found } solution
       *[other] { $found } solutions
    } in { $time }
# $part number, $worker digits, $state text, $nodes number, $found number
part =
    Part { $part }, worker { $worker }, { $state }: { $nodes ->
        [one] { $nodes } step
       *[other] { $nodes } steps
    }, { $found ->
        [one] { $found } solution
       *[other] { $found } solutions
    }
# $done number, $parts number
partsDone =
    { $done } of { $parts ->
        [one] { $parts } part
       *[other] { $parts } parts
    } done
# $done number, $parts number, $left number
partsLeft =
    { $done } of { $parts ->
        [one] { $parts } part
       *[other] { $parts } parts
    } done, { $left } not needed
# $worker digits
worker = worker { $worker }
