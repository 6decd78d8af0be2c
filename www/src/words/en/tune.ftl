### The view in which the settings of an algorithm are tuned.

question = Which settings make this algorithm need the fewest steps?
intro = Random settings race on one half of the puzzles. Settings that are significantly worse than the best are eliminated. The winner is then compared with the starting preset on the other half, which the race never used.
# $left number, $of number
racing = Settings still in the race: { $left } of { $of }
comparing = The best settings run on puzzles that the race never used
ablating = Parameters change one by one, to find which of them matter
# $percent number, $puzzles number
better = { FIXED($percent, 1) } % fewer steps on { $puzzles } puzzles that the race never used
# $percent number, $puzzles number
worse = The tuned settings need { FIXED($percent, 1) } % more steps on { $puzzles } puzzles that the race never used
cannotTell = No setting was shown to be better
unchanged = No setting was better than the starting preset
tooFew = No verdict: at least 50 puzzles must be held out
# $low number, $high number, $runs number, $puzzles number
interval = Steps saved: { FIXED($low, 1) } % to { FIXED($high, 1) } % (95 % interval, { $runs } runs with each of the two settings on { $puzzles } puzzles).
# $configurations number, $runs number
tunedBy =
    The race compared { $configurations ->
        [one] { $configurations } setting
       *[other] { $configurations } settings
    } in { $runs ->
        [one] { $runs } run
       *[other] { $runs } runs
    }.
# $why text
failed = The tuning failed: { $why }
announce = The tuning has ended.
algorithm = Algorithm
start = Start from
puzzles = Puzzles
# $id text, $count number
set =
    { $id } ({ $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    })
runs = Runs for the race
steps = Step limit per run
noSet = there is no such set of puzzles
nothingToTune = the algorithm has no setting that can be tuned
play_idle = Tune
play_paused = Resume
play_ended = Tune again
pause = Pause
cancel = Cancel
# $done number, $budget number
progress = { $done } of { $budget } runs of the race
# $done number
runsDone =
    { $done ->
        [one] { $done } run
       *[other] { $done } runs
    }
# $left number, $out number
dots = Settings by their mean steps: { $left } in the race, { $out } eliminated
dotsHelp = Each dot is one setting; dots further to the left need fewer steps. Hollow dots are eliminated.
# $values text, $steps text, $runs number
best =
    Best so far: { $values }, with { $steps } on average after { $runs ->
        [one] { $runs } run
       *[other] { $runs } runs
    }.
default = preset
tuned = tuned
# $parameter text, $value text
value = { $parameter } = { $value }
race = Race both
raceHelp = Opens a race of the preset and the tuned settings on a puzzle that the race never used.
heldOut = Preset and tuned settings
# $runs number, $puzzles number, $limit number
heldOutHelp = The table compares { $runs } runs with each of the two settings on { $puzzles } puzzles that the race never used. A run that reaches the limit of { $limit } steps counts as twice the limit (PAR-2 score).
settings = Settings
cost = Steps (PAR-2)
solved = Solved
# $solved number, $of number
solvedOf = { $solved } of { $of }
time = Time per run
timeHelp = Times depend on this device and are not compared.
slower = The tuned settings need fewer steps but more time per run on this device, because each step takes longer with these settings.
matter = Parameters that matter
# $runs number
matterHelp = The rows lead from the preset to the tuned settings, one parameter at a time. Each row changes the parameter that saves the most steps ({ $runs } runs each).
noAblation = The budget is too small to measure which parameters matter.
parameter = Parameter
costBefore = Steps before
costAfter = Steps after
finalists = Best settings
# $puzzles number
finalistsHelp =
    The last comparison on the { $puzzles ->
        [one] { $puzzles } puzzle
       *[other] { $puzzles } puzzles
    } of the race. These values are biased towards few steps, because the best settings were selected by these values.
