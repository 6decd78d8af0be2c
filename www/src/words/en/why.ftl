### Why a race ended as it did.

# The unit that many algorithms count in.
node = A node is a digit tried in a cell.
# $name text, $stuck list
alone = { $name } always ends with an answer; { $stuck } can get stuck without an answer
# Of lanes that stalled, and whose algorithms do not promise an answer.
# $names list
stuck =
    { LENGTH($names) ->
        [one] { $names } does not try every possibility: it met its stopping rule or a state that it cannot leave
       *[other] { $names } do not try every possibility: each met its stopping rule or a state that it cannot leave
    }
# $name text, $way text
way =
    { $way ->
        [none] { "" }
       *[other] { $name }: { LOWER($way) }
    }
# $name text, $unit text, $steps number
fewest = { $name } took the fewest { $unit }s ({ $steps })
# Of a winner that did not do the least.
# $winner text, $others list, $unit text, $steps number, $least number
cheaper =
    { SAME($steps, $least) ->
        [true] { $others } needed the same number of { $unit }s ({ $steps }), but more time per { $unit }
       *[false] { $winner } needed more { $unit }s than { $others } ({ $steps } and { $least }), but less time per { $unit }
    }
# $all list
efforts = { JOIN($all, by: ", ") }
# The first of several has a verb. Without `$guesses`, nothing is said of them.
# $first flag, $name text, $work text, $guesses number?
effort =
    { $name } { $first ->
        [true] took { $work }
       *[false] { $work }
    }{ $guesses ->
        [none] { "" }
        [0] { " " }without a guess
        [one] { " " }with { $guesses } guess
       *[other] { " " }with { $guesses } guesses
    }
# What the lanes do, sentences of their own.
# $all list
ways = { JOIN($all, by: "; ") }
# Two sentences, the first without its point.
# $one text, $other text
both = { $one }; { LOWER($other) }
# The steps are of different kinds, and nothing is known about the time of a step.
# $efforts text
unlike = { $efforts }; these steps are not comparable
# The computing time is the number of steps times the mean time of a step. The second lane is the one whose steps take longer.
# $quick text, $quickWork text, $slow text, $slowWork text, $times number?
factors =
    { $quick } took { $quickWork }, { $slow } { $slowWork } with { $times ->
        [none] more time per step
       *[other] about { $times } times the time per step
    }
# $efforts text
sameTimes = { $efforts }; the times per step were about the same
# The same of more than two lanes.
# $efforts text, $name text, $lead both | steps | time
factorsOfMany =
    { $efforts }; { $lead ->
        [both] { $name } took the fewest steps and needed the least time per step
        [steps] { $name } took so few steps that the differences in time per step did not matter
       *[time] { $name } needed the least time per step
    }
# Of lanes that are tied as they did the same; `$no` did no more, but took longer.
# $all list, $no list
same =
    { JOIN($all, by: ", ") }{ LENGTH($no) ->
        [0] { "" }
       *[other] ; { $no } needed more time per step
    }
# $work text
sameEach = each took { $work }
# $name text, $steps number
sameMore = { $name } { $steps }
# $all list
guessed = { JOIN($all, by: ", ") }
# $name text, $guesses number
guessedOne =
    { $name } { $guesses ->
        [0] never guessed
        [one] made { $guesses } guess
       *[other] made { $guesses } guesses
    }
