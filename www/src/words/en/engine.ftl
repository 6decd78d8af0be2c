# Generated from src and pkg/src by tools/messages.mjs; a test compares them.

aligned-pair-exclusion =
    { $count ->
        [one] The cell
       *[other] Each of the cells
    } { $cells } has only two candidates and sees both { $one } and { $other }. So { $one } and { $other } cannot take both candidates of { $count ->
        [one] this cell
       *[other] one of these cells
    }, because that cell would then have no candidate left.{ $together ->
        [one] { "" }
       *[other] { " " }Nor can they be the same digit, because they see each other.
    } Every combination of a candidate of { $one } with a candidate of { $other } that contains { $lost_count ->
        [one] { "" }
       *[other] one of{ " " }
    }{ $lost } breaks one of these rules, as the list below shows. So { $lost_count ->
        [one] this candidate
       *[other] these candidates
    } can be removed.
all-different-assigned =
    { $cell } is assigned { $digit }, { $candidates ->
        [one] its only candidate
       *[other] one of { $candidates } candidates
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
als-chain =
    Suppose { $lacks }. Then it follows, link by link, that { $has }. So at least one of { $ends } is { $digit }, and { $digit } can be removed from every cell that sees { $beyond_two ->
        [0] both
        [one] all
       *[other] all
    } of { $ends }.
als-chain-closed =
    Suppose { $lacks }. Then { $forces }. But it also follows, link by link, that { $lost }. This is a contradiction, so { $placed }, and { $digit } can be removed from every cell that sees { $count ->
        [one] { "" }
       *[other] all of{ " " }
    }{ $ends }.
als-chain-contradiction =
    Suppose { $lacks }. Then it follows, link by link, that { $later }. This contradicts an earlier statement of the chain: { $earlier }. So { $placed }, and { $digit } can be removed from every cell that sees { $count ->
        [one] { "" }
       *[other] all of{ " " }
    }{ $ends }.
als-filled = { $cells } are left with { $digits }, one digit for each cell
als-forces =
    { $cells } are left with { $digits }, one digit for each cell, and so { $count ->
        [one] { "" }
       *[other] one of{ " " }
    }{ $places } is { $digit }
als-has =
    { $count ->
        [one] { "" }
       *[other] one of{ " " }
    }{ $cells } is { $digit }
als-lacks =
    { $cells } { $count ->
        [one] is
       *[other] are
    } not { $digit }
als-set = { $cells } in { $house }, with the candidates { $digits }
als-xy-wing =
    In each of three groups, n cells together have n + 1 candidates. The first group is { $pivot }. The second group is { $one }. The third group is { $other }. Suppose { $has }. Then { $one_lacks }, because all places for this digit in the first and the second group see each other. So { $one_filled }. Now suppose { $lacks } instead. Then { $pivot_forces }. So { $other_lacks }, because all places for this digit in the first and the third group see each other, and { $other_filled }. So in both cases, { $contained }. { $common_count ->
        [one] This digit can be removed from every cell that sees all of these cells
       *[other] Each of these digits can be removed from every cell that sees all of the cells listed for that digit
    }.
als-xz =
    In each of two groups, n cells together have n + 1 candidates. The first group is { $one }. The second group is { $other }. Suppose { $has }. Then { $other_lacks }, because all places for this digit in the two groups see each other. So { $other_filled }. Now suppose { $lacks } instead. Then { $one_filled }. So in both cases, { $contained }. { $common_count ->
        [one] This digit can be removed from every cell that sees all of these cells
       *[other] Each of these digits can be removed from every cell that sees all of the cells listed for that digit
    }.
als-xz-doubly =
    In each of two groups, n cells together have n + 1 candidates. The first group is { $one }. The second group is { $other }. Each of the digits { $restricted } can be in only one of the groups, because all its places in one group see all its places in the other. So each of these two digits is missing from one of the groups. But each cell of a group takes a different candidate, so exactly one candidate of each group is missing from that group. So one of these two digits is missing from one group, and the other digit is missing from the other group. No other candidate is missing.{ $one_count ->
        [0] { "" }
        [one] { " " }The first group contains{ " " }
       *[other] { " " }The first group contains all of{ " " }
    }{ $one_rest }{ $one_count ->
        [0] { "" }
        [one] .
       *[other] .
    }{ $other_count ->
        [0] { "" }
        [one] { " " }The second group contains{ " " }
       *[other] { " " }The second group contains all of{ " " }
    }{ $other_rest }{ $other_count ->
        [0] { "" }
        [one] .
       *[other] .
    }{ $alone ->
        [0] { "" }
        [one] { " " }A digit that a group contains can be removed from every cell that sees all its places in this group.
       *[other] { " " }A digit that a group contains can be removed from every cell that sees all its places in this group.
    }{ $both ->
        [0] { "" }
        [one] { " " }Each of these two digits is used in exactly one of the groups, so it can be removed from every cell that sees all its places in both groups.
       *[other] { " " }Each of these two digits is used in exactly one of the groups, so it can be removed from every cell that sees all its places in both groups.
    }
annealing-again =
    { $chains ->
        [one] One chain reached no lower energy
       *[other] None of { $chains } consecutive chains reached a lower energy
    } than the chain before it: the boxes are refilled at random, and the search restarts at temperature { $temperature }.
annealing-barred = A cell has no candidate, or a house has no place for a digit: there is no solution.
annealing-solved = At temperature { $temperature }, no digit is missing any more: the puzzle is solved.
annealing-swept =
    At temperature { $temperature }, { $percent } % of the swaps were accepted; { $energy ->
        [0] no digit is
        [one] one digit is
       *[other] { $energy } digits are
    } missing from rows and columns.
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
        [one] : the grid of this ant becomes the best grid
       *[other] { "" }
    }.
avoidable-rectangle-1 = The cells { $cells } form a rectangle in two rows, two columns and { $boxes }, and none of these cells is a given. If { $cell } were { $digit }, the rectangle would contain only { $digit } and { $other }. These two digits could be exchanged, and every row, column and box would still contain the same digits. The puzzle would have a second solution, but it has only one. So { $cell } is not { $digit }.
avoidable-rectangle-2 = The cells { $cells } form a rectangle in two rows, two columns and { $boxes }, and none of these cells is a given. If neither of { $roof } were { $digit }, the rectangle would contain only { $digits }. These two digits could be exchanged, and every row, column and box would still contain the same digits. The puzzle would have a second solution, but it has only one. So at least one of { $roof } is { $digit }, and { $digit } can be removed from every cell that sees both of { $roof }.
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
    A new wave starts at the root: a path may now deviate from the digit order { $limit ->
        [one] once
       *[other] { $limit } times
    }.{ " " }
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
bug = Suppose { $cell } were not { $digit }. Then every blank cell would have exactly two candidates, and every digit that is missing from a row, column or box would have exactly two places there. In any solution, every blank cell could take its other candidate instead: each digit would only move to its other place in every row, column and box. That would be a second solution, but the puzzle has only one. So { $cell } is { $digit }.
bug-2 =
    Suppose the candidates { $extras } were all false. Then every blank cell would have exactly two candidates, and every digit that is missing from a row, column or box would have exactly two places there. In any solution, every blank cell could take its other candidate instead: each digit would only move to its other place in every row, column and box. That would be a second solution, but the puzzle has only one. So at least one of these candidates is true. A true candidate rules out the other digits in its own cell, and the same digit in every cell that its cell sees. So whichever of { $extras } is true, it rules out { $removed }. { $removed_count ->
        [one] The candidate that is ruled out
       *[other] Each candidate that is ruled out
    } can be removed.
bug-3 = Suppose the candidates { $extras } were all false. Then every blank cell would have exactly two candidates, and every digit that is missing from a row, column or box would have exactly two places there. In any solution, every blank cell could take its other candidate instead: each digit would only move to its other place in every row, column and box. That would be a second solution, but the puzzle has only one. So at least one of these candidates is true, and at least one of { $roof } contains one of the digits { $outside }. Take one of the cells { $roof } that contains one of these digits. This cell and { $subset } lie in { $houses } and can contain only the digits { $kept }. There are as many cells as digits, so these cells contain all of these digits. This holds whichever cell was taken, so the digits { $kept } can be removed from all cells of { $houses } except { $spared }.
bug-4 =
    Suppose the candidates { $extras } were all false. Then every blank cell would have exactly two candidates, and every digit that is missing from a row, column or box would have exactly two places there. In any solution, every blank cell could take its other candidate instead: each digit would only move to its other place in every row, column and box. That would be a second solution, but the puzzle has only one. So at least one of these candidates is true. In { $link }, the digit { $digit } can go only in { $one } or { $two }. If { $one } is { $digit }, then { $one } is not { $one_extras_count ->
        [one] { "" }
       *[other] one of{ " " }
    }{ $one_extras }. But at least one of the candidates { $extras } is true, so { $two } is { $two_extras_count ->
        [one] { "" }
       *[other] one of{ " " }
    }{ $two_extras }. If { $two } is { $digit }, then { $two } is not { $two_extras_count ->
        [one] { "" }
       *[other] one of{ " " }
    }{ $two_extras }, and for the same reason, { $one } is { $one_extras_count ->
        [one] { "" }
       *[other] one of{ " " }
    }{ $one_extras }. So in both cases, { $one } is one of { $one_kept }, and { $two } is one of { $two_kept }. The other candidates of these two cells can be removed.
build-up-added = There is another solution, so the contents of { $cells } become givens.
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
chain = Suppose { $first } is false. Then it follows, link by link, that { $last } is true. So at least one of { $ends } is true, and { $digit } can be removed from every cell that sees both of these cells.
chaos-barred = A cell has no candidate, or a house has no place for a digit: there is no solution.
chaos-moved =
    At time { $time }, { $unsatisfied ->
        [0] no clause
        [one] one clause
       *[other] { $unsatisfied } clauses
    } would be violated if each spin were rounded to true or false. The largest clause weight is e to the power { $pressure }.
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
color-trap =
    Exactly one cell of each conjugate pair (the only two places for { $digit } in a row, column or box) is { $digit }. { $pair_count ->
        [one] So
       *[other] The pairs of this step share cells, so
    } either { $first_count ->
        [one] { "" }
       *[other] each of{ " " }
    }{ $first } is { $digit }, or { $second_count ->
        [one] { "" }
       *[other] each of{ " " }
    }{ $second } is { $digit }. So a cell that sees { $pair_count ->
        [one] both of these cells
       *[other] a cell of each of these two groups
    } cannot be { $digit }.
color-wrap =
    Exactly one cell of each conjugate pair (the only two places for { $digit } in a row, column or box) is { $digit }. { $pair_count ->
        [one] So
       *[other] The pairs of this step share cells, so
    } if one of the cells { $second } is { $digit }, all of them are { $digit }. But { $near } both lie in { $near_house }, so they cannot both be { $digit }. So { $second } are not { $digit }.
cultural-ga-bred =
    The best individual of this generation has { $conflicts ->
        [0] no conflict
        [one] one conflict
       *[other] { $conflicts } conflicts
    }; the mean of all individuals is { $mean }.
cultural-ga-hopeless = The belief space allows no digit in one of the cells, so there is no solution.
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
deadly-alone =
    Suppose { $cell } were { $own_count ->
        [one] { "" }
       *[other] one of the digits{ " " }
    }{ $own }. Then { $cells } would contain only { $digits }, because { $others } have no other candidates. { $exchange } The puzzle would have a second solution, but it has only one. So { $cell } is not { $own_count ->
        [one] { "" }
       *[other] one of the digits{ " " }
    }{ $own }.
deadly-lines =
    Then each of { $lines } would contain all of { $digits } in these cells. Now exchange the digits of each of these pairs of cells: { $pairs }. Each of { $lines } still contains all of { $digits } in these cells. The two cells of each pair lie in the same { $crossing ->
        [one] column
       *[other] row
    } and in the same box, so every { $crossing ->
        [one] column
       *[other] row
    } and every box also contains the same digits as before.
deadly-locked =
    Suppose { $cells } contained only { $digits }. { $exchange } The puzzle would have a second solution, but it has only one. Only { $one } and { $two } have other candidates, so at least one of these two cells contains another digit. In { $link }, the digit { $digit } can go only in { $one } or { $two }. If { $one } is { $digit }, then { $two } contains a digit other than { $digits }. If { $two } is { $digit }, then { $one } contains a digit other than { $digits }. So in both cases, neither { $one } nor { $two } is { $other_count ->
        [one] { "" }
       *[other] one of{ " " }
    }{ $other }.
deadly-loop = Every row, column and box contains two of these cells or none. So the two digits could be exchanged in these cells, and every row, column and box would still contain the same digits.
deadly-pair = { $one } with { $other }
deadly-rectangle = Every row, column and box contains two of these cells or none. So the two digits could be exchanged in these cells, and every row, column and box would still contain the same digits.
deadly-shared =
    Suppose { $cells } contained only { $digits }. { $exchange } The puzzle would have a second solution, but it has only one. So at least one of these cells contains another digit. The only other candidate in these cells is { $digit }, in { $roof }. So at least one of { $roof } is { $digit }, and { $digit } can be removed from every cell that sees { $beyond_two ->
        [0] both
        [one] all
       *[other] all
    } of { $roof }.
deadly-subset = Suppose { $cells } contained only { $digits }. { $exchange } The puzzle would have a second solution, but it has only one. Only { $roof } have other candidates: { $outside }. So at least one of { $roof } contains one of the digits { $outside }. Take one of the cells { $roof } that contains one of these digits. This cell and { $subset } lie in { $houses } and can contain only the digits { $kept }. There are as many cells as digits, so these cells contain all of these digits. This holds whichever cell was taken, so the digits { $kept } can be removed from all cells of { $houses } except { $spared }.
death-blossom =
    { $cell } contains one of its candidates { $digits }. In each of these cases, it follows link by link that another cell is { $digit }. { $petals } So { $further ->
        [0] { "" }
        [one] at least one of{ " " }
       *[other] at least one of{ " " }
    }{ $ends } is { $digit }, and { $digit } can be removed from every cell that sees { $further ->
        [0] { "" }
        [one] both of{ " " }
       *[other] all of{ " " }
    }{ $ends }.
death-blossom-petal =
    If { $cell } is { $lost }, { $count ->
        [one] { "" }
       *[other] one of{ " " }
    }{ $cells } is { $digit }.
divide-and-concur-barred = A cell has no candidate, or a house has no place for a digit: there is no solution.
divide-and-concur-moved =
    All four kinds of constraint choose the same digit in { $agreed ->
        [0] none
        [one] one
       *[other] { $agreed }
    } of the { $blanks } blank cells; the candidates with the largest mean leave { $conflicts ->
        [0] no conflict
        [one] one conflict
       *[other] { $conflicts } conflicts
    }.
divide-and-concur-restarted =
    { $iterations ->
        [one] One iteration
       *[other] { $iterations } iterations
    } from one start found no solution: all replicas are redrawn at random.
divide-and-concur-solved = The candidates with the largest mean form a solution.
divide-and-concur-unfound =
    { $starts ->
        [one] One start
       *[other] { $starts } starts
    } with { $iterations ->
        [one] one iteration
       *[other] { $iterations } iterations in total
    } found no solution.
empty-rectangle = In { $box }, all places for { $digit } lie in { $line } or in { $across }. In { $link }, the only places for { $digit } are { $near } and { $far }. Suppose { $target } were { $digit }. Then no other cell of { $across } would be { $digit }, and { $far }, which sees { $target }, would not be { $digit } either. So { $near } would be { $digit }, and no other cell of { $line } would be { $digit }. Then { $box } would have no place left for { $digit }, so { $target } is not { $digit }.
fast-boxes = this algorithm solves only grids with 3×3 boxes
fast-removed = The branch { $digit } in { $cell } is exhausted, so { $digit } is ruled out.
fast-tried = Trying { $digit } in { $cell }.
finned-fish =
    In { $lines }, the digit { $digit } can go only in { $fins } ({ $count ->
        [one] the fin
       *[other] the fins
    }) or in { $across }. If { $count ->
        [one] the fin
       *[other] one of the fins
    } is { $digit }, { $removed } { $removed_count ->
        [one] is
       *[other] are
    } not { $digit }, because { $removed_count ->
        [one] this cell sees
       *[other] these cells see
    } { $count ->
        [one] the fin
       *[other] every fin
    }. If { $count ->
        [one] the fin is
       *[other] the fins are
    } not { $digit }, each of { $lines } has its { $digit } in one of { $across }. Each of { $across } has room for only one of these { $digit }s, so each of { $across } contains one of them. No other cell of { $across } is { $digit }, so { $removed } { $removed_count ->
        [one] is
       *[other] are
    } not { $digit } in this case either.
finned-franken-fish =
    In { $lines }, the digit { $digit } can go only in { $fins } ({ $fin_count ->
        [one] the fin
       *[other] the fins
    }) or in { $across }. If { $fin_count ->
        [one] the fin
       *[other] one of the fins
    } is { $digit }, { $removed } { $removed_count ->
        [one] is
       *[other] are
    } not { $digit }, because { $removed_count ->
        [one] this cell sees
       *[other] these cells see
    } { $fin_count ->
        [one] the fin
       *[other] every fin
    }. If { $fin_count ->
        [one] the fin is
       *[other] the fins are
    } not { $digit }, each of { $lines } has its { $digit } in one of { $across }.{ $overlap ->
        [0] { "" }
        [one] { " " }Apart from the fins, no place for the digit lies in both{ " " }
       *[other] { " " }Apart from the fins, no place for the digit lies in more than one of{ " " }
    }{ $overlapping }{ $overlap ->
        [0] { "" }
        [one] , so each of them has the digit in a different cell.
       *[other] , so each of them has the digit in a different cell.
    } Each of { $across } has room for only one { $digit }. So { $lines } need { $beyond_two ->
        [0] both
        [one] all of
       *[other] all of
    } { $across } for their { $digit }s. If { $removed_count ->
        [one] { "" }
       *[other] one of{ " " }
    }{ $removed } were { $digit }, this { $digit } would use up at least one of { $across }, and the rest would not be enough for { $lines }. So { $removed } { $removed_count ->
        [one] is
       *[other] are
    } not { $digit } in this case either.
fish =
    In { $lines }, the digit { $digit } can go only in { $across }. Each of { $lines } contains one { $digit }, and each of { $across } has room for only one of these { $digit }s. So each of { $across } contains one of them, and no other cell of { $across } is { $digit }. So { $removed } { $removed_count ->
        [one] is
       *[other] are
    } not { $digit }.
forcing-chain-cell = { $cell } contains one of its candidates { $digits }. Each of these cases leads to the same conclusion: { $conclusion }. So this conclusion holds.
forcing-chain-either = Whether { $candidates } is true or false, the same conclusion follows: { $conclusion }. So this conclusion holds.
forcing-chain-house = In { $premise }, one of { $cells } is { $digit }. Each of these cases leads to the same conclusion: { $conclusion }. So this conclusion holds.
forcing-chain-is = { $cell } is { $digit }
forcing-chain-is-not = { $cell } is not { $digit }
forcing-chain-wrong = Suppose { $assumption }. Then it follows, one inference after another, that { $clash } is both true and false. This is a contradiction, so the assumption is wrong.
franken-fish =
    In { $lines }, the digit { $digit } can go only in { $across }. Each of { $lines } contains one { $digit }.{ $overlap ->
        [0] { "" }
        [one] { " " }No place for the digit lies in both{ " " }
       *[other] { " " }No place for the digit lies in more than one of{ " " }
    }{ $overlapping }{ $overlap ->
        [0] { "" }
        [one] , so each of them has the digit in a different cell.
       *[other] , so each of them has the digit in a different cell.
    } Each of { $across } has room for only one { $digit }. So { $lines } need { $beyond_two ->
        [0] both
        [one] all of
       *[other] all of
    } { $across } for their { $digit }s. If { $removed_count ->
        [one] { "" }
       *[other] one of{ " " }
    }{ $removed } were { $digit }, this { $digit } would use up at least one of { $across }, and the rest would not be enough for { $lines }. So { $removed } { $removed_count ->
        [one] is
       *[other] are
    } not { $digit }.
full-house = { $cell } is { $digit }: it is the last blank cell of { $house }.
ga-improved =
    A better grid was found, with { $conflicts ->
        [0] no conflict
        [one] one conflict
       *[other] { $conflicts } conflicts
    }.
ga-row-clash = a row contains a digit twice
ga-settled =
    The best grid is no better than { $patience ->
        [one] one generation
       *[other] { $patience } generations
    } ago: it has { $conflicts ->
        [0] no conflict
        [one] one conflict
       *[other] { $conflicts } conflicts
    }.
ga-shaken =
    No better grid was found for { $stale ->
        [one] one generation
       *[other] { $stale } generations
    }: random grids replace the worst { $percent } %.
ga-stale =
    No better grid was found for { $stale ->
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
generator-engine = a solver that supports this grid; the chosen solver does not: { $refusal }
generator-max-givens = a whole number from 0 to { $max } on this grid
hidden-rectangle = The cells { $cells } form a rectangle in two rows, two columns and { $boxes }. Suppose { $cell } were { $other }. Then { $sides } would be { $digit }, because { $crossing } have no other place for { $digit }. So { $opposite }, which sees { $sides } and has only the candidates { $digits }, would be { $other }. The rectangle would contain only { $digits }. These two digits could be exchanged, and every row, column and box would still contain the same digits. The puzzle would have a second solution, but it has only one. So { $cell } is not { $other }.
hidden-single = { $cell } is { $digit }: { $house } has no other place for { $digit }.
hidden-subset = In { $house }, the digits { $digits } can go only in { $cells }. There are as many cells as digits, so each of these cells contains one of these digits. The other candidates of these cells can be removed.
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
    }. The network is least certain of { $cell }, where { $digit } has a probability of { $percent } %.
learned-no-solution = A cell has no candidate, or a house has no place for a digit: there is no solution.
learned-not-solved =
    The algorithm stops after { $steps ->
        [one] one step
       *[other] { $steps } steps
    } without a solution: the most probable digits leave { $conflicts ->
        [one] one conflict
       *[other] { $conflicts } conflicts
    }. This does not prove that there is no solution.
learned-restarted = These steps did not solve the puzzle. All candidates start again with different random noise.
learned-solved =
    The most probable digit of every cell is right after { $steps ->
        [one] one step
       *[other] { $steps } steps
    }.
learned-taken-back = { $digit } in { $cell } is taken back: all consequences of this digit have been searched.
learned-tried = { $cell } has the fewest candidates. The most probable of its untried candidates is { $digit }, with a probability of { $percent } %.
lines-pencil-marks = pencil marks are not supported in files with one puzzle per line
locked-candidates = In { $house }, the digit { $digit } can go only in { $cells }, and these cells also lie in { $other }. One of them is { $digit }, so { $digit } can be removed from the rest of { $other }.
medusa-emptied =
    Exactly one candidate of each conjugate pair (the only two candidates of a cell, or the only two places for a digit in a row, column or box) is true. { $pair_count ->
        [one] So
       *[other] The pairs of this step share candidates, so
    } if one of the candidates { $second } is true, all of them are true. Suppose all of them were true. Then they would rule out every candidate of { $cell }, each by the same digit in a cell that { $cell } sees. So { $cell } would have no candidate left. This is impossible, so each of the candidates { $second } is false.
medusa-trap =
    Exactly one candidate of each conjugate pair (the only two candidates of a cell, or the only two places for a digit in a row, column or box) is true. { $pair_count ->
        [one] So
       *[other] The pairs of this step share candidates, so
    } either { $first_count ->
        [one] { "" }
       *[other] each of{ " " }
    }{ $first } is true, or { $second_count ->
        [one] { "" }
       *[other] each of{ " " }
    }{ $second } is true. A candidate is false if it is ruled out by { $pair_count ->
        [one] both of these candidates
       *[other] a candidate of each of these two groups
    }: by a different digit in the same cell, or by the same digit in a cell that its own cell sees.
medusa-wrap =
    Exactly one candidate of each conjugate pair (the only two candidates of a cell, or the only two places for a digit in a row, column or box) is true. { $pair_count ->
        [one] So
       *[other] The pairs of this step share candidates, so
    } if one of the candidates { $second } is true, all of them are true. But { $near } are both in { $near_house }, which contains each digit only once. So each of the candidates { $second } is false.
medusa-wrap-cell =
    Exactly one candidate of each conjugate pair (the only two candidates of a cell, or the only two places for a digit in a row, column or box) is true. { $pair_count ->
        [one] So
       *[other] The pairs of this step share candidates, so
    } if one of the candidates { $second } is true, all of them are true. But { $near } are different digits in the same cell. So each of the candidates { $second } is false.
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
multi-color-trap =
    Exactly one cell of each conjugate pair (the only two places for { $digit } in a row, column or box) is { $digit }. { $pair_count ->
        [one] So
       *[other] The pairs of this step share cells, so
    } either { $one_count ->
        [one] { "" }
       *[other] each of{ " " }
    }{ $one } is { $digit }, or { $first_count ->
        [one] { "" }
       *[other] each of{ " " }
    }{ $first } is { $digit }. In the same way, either { $other_count ->
        [one] { "" }
       *[other] each of{ " " }
    }{ $other } is { $digit }, or { $second_count ->
        [one] { "" }
       *[other] each of{ " " }
    }{ $second } is { $digit }. But { $near } both lie in { $near_house }, so they cannot both be { $digit }. Therefore { $first_count ->
        [one] { "" }
       *[other] each of{ " " }
    }{ $first } is { $digit }, or { $second_count ->
        [one] { "" }
       *[other] each of{ " " }
    }{ $second } is { $digit }. So a cell that sees { $far_pair ->
        [one] both of these cells
       *[other] a cell of each of these two groups
    } cannot be { $digit }.
multi-color-wrap =
    Exactly one cell of each conjugate pair (the only two places for { $digit } in a row, column or box) is { $digit }. { $pair_count ->
        [one] So
       *[other] The pairs of this step share cells, so
    } either { $first_count ->
        [one] { "" }
       *[other] each of{ " " }
    }{ $first } is { $digit }, or { $second_count ->
        [one] { "" }
       *[other] each of{ " " }
    }{ $second } is { $digit }. But { $near } both lie in { $near_house }, and { $near_second } both lie in { $near_house_second }. So in both cases, { $third_count ->
        [one] { "" }
       *[other] at least one of{ " " }
    }{ $third } is not { $digit }. { $third_count ->
        [one] Therefore
       *[other] Conjugate pairs connect these cells too: if one of them contained the digit, all of them would contain the digit. Therefore
    } { $digit } can be removed from { $third_count ->
        [one] { "" }
       *[other] each of{ " " }
    }{ $third }.
naked-single = { $cell } is { $digit }: it has no other candidate.
naked-subset = { $cells } have only the candidates { $digits }. There are as many digits as cells, so these cells contain all of these digits, in some order. These digits can be removed from all other cells of { $houses }.
nested-forcing-net =
    Suppose { $assumption }. Then { $listed_count ->
        [one] this candidate is
       *[other] each of these candidates is
    } false: { $listed }. { $listed_count ->
        [one] An inner net assumes that this candidate is true as well
       *[other] For each of these candidates, an inner net assumes that the candidate is true as well
    } and reaches a contradiction. Without { $listed_count ->
        [one] this candidate
       *[other] these candidates
    }, { $end } would be both true and false. This is a contradiction too, so the first assumption is wrong.
nested-forcing-net-inner = if { $assumption } as well, { $clash } would be both true and false
nice-loop =
    Suppose { $one } is false. Then it follows{ $link_count ->
        [one] { "" }
       *[other] , link by link,
    } that { $other } is true. So at least one of { $one } and { $other } is true, and a candidate that both { $one } and { $other } rule out is false.
nice-loop-back =
    Suppose { $one } is false. Then it follows{ $link_count ->
        [one] { "" }
       *[other] , link by link,
    } that { $end } is true. So { $one } or { $end } is true. In both cases, one of { $cells } is { $digit }, and { $digit } can be removed from every cell that sees { $beyond_two ->
        [0] both
        [one] all
       *[other] all
    } of { $cells }.
nice-loop-candidate = { $candidate }
nice-loop-continuous =
    The links form a loop through these candidates, in this order and then back to the first candidate: { $nodes }. First suppose that { $start } is false. Then it follows, link by link in this order, that { $second } { $second_count ->
        [one] is
       *[other] are
    } true. Now suppose that { $start } is true. Then it follows, link by link in the opposite order, that { $first } { $first_count ->
        [one] is
       *[other] are
    } true as well. So in both cases, at least one candidate of { $pair_count ->
        [one] this pair
       *[other] each of these pairs
    } is true: { $pairs }. A candidate that both candidates of a pair rule out is false.
nice-loop-group = { $digit } in one of { $cells }
nice-loop-impossible = Suppose { $one } is false. Then it follows, link by link, that { $middle } is true and, in the end, that { $other } is true. But these two statements contradict each other. So the assumption is wrong: { $one } is true. { $one } rules out { $removed }.
nice-loop-impossible-placed = Suppose { $cell } is not { $digit }. Then it follows, link by link, that { $middle } is true and, in the end, that { $other } is true. But these two statements contradict each other. So the assumption is wrong: { $cell } is { $digit }.
nice-loop-pair = ({ $one } or { $other })
nice-loop-placed = Suppose { $cell } is not { $digit }. Then it follows, link by link, that { $cell } is { $digit }. This contradicts the assumption, so { $cell } is { $digit }.
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
relaxation-labeling-nearest = Of the undecided cells, { $cell } is closest to a decision: { $digit } has a probability of { $percent } %.
relaxation-labeling-settled = Every cell has nearly converged to one digit.
relaxation-labeling-summit =
    The average local consistency is at a local maximum, with { $conflicts ->
        [one] one conflict
       *[other] { $conflicts } conflicts
    } left.
remote-pair = Each of the cells { $cells } has only the candidates { $digits }, and consecutive cells share a row, column or box. So the two digits alternate along these cells. The number of these cells is even, so the ends { $ends } contain different digits. Both digits can be removed from every cell that sees both ends.
rules-broken = A cell has no candidate, or a house has no place for a digit: there is no solution.
rules-guessed = No technique applies: trying { $digit } in { $cell }, which has the candidates { $digits }.
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
start-indivisible = the search of this setup cannot be split
start-parameter-range = { $id } = { $value }: out of range; the value must be { $allowed }
start-parameter-type = { $id } = { $value }: wrong type; the value must be { $allowed }
start-preset = there is no preset { $id }
start-side = this algorithm solves only grids of side { $min }, not { $side }
start-sides = this algorithm solves grids of side { $min } to { $max }, not { $side }
start-unknown-parameter = { $id } = { $value }: no such parameter
sue-de-coq =
    { $cells } lie in both { $line } and { $box }. Together with { $of_line } in the rest of { $line } and { $of_box } in the rest of { $box }, they are { $count } cells with exactly { $count } candidates: { $digits }. No digit can be in two of these cells: no candidate of { $of_line } is a candidate of { $of_box }, and any other two of these cells lie together in { $line } or in { $box }. So each of these digits is in exactly one of these cells. { $line_digits ->
        [one] The digit
       *[other] The digits
    } { $in_line } { $line_digits ->
        [one] is not a candidate
       *[other] are not candidates
    } of { $of_box }, so { $line_digits ->
        [one] it is
       *[other] they are
    } in { $line_cells }. All of these cells lie in { $line }, so { $line_digits ->
        [one] the digit
       *[other] the digits
    } can be removed from the rest of { $line }. { $box_digits ->
        [one] The digit
       *[other] The digits
    } { $in_box } { $box_digits ->
        [one] is not a candidate
       *[other] are not candidates
    } of { $of_line }, so { $box_digits ->
        [one] it is
       *[other] they are
    } in { $box_cells }. All of these cells lie in { $box }, so { $box_digits ->
        [one] the digit
       *[other] the digits
    } can be removed from the rest of { $box }.
tempering-barred = A cell has no candidate, or a house has no place for a digit: there is no solution.
tempering-solved = The replica at temperature level { $level } of { $levels } has no missing digit: the puzzle is solved.
tempering-swept =
    { $pairs ->
        [0] No two replicas exchange
        [one] One pair of replicas exchanges
       *[other] { $pairs } pairs of replicas exchange
    } temperatures; in the coldest replica, { $energy ->
        [0] no digit is
        [one] one digit is
       *[other] { $energy } digits are
    } missing from rows and columns.
tempering-unfound =
    { $sweeps ->
        [one] One sweep
       *[other] { $sweeps } sweeps
    } of { $replicas } replicas found no solution; in the coldest replica, { $energy ->
        [0] no digit is
        [one] one digit is
       *[other] { $energy } digits are
    } missing from rows and columns.
two-strong-links = The digit { $digit } has only two places in { $one } and only two places in { $other }. Two of these four places, { $near }, lie in { $near_house }, so they are not both { $digit }. If { $near_one } is not { $digit }, then { $end_one }, the only other place in { $one }, is { $digit }. If { $near_other } is not { $digit }, then { $end_other }, the only other place in { $other }, is { $digit }. So at least one of { $ends } is { $digit }, and { $digit } can be removed from every cell that sees both of { $ends }.
unique-rectangle-crossed = The cells { $cells } form a rectangle in two rows, two columns and { $boxes }. In each of { $crossing }, the digit { $digit } can go only in corners of this rectangle. Suppose { $one } were { $digit }. Then { $floor }, which see { $one } and have only the candidates { $digit } and { $other }, would be { $other }. So { $two } would be { $digit }, because { $line } would have no other place left for { $digit }. The rectangle would contain only { $digit } and { $other }. These two digits could be exchanged, and every row, column and box would still contain the same digits. The puzzle would have a second solution, but it has only one. So { $one } is not { $digit }. The same argument, starting from { $two } instead of { $one }, shows that { $two } is not { $digit }.
w-wing = { $cells } have only the candidates { $digit } and { $other }. In { $link }, the digit { $digit } can go only in { $near } or { $far }. If { $near } is { $digit }, then { $one }, which is also in { $one_house }, is { $other }. If { $far } is { $digit }, then { $two }, which is also in { $two_house }, is { $other }. So at least one of { $cells } is { $other }, and { $other } can be removed from every cell that sees both of { $cells }.
workers-ended = The workers were terminated.
wxyz-wing =
    { $cells } have only the candidates { $digits }. There are as many digits as cells. Each of the digits { $rest } can be in at most one of these cells, because all of these cells with this candidate see each other. So the digits { $rest } fill at most one cell each. At least one cell is left for { $digit }: one of { $places }. So { $digit } can be removed from every cell that sees { $beyond_two ->
        [0] both
        [one] all
       *[other] all
    } of { $places }.
xy-wing = { $pivot } has only the candidates { $first } and { $second }. If { $pivot } is { $first }, then { $one }, which is also in { $one_house } and has only the candidates { $first } and { $digit }, is { $digit }. If { $pivot } is { $second }, then { $other }, which is also in { $other_house } and has only the candidates { $second } and { $digit }, is { $digit }. So at least one of { $pincers } is { $digit }, and { $digit } can be removed from every cell that sees both of { $pincers }.
xyz-wing = { $pivot } has only the candidates { $first }, { $second }, and { $digit }. If { $pivot } is { $first }, then { $one }, which is also in { $one_house } and has only the candidates { $first } and { $digit }, is { $digit }. If { $pivot } is { $second }, then { $other }, which is also in { $other_house } and has only the candidates { $second } and { $digit }, is { $digit }. Otherwise { $pivot } itself is { $digit }. So at least one of { $pivot }, { $one }, and { $other } is { $digit }, and { $digit } can be removed from every cell that sees all three cells.
