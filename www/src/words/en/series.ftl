### A race over many seeds.

firstRun = first run
# $done number, $wanted number, $running flag
title =
    { $running ->
        [true]
            Race over { $wanted ->
                [one] { $wanted } seed
               *[other] { $wanted } seeds
            }
       *[false]
            { SAME($done, $wanted) ->
                [true]
                    Race over { $wanted ->
                        [one] { $wanted } seed
                       *[other] { $wanted } seeds
                    }
               *[false] Race over seeds, stopped after { $done } of { $wanted }
            }
    }
progress = Seeds done
# $seeds number, $lanes number
begun =
    Racing { $lanes ->
        [one] { $lanes } lane
       *[other] { $lanes } lanes
    } over { $seeds ->
        [one] { $seeds } seed
       *[other] { $seeds } seeds
    }.
# $done number, $wanted number
ended = { $done } of { $wanted } done
cancel = Cancel
save_csv = Save CSV
save_json = Save JSON
close = Close the race over seeds
table = Each lane over all seeds
columns_lane = Lane
columns_solved = Solved
columns_steps = Steps
columns_micros = Time
columns_blanks = Blank cells
columns_conflicts = Conflicts
# $hits digits, $of digits
share = { $hits } of { $of }
# $low text, $high text
interval = 95{ "\u00A0" }% CI { $low } – { $high }
onceShort = one run: deterministic
# $low text, $high text
range =
    { SAME($low, $high) ->
        [true] { $low }
       *[false] { $low } – { $high }
    }
note = The median of all runs, solved or not, is bold; the mean and the quartiles are below it. The 95 % interval of the share of solved runs is Wilson’s interval. Each time is measured in one run per seed, at the resolution of the browser’s clock (0.1 ms or coarser). For a deterministic lane, the table shows its time in the race.
notes_blanks = Blank cells: cells without a digit at the end of the run.
notes_conflicts = Conflicts: the number of digits missing from the rows, columns and boxes because another digit is repeated there; blank cells are not counted.
# $mean text, $low text, $high text
spread =
    mean { $mean }{ SAME($low, $high) ->
        [true] { "" }
       *[false] , { $low }{ "\u00A0" }–{ "\u00A0" }{ $high }
    }
strips_title = Each seed
strips_drawn = Chart of the results of each lane, one dot per seed
strips_measures_steps = steps
strips_measures_micros = time
strips_measures_blanks = blank cells at the end
strips_measures_conflicts = conflicts at the end
strips_nothing = No lane has values of this measure.
# $measure text, $log flag
strips_axis =
    { $log ->
        [true] { $measure }, logarithmic scale
       *[false] { $measure }
    }
strips_key = Each dot is a seed; the dot is filled if the run solved the puzzle. The line marks the median, the diamond marks the mean, and the box spans the quartiles.
# $seed number, $value text, $solved flag
strips_run =
    seed { $seed }: { $value }, { $solved ->
        [true] solved
       *[false] not solved
    }
# $value text
strips_mean = mean { $value }
# Too many published values for a line each: the least and the greatest are drawn.
# $figures number, $low text, $high text, $source text
strips_papers = the paper has { $figures } values for other puzzles; lines mark the smallest, { $low }, and the largest, { $high } ({ $source })
# $name text, $median text, $mean text, $papers text
strips_said =
    { $name }: median { $median }, mean { $mean }{ $papers ->
        [none] { "" }
       *[other] ; { $papers }
    }
otherPuzzle = These runs belong to another puzzle, not to the puzzle on the board.
tooFew = A single run shows nothing about the effect of chance.
# $name text
once = { $name } is deterministic: it ran once, because every seed gives the same result.
# $name text
same = { $name } reached the same result with every seed.
# $one text, $other text
bothAll = { $one } and { $other } solved the puzzle with every seed, so no difference in success was observed.
# $one text, $hits digits, $other text, $hitsToo digits, $of digits, $p text, $clear flag
pair =
    { $one } solved the puzzle with { $hits } of { $of } seeds, and { $other } solved it with { $hitsToo } of { $of } seeds. The difference is { $clear ->
        [true] significant
       *[false] not significant
    } ({ $p }, Fisher’s exact test).
# $one text, $other text, $hits digits, $of digits
alike = { $one } and { $other } solved the puzzle equally often: { $hits } of { $of }.
# $one text, $other text
leftUnlike = { $one } and { $other } cannot be compared: one leaves blank cells, and the other leaves conflicts.
# $pairs digits
holm = The p-values are adjusted for { $pairs } comparisons (Holm).
# A published value and the puzzles that it was measured on.
# $value text, $note text
strips_paper = { $value } ({ $note })
# The words with which notes to published values may begin and end.
strips_meanOver = mean over
strips_meanOf = mean of
strips_endsInMean = , mean
# Whether two lanes leave significantly different numbers of blank cells or conflicts.
# $one text, $other text, $p text, $clear flag
leftPair_blanks =
    The numbers of blank cells left by { $one } and by { $other } { $clear ->
        [true] differ significantly
       *[false] do not differ significantly
    } ({ $p }, Mann–Whitney test).
# $one text, $other text, $p text, $clear flag
leftPair_conflicts =
    The numbers of conflicts left by { $one } and by { $other } { $clear ->
        [true] differ significantly
       *[false] do not differ significantly
    } ({ $p }, Mann–Whitney test).
# The answer in one sentence, as the headline of the race and above the results. No lane uses random numbers.
# $names list
answer_once =
    { $names } { LENGTH($names) ->
        [one] uses
       *[other] use
    } no random numbers, so every seed gives the same result.
# $names list, $of number
answer_none =
    { LENGTH($names) ->
        [one] { $names } solved the puzzle with none of the { $of } seeds.
        [2] Neither lane solved the puzzle with any of the { $of } seeds.
       *[other] No lane solved the puzzle with any of the { $of } seeds.
    }
# $name text, $hits number, $of number, $low text, $high text
answer_alone = { $name } solved the puzzle with { $hits } of { $of } seeds (95{ "\u00A0" }% interval: { $low } to { $high }{ "\u00A0" }%).
# $names list, $hits number, $of number
answer_alike = Which lane solves the puzzle more often cannot be told yet: { $names } each solved it with { $hits } of { $of } seeds.
# $one list, $other text, $clear flag, $hits number, $hitsToo number, $of number, $by text?
answer_more =
    { $clear ->
        [true]
            { $one } { LENGTH($one) ->
                [one] solves
               *[other] solve
            } the puzzle more often than { $other }
       *[false]
            Whether { $one } { LENGTH($one) ->
                [one] solves
               *[other] solve
            } the puzzle more often than { $other } cannot be told yet
    }: with { $hits } of { $of } seeds against { $hitsToo } of { $of }{ $by ->
        [none] { "" }
       *[other] { " " }({ $by })
    }.
# All lanes solve the puzzle with every seed.
# $one text, $other text, $clear flag, $time text, $timeToo text, $of number, $by text?
answer_faster =
    { $clear ->
        [true] { $one } is faster than { $other }
       *[false] Whether { $one } is faster than { $other } cannot be told yet
    }: median time { $time } against { $timeToo } over { $of } seeds{ $by ->
        [none] { "" }
       *[other] { " " }({ $by })
    }.
# All lanes solve the puzzle with every seed.
# $one text, $other text
answer_tooShort = { $one } and { $other } solved the puzzle with every seed, but single runs are too short for the clock of this page, so the times do not show which lane is faster.
# $p text
answer_fisher = Fisher’s exact test: { $p }
# $name text, $low text, $high text
answer_interval = 95{ "\u00A0" }% interval of { $name }: { $low } to { $high }{ "\u00A0" }%
# $p text
answer_mannWhitney = Mann–Whitney test: { $p }
# $p text
answer_sign = sign test: { $p }
