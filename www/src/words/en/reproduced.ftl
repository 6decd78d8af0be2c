### The Papers view: published figures beside our runs.

title = The papers, reproduced
choose = Paper
names_thesis = A · Berggren & Nilsson, thesis
names_a = A · Berggren & Nilsson, drafts
names_b = B · Zannini
names_c = C · Hughes & Yampolskiy
names_d = D · Nilli
# $authors text, $place text, $year text
by = { $authors }, { $place }, { $year }
marks_agrees = compatible
marks_differs = contradicted
marks_noise = cannot tell
marks_none = cannot be compared
signs_agrees = ≈
signs_differs = ≠
signs_noise = ?
signs_none = –
# $n digits
summary_differs = { $n } contradicted
# $n digits
summary_noise = { $n } where our runs cannot tell
# $n digits
summary_none = { $n } not tested: cannot be compared
# $n digits
summary_open = { $n } not tested: not run yet
# $agrees digits, $of number
holdUp =
    { $of ->
        [0] No claim has been tested yet
       *[other]
            { $agrees } of { $of ->
                [one] { $of } tested claim
               *[other] { $of } tested claims
            } { $agrees ->
                [one] is
               *[other] are
            } compatible with our runs
    }
howDrawn = A mark shows the paper’s value, a bar our 95 % interval. p-values are adjusted per paper (Holm).
inWords = In words
# $value text, $low text, $high text
between = { $value }, between { $low } and { $high }
# $hits number, $of number
counted = { $hits } of { $of }
here = Here
# $n digits
figures = Figures: { $n }
# $agree digits, $of digits
figuresAgree = { $agree } of { $of } printed figures are compatible with ours
shares = Solved
# $measure steps | nodes | conflicts | backtracks | micros
costs =
    { $measure ->
        [micros] Time on the median board
       *[other]
            On the median board: { $measure ->
                [nodes] nodes
                [backtracks] backtracks
                [steps] steps
                [conflicts] conflicts
               *[micros] time
            }
    }
unsolved = not solved
# $title text
tableOf = { $title }: figures
# $title text
costsOf = { $title }: the median board
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
    Ours: { $runs ->
        [one] { $runs } run
       *[other] { $runs } runs
    } made beforehand by the command line.
# $done number, $total number, $running flag
live =
    { $running ->
        [true]
            Ours: { $done } of { $total ->
                [one] { $total } run
               *[other] { $total } runs
            } made here.
       *[false]
            { LESS($done, $total) ->
                [true]
                    Ours: { $done } of { $total ->
                        [one] { $total } run
                       *[other] { $total } runs
                    } made here.
               *[false]
                    Ours: { $total ->
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
notes = How it is compared
loading = Getting the figures…
# $id text
noPaper = there is no paper “{ $id }” here.
# $why text
failed = The figures could not be fetched: { $why }
# $why text
runFailed = The runs failed: { $why }
# $title text
finished = { $title }: done.
# $measure steps | nodes | conflicts | backtracks | micros, $one text, $said { readonly fewer: number; readonly more: number; readonly puzzles: number; readonly p: number }, $mark none | agrees | differs | noise
less =
    { $mark ->
        [noise]
            { $one }: { $measure ->
                [nodes] fewer
                [backtracks] fewer
                [steps] fewer
                [conflicts] fewer
               *[micros] less
            } { $measure ->
                [nodes] nodes
                [backtracks] backtracks
                [steps] steps
                [conflicts] conflicts
               *[micros] time
            } on { $said_fewer } of { $said_puzzles ->
                [one] { $said_puzzles } puzzle
               *[other] { $said_puzzles } puzzles
            }, more on { $said_more }: that may be chance ({ PROBABILITY($said_p) }).
       *[other]
            { $one }: { $measure ->
                [nodes] fewer
                [backtracks] fewer
                [steps] fewer
                [conflicts] fewer
               *[micros] less
            } { $measure ->
                [nodes] nodes
                [backtracks] backtracks
                [steps] steps
                [conflicts] conflicts
               *[micros] time
            } on { $said_fewer } of { $said_puzzles ->
                [one] { $said_puzzles } puzzle
               *[other] { $said_puzzles } puzzles
            }, more on { $said_more } ({ PROBABILITY($said_p) }).
    }
# $measure steps | nodes | conflicts | backtracks | micros, $one text, $said { readonly value: string; readonly more: boolean; readonly low: string; readonly high: string; readonly printed: string; readonly within: boolean }, $p number, $puzzles number
difference =
    { $one }: { $said_value } { $measure ->
        [nodes] nodes
        [backtracks] backtracks
        [steps] steps
        [conflicts] conflicts
       *[micros] time
    } { $said_more ->
        [true] more
       *[false] less
    } on average{ LESS($p, 0.05) ->
        [true] { "" }
       *[false] , which may be chance
    } (95 %: { $said_low } to { $said_high }; { $puzzles ->
        [one] { $puzzles } board
       *[other] { $puzzles } boards
    }, { PROBABILITY($p) }). The paper’s { $said_printed } lies { $said_within ->
        [true] within
       *[false] outside
    }.
# $different number, $of number
same =
    { $different ->
        [0]
            The same on all { $of ->
                [one] { $of } puzzle
               *[other] { $of } puzzles
            }.
       *[other]
            Another figure on { $different } of { $of ->
                [one] { $of } puzzle
               *[other] { $of } puzzles
            }.
    }
# $value text, $low text, $high text, $printed text, $p number, $boards number
ratio =
    A factor of { $value } on the median board (95 %: { $low } to { $high }; { $boards ->
        [one] { $boards } board
       *[other] { $boards } boards
    }). The paper’s boards, with { $printed }, { LESS($p, 0.05) ->
        [true] differ from them
       *[false] do not differ from them
    } ({ PROBABILITY($p) }).
# $printed text, $p number
shareTest =
    { LESS($p, 0.05) ->
        [true] The paper’s { $printed } is another share ({ PROBABILITY($p) }).
       *[false] No difference to the paper’s { $printed } shows ({ PROBABILITY($p) }).
    }
# $printed text, $yes flag
contains =
    { $yes ->
        [true] The interval contains the paper’s { $printed }.
       *[false] The paper’s { $printed } lies outside.
    }
# $value text, $low text, $high text, $boards number
mean =
    { $value } on average (95 %: { $low } to { $high }; { $boards ->
        [one] { $boards } board
       *[other] { $boards } boards
    }).
# $value text, $low text, $high text, $boards number
shareOf =
    In { $value } of them (95 %: { $low } to { $high }, { $boards ->
        [one] { $boards } board
       *[other] { $boards } boards
    }).
# $value text, $low text, $high text, $n number
outcomes_slower =
    It takes { $value } times as long (95 %: { $low } to { $high }, { $n ->
        [one] { $n } puzzle
       *[other] { $n } puzzles
    }).
# $value text, $low text, $high text, $n number
outcomes_speed =
    Two workers are { $value } times as fast as one (95 %: { $low } to { $high }, { $n ->
        [one] { $n } puzzle
       *[other] { $n } puzzles
    }).
# $value text, $low text, $high text, $n number
outcomes_gain =
    { $value } conflicts below it (95 %: { $low } to { $high }, { $n ->
        [one] { $n } board
       *[other] { $n } boards
    }).
# $value text, $low text, $high text, $n number
outcomes_converged =
    After { $value } generations (95 %: { $low } to { $high }, { $n ->
        [one] { $n } board
       *[other] { $n } boards
    }).
# $hard text, $easy text, $p number
easier = Solved: { $hard } of the hard ones, { $easy } of the easy ones ({ PROBABILITY($p) }).
# $hits number, $tries number
of = { $hits } of { $tries }
# $less number, $boards number
cell_board =
    The paper’s figure is above { $less } of our { $boards ->
        [one] { $boards } board
       *[other] { $boards } boards
    }.
cell_range = Our median, and where the middle 95 % of boards lie.
cell_mean = Our mean, with its 95 % interval.
cell_median = Our median, with its 95 % interval.
cell_time = Measured on a different machine, so not compared.
cell_uncompared = another machine
cell_unfinished = not from finished runs
cell_nothing = no such board here
# $why text
cell_fault = Not from finished runs: { $why }.
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
ratingsHead_2 = 95 %
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
    }: { $value } (95 %: { $low } to { $high }).
# $different number, $of number
equal =
    { $different ->
        [0]
            Alike in all { $of ->
                [one] { $of } run
               *[other] { $of } runs
            }.
       *[other] Another answer in { $different } of { $of }.
    }
# $name text, $value number
curveEnd = { $name } { FIXED($value, 1) }
# $all list
curves = Conflicts by generation. In the end { JOIN($all, by: ", ") }.
