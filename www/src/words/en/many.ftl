### The view that solves a set of puzzles.

title = Solve a set of puzzles
intro = Solve every puzzle of a set on all cores. A set has one puzzle per line, from 4 × 4 to 25 × 25. Text after the puzzle is its label, and # starts a comment. Your puzzles do not leave this page.
choose = Open a file…
drop = You can also drop a file here, or paste lines.
dropping = Drop the file to read it
chooseSet = Choose a set…
ownSet = A set of your own
setLabel = Set
# $name text, $n number
set =
    { $name } ({ $n } { $n ->
        [one] puzzle
       *[other] puzzles
    })
pasted = pasted lines
notKept = Your set is kept in this tab only: after a reload, open the set again.
# $share number
reading = Reading, { HUNDREDTHS($share) } %
stopReading = Stop reading
# $name text
empty = { $name } holds no puzzle, only blank lines and comments.
# $name text, $why text
unreadable = { $name } could not be read: { $why }
# $id text
noSuchSet = There is no set called { SHORT($id, 40) }.
# $id text, $why text
notFetched = The set { SHORT($id, 40) } could not be fetched; try again when the network is back. ({ $why })
# $why text
noSets = The list of sets could not be fetched; a set of your own can still be opened. ({ $why })
# $n number, $wrong number
read =
    { $n } { $n ->
        [one] puzzle
       *[other] puzzles
    } read{ $wrong ->
        [0] { "" }
       *[other]
            , { $wrong } { $wrong ->
                [one] line has
               *[other] lines have
            } errors
    }
# $n number
cut =
    Only the first { $n } { $n ->
        [one] puzzle was
       *[other] puzzles were
    } read; the set contains more.
# $n number
wrongTitle =
    { $n } { $n ->
        [one] line
       *[other] lines
    } with errors
# $line number, $column number, $reason text
wrong = Line { $line }, column { $column }: { $reason }
# $n number
wrongMore = … and { $n } more
solver = Solver
preset = Preset
parameters = Parameters
example = This example was started automatically. Choose another set or open your own.
# $what text
before = These results are for { $what }, not for the current selection.
# $name text
usual = Fastest for this set: { $name }
question = Check
questions_1 = first solution
questions_2 = unique solution?
questions_n = the number of solutions, up to
most = Count up to
# $max number
mostAllowed = Whole number, 3–{ $max }.
settings = Settings
# $what text, $cores number
settingsSay =
    { $what }, { $cores ->
        [one] { $cores } core
       *[other] { $cores } cores
    }
workers = Cores
solve = Solve all
again = Solve all again
stop = Stop
progress = Puzzles answered
# $done number, $total number
status =
    { $done } of { $total } { $total ->
        [one] puzzle
       *[other] puzzles
    }
# $perSecond number
rate = { ROUGH($perSecond) } puzzles/s
# $ms number
remaining = about { TIMING($ms) } left
# $micros number
each = { MICROS($micros) } per puzzle inside the solver, on average
stopped = Stopped. The results so far are kept.
# $done number, $total number
ended =
    { $done } of { $total } { $total ->
        [one] puzzle
       *[other] puzzles
    } answered
# $n number, $why text
crashed =
    No result for { $n } { $n ->
        [one] puzzle, which
       *[other] puzzles, each of which
    } crashed two workers in a row: { $why }
# $name text
nothing = { $name } does not support any puzzle of this set: choose another solver.
save = Save CSV
saving = Writing…
results = Results
# $unique flag, $n number, $of number
answer =
    { $n } of { $of } { $of ->
        [one] puzzle
       *[other] puzzles
    } { $unique ->
        [true] { $n ->
            [one] has
           *[other] have
        } exactly one solution
       *[false] { $n ->
            [one] is
           *[other] are
        } solved
    }
# $done number, $total number
answered = { $done } of { $total } puzzles answered so far
filter = Show
# $n number
all = all { $n }
fates_waiting = not answered
fates_unique = one solution
fates_solved = solved
fates_several = several solutions
fates_none = no solution
fates_invalid = givens conflict
fates_refused = refused
fates_skipped = size not supported
fates_crashed = crashed
columns_line = Line
columns_puzzle = Puzzle
columns_outcome = Outcome
columns_solutions = Solutions
columns_steps = Steps
columns_label = Label
# $n number
atLeast = { $n } or more
# $line number
race = Race line { $line }
raceShort = Race
# $line number, $text text
puzzle = Line { $line }: { $text }
pages = Pages of results
# $from number, $to number, $of number
page = { $from }–{ $to } of { $of }
previous = Previous
next = Next
speed_title = Speed-up
speed_measure = Measure the speed-up
speed_again = Measure again
speed_help = Solves the same puzzles on 1, 2, … cores in turn, at least 1 s each: one warm-up round, then three measured rounds.
speed_progress = Measurements done
speed_columns_workers = Cores
speed_columns_rate = Median puzzles/s
speed_columns_spread = Range
speed_columns_by = Speed-up
speed_note = Times are wall-clock times on this computer; other programs that run at the same time increase these times.
# $factor number
speed_times = { FIXED($factor, 2) } ×
# $least number, $most number
speed_range = { ROUGH($least) } – { ROUGH($most) }
# $n number, $side digits, $name text, $solver text, $task text
measured =
    { $n } { $side } × { $side } { $n ->
        [one] puzzle
       *[other] puzzles
    } from { $name }, { $solver }, { $task }.
# $limit number, $maxSteps number?
asked =
    { $limit ->
        [one] first solution
       *[other] up to { $limit } solutions
    }{ $maxSteps ->
        [none] { "" }
       *[other] , up to { $maxSteps } steps
    }
steps_title = Steps per puzzle
steps_help = For each solver that you have run here, the plot shows the share of puzzles that it answered within a given number of steps. Step counts of different solvers are not comparable.
# $lines number
steps_plot =
    { $lines ->
        [one] A line
       *[other] { $lines } lines
    } from 0 to 100 % of the puzzles, rising with the steps; the table below has the figures.
steps_axis = steps (logarithmic scale)
# $share number
steps_percent = { SHARE($share) } %
steps_columns_solver = Solver
steps_columns_puzzles = Puzzles
# $share number
steps_columns_share =
    { $share ->
        [0.5] Median
       *[other] { SHARE($share) } %
    }
steps_columns_most = Most
steps_columns_hardest = Hardest
# $limit number, $maxSteps number?, $step text
steps_task =
    { $limit ->
        [one] first solution
       *[other] up to { $limit } solutions
    }{ $maxSteps ->
        [none] { "" }
       *[other] , up to { $maxSteps } steps
    }; step: { $step }
steps_never = never
# $n number
steps_others = and { $n } more
measuringDone = The speed-up has been measured.
# $what text, $from text
about = { CAPITAL($what) }. Source: { $from }.
# $percent digits
gap = The solver itself used { $percent }{ "\u00A0" }% of the time of the cores; the rest was spent on starting threads, loading code and passing results. On a larger set this overhead matters less.
# $ms number, $workers number
elapsed =
    in { TIMING($ms) } on { $workers ->
        [one] { $workers } core
       *[other] { $workers } cores
    }
# $fate text, $puzzles number
fate = { $fate }: { $puzzles }
# $puzzles number, $fate text
steps_ended = ({ $puzzles } { $fate })
