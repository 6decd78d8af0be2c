# Generated from src and pkg/src by tools/messages.mjs; a test compares them.

aligned-pair-exclusion =
    Try every pair of digits for { $one } and { $other }. Each of { $cells } has only two candidates and sees { $one } and { $other }. A pair of digits is impossible if one of { $cells } has exactly these two candidates, because no candidate would be left there. { $together ->
        [one] { "" }
       *[other] Equal digits are impossible too, because the two cells see each other.{ " " }
    }No possible pair contains { $lost }.
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
als-chain = Each of the sets in parentheses has one candidate more than cells, so a set without one of its digits contains all the others. Suppose that the first set does not contain { $digit }. Then { $links }. Each set lacks the digit that the previous set contains, because all places of this digit in one of the two sets see all its places in the other. So the first set or the last set contains { $digit }, and { $digit } can be removed from every cell that sees all places of { $digit } in both sets.
als-chain-closed = Each of the sets in parentheses has one candidate more than cells, so a set without one of its digits contains all the others. Suppose that the set ({ $first }) does not contain { $digit }. Then { $links }. Each set lacks the digit that the previous set contains, because all places of this digit in one of the two sets see all its places in the other. The chain ends in the set in which it began, so this set contains { $digit } in any case, and { $digit } can be removed from every cell that sees all places of { $digit } in this set.
als-chain-link = ({ $cells }) lacks { $lost } and contains { $kept }
als-xy-wing = The sets ({ $pivot }), ({ $one }) and ({ $other }) each have one candidate more than cells, so a set without one of its digits contains all the others. The set ({ $pivot }) cannot lack both { $x } and { $y }. If it contains { $x }, ({ $one }) lacks { $x }, because all places of { $x } in the two sets see each other, and so ({ $one }) contains { $common }. In the same way, if ({ $pivot }) contains { $y }, ({ $other }) lacks { $y } and contains { $common }. So { $common } can be removed from every cell that sees all places of the digit in ({ $one }) and ({ $other }).
als-xz = The sets ({ $one }) and ({ $other }) each have one candidate more than cells, so a set without one of its digits contains all the others. All places of { $restricted } in one set see all its places in the other, so the sets do not both contain { $restricted }. The set without { $restricted } contains { $common }, so { $common } can be removed from every cell that sees all places of the digit in both sets.
als-xz-doubly = The sets ({ $one }) and ({ $other }) each have one candidate more than cells, so each set lacks exactly one of its digits. For each of the digits { $restricted }, all places in one set see all places in the other, so one set lacks the first of these digits and the other set lacks the second. Each set therefore contains all its other digits. A cell that sees all places of such a digit in its set cannot contain it, and a cell that sees all places of one of { $restricted } in both sets cannot contain that digit. In this way, this step removes { $common }.
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
avoidable-rectangle-1 = The cells { $cells } form a rectangle, and none of them is a given. If { $cell } were { $digit }, the rectangle would contain only { $digit } and { $other }. These digits could be exchanged, and there would be a second solution. So { $cell } is not { $digit }.
avoidable-rectangle-2 = The cells { $cells } form a rectangle, and none of them is a given. If none of { $roof } were { $digit }, the rectangle would contain only { $digits }. These digits could be exchanged, and there would be a second solution. So one of { $roof } is { $digit }, which can be removed from every cell that sees both.
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
bug = If { $cell } were not { $digit }, every blank cell would have exactly two candidates, and every missing digit exactly two places in each house. Such a grid has two solutions or none. So { $cell } is { $digit }.
bug-2 = Without { $extras }, every blank cell would have exactly two candidates, and every missing digit exactly two places in each house. Such a grid has two solutions or none. So at least one of these candidates is true, and a candidate that conflicts with each of them can be removed.
bug-3 = Without { $extras }, every blank cell would have exactly two candidates, and every missing digit exactly two places in each house. Such a grid has two solutions or none. So one of { $roof } contains one of the digits { $outside }. Together, that cell and { $subset } are as many cells as the digits { $kept } and can contain no other digit. They take all of these digits, which can be removed from the rest of { $houses }.
bug-4 = Without { $extras }, every blank cell would have exactly two candidates, and every missing digit exactly two places in each house. Such a grid has two solutions or none. So at least one of these candidates is true. In { $link }, the digit { $digit } can go only in { $roof }. One of these cells is { $digit }, so the other must contain one of the candidates named first. All other candidates of the two cells can be removed.
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
chain = The chain shows that if one of its ends is false, the other is true. So at least one of { $ends } is true, and a cell that sees both of these cells cannot contain this digit.
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
color-trap = Strong links show that { $digit } is either in all of ({ $first }) or in all of ({ $second }). So a cell that sees a cell of each of these two groups cannot be { $digit }.
color-wrap = Strong links show that if one of { $second } were { $digit }, all of them would be. But two of them see each other, so none of them is { $digit }.
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
deadly-alone = Suppose { $cell } were one of { $digits }. Then { $cells } would contain only these digits, which fit in these cells in a second way: there would be a second solution. So { $cell } is none of these digits.
deadly-locked = If { $cells } contained only { $digits }, there would be a second solution, because these digits fit in these cells in a second way. Only { $roof } have other candidates. In { $link }, the digit { $digit } can go only in { $roof }, so one of these two cells is { $digit }. The other one must take one of its other candidates. So neither of { $roof } can be { $other }.
deadly-shared = If { $cells } contained only { $digits }, there would be a second solution, because these digits fit in these cells in a second way. The only other candidate in these cells is { $digit }, in { $roof }. So one of { $roof } is { $digit }, which can be removed from every cell that sees all of { $roof }.
deadly-subset = If { $cells } contained only { $digits }, there would be a second solution, because these digits fit in these cells in a second way. So one of { $roof } contains one of { $outside }, the other candidates of these cells. Together, that cell and { $subset } are as many cells as the digits { $kept } and can contain no other digit. They take all of these digits, which can be removed from the rest of { $houses }.
death-blossom = Each of the sets in parentheses has one candidate more than cells, so a set without one of its digits contains all the others. Whichever candidate { $cell } takes, one set lacks that digit, because { $cell } sees all its places in the set: { $petals }. So { $digit } can be removed from every cell that sees all places of { $digit } in these sets.
death-blossom-petal = if { $cell } is { $lost }, ({ $cells }) contains { $digit }
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
empty-rectangle = In { $box }, all places for { $digit } lie in { $line } or in { $across }. In { $link }, the only places for { $digit } are { $near } and { $far }. Suppose { $target } were { $digit }. Then no other cell of { $across } would be { $digit }, and { $far } would not be { $digit } either. So { $near } would be { $digit }, and no other cell of { $line } would be. Then { $box } would have no place left for { $digit }, so { $target } is not { $digit }.
fast-boxes = this algorithm solves only grids with 3×3 boxes
fast-removed = The branch { $digit } in { $cell } is exhausted, so { $digit } is ruled out.
fast-tried = Trying { $digit } in { $cell }.
finned-fish = In { $lines }, the digit { $digit } can go only in { $across }, except in { $fins } (the fins). If a fin is { $digit }, no cell that it sees is { $digit }. If no fin is { $digit }, each of { $across } contains { $digit } in one of { $lines }, and no other cell of { $across } is { $digit }. So { $digit } can be removed from every cell of { $across } that lies outside { $lines } and sees all the fins.
finned-franken-fish = The places for { $digit } that lie in more of { $lines } than of { $across } are the fins: { $fins }. If a fin is { $digit }, no cell that it sees is { $digit }. Suppose no fin is { $digit }. Count each { $digit } once for every one of { $lines } in which it lies, then once for every one of { $across }. Each of these houses contains one { $digit }, so both counts are equal. A { $digit } in a place that lies in more of { $across } than of { $lines } would make the second count larger. So { $digit } can be removed from such a place if it sees all the fins.
fish = In { $lines }, the digit { $digit } can go only in { $across }. So each of { $across } contains { $digit } in one of { $lines }, and { $digit } can be removed from the rest of { $across }.
forcing-chain-cell = { $cell } contains one of its candidates { $digits }. Each of them leads to the same conclusion, so the conclusion holds.
forcing-chain-either = Whether { $candidates } is true or false, the same conclusion follows, so the conclusion holds.
forcing-chain-house = In { $premise }, one of { $cells } is { $digit }. Each of these cases leads to the same conclusion, so the conclusion holds.
forcing-chain-wrong = If the assumption { $start } were right, { $clash } would be both true and false. So the assumption is wrong.
franken-fish = Count each { $digit } once for every one of { $lines } in which it lies, then once for every one of { $across }. Each of these houses contains one { $digit }, so both counts are equal. No place for { $digit } lies in more of { $lines } than of { $across }. A { $digit } in a place that lies in more of { $across } than of { $lines } would therefore make the second count larger. So { $digit } can be removed from every such place.
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
hidden-rectangle = The cells { $cells } form a rectangle. If its corner { $cell } were { $other }, the two corners that share { $lines } with { $cell } would be { $digit }, because { $lines } have no other place for { $digit }. Then the rectangle would contain only { $digits }, which could be exchanged, and there would be a second solution. So { $cell } is not { $other }.
hidden-single = { $cell } is { $digit }: { $house } has no other place for it.
hidden-subset = In { $house }, the digits { $digits } can go only in { $cells }. These cells take these digits, so their other candidates can be removed.
house-box = box { $number }
house-box-several = boxes { $numbers }
house-column = column { $number }
house-column-several = columns { $numbers }
house-row = row { $number }
house-row-several = rows { $numbers }
kernel-nodes-clash = a row, column or box contains a digit twice
learned-exhausted = Every digit has been tried: there is no further solution.
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
medusa-emptied = Strong links show that if one of ({ $second }) were true, all of them would be, and { $cell } would have no candidate left. So all of them are false.
medusa-trap = Strong links show that either all of ({ $first }) are true or all of ({ $second }). A candidate that conflicts with a candidate of each of these two groups is false in either case.
medusa-wrap = Strong links show that if one of ({ $second }) were true, all of them would be. But two of them exclude each other, so all of them are false.
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
multi-color-trap = Strong links show that { $digit } is in all of ({ $one }) or in all of ({ $first }), and likewise in all of ({ $other }) or in all of ({ $second }). A cell of ({ $one }) sees a cell of ({ $other }), so { $digit } is not in both of these groups. Therefore { $digit } is in all of ({ $first }) or in all of ({ $second }), and a cell that sees a cell of each of these two groups cannot be { $digit }.
multi-color-wrap = Strong links show that { $digit } is in all of ({ $first }) or in all of ({ $second }), and that it is in all of ({ $third }) or in none of them. Some cell of ({ $third }) sees a cell of ({ $first }), and some cell of ({ $third }) sees a cell of ({ $second }). So in either case some cell of ({ $third }) cannot be { $digit }, and therefore none of them is { $digit }.
naked-single = { $cell } is { $digit }: it has no other candidate.
naked-subset = { $cells } have only the candidates { $digits }, so they take these digits in some order. These digits can be removed from all other cells of { $houses }.
nested-forcing-net = Assume { $start }. Under this assumption, a separate forcing net rules out each of these candidates: { $refuted }. Assuming such a candidate as well leads to a contradiction. Without these candidates, { $clash } would be both true and false. So the assumption { $start } is wrong.
nice-loop = The chain shows that if { $one } is false, { $other } is true. So at least one of the two is true. Each candidate that this step removes conflicts with both, so it is false in either case.
nice-loop-continuous = The chain closes to a loop, so of the two ends of each link exactly one is true. Each candidate that this step removes conflicts with both ends of a link, so it is false in either case.
nice-loop-group = { $digit } in one of { $cells }
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
remote-pair = Each of the cells { $cells } has only the candidates { $digits } and sees the next cell, so the two digits alternate along these cells. The ends { $ends } therefore contain different digits, and both digits can be removed from every cell that sees both ends.
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
sue-de-coq = The cells ({ $cells }) lie in both { $line } and { $box }. Together with ({ $of_line }) in the rest of { $line } and ({ $of_box }) in the rest of { $box }, they have exactly as many candidates as cells. No digit can occur twice, because ({ $of_line }) and ({ $of_box }) share no candidate and all other pairs of these cells lie in one house. So each of these digits occurs exactly once. The cells ({ $of_box }) cannot contain { $in_line }, so these digits lie in { $line } and can be removed from the rest of { $line }. The cells ({ $of_line }) cannot contain { $in_box }, so these digits lie in { $box } and can be removed from the rest of { $box }.
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
two-strong-links = { $digit } has only two places in { $one } and only two in { $other }. Of these places, { $near } see each other, so they are not both { $digit }. The other two places are { $ends }. At least one of them is { $digit }, so { $digit } can be removed from every cell that sees both of them.
unique-rectangle-crossed = In { $lines }, the digit { $digit } can go only in { $cells }, the corners of a rectangle. If one of the opposite corners { $roof } were { $digit }, the other would be { $digit } too, and the remaining two corners would be { $other }. The digits { $digit } and { $other } could then be exchanged, and there would be a second solution. So neither of { $roof } is { $digit }.
w-wing = { $cells } have only the candidates { $digit } and { $other }. In { $link }, the digit { $digit } is in one of { $places }, each of which sees a different one of { $cells }. So one of { $cells } is not { $digit } and must be { $other }. Therefore { $other } can be removed from every cell that sees both of { $cells }.
workers-ended = The workers were terminated.
wxyz-wing = { $cells } have only the candidates { $digits }, as many as there are cells. Each of these digits except { $digit } fits in at most one of these cells, because all its places there see each other. So at least one of the cells is { $digit }, and { $digit } can be removed from every cell that sees all places of { $digit } in these cells.
xy-wing = { $pivot } has only the candidates { $first } and { $second }. If { $pivot } is { $first }, one of { $pincers } has only the candidate { $digit } left. If { $pivot } is { $second }, the same holds for the other one. So one of { $pincers } is { $digit }, and { $digit } can be removed from every cell that sees both of { $pincers }.
xyz-wing = { $pivot } has only the candidates { $first }, { $second } and { $digit }. If { $pivot } is { $first } or { $second }, one of { $pincers } has only the candidate { $digit } left. Otherwise { $pivot } itself is { $digit }. So { $digit } can be removed from every cell that sees all three cells.
