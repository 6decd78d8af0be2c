### Why a step of a hint follows: what rules out the alternatives of a single, the inferences of chains one by one, and a short proof of each technique.

# $house text, $digits list
holds = { CAPITAL($house) } already has { $digits }.
# $digits list
removedDigits = Removed from this cell earlier: { $digits }.
# $digit text, $cell text, $cells list, $house text?
blocks =
    The { $digit } in { $cell } rules out { $cells }{ $house ->
        [none] { "" }
       *[other] { " " }(in { $house })
    }.
# $digit text, $cells list
removedCells = { $digit } was removed earlier from { $cells }.
# $digit text
because = Why no other cell can be { $digit }:
# $cell text
becauseDigits = Why { $cell } can contain no other digit:
chain = Link by link:
# $number number, $of number
case = Case { $number } of { $of }:
# $cells list, $digit text, $on flag
suppose =
    Suppose { LENGTH($cells) ->
        [1]
            { $cells } is { $on ->
                [true] { "" }
               *[false] not{ " " }
            }{ $digit }
       *[other]
            { $on ->
                [true] one of { $cells } is { $digit }
               *[false] { $cells } are not { $digit }
            }
    }.
# $cells list, $digit text, $on flag, $why text
follows =
    Then { LENGTH($cells) ->
        [1]
            { $cells } is { $on ->
                [true] { "" }
               *[false] not{ " " }
            }{ $digit }
       *[other]
            { $on ->
                [true] one of { $cells } is { $digit }
               *[false] { $cells } are not { $digit }
            }
    }: { $why }.
# $digit text, $net text?
excludedDigit =
    { $digit }{ $net ->
        [none] { "" }
        [outer] { " " }(see outer net)
       *[other] { " " }(see inner net { $net })
    }
# $cell text, $net text?
excludedCell =
    { $cell }{ $net ->
        [none] { "" }
        [outer] { " " }(see outer net)
       *[other] { " " }(see inner net { $net })
    }
# $cell text, $digits list
lastCandidate =
    { $cell } has no other candidate left{ LENGTH($digits) ->
        [0] { "" }
        [1] , because { $digits } is ruled out
       *[other] , because { JOIN($digits, by: " and ") } are ruled out
    }
# $house text, $digit text, $cells list
lastPlace =
    { $house } has no other place left for { $digit }{ LENGTH($cells) ->
        [0] { "" }
        [1] , because { $cells } is not { $digit }
       *[other] , because { $cells } are not { $digit }
    }
# $cell text, $digit text, $net text?
filled =
    { $cell } is { $digit }{ $net ->
        [none] { "" }
        [outer] { " " }(see outer net)
       *[other] { " " }(see inner net { $net })
    }
# $cells list, $digit text, $house text?, $two flag, $net text?
seen =
    { LENGTH($cells) ->
        [1] { $cells } is { $digit }
       *[other] one of { $cells } is { $digit }
    }{ $net ->
        [none] { "" }
        [outer] { " " }(see outer net)
       *[other] { " " }(see inner net { $net })
    }, and { $two ->
        [true] both cells
       *[false] all these cells
    } { $house ->
        [none] see each other
       *[other] are in { $house }
    }
# Without the digit $lost, the cells need all their other candidates.
# $cells list, $lost text, $digits list, $without list, $digit text
set =
    without { $lost }, { LENGTH($cells) ->
        [1] { $cells } is left with { $digits }
       *[other] { $cells } are left with { $digits }, one digit for each cell
    }{ LENGTH($without) ->
        [0] { "" }
        [1] , and { $without } is not { $digit } (statement 1)
       *[other] , and { $without } are not { $digit } (statement 1)
    }
net = this follows from the previous statements
netOuter = Outer net:
# $number text
netInner = Inner net { $number }:
# $after text
netContinued = After inner net { $after }:
# $number text, $after text
netInnerContinued = In inner net { $number }, after inner net { $after }:
# $cell text, $digit text, $still list
supposeToo = Continue to suppose that { JOIN($still, by: " and ") }. Suppose in addition that { $cell } is { $digit }.
# $cell text, $digit text, $still list
innerRefuted = So if { JOIN($still, by: " and ") }, then { $cell } is not { $digit }.
# $cell text, $digit text
outerRefuted = So { $cell } is not { $digit }.
pairs = The conjugate pairs:
# $house text, $digit text, $cells list
pairInHouse = { CAPITAL($house) } has only two places for { $digit }: { $cells }. Exactly one of these two cells is { $digit }.
# $cell text, $digits list
pairInCell = { $cell } has only two candidates, { $digits }. Exactly one of these two candidates is true.
# $digit text
bases = The places for { $digit }:
# $house text, $digit text, $cells list
basePlaces =
    { CAPITAL($house) } has its { $digit } in { LENGTH($cells) ->
        [1] { $cells }
        [2] { JOIN($cells, by: " or ") }
       *[other] one of { $cells }
    }.
# $cells list, $covers list, $fins flag
coveredCells =
    { LENGTH($cells) ->
        [1] { $cells }
       *[other] one of { $cells }
    } ({ $fins ->
        [true]
            { LENGTH($cells) ->
                [1] a fin
               *[other] fins
            }{ LENGTH($covers) ->
                [0] { "" }
               *[other] { " " }in { JOIN($covers, by: " and ") }
            }
       *[false] in { JOIN($covers, by: " and ") }
    })
# $house text, $digit text, $groups list
coveredPlaces = { CAPITAL($house) } has its { $digit } in { JOIN($groups, by: " or in ") }.
# $cell text, $house text
cellIn = { $cell } (in { $house })
removals = Why each candidate is removed:
# $cell text, $digit text, $reasons list
removal =
    { $digit } in { $cell } is ruled out { LENGTH($reasons) ->
        [1] { "" }
       *[other] in every case:{ " " }
    }{ JOIN($reasons, by: " or ") }.
# $cells list, $digit text, $house text?, $same flag
ruledOutBy =
    by { $digit } in { LENGTH($cells) ->
        [1] { $cells }
       *[other] one of { $cells }
    }{ $same ->
        [true] { " " }(the same cell)
       *[false]
            { $house ->
                [none] { "" }
               *[other] { " " }(in { $house })
            }
    }
# $cells list, $digit text, $cover text, $places list
fishRemoval =
    { CAPITAL($cover) } has its { $digit } in { LENGTH($places) ->
        [1] { $places }
        [2] { JOIN($places, by: " or ") }
       *[other] one of { $places }
    }, so { LENGTH($cells) ->
        [1] { $cells } is not { $digit }
       *[other] { $cells } are not { $digit }
    }.
# $cells list, $digit text, $cover text, $places list, $fins list, $house text, $two flag
finnedRemoval =
    If { LENGTH($fins) ->
        [1] the fin { $fins } is { $digit }
       *[other] one of the fins { $fins } is { $digit }
    }, { LENGTH($cells) ->
        [1] { $cells } is not { $digit }
       *[other] { $cells } are not { $digit }
    }, because { $two ->
        [true] both cells
       *[false] all these cells
    } are in { $house }. Otherwise { $cover } has its { $digit } in { LENGTH($places) ->
        [1] { $places }
        [2] { JOIN($places, by: " or ") }
       *[other] one of { $places }
    }, so { LENGTH($cells) ->
        [1] { $cells } is not { $digit } either
       *[other] { $cells } are not { $digit } either
    }.
# Candidates in too many of the houses that a Franken fish needs: $covers are those that contain the cells; $left and $others are the rest of both kinds.
# $cells list, $digit text, $covers list, $left list, $others list, $fins list
coverRemoval =
    { LENGTH($fins) ->
        [0] Suppose that
        [1]
            { LENGTH($cells) ->
                [1] { $cells } sees
               *[other] { $cells } see
            } the fin { $fins }, so { LENGTH($cells) ->
                [1] { $cells } is
               *[other] { $cells } are
            } not { $digit } if the fin is { $digit }. If the fin is not { $digit }, suppose that
       *[other]
            { LENGTH($cells) ->
                [1] { $cells } sees
               *[other] { $cells } see
            } the fins { $fins }, so { LENGTH($cells) ->
                [1] { $cells } is
               *[other] { $cells } are
            } not { $digit } if one of the fins is { $digit }. If the fins are not { $digit }, suppose that
    } { LENGTH($cells) ->
        [1] { $cells }
       *[other] one of { $cells }
    } is { $digit }. Then { $covers } { LENGTH($covers) ->
        [1] has its { $digit } there
       *[other] have their { $digit } there
    }. { LENGTH($left) ->
        [0] So no place is left for the { $digit } of { $others }.
        [1] So the { $digit }s of { $others } { LENGTH($others) ->
                [2] both
               *[other] all
            } have to be in { $left }. But { $left } has room for only one { $digit }.
       *[other] So the { $digit }s of { $others } all have to be in { $left }. But each of { $left } has room for only one { $digit }.
    }
# $cell text, $digit text
becauseDigit = Why { $cell } cannot be { $digit }:
# $cell text, $other text, $digit text, $house text?
equalPair =
    { $other } and { $cell } cannot both be { $digit }, because { $house ->
        [none] they see each other
       *[other] both are in { $house }
    }.
# The cell that would have no candidate left is $emptied, with the candidates $digits.
# $cell text, $digit text, $other text, $second text, $emptied text, $digits list
emptyingPair = If { $other } is { $second } and { $cell } is { $digit }, then { $emptied }, which sees both cells and has only the candidates { $digits }, has no candidate left.
# The numbers of the statements that say that the candidate is true, and false.
# $cell text, $digit text, $yes text?, $no text?
contradiction =
    { $cell } cannot both be { $digit }{ $yes ->
        [none] { "" }
       *[other] { " " }(statement { $yes })
    } and not be { $digit }{ $no ->
        [none] { "" }
       *[other] { " " }(statement { $no })
    }: this is a contradiction.
# $line text, $cells list, $digit text, $others list, $other text, $house text?, $two flag
clash =
    This is a contradiction: { LENGTH($cells) ->
        [1] { $cells }
       *[other] one of { $cells }
    } is { $digit } (statement { $line }), so { LENGTH($others) ->
        [1] { $others } cannot be
       *[other] { $others } cannot be
    } { $other }{ $house ->
        [none] { "" }
       *[other] , because { $two ->
            [true] both cells
           *[false] all these cells
        } are in { $house }
    }.
# $line text, $cells list, $digit text, $on flag
opposed =
    This is a contradiction: statement { $line } says that { LENGTH($cells) ->
        [1]
            { $cells } is { $on ->
                [true] { "" }
               *[false] not{ " " }
            }{ $digit }
       *[other]
            { $on ->
                [true] one of { $cells } is { $digit }
               *[false] { $cells } are not { $digit }
            }
    }.
# $cells list, $digits list, $digit text
setClash =
    This is a contradiction: { $cells } { LENGTH($cells) ->
        [1] is left with { $digits }
       *[other] are left with { $digits }, one digit for each cell, and so one of them is { $digit }
    }.
proofTitle = Why it works
proof_fullHouse = Every row, column and box contains every digit once. If a row, column or box has only one blank cell, it lacks only one digit, so the digit goes there.
proof_nakedSingle = A cell contains exactly one digit, and equal digits never share a row, column or box. If all digits but one are ruled out, the cell contains the remaining digit.
proof_hiddenSingle = Every row, column and box contains every digit once. If a digit is ruled out in all but one of the cells of a row, column or box, the remaining cell takes the digit.
proof_locked = Here, a box and a row share some cells. If, in the box, the digit can go only in the shared cells, one of the shared cells contains the digit. The row contains the digit only once, so the digit can be removed from the rest of the row. The same holds if the box and the row change roles, and for a column instead of the row.
proof_nakedSubset = The n cells lie in the same row, column or box, so they take n different digits. Together, these cells have only n candidates, so they use up all of these digits. None of these digits is left for another cell of the row, column or box.
proof_hiddenSubset = The row, column or box contains each of these n digits, and the digits can go only in these n cells. So each of these cells takes one of the digits, and the other candidates of the cells can be removed.
proof_fish = In n rows, the digit can go only in n columns. Each of these rows contains the digit once, and two of the rows cannot have the digit in the same column, because a column contains the digit only once. So the rows use all n columns, and no other cell of these columns contains the digit. The same holds with rows and columns exchanged.
proof_finnedFish = If a fin contains the digit, no cell that sees the fin contains the digit. If no fin contains the digit, n rows have the digit only in n columns (or n columns only in n rows). Each row then uses a different column, so no other cell of these columns contains the digit. A cell that is ruled out in both cases cannot contain the digit.
proof_frankenFish = All places for the digit in n rows, columns or boxes (the base sets) lie in n other rows, columns or boxes (the cover sets). Each base set contains the digit in a different cell, and each cover set contains the digit only once. So every cover set holds the digit of a base set, and no other cell of a cover set contains the digit.
proof_finnedFrankenFish = If a fin contains the digit, no cell that sees the fin contains it. Otherwise, n rows, columns or boxes (the base sets) have the digit only in n others (the cover sets). Each base set has the digit in a different cell, and each cover set contains the digit only once, so no other cell of a cover set contains the digit. A cell ruled out in both cases cannot contain the digit.
proof_remotePair = All the cells have the same two candidates, and each cell shares a row, column or box with the next cell of the chain. So each cell differs from the next one, and the two digits alternate. The number of cells is even, so the ends differ too, and each of the two digits is at one end. A cell that shares a row, column or box with both ends can contain neither digit.
proof_bug = In a BUG pattern, every blank cell has two candidates, and every missing digit has two places in each row, column and box. In a solution of such a pattern, every blank cell could take its other candidate, which would give a second solution. Here, some cells have additional candidates besides the two of the pattern. The puzzle has exactly one solution, so at least one of the additional candidates is true.
proof_twoLinks = The digit has only two places in each of two rows, columns or boxes. One place in the first of the two and one place in the second see each other, so these places cannot both contain the digit. If one of these two places does not contain the digit, the other place of its row, column or box does. So at least one of the other two places contains the digit.
proof_emptyRectangle = Every place for the digit in the box lies in a certain row or column. A third line has only two places for the digit. A removed candidate, if true, would rule out the digit in one line of the box and at one of these two places. The other place would contain the digit and rule it out in the second line. The box would have no place left, so the candidate is false.
proof_wWing = The two cells have the same two candidates. In some row, column or box, one of these digits has only two places. Each place sees a different one of the two cells: it lies in the same row, column or box. So at least one of the two cells loses this digit and takes its other candidate, and a cell that sees both cells cannot contain that candidate.
proof_xyWing = The first cell shares a row, column or box with each of the other two cells. Whichever of its two candidates the first cell takes, one of the other two cells loses this candidate and is left with the digit that those two cells have in common. So at least one of the other two cells contains the common digit, and a cell that sees both of them cannot contain it.
proof_xyzWing = The first cell takes one of its three candidates. In two cases, another cell in the same row, column or box loses this candidate and is left with the digit that all three cells have in common. In the third case, the first cell takes this digit. So a cell that sees all three cells cannot contain this digit.
proof_wxyzWing = The n cells have only n different candidates in total. Each candidate except one can be placed at most once, because all cells with that candidate see each other: any two of them share a row, column or box. So the remaining digit occurs at least once, and a cell that sees all places of this digit cannot contain it.
proof_deadly = The four cells lie in two rows, two columns and two boxes, two cells in each. If they contained only two digits, these digits could be exchanged: each row, column and box would still contain the same digits. So the puzzle would have a second solution. The puzzle has only one solution, so at least one of the cells contains another digit.
proof_uniqueLoop = The loop has exactly two cells in every row, column and box through which it passes. If its cells contained only two digits, these digits would alternate along the loop. Exchanging them would leave the digits of every row, column and box the same, so the puzzle would have a second solution. The puzzle has only one solution, so at least one of the cells contains another digit.
proof_extendedRectangle = The cells lie in two rows (or two columns) and form n pairs: the two cells of a pair share a column (or a row) and a box. If the cells contained only n digits, exchanging the digits within every pair would give a second solution, because every row, column and box would keep its digits. The puzzle has only one solution, so some cell contains another digit.
proof_avoidable = The corners form a rectangle in two boxes. Digits that were placed while solving can be exchanged, but givens cannot. If no corner is a given and the corners contain only two digits, exchanging these digits leaves the digits of every row, column and box the same and gives a second solution. The puzzle has only one solution, so the corners must contain a third digit.
proof_simpleColors = A conjugate pair consists of the only two places for the digit in a row, column or box, so exactly one of the two contains the digit. The two places have different colours, and the pairs share places. So the digit is in all places of one colour or in all places of the other colour. A cell that sees a place of each colour cannot contain the digit in either case.
proof_simpleColorsWrap = A conjugate pair consists of the only two places for the digit in a row, column or box, so exactly one of them contains it. The two have different colours, and the pairs share places, so the digit is in all places of a colour or in none. Here, two places of the same colour see each other, so they cannot both contain the digit. So no place of this colour contains the digit.
proof_multiColors = The two places of a conjugate pair (the only two places for the digit in a row, column or box) get different colours. In a group of connected pairs, the digit is in all places of exactly one colour. Here, a place of one group sees a place of another, so their colours are not both true. At least one opposite colour is true; a cell that sees both opposite colours cannot contain the digit.
proof_multiColorsWrap = The two places of a conjugate pair (the only two places for the digit in a row, column or box) get different colours. In a group of connected pairs, the digit is in all places of exactly one colour. Here, places of a further colour see both colours of such a group. Whichever of the two colours is true, no place of the further colour contains the digit.
proof_medusa = The two candidates of a conjugate pair (the only two candidates of a cell, or the only two places for a digit in a row, column or box) get different colours. In a group of connected pairs, all candidates of exactly one colour are true. A candidate is false if each colour rules it out: by another digit in the same cell, or by the same digit in a cell that its own cell sees.
proof_medusaWrap = A conjugate pair consists of the only two candidates of a cell, or the only two places for a digit in a row, column or box, so exactly one is true. The two have different colours, and the pairs share candidates, so each colour is true or false as a whole. Here, two candidates of one colour share a cell, or are equal digits that see each other, so this colour is false.
proof_medusaEmptied = A conjugate pair consists of the only two candidates of a cell, or the only two places for a digit in a row, column or box, so exactly one is true. The two have different colours, and the pairs share candidates, so each colour is true or false as a whole. Here, if all candidates of one colour were true, they would rule out every candidate of some cell, so this colour is false.
proof_xChain = Read the chain from one end. If this end does not contain the digit, the next place does, so the place after that does not, and so on. The two statements alternate, and the number of places is even, so the other end contains the digit. So at least one of the two ends contains the digit, and a cell that sees both ends cannot contain it.
proof_xyChain = Each cell has two candidates. If the first cell does not contain the digit, it contains its other candidate, which the next cell then loses. The next cell therefore contains its own other candidate, and so on, and the last cell is left with the digit. So at least one end contains the digit, and a cell that sees both ends cannot contain it.
proof_niceLoop = A strong link joins two candidates of which at least one is true; a weak link joins two candidates of which at most one is true. The links alternate along the chain, beginning and ending with a strong link. If one end is false, the next candidate is therefore true, the candidate after that false, and so on, until the other end is true. So at least one end is true.
proof_loopPlaced = A strong link joins two candidates of which at least one is true; a weak link joins two candidates of which at most one is true. The links alternate along the chain, so each statement follows from the one before. The chain begins with the assumption that a candidate is false and ends with a statement that contradicts the assumption or an earlier statement. So the assumption is wrong, and the candidate is true.
proof_continuousLoop = Each link can be read in both directions: if “A is false” leads to “B is true”, then “B is false” leads to “A is true”. So whether a candidate of the loop is true or false, the links decide all other candidates of the loop. In both cases, one of the two candidates of each link is true, so a candidate that both candidates of a link rule out is false.
proof_alsXz = Each group has n cells in one row, column or box, and n + 1 candidates. So a group that loses one candidate contains all n others. The two groups share a digit that can be in only one of them. So at least one group loses this digit and contains the digit that the step removes elsewhere. A cell that sees all places for the removed digit in both groups cannot contain it.
proof_alsXzDoubly = The cells of a group lie in one row, column or box, so they take different digits. Each group has n cells and n + 1 candidates, so exactly one candidate is missing from each group. Neither shared digit can be in both groups, so each is in exactly one. Every other candidate of a group is in that group. A cell that sees all places for such a digit there cannot contain it.
proof_alsXyWing = A group has n cells in a row, column or box and n + 1 candidates, so it lacks at most one. The first group shares a digit with each of the other groups; neither digit can be in both groups that share it. The first group contains one of these digits, so another group lacks it and contains the removed digit. A cell that sees all its places in the others cannot contain it.
proof_alsChain = A group has n cells in a row, column or box and n + 1 candidates, so it lacks at most one. Consecutive groups cannot both contain their shared digit. If the first group lacks the removed digit, it contains the digit shared with the second, which lacks it, and so on, until the last contains the removed digit. A cell that sees all its places in the first and last group cannot contain it.
proof_alsChainClosed = A group has n cells in a row, column or box and n + 1 candidates, so it lacks at most one. Consecutive groups cannot both contain their shared digit. If the first group lacked the removed digit, it would contain a shared digit, which the next would lack, and so on, until the first lacked a second digit. So the first contains the removed digit; a cell that sees all its places there cannot.
proof_alsChainContradiction = A group has n cells in a row, column or box and n + 1 candidates, so it lacks at most one. Consecutive groups cannot both contain their shared digit. If the first group lacked the removed digit, it would contain the digit shared with the second, which would lack it, and so on, until two statements conflicted. So the first group contains the removed digit; a cell that sees all its places there cannot.
proof_deathBlossom = Each candidate of the first cell belongs to a group of n cells in a row, column or box, with n + 1 candidates. The first cell sees all places for the candidate there. If it takes the candidate, the group loses that digit and contains its other digits, among them the removed digit. So one group contains the removed digit, and a cell that sees all its places in the groups cannot.
proof_alignedPair = Together, the two cells take one pair of their candidates. A pair is impossible if it uses both candidates of a third cell that sees the two cells, because no candidate would be left for the third cell. A candidate of one of the two cells that is in no possible pair can be removed from that cell.
proof_sueDeCoq = The n marked cells lie in a box, in a row (or column) or in both. They have only n candidates, and no digit can be in two of these cells, so each digit is in exactly one cell. If all marked cells with a certain candidate lie in the row (or column), this digit can be removed from the rest of the row (or column). The same holds for the box.
proof_forcingChain = One of the cases is true, although it is not known which one. In each case, every statement follows from earlier statements of that case. So a conclusion that follows in every case is true.
proof_forcingChainWrong = Every statement follows from earlier statements and so from the assumption. In the end, the same candidate would be both true and false. That is impossible, so the assumption is wrong.
proof_forcingNet = As in a forcing chain, one of the cases is true, and a conclusion that follows in every case holds. In a net, a statement may follow from several others together, because candidates that were ruled out earlier in a case stay ruled out.
proof_forcingNetWrong = Every statement follows from earlier statements and so from the assumption. In a net, a statement may follow from several others together, because candidates that were ruled out earlier stay ruled out. In the end, the same candidate would be both true and false. That is impossible, so the assumption is wrong.
proof_nestedForcingNet = An assumption that leads to a contradiction is false. The step starts from a first assumption. While this assumption holds, an inner net also assumes that a further candidate is true. If this leads to a contradiction, the further candidate is false for as long as the first assumption holds. When enough candidates are ruled out in this way, the first assumption itself leads to a contradiction, so it is false.
# The proofs of fish with the houses of a step, which replace the general proofs.
# $digit text, $bases list, $covers list
stepProof_fish = The base sets of this fish are { $bases }. The cover sets, equal in number, are { $covers }. Each base set contains { $digit } once, in a cell of a cover set. No cover set contains two { $digit }s. So every cover set gets its { $digit } from a base set, and no other cell of a cover set is { $digit }.
# $digit text, $bases list, $covers list
stepProof_finnedFish = The base sets of this fish are { $bases }. The cover sets, equal in number, are { $covers }. If a fin is { $digit }, every removed candidate is false, because its cell sees all the fins. If no fin is { $digit }, each base set contains { $digit } once, in a cell of a cover set. No cover set contains two { $digit }s, so every cover set gets its { $digit } from a base set, and no other cell of a cover set is { $digit }. So the removed candidates are false in both cases.
# $digit text, $bases list, $covers list
stepProof_frankenFish = The base sets of this fish are { $bases }. The cover sets, equal in number, are { $covers }. The base sets contain { $digit } in different cells, and each of these cells lies in a cover set. No cover set contains two { $digit }s, so the base sets need all the cover sets. A removed candidate lies in more cover sets than base sets. If it were true, too few cover sets would be left for the other base sets. So it is false.
# $digit text, $bases list, $covers list
stepProof_finnedFrankenFish = The base sets of this fish are { $bases }. The cover sets, equal in number, are { $covers }. If a fin is { $digit }, every removed candidate is false, because its cell sees all the fins. If no fin is { $digit }, the base sets contain { $digit } in different cells, and each of these cells lies in a cover set. No cover set contains two { $digit }s, so the base sets need all the cover sets. A removed candidate lies in more cover sets than base sets. If it were true, too few cover sets would be left for the other base sets. So it is false in both cases.
