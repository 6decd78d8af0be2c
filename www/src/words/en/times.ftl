### The times that the thesis's authors measured, beside our counts on the same puzzles.

scatters = The authors’ times against our counts, puzzle by puzzle
scattersRead = Each dot is one puzzle of our random sample. If the authors’ programs did the same work as ours, the dots would lie on one rising curve and the rank correlation would be 1.
# $program rules | backtracking, $measure steps | nodes
scatter =
    { $program ->
        [rules] Rules: { $measure ->
            [nodes] digits tried + 1
           *[steps] steps
        }
       *[backtracking] Backtracking: nodes
    }
# $value text, $low text, $high text, $n number, $untimed number
correlation =
    Rank correlation (Spearman) { $value } (95 % CI { $low } to { $high }) on { $n ->
        [one] { $n } puzzle
       *[other] { $n } puzzles
    }{ $untimed ->
        [0] .
        [one] ; { $untimed } has no time.
       *[other] ; { $untimed } puzzles have no time.
    }
seconds = seconds (thesis)
# $measure steps | nodes | conflicts | backtracks | micros
ours =
    { $measure ->
        [nodes] nodes (here)
        [backtracks] backtracks (here)
        [conflicts] conflicts (here)
        [micros] µs (here)
       *[steps] steps (here)
    }
figures = The figures of the thesis, beside ours
figuresRead = On the left are the authors’ times, redrawn from the published data; on the right are our counts. Figure 4.4 has 0.5 s per data point, as in the thesis. We chose the widths of all other bars. In our figures, the bars of figure 4.2 are four times as wide as the bars of figure 4.1; in the thesis, the bars of figure 4.2 are half as wide as those of figure 4.1.
# $share text
figuresLimited = For backtracking, the hardest { $share } of our puzzles are left out, because the authors’ limit of 20 s excluded the same share.
# $number text
figure = Figure { $number }
titles_rulesHistogram = Rules: most puzzles have about the same cost
titles_rulesTail = Rules: the tail of the histogram
titles_rulesSorted = Rules: the puzzles sorted by cost
titles_backtrackingHistogram = Backtracking: the number of puzzles falls with the cost
titles_backtrackingSorted = Backtracking: the puzzles sorted by cost
titles_backtrackingExponential = Backtracking: costs are not exponentially distributed (dashed line)
titles_differenceSorted = Backtracking minus rules: the sorted differences above 0
titles_fast = Boltzmann machine, K = −0.000035
titles_slow = Boltzmann machine, K = −0.000025
# $width text, $unit seconds | steps | nodes | conflicts | backtracks | micros
perBin =
    puzzles per { $width } { $unit ->
        [seconds] s
        [nodes] nodes
        [backtracks] backtracks
        [conflicts] conflicts
        [micros] µs
       *[steps] steps
    }
rank = share of the puzzles
# $figure text, $axis text, $low text, $high text
plot = { $figure }: { $axis }, from { $low } to { $high }
ties = Puzzles on which backtracking was faster than the rules
# $faster number, $share text, $ties number, $both number, $timed number
tiesSaid = Backtracking was faster on { $faster } puzzles ({ $share }), and both programs took the same time on another { $ties }. The number printed in the thesis, { $both }, includes both groups. For { $timed } puzzles, the times of both programs are known.
# $timed text, $marks text, $unstable number, $unsolved number
means = The printed mean of 1.66 s for backtracking includes the codes −1 ({ $unstable } unstable puzzles) and −2 ({ $unsolved } unsolved puzzles) as if they were times. With these codes the mean is { $marks } s; without them it is { $timed } s.
overlap = Share of the hardest tenth that is hard for both programs
overlapHead_0 = Ranked by
overlapHead_1 = Hard for both
overlapHead_2 = 95 % CI
overlapHead_3 = Puzzles in a tenth
# $n number
overlapAll = the authors’ times for all { $n } puzzles
overlapTies = the authors’ times for all puzzles, including all ties at the cutoff of the hardest tenth, as in the authors’ analysis
# $n number
overlapFirst = the authors’ times for the first { $n } puzzles
# $n number
overlapSample = the authors’ times for our sample of { $n } puzzles
# $measure steps | nodes, $against steps | nodes
overlapOurs =
    our counts on the sample: { $measure ->
        [nodes] digits tried
       *[steps] steps
    } by the rules, { $against ->
        [nodes] nodes
       *[steps] steps
    } by backtracking
overlapChance = expected by chance, if the two rankings were independent
overlapPrinted = printed in the thesis
# $share text
about = about { $share }
# $low text, $high text
interval = { $low } to { $high }
rarity = Rarity of puzzles on which the rules try many digits
generated = generated puzzles per puzzle with at least this cost
# $set text, $most text, $puzzles text
rarityOf = { $set }: one puzzle in { $puzzles } has a cost of { $most } or more
# $measure steps | nodes | conflicts | backtracks | micros
atLeast =
    { $measure ->
        [nodes] digits tried, at least
        [backtracks] backtracks, at least
        [conflicts] conflicts, at least
        [micros] µs, at least
       *[steps] steps, at least
    }
