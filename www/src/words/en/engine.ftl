# Generated from src and pkg/src by tools/messages.mjs; a test compares them.

aligned-pair-exclusion =
    Try every pair of digits for { $one } and { $other }. A pair is impossible if it uses both candidates of one of { $cells }, which see both cells{ $together ->
        [one] { "" }
       *[other] ; equal digits are impossible too, because the two cells see each other
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
    }, each at most once, separated by commas
allowed-switch = true or false
als-chain = { $sets } almost locked sets (each has one candidate more than cells) form a chain. If the first set does not contain { $digit }, the last set does. So { $digit } can be removed from every cell that sees all places of { $digit } in both sets.
als-xy-wing = The set { $pivot } has one candidate more than cells, so it contains { $x } or { $y }. If it contains { $x }, the set { $one } lacks { $x } and contains { $common }; if it contains { $y }, the set { $other } lacks { $y } and contains { $common }. So { $common } can be removed from every cell that sees all places of { $common } in both sets.
als-xz = The sets { $one } and { $other } each have one candidate more than cells, and they cannot both contain { $restricted }. The set without { $restricted } contains all its other digits, so one of the sets contains { $common }. So { $common } can be removed from every cell that sees all places of { $common } in both sets.
als-xz-doubly = The sets { $one } and { $other } each have one candidate more than cells, so each set lacks exactly one of its digits. Neither of { $restricted } can be in both sets, so each set lacks one of them: each of { $restricted } is in exactly one of the sets, and each set contains all its other digits. So { $common } can be removed from every cell that sees all places where the sets can contain the digit.
annealing-again =
    { $chains ->
        [one] One chain
       *[other] { $chains } consecutive chains
    } reached no lower minimum: the boxes are refilled at random, and the search restarts at temperature { $temperature }.
annealing-barred = A cell has no candidate, or a house has no place for a digit: there is no solution.
annealing-solved = At temperature { $temperature }, no digit is missing any more: the puzzle is solved.
annealing-swept =
    At temperature { $temperature }, { $percent } % of the swaps were accepted; { $energy ->
        [0] no digit is
        [one] one digit is
       *[other] { $energy } digits are
    } missing in rows and columns.
annealing-unfound =
    { $sweeps ->
        [one] One sweep
       *[other] { $sweeps } sweeps
    } found no solution; at the end, { $energy ->
        [0] no digit was
        [one] one digit was
       *[other] { $energy } digits were
    } missing.
ant-colony-contradiction = Singles lead to a contradiction: there is no solution.
ant-colony-found = An ant has filled every cell.
ant-colony-singles = Singles fill every cell, so no ant is needed.
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
        [one] : this is the best grid so far
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
    To find another solution, { $undone ->
        [one] one digit is
       *[other] { $undone } digits are
    } taken back.{ " " }
backtracking-contradiction = A cell has no candidate, or a house has no place for a digit: there is no solution.
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
    ; inference then places { $placed ->
        [0] nothing
        [one] one digit
       *[other] { $placed } digits
    }
backtracking-place =
    { $origin }Trying { $cell } for the { $digit } of { $house }{ $left ->
        [0] , the last cell left there
        [one] , with one more cell to try
       *[other] , with { $left } more cells to try
    }{ $inferred }.
backtracking-wave =
    A new wave starts at the root, with { $limit ->
        [one] one discrepancy
       *[other] { $limit } discrepancies
    } allowed.{ " " }
belief-propagation-barred = Singles leave a cell without a candidate, or a house without a place for a digit: there is no solution.
belief-propagation-calm = Message passing pauses: the most certain candidate is { $digit } in { $cell }.
belief-propagation-changed =
    No message changed by more than { $percent } %; the most probable digits leave { $conflicts ->
        [0] no conflict
        [one] one conflict
       *[other] { $conflicts } conflicts
    }.
belief-propagation-fixed =
    { $digit } is fixed in { $cell }; { $more ->
        [0] no other cell is
        [one] one more cell is
       *[other] { $more } more cells are
    } fixed as a result.
belief-propagation-impossible =
    The messages rule out every digit of a cell. { $starts ->
        [one] The only start has
       *[other] All { $starts } starts have
    } failed, so the algorithm stops.
belief-propagation-refuted = The messages rule out every digit of a cell: the algorithm restarts.
belief-propagation-restarted = { $digit } in { $cell } leads to a contradiction: the algorithm restarts.
belief-propagation-rested =
    The messages have converged, but the most probable digits leave { $conflicts ->
        [0] no conflict
        [one] one conflict
       *[other] { $conflicts } conflicts
    }.
belief-propagation-restless =
    After { $iterations ->
        [one] one iteration
       *[other] { $iterations } iterations
    } the messages have not converged; the most probable digits leave { $conflicts ->
        [0] no conflict
        [one] one conflict
       *[other] { $conflicts } conflicts
    }.
belief-propagation-side = factors over whole houses require a grid of side 12 or smaller
belief-propagation-solved = The most probable digits form a solution.
belief-propagation-unfound =
    { $digit } in { $cell } leads to a contradiction. { $starts ->
        [one] The only start has
       *[other] All { $starts } starts have
    } failed, so the algorithm stops.
boltzmann-barred = A cell has no candidate, or a house has no place for a digit: there is no solution.
boltzmann-frozen =
    The network froze at temperature { $temperature } after { $sweeps ->
        [one] one sweep
       *[other] { $sweeps } sweeps
    }: { $clashes ->
        [0] no pair of active units is in conflict, but some cells are empty
        [one] one pair of active units is in conflict
       *[other] { $clashes } pairs of active units are in conflict
    }.
boltzmann-read = At temperature { $temperature }, the digits read from the units form a solution.
boltzmann-read-swept =
    At temperature { $temperature }, { $percent } % of the decisions switched a unit; the digits read from the units have { $clashes ->
        [0] no conflict
        [one] one conflict
       *[other] { $clashes } conflicts
    }.
boltzmann-solved = At temperature { $temperature }, every cell has exactly one active unit, and no two active units are in conflict.
boltzmann-swept =
    At temperature { $temperature }, { $percent } % of the decisions switched a unit; { $clashes ->
        [0] no pair of active units is
        [one] one pair of active units is
       *[other] { $clashes } pairs of active units are
    } in conflict.
boltzmann-unfound =
    { $sweeps ->
        [one] One sweep
       *[other] { $sweeps } sweeps
    } at temperature { $temperature } found no solution; { $clashes ->
        [0] no pair of active units is
        [one] one pair of active units is
       *[other] { $clashes } pairs of active units are
    } in conflict.
bug = If { $cell } were not { $digit }, every blank cell would have exactly two candidates, and every digit two places in each house: such a grid has two solutions or none. So { $cell } is { $digit }.
bug-2 = Without { $extras }, every blank cell would have exactly two candidates, and every digit two places in each house: such a grid has two solutions or none. So at least one of these candidates is true, and a candidate that conflicts with all of them can be removed.
bug-3 = Without { $extras }, every blank cell would have exactly two candidates, and every digit two places in each house: such a grid has two solutions or none. So one of { $roof } contains one of the digits { $outside }. That cell and { $subset } together take the digits { $kept }, which can be removed from the rest of { $houses }.
bug-4 = Without { $extras }, every blank cell would have exactly two candidates, and every digit two places in each house: such a grid has two solutions or none. So at least one of these candidates is true. In { $link }, the digit { $digit } can go only in { $roof }: one of these cells is { $digit }, so the other must take its extra candidate.
build-up-added = There is another solution, so { $cells } is added to the givens.
candidate = { $digit } in { $cell }
carver-believed = Without { $cells }, the engine found no second solution: the removal is accepted without proof.
carver-needed = Without { $cells }, there is a second solution, so nothing is removed.
carver-removable = Without { $cells }, there is still only one solution.
carver-unsure = Without { $cells }, the engine gave up on the puzzle, so nothing is removed.
cdcl-anew =
    The search restarts with { $count ->
        [0] no learned clause
        [one] one learned clause
       *[other] { $count } learned clauses
    }.
cdcl-learned =
    The search learned a clause from a conflict: { $count ->
        [one] the marked candidate cannot keep its value
       *[other] the { $count } marked candidates cannot all keep their values
    }. The decision level is now { $depth }.
cdcl-other-side = The search reverses a decision; the decision level is now { $depth }.
cdcl-put-in = The search decides that { $cell } is { $digit }; the decision level is now { $depth }.
cdcl-ruled-out = The search decides that { $cell } is not { $digit }; the decision level is now { $depth }.
chain = The chain shows that if one end is false, the other is true. So at least one of { $ends } is true, and a cell that sees both ends cannot contain this digit.
chaos-barred = A cell has no candidate, or a house has no place for a digit: there is no solution.
chaos-moved =
    At time { $time }, { $unsatisfied ->
        [0] no clause
        [one] one clause
       *[other] { $unsatisfied } clauses
    } would be violated if each spin were rounded to true or false. The greatest pressure is e to the power { $pressure }.
chaos-refused = The error of the step exceeded the tolerance: the step is rejected, and the next step is shorter.
chaos-restarted = The trajectory found no solution within its time limit, so all spins are redrawn at random.
chaos-solved = The candidates with positive spin form a solution.
chaos-unfound =
    { $starts ->
        [one] One start
       *[other] { $starts } starts
    } with { $steps ->
        [one] one step
       *[other] { $steps } steps in total
    } found no solution.
clash = { $a } and { $b } in { $house } both contain { $digit }
color-trap = { $digit } is either in all of { $first } or in all of { $second }. So a cell that sees a cell of each of these two groups cannot be { $digit }.
color-wrap = If one of { $second } were { $digit }, all of them would be, but two of them see each other. So none of them is { $digit }.
cultural-ga-bred =
    The best individual of this generation has { $conflicts ->
        [0] no conflict
        [one] one conflict
       *[other] { $conflicts } conflicts
    }, and the average is { $mean }.
cultural-ga-hopeless = The belief space is empty: no digit is possible in some cell, so there is no solution.
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
    { $digit } in { $cell } is { $options ->
        [one] the only option for the chosen constraint
       *[other] one of { $options } options for the chosen constraint
    }.
deadly-alone = Suppose { $cell } were one of { $digits }. Then { $cells } would contain only these digits, which could be exchanged: there would be a second solution. So { $cell } is none of these digits.
deadly-locked = If { $cells } contained only { $digits }, these could be exchanged, and there would be a second solution. In { $link }, the digit { $digit } can go only in { $roof }, so one of these cells is { $digit }. The other cell can then contain none of { $digits }, so { $other } can be removed from both cells.
deadly-shared = If { $cells } contained only { $digits }, these could be exchanged, and there would be a second solution. So one of { $roof } is { $digit }, which can be removed from every cell that sees all of them.
deadly-subset = If { $cells } contained only { $digits }, these could be exchanged, and there would be a second solution. So one of { $roof } contains one of the digits { $outside }. That cell and { $subset } together take the digits { $kept }, which can be removed from the rest of { $houses }.
death-blossom = The sets among { $cells } each have one candidate more than cells. Whichever digit { $cell } takes, one of these sets loses that digit and so contains { $digit }. So { $digit } can be removed from every cell that sees all places of { $digit } in these sets.
divide-and-concur-barred = A cell has no candidate, or a house has no place for a digit: there is no solution.
divide-and-concur-moved =
    In { $agreed ->
        [0] none
        [one] one
       *[other] { $agreed }
    } of the { $blanks } blank cells all four replicas choose the same digit; the candidates with the largest mean leave { $conflicts ->
        [0] no conflict
        [one] one conflict
       *[other] { $conflicts } conflicts
    }.
divide-and-concur-restarted =
    { $iterations ->
        [one] One iteration
       *[other] { $iterations } iterations
    } from one start found no solution: all replicas are redrawn at random.
divide-and-concur-solved = The digits on which the four replicas agree form a solution.
divide-and-concur-unfound =
    { $starts ->
        [one] One start
       *[other] { $starts } starts
    } with { $iterations ->
        [one] one iteration
       *[other] { $iterations } iterations in total
    } found no solution.
empty-rectangle = In { $box }, the digit { $digit } can go only in { $line } and { $across }. If { $target } were { $digit }, { $far } would not be { $digit }, so { $near } would be, and { $box } would have no place left for { $digit }. So { $target } is not { $digit }.
fast-boxes = this algorithm solves only grids with 3×3 boxes
fast-removed = The branch { $digit } in { $cell } is exhausted, so { $digit } is ruled out.
fast-tried = Trying { $digit } in { $cell }.
finned-fish = In { $lines }, the digit { $digit } can go only in { $across }, except in { $fins } (the fins). Either a fin is { $digit }, or each of { $across } contains { $digit } in one of { $lines }. So { $digit } can be removed from every other cell of { $across } that sees all the fins.
finned-franken-fish = Except for { $fins } (the fins), all places for { $digit } in { $lines } lie in { $across }. If a fin is { $digit }, no cell that it sees is { $digit }. If no fin is, { $lines } need all the room for { $digit } in { $across }, and a cell that lies in more of { $across } than of { $lines } would take too much of it. So { $digit } can be removed from such a cell if it sees all the fins.
fish = In { $lines }, the digit { $digit } can go only in { $across }. So each of { $across } contains { $digit } in one of { $lines }, and { $digit } can be removed from the rest of { $across }.
forcing-chain-either = Whether { $candidates } is true or false, the conclusion is the same.
forcing-chain-same = One of { $candidates } is true, and each of them leads to the same conclusion.
forcing-chain-wrong = The assumption { $start } leads to a contradiction, so it is wrong.
franken-fish = All places for { $digit } in { $lines } lie in { $across }. Each of { $lines } needs one { $digit }, and each of { $across } has room for one, so there is no room to spare. A cell that lies in more of { $across } than of { $lines } would take too much room, so { $digit } can be removed from it.
full-house = { $cell } is { $digit }: it is the last blank cell of { $house }.
ga-improved =
    A better grid was found, with { $conflicts ->
        [0] no conflict
        [one] one conflict
       *[other] { $conflicts } conflicts
    }.
ga-row-clash = a row contains a digit twice
ga-settled =
    No improvement in { $patience ->
        [one] one generation
       *[other] { $patience } generations
    }; the best grid has { $conflicts ->
        [0] no conflict
        [one] one conflict
       *[other] { $conflicts } conflicts
    }.
ga-shaken =
    No better grid for { $stale ->
        [one] one generation
       *[other] { $stale } generations
    }: random grids replace the worst { $percent } %.
ga-stale =
    No better grid for { $stale ->
        [one] one generation
       *[other] { $stale } generations
    }; the best grid of this generation has { $conflicts ->
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
generator-empty-range = the maximum number of givens is less than the minimum
generator-engine = a solver that can solve this grid; the chosen solver cannot: { $refusal }
generator-max-givens = a whole number from 0 to { $max } on this grid
hidden-rectangle = If { $cell } were { $other }, both corners beside it would be { $digit }, because { $lines } have no other place for { $digit }. Then { $cells } would contain only { $digits }, which could be exchanged, and there would be a second solution. So { $cell } is not { $other }.
hidden-single = { $cell } is { $digit }: { $house } has no other place for it.
hidden-subset = In { $house }, the digits { $digits } can go only in { $cells }. These cells take these digits, so their other candidates can be removed.
house-box = box { $number }
house-column = column { $number }
house-row = row { $number }
kernel-nodes-clash = a row, column or box contains a digit twice
learned-least-certain =
    The most probable digits leave { $conflicts ->
        [0] no conflict
        [one] one conflict
       *[other] { $conflicts } conflicts
    }. The network is least certain of { $cell }, where { $digit } has { $percent } %.
learned-no-solution = A cell has no candidate, or a house has no place for a digit: there is no solution.
learned-not-solved =
    After { $steps ->
        [one] one step
       *[other] { $steps } steps
    }, the most probable digits leave { $conflicts ->
        [0] no conflict
        [one] one conflict
       *[other] { $conflicts } conflicts
    }, so the algorithm stops. This does not prove that there is no solution.
learned-restarted = The steps did not solve the puzzle. All candidates start again with other random noise.
learned-solved =
    The most probable digit of every cell is right after { $steps ->
        [one] one step
       *[other] { $steps } steps
    }.
learned-taken-back = { $digit } is taken out of { $cell } again: all its consequences have been searched.
learned-tried = { $cell } has the fewest candidates. Of those that are untried, { $digit } is the most probable one: the network gives it { $percent } %.
lines-pencil-marks = pencil marks are not supported in files with one puzzle per line
locked-candidates = In { $house }, the digit { $digit } can go only in cells that also lie in { $other }. One of them is { $digit }, so { $digit } can be removed from the rest of { $other }.
medusa-emptied = If one of { $second } were true, all of them would be, and { $cell } would have no candidate left. So all of them can be removed.
medusa-trap = Either all of { $first } are true or all of { $second }. A candidate that conflicts with a candidate of each group can be removed.
medusa-wrap = If one of { $second } were true, all of them would be, but two of them exclude each other. So all of them can be removed.
memetic-ga-child =
    The child started with { $entry ->
        [0] no conflict
        [one] one conflict
       *[other] { $entry } conflicts
    }; tabu search left { $exit ->
        [0] none
        [one] one
       *[other] { $exit }
    }.
memetic-ga-hopeless = A cell has no candidate, or a house has no place for a digit: there is no solution.
memetic-ga-random =
    A random grid started with { $entry ->
        [0] no conflict
        [one] one conflict
       *[other] { $entry } conflicts
    }; tabu search left { $exit ->
        [0] none
        [one] one
       *[other] { $exit }
    }.
minimal-removable = Without { $cells }, there is still only one solution.
minimal-second = Without { $cells }, there is a second solution.
multi-color-trap = { $digit } cannot be in both the group { $one } and the group { $other }, because a cell of one group sees a cell of the other. So { $digit } is in all of { $first } or in all of { $second }. A cell that sees a cell of each of these last two groups cannot be { $digit }.
multi-color-wrap = { $digit } is in all of { $first } or in all of { $second }. In either case, at least one of { $third } sees a { $digit }. But { $digit } is in all of { $third } or in none of them, so it can be removed from all of them.
naked-single = { $cell } is { $digit }: it has no other candidate.
naked-subset = { $cells } have only the candidates { $digits }, so they take these digits in some order. No other cell of { $houses } can contain any of them.
nested-forcing-net = Assume { $start }. Under this assumption, separate forcing nets rule out { $refuted }, because assuming such a candidate as well leads to a contradiction. Without { $refuted }, the assumption { $start } leads to a contradiction, so it is wrong.
nice-loop = The chain shows that if { $one } is false, { $other } is true. So at least one of the two is true, and a candidate that conflicts with both can be removed.
nice-loop-continuous = The chain closes to a loop, so exactly one side of each link is true. A candidate that conflicts with both sides of a link can be removed.
nice-loop-placed = Assuming that { $cell } is not { $digit } leads, link by link, to { $cell } = { $digit }. So { $cell } is { $digit }.
none-digit = No digit can be placed in { $cell }.
none-forced-digit = Singles fill { $count } of the blank cells; then no digit can be placed in { $cell }.
none-forced-place = Singles fill { $count } of the blank cells; then no cell of { $house } can contain { $digit }.
none-place = No cell of { $house } can contain { $digit }.
parse-ambiguous = the text can be read as two different puzzles; write each blank as a dot
parse-bracket = the brackets or commas of this list do not match
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
parse-empty = the text contains no cells
parse-encoding = the text is not UTF-8
parse-length = the text is longer than { $max } bytes
parse-link = this link contains no readable puzzle
parse-mark = expected candidate { $digit } or a blank at this position, found { $found }
parse-quote = the quoted field does not end on this line
parse-return = the line contains a carriage return; lines end in LF or CR LF
parse-row = each row of this grid has { $side } cells, but { $rows }
parse-row-length = line { $line } has { $cells }
parse-rows =
    { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    } of { $side }
parse-several = a second grid starts here; the text contains { $grids } grids
parse-symbol = { $found } is neither a digit nor a blank; blanks may be 0, a dot, * or _
parse-symbol-digit = { $found } is neither a digit from 1 to { $side } nor a blank; blanks may be 0, a dot, * or _
parse-symbol-letter = { $found } is neither one of the { $side } digits nor a blank; blanks may be 0, a dot, * or _
parse-symbols =
    { $expected ->
        [one] { $expected } symbol
       *[other] { $expected } symbols
    } expected (9 candidates per cell), { $found } found
parse-value = { $text } is greater than { $max }, the highest digit of this grid
parse-value-letter = { $text } stands for { $found }, but { $max } is the highest digit of this grid
parse-width =
    this line has { $found ->
        [one] { $found } character
       *[other] { $found } characters
    }, not { $expected }; write a dot for each blank
relaxation-labeling-bare = A cell has no candidate, or a house has no place for a digit: there is no solution.
relaxation-labeling-nearest = Of the undecided cells, { $cell } is closest to a decision: { $digit } has { $percent } %.
relaxation-labeling-settled = Every cell has nearly converged to one digit.
relaxation-labeling-summit =
    The average local consistency is at a local maximum, with { $conflicts ->
        [one] one conflict
       *[other] { $conflicts } conflicts
    } left.
remote-pair = The digits { $digits } alternate along { $cells }, so one of { $ends } contains one digit and the other cell contains the other. Both digits can be removed from every cell that sees both ends.
rules-broken = A cell has no candidate, or a house has no place for a digit: there is no solution.
rules-guessed = No technique applies: trying { $digit } in { $cell }, one of { $digits }.
rules-retried = The branch { $wrong } in { $cell } is exhausted: trying { $digit } there.
rules-stuck =
    { $techniques ->
        [one] The only technique does not apply
       *[other] None of the { $techniques } techniques applies
    }, and guessing is off: { $blanks ->
        [one] one cell stays
       *[other] { $blanks } cells stay
    } blank.
solvers-not-fetched = The solvers could not be fetched: { $reason }
start-algorithm = the algorithm { $id } is not available here
start-faulty = { $fault }
start-incomplete = this algorithm is incomplete, so it can search for only one solution
start-indivisible = with this setup, the search cannot be split into parts
start-parameter-range = { $id } = { $value }: out of range; it must be { $allowed }
start-parameter-type = { $id } = { $value }: wrong type; it must be { $allowed }
start-preset = there is no preset { $id }
start-side = this algorithm solves only grids of side { $min }, not { $side }
start-sides = this algorithm solves grids of side { $min } to { $max }, not { $side }
start-unknown-parameter = { $id } = { $value }: no such parameter
sue-de-coq = { $cells } lie in both { $line } and { $box }. Together with { $of_line } and { $of_box }, they have exactly as many candidates as cells, and no digit can occur twice. So each of these digits occurs exactly once in these cells: { $in_line } in { $line }, and { $in_box } in { $box }. Remove { $in_line } from the rest of { $line }, and { $in_box } from the rest of { $box }.
tempering-barred = A cell has no candidate, or a house has no place for a digit: there is no solution.
tempering-solved = The replica at temperature level { $level } of { $levels } has no missing digit: the puzzle is solved.
tempering-swept =
    { $pairs ->
        [0] No two replicas exchange
        [one] One pair of replicas exchanges
       *[other] { $pairs } pairs of replicas exchange
    } temperatures; the coldest replica lacks { $energy ->
        [0] no digit
        [one] one digit
       *[other] { $energy } digits
    }.
tempering-unfound =
    { $sweeps ->
        [one] One sweep
       *[other] { $sweeps } sweeps
    } of { $replicas } replicas found no solution; the coldest replica lacks { $energy ->
        [0] no digit
        [one] one digit
       *[other] { $energy } digits
    }.
two-strong-links = { $digit } has two places in { $one } and two in { $other }. { $near } see each other, so they are not both { $digit }. Therefore one of { $ends } is { $digit }, which can be removed from every cell that sees both.
unique-rectangle-crossed = In { $lines }, the digit { $digit } can go only in { $cells }. If one of { $roof } were { $digit }, the other would be { $digit } too, and the remaining two corners would be { $other }. These digits could be exchanged, and there would be a second solution. So neither of { $roof } is { $digit }.
w-wing = In { $link }, the digit { $digit } is in one of { $places }, so one of { $cells } is not { $digit } and must be { $other }. Therefore { $other } can be removed from every cell that sees both of { $cells }.
workers-ended = The workers were terminated.
wxyz-wing = { $cells } have only the candidates { $digits }. Each of these digits except { $digit } fits in at most one of these cells, so at least one cell is { $digit }. So { $digit } can be removed from every cell that sees all places of { $digit } in these cells.
xy-wing = If { $pivot } is { $first }, one of { $pincers } is left with { $digit }; if it is { $second }, the other one is. So { $digit } can be removed from every cell that sees both of { $pincers }.
xyz-wing = If { $pivot } is { $first } or { $second }, one of { $pincers } is left with { $digit }; otherwise { $pivot } itself is { $digit }. So { $digit } can be removed from every cell that sees all three cells.
