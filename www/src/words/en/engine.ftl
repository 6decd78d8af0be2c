# Generated from src and pkg/src by tools/messages.mjs; a test compares them.

aligned-pair-exclusion =
    Try every pair of digits for { $one } and { $other }. A pair is impossible if it takes both candidates of one of { $cells }, which see both cells{ $together ->
        [one] { "" }
       *[other] , and equal digits are impossible because the two cells see each other
    }. No possible pair contains { $lost }.
all-different-assigned =
    { $cell } is assigned { $digit }, one of { $candidates ->
        [one] { $candidates } candidate
       *[other] { $candidates } candidates
    }; filtering then removes { $removed ->
        [0] no candidate
        [one] one candidate
       *[other] { $removed } candidates
    }.
allowed-choice =
    one of { $names }{ $others ->
        [0] { "" }
        [one] { "" }
       *[other] { " " }or { $others } others
    }
allowed-float = a number from { $min } to { $max }
allowed-integer = a whole number from { $min } to { $max }
allowed-ordered =
    some of { $names }{ $others ->
        [0] { "" }
        [one] { "" }
       *[other] { " " }or { $others } others
    }, each once, with commas between
allowed-switch = true or false
als-chain = { $sets } almost locked sets (each has one candidate more than cells) form a chain. If the first set does not contain { $digit }, the last set does. So { $digit } can be removed from every cell that sees all its places in both.
als-xy-wing = The set { $pivot } has one candidate more than cells, so it contains { $x } or { $y }. If it contains { $x }, the set { $one } lacks { $x } and contains { $common }; if it contains { $y }, the set { $other } lacks { $y } and contains { $common }. So { $common } can be removed from every cell that sees all its places in both sets.
als-xz = The sets { $one } and { $other } each have one candidate more than cells, and they cannot both contain { $restricted }. The set without { $restricted } contains all its other digits, so one of the sets contains { $common }. It can be removed from every cell that sees all its places in both sets.
als-xz-doubly = The sets { $one } and { $other } each have one candidate more than cells, so each set lacks exactly one of its digits. Neither of { $restricted } can be in both sets, so each set lacks one of them: each of { $restricted } is in exactly one of the sets, and each set contains all its other digits. So { $common } can be removed from every cell that sees all places where the sets can contain the digit.
annealing-again =
    { $chains ->
        [one] One chain
       *[other] { $chains } chains in a row
    } went no lower than the one before: the boxes are refilled at random, and the search restarts at temperature { $temperature }.
annealing-barred = A cell has no candidate, or a house no place for a digit: there is no solution.
annealing-solved = At temperature { $temperature } no digit is missing any more: that is a solution.
annealing-swept =
    At temperature { $temperature }, { $percent } % of the swaps were made; { $energy ->
        [0] no digit is
        [one] one digit is
       *[other] { $energy } digits are
    } missing in rows and columns.
annealing-unfound =
    { $sweeps ->
        [one] One sweep
       *[other] { $sweeps } sweeps
    } found no solution; at last { $energy ->
        [0] no digit was
        [one] one digit was
       *[other] { $energy } digits were
    } missing.
ant-colony-contradiction = Singles lead to a contradiction: there is no solution.
ant-colony-found = An ant has filled every cell.
ant-colony-singles = Nothing is left to choose: singles fill every cell.
ant-colony-unfound =
    { $iterations ->
        [one] One iteration
       *[other] { $iterations } iterations
    } found no solution.
ant-colony-walked =
    The best ant left { $failed ->
        [0] no cell
        [one] one cell
       *[other] { $failed } cells
    } without a digit{ $better ->
        [0] { "" }
        [one] : the best grid so far
       *[other] { "" }
    }.
avoidable-rectangle-1 = None of { $cells } is a given. If { $cell } were { $digit }, the digits { $digit } and { $other } could be exchanged in these cells, and there would be a second solution. So { $cell } is not { $digit }.
avoidable-rectangle-2 = None of { $cells } is a given. Without { $digit } in { $roof }, the digits { $digits } could be exchanged in these cells, and there would be a second solution. So one of { $roof } is { $digit }, which can be removed from every cell that sees both.
backtracking-cell =
    { $origin }Trying { $digit } in { $cell }{ $left ->
        [0] , the last digit left there
        [one] , with one more digit to try
       *[other] , with { $left } more digits to try
    }{ $inferred }.
backtracking-complete =
    On from the full grid: { $undone ->
        [one] one digit is
       *[other] { $undone } digits are
    } taken back.{ " " }
backtracking-contradiction = Nothing to try: a cell has no candidate, or a house no place for a digit.
backtracking-dead-cell =
    { $dead } has no candidate left: { $undone ->
        [one] one digit is
       *[other] { $undone } digits are
    } taken back.{ " " }
backtracking-dead-place =
    { $dead_digit } has no place left in { $dead_house }: { $undone ->
        [one] one digit is
       *[other] { $undone } digits are
    } taken back.{ " " }
backtracking-exhausted = Every branch has been tried: there are no more solutions.
backtracking-inference =
    Before the search, inference places { $placed ->
        [0] nothing
        [one] one digit
       *[other] { $placed } digits
    }.
backtracking-inferred =
    ; inference places { $placed ->
        [0] nothing after it
        [one] one digit after it
       *[other] { $placed } digits after it
    }
backtracking-place =
    { $origin }Trying { $cell } for the { $digit } of { $house }{ $left ->
        [0] , the last cell left there
        [one] , with one more cell to try
       *[other] , with { $left } more cells to try
    }{ $inferred }.
backtracking-wave =
    A new wave from the root: { $limit ->
        [one] one choice
       *[other] { $limit } choices
    } against the order may be made now.{ " " }
belief-propagation-barred = Singles leave a cell without a candidate, or a house without a place for a digit: there is no solution.
belief-propagation-calm = The messages are taken as they are. They are surest of { $digit } in { $cell }.
belief-propagation-changed =
    No message changed by more than { $percent } %; the digits believed most leave { $conflicts ->
        [0] no conflict
        [one] one conflict
       *[other] { $conflicts } conflicts
    }.
belief-propagation-fixed =
    { $digit } is fixed in { $cell }, and { $more ->
        [0] nothing else
        [one] one more cell
       *[other] { $more } more cells
    } with it.
belief-propagation-impossible =
    The messages rule out every digit of a cell, { $starts ->
        [one] at the only start
       *[other] and this was the last of { $starts } starts
    }.
belief-propagation-refuted = The messages rule out every digit of a cell: it begins again.
belief-propagation-restarted = { $digit } in { $cell } contradicts the rules: it begins again.
belief-propagation-rested =
    The messages are at rest, but the digits believed most leave { $conflicts ->
        [0] no conflict
        [one] one conflict
       *[other] { $conflicts } conflicts
    }.
belief-propagation-restless =
    After { $iterations ->
        [one] one iteration
       *[other] { $iterations } iterations
    } the messages are not at rest; the digits believed most leave { $conflicts ->
        [0] no conflict
        [one] one conflict
       *[other] { $conflicts } conflicts
    }.
belief-propagation-side = factors over whole houses take grids of up to side 12
belief-propagation-solved = The digits believed most are a solution.
belief-propagation-unfound =
    { $starts ->
        [one] One start
       *[other] { $starts } starts
    } came to a contradiction, the last with { $digit } in { $cell }.
boltzmann-barred = A cell has no candidate, or a house no place for a digit: there is no solution.
boltzmann-frozen =
    Frozen at temperature { $temperature } after { $sweeps ->
        [one] one sweep
       *[other] { $sweeps } sweeps
    }: { $clashes ->
        [0] no pair of units excludes each other, but cells are empty
        [one] one pair of units still excludes each other
       *[other] { $clashes } pairs of units still exclude each other
    }.
boltzmann-read = At temperature { $temperature } the digits read from the units are a solution.
boltzmann-read-swept =
    At temperature { $temperature }, { $percent } % of the decisions switched a unit; the digits read from the units have { $clashes ->
        [0] no conflict
        [one] one conflict
       *[other] { $clashes } conflicts
    }.
boltzmann-solved = At temperature { $temperature } every cell has one unit on, and none excludes another.
boltzmann-swept =
    At temperature { $temperature }, { $percent } % of the decisions switched a unit; { $clashes ->
        [0] no two units that are on exclude
        [one] one pair of units that are on excludes
       *[other] { $clashes } pairs of units that are on exclude
    } each other.
boltzmann-unfound =
    { $sweeps ->
        [one] One sweep
       *[other] { $sweeps } sweeps
    } at temperature { $temperature } found no solution; { $clashes ->
        [0] no pair of units excludes
        [one] one pair of units excludes
       *[other] { $clashes } pairs of units exclude
    } each other.
bug = If { $cell } were not { $digit }, every blank cell would have exactly two candidates, and every digit two places in each house: such a grid has two solutions or none. So { $cell } is { $digit }.
bug-2 = Without { $extras }, every blank cell would have exactly two candidates, and every digit two places in each house: such a grid has two solutions or none. So at least one of these candidates is true, and a candidate that conflicts with all of them can be removed.
bug-3 = Without { $extras }, every blank cell would have exactly two candidates, and every digit two places in each house: such a grid has two solutions or none. So one of { $roof } is one of { $outside }. Together with { $subset }, it takes the digits { $kept }, which can be removed from the rest of { $houses }.
bug-4 = Without { $extras }, every blank cell would have exactly two candidates, and every digit two places in each house: such a grid has two solutions or none. So at least one of these candidates is true. In { $link }, the digit { $digit } can go only in { $roof }: one of them is { $digit }, so the other must take its extra candidate.
build-up-added = There is another solution: { $cells } is given.
candidate = { $digit } in { $cell }
carver-believed = Without { $cells } the engine found no second solution: it is removed, unproved.
carver-needed = Without { $cells } there is a second solution: it stays.
carver-removable = Without { $cells } there is still only one solution.
carver-unsure = The engine gave up on the puzzle without { $cells }: it stays, unproved.
cdcl-anew =
    Restarted with { $count ->
        [0] no learned clause
        [one] one learned clause
       *[other] { $count } learned clauses
    }.
cdcl-learned =
    Learned from a contradiction that { $count ->
        [one] the marked candidate
       *[other] the { $count } marked candidates
    } cannot all be as they were; { $depth ->
        [0] no decision is
        [one] one decision is
       *[other] { $depth } decisions are
    } in force.
cdcl-other-side =
    Took the other side of a decision: { $depth ->
        [0] no decision is
        [one] one decision is
       *[other] { $depth } decisions are
    } in force.
cdcl-put-in =
    Decided that { $cell } is { $digit }: { $depth ->
        [0] no decision is
        [one] one decision is
       *[other] { $depth } decisions are
    } in force.
cdcl-ruled-out =
    Decided that { $cell } is not { $digit }: { $depth ->
        [0] no decision is
        [one] one decision is
       *[other] { $depth } decisions are
    } in force.
chain = The chain shows: if one end is false, the other is true. So at least one of { $ends } is true, and a cell that sees both ends cannot hold this digit.
chaos-barred = A cell has no candidate, or a house no place for a digit: there is no solution.
chaos-moved =
    { $time } after its start { $unsatisfied ->
        [0] no clause
        [one] one clause
       *[other] { $unsatisfied } clauses
    } would not be met. The greatest pressure is e to the power { $pressure }.
chaos-refused = The step was too long for the error it may have: nothing has moved, and the next one is shorter.
chaos-restarted = The trajectory found no solution in its time: all spins are redrawn at random.
chaos-solved = The candidates that are more in than out are a solution.
chaos-unfound =
    { $steps ->
        [one] One step
       *[other] { $steps } steps
    } from { $starts ->
        [one] one start
       *[other] { $starts } starts
    } found no solution.
clash = { $a } and { $b } are both { $digit } in { $house }
color-trap = { $digit } is either in all of { $first } or in all of { $second }. So a cell that sees a cell of each group cannot be { $digit }.
color-wrap = If one of { $second } were { $digit }, all of them would be, but two of them see each other. So none of them is { $digit }.
cultural-ga-bred =
    The best of this generation has { $conflicts ->
        [0] no conflict
        [one] one conflict
       *[other] { $conflicts } conflicts
    }, the average one { $mean }.
cultural-ga-hopeless = The belief space is empty: some cell can hold no digit at all, so there is no solution.
cultural-ga-last =
    { $generations ->
        [one] The only generation has
       *[other] All { $generations } generations have
    } been bred, and the best grid still has { $conflicts ->
        [0] no conflict
        [one] one conflict
       *[other] { $conflicts } conflicts
    }.
dancing-links-chosen =
    { $cell } takes { $digit }, { $options ->
        [one] the only option for that constraint
       *[other] one of { $options } options for that constraint
    }.
deadly-alone = Suppose { $cell } were one of { $digits }. Then { $cells } would contain only these digits, which could be exchanged: there would be a second solution. So { $cell } is none of them.
deadly-locked = If { $cells } contained only { $digits }, these could be exchanged, and there would be a second solution. In { $link }, the digit { $digit } can go only in { $roof }, so one of these two is { $digit }. The other must differ from { $digits }, so remove { $other } from both.
deadly-shared = If { $cells } contained only { $digits }, these could be exchanged, and there would be a second solution. So one of { $roof } is { $digit }, which can be removed from every cell that sees all of them.
deadly-subset = If { $cells } contained only { $digits }, these could be exchanged, and there would be a second solution. So one of { $roof } is one of { $outside }. Together with { $subset }, it takes the digits { $kept }, which can be removed from the rest of { $houses }.
death-blossom = Whichever digit { $cell } takes, one of the sets among { $cells }, each with one candidate more than cells, lacks that digit and so contains { $digit }. So { $digit } can be removed from every cell that sees all its places in these sets.
divide-and-concur-barred = A cell has no candidate, or a house no place for a digit: there is no solution.
divide-and-concur-moved =
    In { $agreed ->
        [0] none
        [one] one
       *[other] { $agreed }
    } of the { $blanks } blank cells all four replicas choose the same digit; together they leave { $conflicts ->
        [0] no conflict
        [one] one conflict
       *[other] { $conflicts } conflicts
    }.
divide-and-concur-restarted =
    { $iterations ->
        [one] One iteration
       *[other] { $iterations } iterations
    } from one start found no solution: all replicas are redrawn at random.
divide-and-concur-solved = What the four replicas concur on is a solution.
divide-and-concur-unfound =
    { $iterations ->
        [one] One iteration
       *[other] { $iterations } iterations
    } from { $starts ->
        [one] one start
       *[other] { $starts } starts
    } found no solution.
empty-rectangle = In { $box }, the digit { $digit } can go only in { $line } and { $across }. If { $target } were { $digit }, { $far } would not be { $digit }, so { $near } would be, and { $box } would have no place left for { $digit }. So { $target } is not { $digit }.
fast-boxes = it takes boxes of 3×3 only
fast-removed = { $digit } in { $cell } led to nothing more: it is ruled out.
fast-tried = Trying { $digit } in { $cell }.
finned-fish = In { $lines }, the digit { $digit } can go only in { $across }, except in { $fins } (the fins). Either a fin is { $digit }, or { $lines } take up { $digit } in { $across }. So { $digit } can be removed from every other cell of { $across } that sees all the fins.
finned-franken-fish = Except for { $fins } (the fins), all places for { $digit } in { $lines } lie in { $across }. If a fin is { $digit }, no cell that it sees is { $digit }. If no fin is, { $lines } need all the room for { $digit } in { $across }, and a cell that lies in more of { $across } than of { $lines } would take too much of it. So { $digit } can be removed from such a cell if it sees all the fins.
fish = In { $lines }, the digit { $digit } can go only in { $across }. Each of { $lines } takes up { $digit } in one of { $across }, so { $digit } can be removed from the rest of { $across }.
forcing-chain-either = Whether { $candidates } is true or false, the conclusion is the same.
forcing-chain-same = One of { $candidates } is true, and each of them leads to the same conclusion.
forcing-chain-wrong = Assuming { $start } leads to a contradiction. So this assumption is wrong.
franken-fish = All places for { $digit } in { $lines } lie in { $across }. Each of { $lines } needs one { $digit }, and each of { $across } has room for one, so there is no room to spare. A cell that lies in more of { $across } than of { $lines } would take too much room, so { $digit } can be removed from it.
full-house = { $cell } is { $digit }: it is the last blank cell of { $house }.
ga-improved =
    A better grid was bred: { $conflicts ->
        [0] no conflict is
        [one] one conflict is
       *[other] { $conflicts } conflicts are
    } left.
ga-row-clash = a row holds a digit twice
ga-settled =
    No improvement in { $patience ->
        [one] one generation
       *[other] { $patience } generations
    }: the population has settled on a grid with { $conflicts ->
        [0] no conflict
        [one] one conflict
       *[other] { $conflicts } conflicts
    }.
ga-shaken =
    No better grid for { $stale ->
        [one] one generation
       *[other] { $stale } generations
    }: random ones replace the worst { $percent } %.
ga-stale =
    No better grid for { $stale ->
        [one] one generation
       *[other] { $stale } generations
    }; the best of this one has { $conflicts ->
        [0] no conflict
        [one] one conflict
       *[other] { $conflicts } conflicts
    }.
general-tried =
    Trying { $digit } in { $cell }{ $options ->
        [one] { "" }
       *[other] , one of { $options } candidates
    }; singles fill { $filled ->
        [0] no cell
        [one] one cell
       *[other] { $filled } cells
    }.
generator-empty-range = the greatest number of givens is below the least
generator-engine = a solver that takes the grid: of this one, { $refusal }
generator-max-givens = a whole number from 0 to { $max } on this grid
hidden-rectangle = If { $cell } were { $other }, both corners beside it would be { $digit }, because { $lines } have no other place for it. Then { $cells } would hold only { $digits }, which could be exchanged, and there would be a second solution. So { $cell } is not { $other }.
hidden-single = { $cell } is { $digit }: { $house } has no other place for it.
hidden-subset = In { $house }, the digits { $digits } can go only in { $cells }. These cells take these digits, so their other candidates can be removed.
house-box = box { $number }
house-column = column { $number }
house-row = row { $number }
kernel-nodes-clash = two digits of a row, column or box are equal
lines-pencil-marks = a line of a file cannot have pencil marks
locked-candidates = In { $house }, the digit { $digit } can go only in cells that also lie in { $other }. One of them is { $digit }, so { $digit } can be removed from the rest of { $other }.
medusa-emptied = If one of { $second } were true, all of them would be, and { $cell } would have no candidate left. So all of them can be removed.
medusa-trap = Either all of { $first } are true or all of { $second }. A candidate that conflicts with one of each group can be removed.
medusa-wrap = If one of { $second } were true, all of them would be, but two of them exclude each other. So all of them can be removed.
memetic-ga-child =
    The child began with { $entry ->
        [0] no clash
        [one] one clash
       *[other] { $entry } clashes
    }; tabu search left { $exit ->
        [0] none
        [one] one
       *[other] { $exit }
    }.
memetic-ga-hopeless = A cell has no candidate, or a house no place for a digit: there is no solution.
memetic-ga-random =
    A random grid began with { $entry ->
        [0] no clash
        [one] one clash
       *[other] { $entry } clashes
    }; tabu search left { $exit ->
        [0] none
        [one] one
       *[other] { $exit }
    }.
minimal-removable = Without { $cells } there is still only one solution.
minimal-second = Without { $cells } there is a second solution.
multi-color-trap = { $digit } cannot be both in { $one } and in { $other }, so it is in all of { $first } or in all of { $second }. A cell that sees a cell of each group cannot be { $digit }.
multi-color-wrap = { $digit } is in all of { $first } or in all of { $second }. In either case, at least one of { $third } sees a { $digit }. But { $digit } is in all of { $third } or in none of them, so it can be removed from all of them.
naked-single = { $cell } is { $digit }: it has no other candidate.
naked-subset = { $cells } have only the candidates { $digits }, so they take these digits in some order. No other cell of { $houses } can be one of them.
nested-forcing-net = Suppose { $start }. Then { $refuted } can be ruled out: in each case, assuming the candidate as well leads to a contradiction. After that, { $start } itself leads to a contradiction, so it is wrong.
nice-loop = The chain shows: if { $one } is false, { $other } is true. So at least one of the two is true, and a candidate that conflicts with both can be removed.
nice-loop-continuous = The chain closes to a loop, so exactly one side of each link is true. A candidate that conflicts with both sides of a link can be removed.
nice-loop-placed = Assuming that { $cell } is not { $digit } leads, link by link, to { $cell } = { $digit }. So { $cell } is { $digit }.
none-digit = No digit can be placed in { $cell }.
none-forced-digit = Singles fill { $count } of the blank cells; then no digit can be placed in { $cell }.
none-forced-place = Singles fill { $count } of the blank cells; then no cell of { $house } can take { $digit }.
none-place = No cell of { $house } can take { $digit }.
parse-ambiguous = this can be read as two different puzzles; write each blank as a dot
parse-bracket = the brackets and commas of this list do not fit
parse-cells =
    { $expected ->
        [one] { $expected } cell
       *[other] { $expected } cells
    } expected, { $found } found
parse-cells-and = { $cells }: { $rows }
parse-cells-size =
    { $expected ->
        [one] { $expected } cell
       *[other] { $expected } cells
    } expected ({ $side }×{ $side }), { $found } found
parse-empty = there are no cells
parse-encoding = it is not UTF-8 text
parse-length = it is longer than { $max } bytes
parse-link = this link holds no puzzle that can be read here
parse-mark = { $found } stands at the place of candidate { $digit }
parse-quote = the quoted field does not end on this line
parse-return = a carriage return stands inside of the line; lines end in LF or CR LF
parse-row = each row of this grid has { $side } cells, but { $rows }
parse-row-length = line { $line } has { $cells }
parse-rows =
    { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    } of { $side }
parse-several = a second grid starts here, of { $grids } in all
parse-symbol = { $found } is neither a digit nor a blank; blanks may be 0, a dot, * or _
parse-symbol-digit = { $found } is neither a digit from 1 to { $side } nor a blank; blanks may be 0, a dot, * or _
parse-symbol-letter = { $found } is none of the { $side } digits and no blank; blanks may be 0, a dot, * or _
parse-symbols =
    { $expected ->
        [one] { $expected } symbol
       *[other] { $expected } symbols
    } expected (9 candidates a cell), { $found } found
parse-value = { $text } is more than { $max }, the highest digit of this grid
parse-value-letter = { $text } stands for { $found }, but { $max } is the highest digit of this grid
parse-width =
    this line has { $found ->
        [one] { $found } character
       *[other] { $found } characters
    }, not { $expected }; write a dot for each blank
relaxation-labeling-bare = A cell has no candidate, or a house no place for a digit: there is no solution.
relaxation-labeling-nearest = Of the undecided cells { $cell } is nearest to a decision: { $digit }, at { $percent } %.
relaxation-labeling-settled = Every cell has all but settled on one digit.
relaxation-labeling-summit =
    Every cell agrees with its peers, mistakes and all: a local maximum with { $conflicts ->
        [one] one conflict
       *[other] { $conflicts } conflicts
    } left.
remote-pair = The digits { $digits } alternate along { $cells }, so { $ends } hold one each. Both digits can be removed from every cell that sees these two.
rules-broken = A cell has no candidate, or a house no place for a digit: there is no solution.
rules-guessed = No technique finds anything: trying { $digit } in { $cell }, one of { $digits }.
rules-retried = { $wrong } in { $cell } led to nothing more: trying { $digit } there.
rules-stuck =
    { $techniques ->
        [one] Its only technique finds nothing more
       *[other] None of its { $techniques } techniques finds anything more
    }, and it may not guess: { $blanks ->
        [one] one cell stays
       *[other] { $blanks } cells stay
    } blank.
solvers-not-fetched = The solvers could not be fetched: { $reason }
start-algorithm = it is not the algorithm { $id }
start-faulty = { $fault }
start-incomplete = it is not complete, so it can look for one solution only
start-indivisible = as it is set up, its work on one puzzle cannot be split into parts
start-parameter-range = { $id } = { $value }: out of range; it must be { $allowed }
start-parameter-type = { $id } = { $value }: wrong type; it must be { $allowed }
start-preset = there is no preset { $id }
start-side = it takes grids of side { $min } only, not { $side }
start-sides = it takes grids of side { $min } to { $max }, not { $side }
start-unknown-parameter = { $id } = { $value }: no such parameter
sue-de-coq = { $cells } lie in both { $line } and { $box }. Together with { $of_line } and { $of_box }, they have exactly as many candidates as cells, and no digit fits twice. So each of these digits is in one of these cells: { $in_line } in { $line }, and { $in_box } in { $box }. They can be removed from the rest of { $line } and from the rest of { $box }.
tempering-barred = A cell has no candidate, or a house no place for a digit: there is no solution.
tempering-solved = The replica at level { $level } of { $levels } lacks no digit any more: that is a solution.
tempering-swept =
    { $pairs ->
        [0] No two replicas exchange
        [one] One pair of replicas exchanges
       *[other] { $pairs } pairs of replicas exchange
    } levels; at the coldest { $energy ->
        [0] no digit is
        [one] one digit is
       *[other] { $energy } digits are
    } missing.
tempering-unfound =
    { $sweeps ->
        [one] One sweep
       *[other] { $sweeps } sweeps
    } of { $replicas } replicas found no solution; the coldest lacks { $energy ->
        [0] no digit
        [one] one digit
       *[other] { $energy } digits
    }.
two-strong-links = { $digit } has two places in { $one } and two in { $other }. { $near } see each other, so they are not both { $digit }. Therefore one of { $ends } is { $digit }, which can be removed from every cell that sees both.
unique-rectangle-crossed = In { $lines }, the digit { $digit } can go only in { $cells }. If one of { $roof } were { $digit }, both would be, and the other two corners would be { $other }: the digits could be exchanged, and there would be a second solution. So neither of { $roof } is { $digit }.
w-wing = In { $link }, the digit { $digit } goes in one of { $places }, so one of { $cells } is not { $digit } and must be { $other }. Therefore { $other } can be removed from every cell that sees both.
workers-ended = The workers were ended.
wxyz-wing = { $cells } have only the candidates { $digits }. Each of them except { $digit } fits in at most one of these cells, so at least one cell is { $digit }. It can be removed from every cell that sees all places of { $digit } among them.
xy-wing = If { $pivot } is { $first }, one of { $pincers } is left with { $digit }; if it is { $second }, the other one is. So { $digit } can be removed from every cell that sees both { $pincers }.
xyz-wing = If { $pivot } is { $first } or { $second }, one of { $pincers } is left with { $digit }; otherwise { $pivot } itself is { $digit }. So { $digit } can be removed from every cell that sees all three.
