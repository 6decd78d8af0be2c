### The Papers view: published figures beside our runs.

title = The papers, reproduced
choose = Paper
allPapers = All
names_thesis = A · Berggren & Nilsson, thesis
names_a = A · Berggren & Nilsson, drafts
names_b = B · Zannini
names_c = C · Hughes & Yampolskiy
names_d = D · Jónsson et al.
# $authors text, $place text, $year text
by = { $authors }, { $place }, { $year }
marks_compatible = compatible
marks_contradicted = contradicted
marks_cannot-tell = undecided
marks_implied = implied
marks_none = no test
signs_compatible = ≈
signs_contradicted = ≠
signs_cannot-tell = ?
signs_implied = ⇒
signs_none = –
# $n digits
summary_compatible = { $n } compatible
# $n digits
summary_contradicted = { $n } contradicted
# $n digits
summary_cannot-tell = { $n } undecided
# $n digits
summary_implied = { $n } implied
# $n digits
summary_none = { $n } without a test
# $n digits
summary_open = { $n } not run yet
# The headline; the numbers of claims with the other verdicts are below it.
# $contradicted number, $of number
holdUp =
    { $of ->
        [0] No claim has been tested
       *[other]
            { $contradicted ->
                [0]
                    { $of ->
                        [one] The only tested claim is not contradicted
                       *[other] None of the { $of } tested claims is contradicted
                    }
               *[other]
                    Our runs contradict { $contradicted } of { $of ->
                        [one] { $of } tested claim
                       *[other] { $of } tested claims
                    }
            }
    }
howDrawn = Marks: printed; bars: ours (95 %).
# Shows in words what was found for each claim, and the reason of its verdict.
explain = Explain verdicts
# $value text, $low text, $high text
between = { $value } ({ $low } to { $high })
# $hits number, $of number
counted = { $hits } of { $of }
here = Here
# $n digits
figures = Figures: { $n }
# $compatible number, $contradicted number, $of number
figuresAgree =
    Of { $of } printed figures, { $compatible } { $compatible ->
        [one] is
       *[other] are
    } compatible with our runs; our runs contradict { $contradicted }
shares = Solved
# $measure steps | nodes | conflicts | backtracks | micros
costs =
    { $measure ->
        [micros] Median over the boards: time
       *[other]
            Median over the boards: { $measure ->
                [nodes] nodes
                [backtracks] backtracks
                [steps] steps
                [conflicts] conflicts
               *[micros] time
            }
    }
unsolved = not solved
# $measure steps | nodes | conflicts | backtracks | micros, $generations flag
means =
    { $measure ->
        [micros] Run time
        [steps] { $generations ->
            [true] Generations
           *[false] Steps
        } until the end
        [nodes] Nodes
        [backtracks] Backtracks
       *[conflicts] Conflicts at the end
    }: mean over the boards, with its 95 % interval
# $title text
tableOf = { $title }: figures
# $title text
costsOf = { $title }: medians over the boards
# $title text
meansOf = { $title }: means
# $title text
sharesOf = { $title }: solved
set = Puzzles
contestant = Program
all = all
measures_nodes = nodes
measures_backtracks = backtracks
measures_steps = steps
measures_conflicts = conflicts
measures_micros = time
run = Run here
again = Run again
goOn = Resume
stop = Stop
runAll = Run all tables
definition = Open as an experiment
file = TOML
# $place text
cite = In the paper: { $place }
# $runs number
shipped =
    Our data: { $runs ->
        [one] { $runs } run
       *[other] { $runs } runs
    } made beforehand with the command-line tool.
# $done number, $total number, $running flag
live =
    { $running ->
        [true]
            Our data: { $done } of { $total ->
                [one] { $total } run
               *[other] { $total } runs
            } made here.
       *[false]
            { LESS($done, $total) ->
                [true]
                    Our data: { $done } of { $total ->
                        [one] { $total } run
                       *[other] { $total } runs
                    } made here.
               *[false]
                    Our data: { $total ->
                        [one] { $total } run
                       *[other] { $total } runs
                    } made here.
            }
    }
# $done number, $total number
part =
    { $done } of { $total ->
        [one] { $total } run
       *[other] { $total } runs
    } done so far. Verdicts appear when all runs are finished.
notRun = Not run yet.
# $title text
progress = { $title }: progress
missing = Data that is no longer available
notes = How the results are compared
loading = Getting the figures…
# $id text
noPaper = there is no paper “{ $id }” here.
# $file text, $place text
noMargin = { $file }, { $place }: a positive “margin” is missing.
# $why text
failed = The figures could not be fetched: { $why }
# $why text
runFailed = The runs failed: { $why }
# $title text
finished = { $title }: done.
# $measure steps | nodes | conflicts | backtracks | micros, $one text, $said { readonly fewer: number; readonly more: number; readonly puzzles: number }
less =
    { $one }: { $measure ->
        [nodes] fewer nodes
        [backtracks] fewer backtracks
        [steps] fewer steps
        [conflicts] fewer conflicts
       *[micros] less time
    } than the other program on { $said_fewer } of { $said_puzzles ->
        [one] { $said_puzzles } puzzle
       *[other] { $said_puzzles } puzzles
    } and { $measure ->
        [nodes] more nodes
        [backtracks] more backtracks
        [steps] more steps
        [conflicts] more conflicts
       *[micros] more time
    } on { $said_more }.
# $measure steps | nodes | conflicts | backtracks | micros, $one text, $said { readonly value: string; readonly more: boolean; readonly low: string; readonly high: string; readonly printed: string; readonly within: boolean }, $puzzles number
difference =
    { $one }: { $said_value } { $measure ->
        [nodes] { $said_more ->
            [true] more
           *[false] fewer
        } nodes
        [backtracks] { $said_more ->
            [true] more
           *[false] fewer
        } backtracks
        [steps] { $said_more ->
            [true] more
           *[false] fewer
        } steps
        [conflicts] { $said_more ->
            [true] more
           *[false] fewer
        } conflicts
       *[micros] { $said_more ->
            [true] more
           *[false] less
        } time
    } than the other program, on average (95 % CI { $said_low } to { $said_high }; { $puzzles ->
        [one] { $puzzles } board
       *[other] { $puzzles } boards
    }). The paper’s value, { $said_printed }, lies { $said_within ->
        [true] within
       *[false] outside
    } this interval.
# $different number, $of number
same =
    { $different ->
        [0] The value is the same on all { $of ->
                [one] { $of } puzzle
               *[other] { $of } puzzles
            }.
       *[other]
            The value differs on { $different } of { $of ->
                [one] { $of } puzzle
               *[other] { $of } puzzles
            }.
    }
# $value text, $low text, $high text, $printed text, $boards number
ratio =
    Our median factor is { $value } (95 % CI { $low } to { $high }; { $boards ->
        [one] { $boards } board
       *[other] { $boards } boards
    }); the paper’s median factor is { $printed }.

# $printed text, $yes flag
contains =
    { $yes ->
        [true] The interval contains the paper’s value, { $printed }.
       *[false] The paper’s value, { $printed }, lies outside this interval.
    }
# $value text, $low text, $high text, $boards number
mean =
    The mean is { $value } (95 % CI { $low } to { $high }; { $boards ->
        [one] { $boards } board
       *[other] { $boards } boards
    }).
# $value text, $low text, $high text, $boards number
shareOf =
    The claim holds for { $value } of the cases (95 % CI { $low } to { $high }, { $boards ->
        [one] { $boards } board
       *[other] { $boards } boards
    }).
# $value text, $low text, $high text, $n number
outcomes_slower =
    Generation takes { $value } times as long with the Boltzmann machine as with backtracking (95 % CI { $low } to { $high }, { $n ->
        [one] { $n } puzzle
       *[other] { $n } puzzles
    }).
# $value text, $low text, $high text, $n number
outcomes_speed =
    Two workers are { $value } times as fast as one worker (95 % CI { $low } to { $high }, { $n ->
        [one] { $n } puzzle
       *[other] { $n } puzzles
    }).
# $value text, $low text, $high text, $n number
outcomes_gain =
    The aggregate has { $value } fewer conflicts than the best expert (95 % CI { $low } to { $high }, { $n ->
        [one] { $n } board
       *[other] { $n } boards
    }).
# $value text, $low text, $high text, $n number
outcomes_converged =
    The algorithm converges after { $value } generations (95 % CI { $low } to { $high }, { $n ->
        [one] { $n } board
       *[other] { $n } boards
    }).
# $hard text, $easy text
easier = Solved: { $hard } of the hard puzzles, { $easy } of the easy puzzles.
# $hits number, $tries number
of = { $hits } of { $tries }
# $less number, $boards number
cell_board =
    The paper’s figure is higher than our value on { $less } of our { $boards ->
        [one] { $boards } board
       *[other] { $boards } boards
    }.
cell_range = Our median, and the range of the middle 95 % of boards.
cell_mean = Our mean, with its 95 % interval.
cell_median = Our median, with its 95 % interval.
cell_time = Measured on a different machine, so not compared.
cell_uncompared = another machine
cell_unfinished = impossible for a finished run
cell_nothing = no such board here
# $why text
cell_fault = This printed value cannot come from finished runs: { $why }.
# $value text
ours = ours { $value }
# $values text
printedAll = printed: { $values }
# $boards number
middleOf =
    median of { $boards ->
        [one] { $boards } board
       *[other] { $boards } boards
    }
generations = generation
series_mean = experts’ mean
series_best = best expert
series_aggregate = aggregate
# $n number
workers =
    { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
speedHead_0 = Workers
speedHead_1 = Mean time
speedHead_2 = Speed-up over one worker
scale = human scale
# $contestant text
stepsOf = steps of { $contestant }
# $one text, $other text
against = { $one } and { $other }
ratingsHead_0 = Ranked by
ratingsHead_1 = Correlation
ratingsHead_2 = 95 % CI
generationHead_0 = Judged by
generationHead_1 = Puzzles made
generationHead_2 = Mean time per puzzle
# $low text, $high text
interval = { $low } to { $high }
# $high text
rangeMost = at most { $high }
# $low text
rangeLeast = at least { $low }
rangeHalf = more than half
# $low text, $high text
rangeBoth = { $low } to { $high }
# $puzzles flag, $hits number, $tries number, $value text, $low text, $high text
share =
    { $hits } of { $puzzles ->
        [true]
            { $tries ->
                [one] { $tries } puzzle
               *[other] { $tries } puzzles
            }
       *[false]
            { $tries ->
                [one] { $tries } run
               *[other] { $tries } runs
            }
    }: { $value } (95 % CI { $low } to { $high }).
# $value text, $low text, $high text, $sizes number
growth =
    Exponent of n · l: { $value } (95 % CI { $low } to { $high }; { $sizes ->
        [one] { $sizes } size
       *[other] { $sizes } sizes
    }).
growthCosts_operations = Operations per iteration
growthCosts_bytes = Memory per run, in bytes
growthCosts_micros = Time per iteration
growthAxis = n · l (blank cells × labels)
growthPaper = the text
growthStored = all r_ij stored
# A line of the figure.
# $name text, $exponent text
growthLine = { $name }: exponent { $exponent }
# $cost text, $lines list
growthFigure = { $cost } by { growthAxis }, on logarithmic axes. { JOIN($lines, by: "; ") }.
growthTable = Fitted exponents of n · l, with 95 % intervals
growthForm = Sums by
# $exponent text, $low text, $high text
growthFit = { $exponent } ({ $low } to { $high })
growthSizes = By size
growthBlanks = n
growthLabels = l
# $different number, $of number
equal =
    { $different ->
        [0] The answers are the same in all { $of ->
                [one] { $of } run
               *[other] { $of } runs
            }.
       *[other] The answers differ in { $different } of { $of } runs.
    }
# $name text, $value number
curveEnd = { $name } { FIXED($value, 1) }
# $all list
curves = Conflicts by generation. Values at the end: { JOIN($all, by: ", ") }.
# $value text
factor = a factor of { $value }
# $value text
points = { $value } percentage points
# $measure steps | nodes | conflicts | backtracks | micros, $value number
measured =
    { $value } { $measure ->
        [nodes] { $value ->
            [one] node
           *[other] nodes
        }
        [backtracks] { $value ->
            [one] backtrack
           *[other] backtracks
        }
        [steps] { $value ->
            [one] step
           *[other] steps
        }
        [conflicts] { $value ->
            [one] conflict
           *[other] conflicts
        }
       *[micros] µs
    }
# The numbers behind a verdict.
# $kind equal | within | positive | always, $margin text, $reason text, $power text, $shown number, $contrary number, $beyond number, $claims number
judged =
    { $kind ->
        [equal] Margin: { $margin }. { $reason } The test detects a difference as large as the margin with a probability (power) of { $power }. The test of equivalence within the margin gives { PROBABILITY($shown) }, and the test of a difference gives { PROBABILITY($contrary) }. If the power is below 80 %, the test of a difference larger than the margin decides; this test gives { PROBABILITY($beyond) }. All p-values are
        [within] Margin: the limits of the range. { $reason } If the true value is in the middle of the range, the test shows with a probability (power) of { $power } that the value is inside. The test that the value is inside the range gives { PROBABILITY($shown) }, and the test that the value is outside gives { PROBABILITY($contrary) }. Both p-values are
        [positive] Margin: { $margin } beyond the limit. { $reason } The test detects a value at this distance from the limit with a probability (power) of { $power }. The test of the claim gives { PROBABILITY($shown) }, and the test of the contrary gives { PROBABILITY($contrary) }. Both p-values are
       *[always] Margin: exceptions on { $margin } of the puzzles. { $reason } If exactly { $margin } of the puzzles were exceptions, the test would find at least one exception with a probability (power) of { $power }. The test that there are fewer exceptions gives { PROBABILITY($shown) }. The p-value is
    } adjusted for { $claims ->
        [one] { $claims } claim
       *[other] { $claims } claims
    } (Holm).
# $factor text, $why text
figureFactor = Margin: a factor of { $factor }. { $why }
# $margin text
figureMargin = Margin: { $margin }.
# $margin text, $power text, $shown number, $contrary number, $beyond number, $figures number
judgedFigure = { $margin } The power is { $power }. The test of equivalence gives { PROBABILITY($shown) }. The test of a difference gives { PROBABILITY($contrary) }. The test of a difference larger than the margin gives { PROBABILITY($beyond) }. All p-values are adjusted for { $figures ->
        [one] { $figures } figure
       *[other] { $figures } figures
    } (Holm).
# $n number
printedSize =
    The printed figure rests on { $n ->
        [one] { $n } value
       *[other] { $n } values
    }, whose sampling error is included.
printedExact = The text does not state the number of values, so the printed figure counts as exact.
# $reason text
untested = No test: { $reason }
# $reason text
implied = No run can contradict this claim: { $reason }
# $margin text, $reason text
exact = The counts have no sampling error, so no test is needed. Margin: { $margin }. { $reason }
noSpread = No test: our values do not vary, or there are too few of them, so their sampling error is unknown.
# $n number
authorTimes =
    { $n ->
        [one] The authors’ times beside our counts: { $n } plot
       *[other] The authors’ times beside our counts: { $n } plots
    }
unguessed = Solved without a guess
# What a text leaves open, and the ways in which it can be read.
readings = Ambiguities in the text
readingsHow = For each reading that was run, all claims and printed figures that depend on the ambiguous point are judged together.
# $compatible number, $contradicted number, $cannotTell number
readingCounts = { $compatible } compatible, { $contradicted } contradicted, { $cannotTell } undecided.
# $what text
readingAgainst = Contradicted: { $what }.
# $measure text, $program text
figureOf = { $measure } of { $program }
readingsUntested = No claim or printed figure that depends on this point is tested.
# $against number, $of number
readingsLeft =
    { $against ->
        [0] Our runs contradict none of the { $of } readings.
       *[other] Our runs contradict { $against } of the { $of } readings.
    }
