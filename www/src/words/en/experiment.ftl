### The Experiment view.

title = Experiment
readyMade = Choose an experiment
onOnePuzzle = More
askOwn = Ask your own
asking = The form for your own experiment is open: choose puzzles, algorithms and limits.
ownTitle = Your experiment
ownNote = Your own setup.
# $n number
kept = Kept in this browser ({ $n })
# $what text
forget = Forget { $what }
# $contestants list, $done number, $tasks number
keptOne =
    { $contestants }: { $done } of { $tasks ->
        [one] { $tasks } run
       *[other] { $tasks } runs
    }
# $n number
opening =
    Preparing the puzzles…{ $n ->
        [0] { "" }
        [one] { " " }{ $n } puzzle is ready.
       *[other] { " " }{ $n } puzzles are ready.
    }
# $id text
unknown = There is no ready-made experiment called { SHORT($id, 40) }.
# $why text
noList = The ready-made experiments could not be fetched; try again when the network is back. ({ $why })
# $why text
badLink = The experiment in the link cannot be read: { $why }.
# $why text
failed = The experiment failed: { $why }
# $name text
noFile = The set “{ SHORT($name, 60) }” is a file that this browser does not have. Open the file again under Settings → Puzzles.
# $name text
noSolver = The experiment needs the solver in “{ SHORT($name, 60) }”. Open this file under Share and save → Definition as text, or in Your own solver.
# $name text, $why text
notFetched = The set { SHORT($name, 60) } could not be fetched; try again when the network is back. ({ $why })
unkept = The browser does not store data: the runs are lost when the page is reloaded. Save the CSV to keep them.
run = Run it here
goOn = Resume experiment
again = Run again here
pause = Pause
over = Start over
overHelp = Deletes all runs of this experiment.
progress = Runs done
# $done number, $tasks number
status =
    { $done } of { $tasks ->
        [one] { $tasks } run
       *[other] { $tasks } runs
    }
# $perSecond number
rate = { ROUGH($perSecond) } runs/s
# $ms number
left = about { DURATION($ms) } left
beforehand = recorded earlier
# $where text
shipped = These runs were recorded earlier ({ $where }). Run them again to measure on your machine.
paused = Paused. The finished runs are kept in this browser; you can resume at any time.
# $done number, $tasks number
announce =
    { $done } of { $tasks ->
        [one] { $tasks } run
       *[other] { $tasks } runs
    } done
answer = Answer
none = There are no results yet. Press “{ run }”: tables and figures are updated during the runs.
# The numbers of puzzles solved, over all classes.
# $names list, $of number
allSolve =
    { LENGTH($names) ->
        [one]
            { $names_0 } solves all { $of ->
                [one] { $of } puzzle
               *[other] { $of } puzzles
            }.
       *[other]
            { LENGTH($names) ->
                [2] Both solve
               *[other] All { LENGTH($names) } solve
            } all { $of ->
                [one] { $of } puzzle
               *[other] { $of } puzzles
            }.
    }
# $names list, $share number, $of number
allAlike =
    { LENGTH($names) ->
        [one]
            { $names_0 } solves { PERCENT($share) } of { $of ->
                [one] { $of } puzzle
               *[other] { $of } puzzles
            }.
       *[other]
            { $names } solve { PERCENT($share) } of { $of ->
                [one] { $of } puzzle
               *[other] { $of } puzzles
            } each.
    }
# $of number
noneSolves =
    None of the { $of ->
        [one] { $of } puzzle
       *[other] { $of } puzzles
    } was solved.
# $names list, $share number
most =
    { $names } { LENGTH($names) ->
        [one] solves
       *[other] solve
    } { $share ->
        [one] every puzzle
       *[other] the most puzzles: { PERCENT($share) }
    }
# $names list, $share number
fewest =
    { $names } { LENGTH($names) ->
        [one] solves
       *[other] solve
    } { $share ->
        [0] none
       *[other] the fewest puzzles: { PERCENT($share) }
    }.
# $name text, $measure steps | time | nodes, $ratio number, $most text, $least text
costByClass =
    { $name } { $measure ->
        [time] takes
        [steps] needs
       *[nodes] visits
    } { RATIO($ratio) } times as { $measure ->
        [time] long
       *[other] many { $measure }
    } on “{ $most }” as on “{ $least }”.
# $name text, $value number, $difference { readonly value: number; readonly low: number; readonly high: number }
chanceOfNext = not significantly more than { $name } (difference: { POINTS($difference_value) } percentage points, 95{ "\u00A0" }% interval: { POINTS($difference_low) } to { POINTS($difference_high) }; McNemar’s test: { P($value) })
# $one text, $measure steps | time | nodes, $ratio number, $other text
lead =
    { $measure ->
        [time] { $one } is { RATIO($ratio) } times as fast as { $other }
        [steps] { $other } needs { RATIO($ratio) } times as many steps as { $one }
       *[nodes] { $other } visits { RATIO($ratio) } times as many nodes as { $one }
    }.
# $low number, $high number
leadBetween = The factor for a typical puzzle is between { RATIO($low) } and { RATIO($high) } (95{ "\u00A0" }% confidence interval).
# $one text, $other text, $measure steps | time | nodes, $value number, $interval { readonly value: number; readonly low: number; readonly high: number }
even =
    The { $measure ->
        [time] run times
        [steps] numbers of steps
       *[nodes] numbers of nodes
    } of { $one } and { $other } do not differ significantly (factor: { FACTOR($interval_value) }, 95{ "\u00A0" }% interval: { FACTOR($interval_low) } to { FACTOR($interval_high) }; signed-rank test: { P($value) }).
incomparable = A step means different work for each of these algorithms, so their step counts are not compared.
pairs = All pairs
# $one text, $other text, $more number, $of number, $value number, $difference { readonly value: number; readonly low: number; readonly high: number }
pairSolve =
    { LESS($value, 0.05) ->
        [true]
            { $one } solves { $more } more of { $of ->
                [one] { $of } puzzle
               *[other] { $of } puzzles
            } than { $other } (difference: { POINTS($difference_value) } percentage points, 95{ "\u00A0" }% interval: { POINTS($difference_low) } to { POINTS($difference_high) }; McNemar’s test: { P($value) }).
       *[false]
            { $one } solves { $more } more of { $of ->
                [one] { $of } puzzle
               *[other] { $of } puzzles
            } than { $other }; the difference is not significant after adjustment for all tests ({ POINTS($difference_value) } percentage points, 95{ "\u00A0" }% interval: { POINTS($difference_low) } to { POINTS($difference_high) }; McNemar’s test: { P($value) }).
    }
# $one text, $other text, $solved number, $of number
pairSame =
    { SAME($solved, $of) ->
        [true]
            { $one } and { $other } solve all { $of ->
                [one] { $of } puzzle
               *[other] { $of } puzzles
            }.
       *[false]
            { $one } and { $other } solve { $solved } of { $of ->
                [one] { $of } puzzle
               *[other] { $of } puzzles
            } each.
    }
# $one text, $other text, $measure steps | time | nodes, $both number, $interval { readonly value: number; readonly low: number; readonly high: number }, $value number
pairCost =
    { LESS($value, 0.05) ->
        [true]
            On the { $both ->
                [one] { $both } puzzle
               *[other] { $both } puzzles
            } that both solve, { $measure ->
                [time] { $one } is { RATIO($interval_value) } times as fast as { $other }
                [steps] { $other } needs { RATIO($interval_value) } times as many steps as { $one }
               *[nodes] { $other } visits { RATIO($interval_value) } times as many nodes as { $one }
            } (95{ "\u00A0" }% interval: { RATIO($interval_low) } to { RATIO($interval_high) }; signed-rank test: { P($value) }).
       *[false]
            On the { $both ->
                [one] { $both } puzzle
               *[other] { $both } puzzles
            } that both solve, the { $measure ->
                [time] times do
                [steps] numbers of steps do
               *[nodes] numbers of nodes do
            } not differ significantly after adjustment for all tests (factor: { FACTOR($interval_value) }, 95{ "\u00A0" }% interval: { FACTOR($interval_low) } to { FACTOR($interval_high) }; signed-rank test: { P($value) }).
    }
# $one text, $other text, $measure steps | time | nodes, $both number, $fewer number, $more number, $value number
pairCounts =
    On the { $both ->
        [one] { $both } puzzle
       *[other] { $both } puzzles
    } that both solve, { $measure ->
        [time] { $one } takes less time on { $fewer } and { $other } on { $more }
        [steps] { $one } needs fewer steps on { $fewer } and { $other } on { $more }
       *[nodes] { $one } visits fewer nodes on { $fewer } and { $other } on { $more }
    } (signed-rank test: { P($value) }). No factor is stated, because some of these costs are 0.
# $limits list
pairNone =
    { LENGTH($limits) ->
        [0] No puzzle was solved by both.
       *[other] No puzzle was solved by both within these limits ({ JOIN($limits, by: "; ") }).
    }
# $limits list
pairLimits = The algorithms had different limits per run: { JOIN($limits, by: "; ") }.
# $name text
limitNone = { $name }: no step limit
# $name text, $steps number, $unit text
limitOf = { $name }: { COUNT($steps, $unit) }
# $name text, $steps number, $unit text
limitDeclared = { $name }: { COUNT($steps, $unit) }, as the solver itself counts them
differentLimits = The algorithms have different step limits, so their numbers of solved puzzles are comparable only under these limits.
# $own text, $other text
ownTimes = { $own } is your own solver and runs in a different environment from the compiled code of { $other }, so the factor reflects the environments as well as the algorithms.
# $own text
ownSteps = The solver { $own } itself declares what it counts as a step.
hardness = Which puzzles are hard for which solver (rank correlations)
hardnessHelp = Each value is Spearman’s ρ between the costs of the puzzles for an algorithm and their ratings on a scale, with a 95 % interval. A value of 1 means the same order, 0 means no relation, and −1 means the reverse order. Unsolved puzzles count as the hardest.
fewerGivens = Fewer givens
# $given0 { readonly value: number; readonly low: number; readonly high: number }
agreement = { CORRELATION($given0_value) } ({ CORRELATION($given0_low) } – { CORRELATION($given0_high) })
table = Table
columns_contestant = Algorithm
columns_solved = Solved
columns_half = Half solved in
columns_mean = Mean of solved
columns_par2 = PAR-2
columns_runs = Runs
meanings_0_0 = Solved
meanings_0_1 = Share of all runs that solved their puzzle, with Wilson’s 95 % interval. With several runs per puzzle, all intervals are computed over puzzles instead of runs, because the runs of a puzzle are not independent.
meanings_1_0 = Half solved in
meanings_1_1 = The smallest cost within which half of all runs have solved their puzzle.
meanings_2_0 = Mean of solved
meanings_2_1 = Mean over the runs that solved their puzzle, with a 95 % interval.
meanings_3_0 = PAR-2
meanings_3_1 = Penalised mean over all runs, with a 95 % interval: each run that does not solve its puzzle counts as twice the limit.
terms_order = Sorted by the share of solved runs, then by the median (“{ columns_half }”).
terms_marks = Each algorithm has the same symbol in the table and in the chart.
terms_par2 = PAR-2: the mean over all runs. Each run that does not solve its puzzle counts as twice the limit.
terms_par2Own = A PAR-2 score in steps uses the step limit of its algorithm, so scores with different limits or kinds of steps cannot be compared. Without a step limit there is no score.
# $steps number, $seconds number, $measure steps | time | nodes
stopped =
    { $seconds ->
        [0]
            The step limit stopped { $steps ->
                [one] { $steps } run
               *[other] { $steps } runs
            }{ $measure ->
                [time] , so the times include only solved runs.
                [steps] ; the mean number of steps includes only solved runs.
               *[nodes] , so the nodes include only solved runs.
            }
       *[other]
            { $steps ->
                [0]
                    The time limit stopped { $seconds ->
                        [one] { $seconds } run
                       *[other] { $seconds } runs
                    }{ $measure ->
                        [time] ; the mean time includes only solved runs.
                        [steps] , so the steps include only solved runs.
                       *[nodes] , so the nodes include only solved runs.
                    }
               *[other]
                    The step limit stopped { $steps ->
                        [one] { $steps } run
                       *[other] { $steps } runs
                    }, and the time limit stopped { $seconds ->
                        [one] { $seconds } run
                       *[other] { $seconds } runs
                    }. Therefore no PAR-2 score is shown, and the costs include only solved runs.
            }
    }
# $workers number
measuredHere =
    Times were measured in this browser (WebAssembly), with { $workers ->
        [one] one run
       *[other] up to { $workers } runs
    } at a time.
measuredElsewhere = Some or all runs were made outside this browser, so their times may be those of another machine.
# $n number
adjusted = The p-values are adjusted for all { $n } tests of this experiment (Holm).
terms_nodes = Nodes: digits tried in cells.
meaning = What these figures mean
all = all puzzles
by_set = set
by_givens = givens
by_size = size
# $solved number, $runs number
share = { $solved } of { $runs }
# $share number, $low text, $high text
shareAround =
    { PERCENT($share) }{ SAME($low, $high) ->
        [true] { "" }
       *[false] { " " }({ $low } – { $high })
    }
# $low text, $high text
interval =
    { SAME($low, $high) ->
        [true] { "" }
       *[false] { $low } – { $high }
    }
never = not reached
figures = Figures
figure_cactus = Over time
figure_strip = Spread
figure_shares = By class
figure_scatter = Two algorithms
figure_growth = Growth
figure_ranks = Ranks
figure_heat = Each puzzle
figure_success = Success
figure_hardness = Hardness
show = Show
costLabel = by
# $measure text, $scale text?
costBy =
    { $scale ->
        [none] { $measure }
       *[other] { $measure }, { $scale }
    }
measures_time = time
measures_steps = steps
measures_nodes = nodes
scales_log = log
scales_linear = linear
byLabel = Classes by
across = Horizontal
upward = Vertical
# $why text
noFigure = This figure cannot be drawn from these runs: { $why }
figureHelp = Point at a mark to see its puzzle; click the mark to race on this puzzle. With the keyboard, use the arrow keys and Enter.
# $set text, $line number, $givens number, $contestant text?
puzzleAt =
    { $set }, line { $line }, { $givens ->
        [one] { $givens } given
       *[other] { $givens } givens
    }{ $contestant ->
        [none] { "" }
       *[other] : { $contestant }
    }
raceIt = Race it
saveFigures = Save the figure
saveFigure_svg = SVG
saveFigure_png = PNG
saveFigure_tikz = TikZ (LaTeX)
saveFigure_vega-lite = Vega-Lite
settings = Settings
settingsHelp = Puzzles, algorithms and limits. After a change, press “Use these settings” below.
sets = Puzzles
addSet = Add puzzles…
shippedSets = Built-in sets
generated = New puzzles from a generator
openFile = Open a file…
# $what text, $n number
setFacts =
    { $what } ({ $n ->
        [one] { $n } puzzle
       *[other] { $n } puzzles
    })
# $what text
remove = Remove { $what }
take = First
takeAll = all
takeAllowed = a whole number from 1, or empty for all
ofClass = Class
anyClass = all classes
# $name text, $n number
classOf = { $name } ({ $n })
givens = Givens
givensAllowed = such as 20, or 20-25; empty for any
anyGivens = any
sample = Random sample
sampleHelp = The number of puzzles that are drawn at random, without replacement. The same seed draws the same puzzles.
sampleAllowed = a whole number from 1; empty for no sample
noSample = none
sampleSeed = Seed of the sample
sampleSeedHelp = A different seed draws different puzzles.
# $from number, $to number
sampleSeedAllowed = a whole number, { $from }–{ $to }; empty for 1
easier = Givens added, up to
easierHelp = Adds givens from the solution until each puzzle has this number of givens.
asTheyAre = as they are
easierAllowed = a whole number of givens, 17–80; empty to keep the puzzles as they are
count = How many
size = Box
seed = Seed
# $from number, $to number
wholeFrom = a whole number, { $from }–{ $to }
contestants = Algorithms
addContestant = Add an algorithm
algorithm = Algorithm
preset = Preset
parameters = Parameters
# $n number
changed =
    { $n ->
        [one] { $n } parameter
       *[other] { $n } parameters
    } changed
seeds = Seeds
seedsHelp = Algorithms that draw random numbers run once for each seed.
seedsAllowed = a number of seeds (5 means seeds 1 to 5), or a list such as 1, 4, 9
steps = Step limit per run
secondsEach = Time limit per run (s)
secondsAllowed = a number above 0, or empty for no limit
noLimit = no limit
use = Use these settings
discard = Discard changes
unused = The settings have changed; the new settings are not in use yet.
noSets = Add puzzles first.
noContestants = Add an algorithm first.
share2 = Share and save
save_csv = Runs as CSV
save_study = Study (JSON)
import = Import runs, ratings or a study…
# $n number
rated =
    Ratings of { $n ->
        [one] { $n } puzzle
       *[other] { $n } puzzles
    } imported.
notRated = None of the rated puzzles is in this experiment.
# $n number
imported =
    { $n ->
        [one] { $n } run
       *[other] { $n } runs
    } imported.
# $title text, $runs number, $digest text
study_verified =
    The study “{ SHORT($title, 80) }” is open with { $runs ->
        [one] { $runs } run
       *[other] { $runs } runs
    }. Its digests are correct (sha256:{ $digest }…), and its records and solutions were checked.
# $title text, $runs number
study_opened =
    The study “{ SHORT($title, 80) }” is open with { $runs ->
        [one] { $runs } run
       *[other] { $runs } runs
    }. Its records and solutions were checked. This browser cannot check the digests, because the page was not loaded over https.
study_noStudy = the file is not a study of this program
study_otherFormat = the study has a format that this version cannot read
# $name text, $stated text, $found text
study_changed = the file { SHORT($name, 90) } in the study differs from its digest: the study states sha256:{ $stated }…, but the content has sha256:{ $found }…
# $stated text, $found text
study_changedList = the list of the files in the study differs from its digest: the study states sha256:{ $stated }…, but the list has sha256:{ $found }…
# $n number, $file text, $where text, $demanded text, $found text
study_otherSolver = contestant { $n } of the definition requires the solver { SHORT($file, 60) } with sha256:{ $demanded }…, but { SHORT($where, 90) } in the study has sha256:{ $found }…
# $n number
study_severalSolvers = the study contains { $n } solvers, and the page runs only one solver of your own at a time. The command line runs several.
study_solverUnverified = the study contains a solver whose digest this browser cannot check: browsers compute digests only on pages that were loaded over https
study_notAllowed = The solver of this study was not allowed to run.
# $done number, $tasks number
study_incomplete =
    only { $done } of the { $tasks } runs of the study { $done ->
        [one] has
       *[other] have
    } a record
study_noDigests = The study cannot be saved: this browser computes digests only on pages that were loaded over https.
study_badFile = the study contains a file without a name, without a digest, or without exactly one content (a text or hexadecimal digits)
# $name text
study_badName = “{ SHORT($name, 80) }” is not a valid file name in a study
# $name text
study_twice = the study contains two files with the name { SHORT($name, 80) }
study_oneDefinition = the study does not contain exactly one definition (definition.toml or definition.json)
study_badDefinition = the definition in the study cannot be read, or does not have both a list “set” and a list “contestant”
study_noRecords = the study contains no records
# $name text
study_notText = the file { SHORT($name, 80) } in the study is not a text file
# $most number
study_tooLarge = the file is larger than { $most } MB
# $most number
study_tooManyLines = the sets of the study have more than { $most } lines in total
# $name text, $bytes number
foreign_js = This study contains the solver “{ SHORT($name, 60) }”: { $bytes } bytes of JavaScript.
# $name text, $bytes number
foreign_wasm = This study contains the solver “{ SHORT($name, 60) }”: { $bytes } bytes of WebAssembly.
foreign_digest = SHA-256 digest of the solver
foreign_checked = The records were checked without running the solver. If you repeat runs, the page executes this code, which another person wrote, in a sandboxed worker without access to the network or to this page.
foreign_code = Code of the solver
# $name text
foreign_ask = Do you want to execute the code of “{ SHORT($name, 60) }” in this browser?
foreign_allow = Execute the code
foreign_decline = Do not execute it
# $why text
foreign_failed = The solver cannot run: { $why }
# $why text
notImported = These runs were not imported: { $why }
asText = Definition as text
textLabel = Definition, TOML or JSON
# $steps number
stepsEach =
    up to { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
textHelp = The command “sudoku-lab experiment” accepts a definition in the same format.
useText = Use this text
openSolver = Open the file of your own solver…
# $name text
solverOpened = The solver “{ SHORT($name, 60) }” is open.
# $why text
notOpened = The solver was not opened: { $why }
# $why text
badText = This text cannot be used: { $why }
cite = Copy citation
cited = Citation copied
citeFailed = The browser refused to copy
# $title text, $version text, $date text, $address text
citation = Sudoku Lab { $version }, experiment “{ $title }”, run { $date }. { $address }
# $share number
soFar = So far ({ PERCENT($share) } of all runs):{ " " }
# $name text, $least text, $low number, $most text, $high number
shareByClass =
    { $name } solves { $low ->
        [0] none
       *[other] { PERCENT($low) }
    } of “{ $least }” and { $high ->
        [1] all
       *[other] { PERCENT($high) }
    } of “{ $most }”.
# The hardest class of puzzles for each algorithm.
# $all list
hardestFor = Which puzzles are hardest depends on the algorithm: { JOIN($all, by: "; ") }.
# $name text, $whom list
hardestOne = “{ $name }” is hardest for { $whom }
# The number of givens from which an algorithm solves half of the puzzles, if not everywhere.
# $all list
halfFrom = { JOIN($all, by: "; ") }.
# $whom list
halfNever =
    { $whom } { LENGTH($whom) ->
        [one] solves
       *[other] solve
    } fewer than half of the puzzles with the most givens
# $from text, $whom list
halfWith =
    { $whom } { LENGTH($whom) ->
        [one] solves
       *[other] solve
    } at least half of the puzzles with { $from } or more givens
# $givens text
partGivens = { $givens } givens
# $givens digits
partEasier = with givens added, up to { $givens }
