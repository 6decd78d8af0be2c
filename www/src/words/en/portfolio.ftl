### Many seeds side by side, one per core.

ways = How the cores are used
parts = one run, shared by all cores
seedsSideBySide = many seeds, side by side
title = Many seeds side by side
question = Which seed needs the fewest steps?
intro = A randomised algorithm is lucky with one seed and unlucky with another. Therefore several seeds run at once. When a seed finishes, the seeds that can no longer win are stopped. The winner is the seed with the fewest steps, not the seed that finishes first by the clock, so the winner is the same on any number of cores.
seeds = Seeds
# $most number
seedsAllowed = whole number, 1–{ $most }
first = First seed
maxSteps = Step limit per seed
start = Race the seeds
toTheEnd = Measure the expected gain
toTheEndHelp = Every seed runs to its end, even if it can no longer win.
# $all number
begun =
    { $all ->
        [one] { $all } seed
       *[other] { $all } seeds
    } running.
# $over number, $all number
running =
    { $over } of { $all ->
        [one] { $all } seed
       *[other] { $all } seeds
    } done
unlimited = No step limit is set: a seed that never gives up runs until you cancel.
list = Seeds and their states
series = Curve
# $seed number
seed = Seed { $seed }
states_waiting = waiting
states_running = running
states_beaten = beaten
states_wins = wins
states_nearest = closest
states_solved = solved
states_unsolvable = no solution
states_stalled = got stuck
states_steps = out of steps
# $n number
steps =
    { ROUND($n) ->
        [one] { ROUND($n) } step
       *[other] { ROUND($n) } steps
    }
# $seed number, $taken number
wins =
    Seed { $seed } wins with { ROUND($taken) ->
        [one] { ROUND($taken) } step
       *[other] { ROUND($taken) } steps
    }.
# $seed number, $taken number
refuted =
    Seed { $seed } proves after { ROUND($taken) ->
        [one] { ROUND($taken) } step
       *[other] { ROUND($taken) } steps
    } that there is no solution.
# $all number, $seed number, $conflicts number
nobody =
    None of { $all ->
        [one] { $all } seed
       *[other] { $all } seeds
    } found a solution. Seed { $seed } came closest, with { $conflicts ->
        [one] { $conflicts } conflict
       *[other] { $conflicts } conflicts
    } left.
# $seed number
watch = Watch seed { $seed } in the race
# $all number, $time text
spent =
    All seeds together took { ROUND($all) ->
        [one] { ROUND($all) } step
       *[other] { ROUND($all) } steps
    }, in { $time }.
expectTeaser = This was only one sample of seeds. To estimate the expected speed-up, let every seed run to its end.
gain = Expected gain
# $taken number
same =
    All seeds take { ROUND($taken) ->
        [one] { ROUND($taken) } step
       *[other] { ROUND($taken) } steps
    }: luck makes no difference on this puzzle, so there is nothing to gain.
# $all number
none =
    None of { $all ->
        [one] { $all } seed
       *[other] { $all } seeds
    } found a solution, so there is no gain to measure. Allow more steps, or use an easier puzzle.
# $all number, $answered number, $mean number
one =
    { $answered } of { $all ->
        [one] { $all } seed
       *[other] { $all } seeds
    } found an answer. If the seeds are tried one after another, an answer takes { ROUND($mean) ->
        [one] { ROUND($mean) } step
       *[other] { ROUND($mean) } steps
    } on average.
# $all number
estimate =
    Estimated from the steps of { $all ->
        [one] { $all } seed
       *[other] { $all } seeds
    }; bars are 95 % intervals. More seeds make the intervals narrower.
# $seeds number, $factor text
plot = Expected speed-up by number of concurrent seeds, up to { $factor } with { $seeds }. The table lists the values.
axis = concurrent seeds, one core per seed
table = The expected gain in figures
columns_0 = Concurrent seeds
columns_1 = Expected steps
columns_2 = Time
columns_3 = Speed-up
columns_4 = 95 % interval
columns_5 = Work
# $low number, $high number
range = { FIXED($low, 2) } – { FIXED($high, 2) }
# $seed digits, $outcome text, $taken number, $time text
announce =
    Seed { $seed }, { $outcome }: { ROUND($taken) ->
        [one] { ROUND($taken) } step
       *[other] { ROUND($taken) } steps
    }, in { $time }
# $factor text
times = { $factor }{ "\u00A0" }×
# $share number
percent = { HUNDREDTHS($share) }{ "\u00A0" }%
# $seeds number, $mean number, $times text
several =
    With { $seeds } seeds at once, the first seed is expected to finish after { ROUND($mean) ->
        [one] { ROUND($mean) } step
       *[other] { ROUND($mean) } steps
    }. With one core per seed, this is { $times } as fast as trying the seeds one after another.
# $share number
lessWork = The total work is { percent } of the work of trying one seed after another: some seeds take so long that alternating between seeds pays off even on one core.
# $seeds number, $share number
moreWork = The total work is { percent } of the work of trying one seed after another: the work of the other seeds is wasted, which keeps the gain below { $seeds } ×.
