### The comparison of generators.

title = Comparison of generators
help = Each generator makes the chosen number of puzzles, starting with the seed above. An independent solver counts the solutions of each puzzle. Generators whose engine (the solver that tests each removal) cannot prove uniqueness are compared, too.
taking = Generators to compare
asItIs = default settings
add = Add a generator…
addSet = With the settings above
# $name text
remove = Remove { $name }
each = Puzzles per generator
compare = Compare
cancel = Cancel
save = Save CSV
progress = Puzzles made
# $done number, $all number
sofar = { $done } of { $all }
# $generators number
ended =
    { $generators ->
        [one] { $generators } generator
       *[other] { $generators } generators
    } compared.
wrongSize = makes no puzzles of this size
# $seconds number
tooLong =
    stopped after { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
table = Results by generator
columns_generator = Generator
columns_perSecond = Puzzles per second
columns_unique = Unique
columns_givens = Mean givens
columns_spread = Spread of givens
columns_minimal = Minimal
columns_nodes = Median nodes
columns_hardest = Hardest technique needed
# $hits number, $of number
share = { $hits } of { $of }
# $low text, $high text
range =
    { SAME($low, $high) ->
        [true] { $low }
       *[false] { $low } – { $high }
    }
tooFew = too few for an interval
# $puzzles number
unproved = { $puzzles } not proved unique
# $turns number
gaveUp =
    gave up { $turns ->
        [one] { $turns } time
       *[other] { $turns } times
    }
others = others
# $name text, $percent digits
hardest = { $name } { $percent }{ "\u00A0" }%
note = Brackets contain 95 % confidence intervals (Wilson for shares, Student’s t for means) or, for nodes, the quartiles. Nodes (backtracking on the most constrained cell) and techniques are counted for unique puzzles only. Times are measured in this browser with several workers at once, and include generation only.
pending = …
# $all list
setting = { JOIN($all, by: ", ") }
# $name text, $value text
settingOne = { $name } { $value }
# $all list
histogram = { JOIN($all, by: ", ") }
# $puzzles number, $givens digits
histogramOne = { $puzzles } with { $givens }
# $name text
technique = { $name }
techniqueBeyond = beyond the techniques
techniqueNone = nothing to solve
