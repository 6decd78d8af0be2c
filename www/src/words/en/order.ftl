### Puzzles generated to match a difficulty or a technique.

title = Generate by difficulty
difficulty = Difficulty
anyScale = Level or range
technique = Technique needed
techniqueHelp = The puzzle requires this technique and nothing harder
any = Any
ranges = A range on a scale
# A column of a scale: `Sudoku Explainer: ER`.
# $scale text, $column text
column =
    { SAME($scale, $column) ->
        [true] { $scale }
       *[false] { $scale }: { $column }
    }
from = from
to = to
rangeAllowed = a number, or empty for no bound
backwards = The upper end of the range is below its lower end.
cancel = Cancel
progress = Looking for a puzzle
# $puzzles number
tried =
    { $puzzles ->
        [one] { $puzzles } puzzle
       *[other] { $puzzles } puzzles
    } tried
# $puzzles number, $found number
rateSome =
    { $found ->
        [0] None
       *[other] { $found }
    } of { $puzzles } generated puzzles matched this request.
# $puzzles number, $difficulty number, $technique number
rateNone = None of { $puzzles } generated puzzles matched this combination, so the search may take long. Without the technique, { $difficulty } would match; without the difficulty, { $technique }.
# $puzzles number, $seconds number
rare =
    { $puzzles ->
        [0] No puzzle was generated in { $seconds } s.
        [one] The first puzzle does not fit ({ $seconds } s).
       *[other] None of the first { $puzzles } puzzles fits ({ $seconds } s).
    } The search will probably take at least as long again.
without_technique = Drop the technique
without_difficulty = Drop the difficulty
trialRunning = searching without it…
# $puzzles number, $seconds number
trialFound =
    { $puzzles ->
        [one] a matching puzzle found on the first attempt ({ $seconds } s)
       *[other] a matching puzzle found after { $puzzles } attempts ({ $seconds } s)
    }
# $puzzles number
trialNone = none among { $puzzles } puzzles either
# $says text
nearest = Closest puzzle so far: { $says }
missed_time = No such puzzle within the time limit
missed_stalled = The generator gave up
missed_cancelled = Cancelled
# $end text, $puzzles number, $says text?
reached =
    { $end }, after { $puzzles ->
        [one] { $puzzles } puzzle
       *[other] { $puzzles } puzzles
    }. { $says ->
        [none] No puzzle was found.
       *[other] The closest puzzle: { $says }.
    }
# $why text
failed = No puzzle could be generated: { $why }.
# $met flag
board =
    { $met ->
        [true] The puzzle that fits
       *[false] The closest puzzle found
    }
solve = Solve it
race = Use in Race
copy = Copy
copied = Puzzle copied
copyFailed = The browser refused to copy
another = Another
anotherHelp = Continue with the next seed
# $known text
unknownDifficulty = no such difficulty; available: { $known }, or a range on a scale
unknownTechnique = no such technique, or not available for this size
# $wanted text
sheet = Each puzzle is generated to match: { $wanted }.
soFar = rating so far
notYet = not unique yet
# $puzzles number, $seconds number, $rating text?
met =
    { $rating ->
        [none] { "" }
       *[other] { $rating }.{ " " }
    }The search generated { $puzzles ->
        [one] { $puzzles } puzzle in { $seconds } s.
       *[other] { $puzzles } puzzles in { $seconds } s; the last one matches.
    }
# $scale text, $values text
rated = { $scale } { $values }
