### Why a step of a hint follows: what rules out the alternatives of a single, the inferences of chains one by one, and a short proof of each technique.

# $house text, $digits list
holds = { CAPITAL($house) } already has { $digits }.
# $digits list
removedDigits = Removed earlier: { $digits }.
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
                [true] one of
               *[false] none of
            } { JOIN($cells, by: ", ") } is { $digit }
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
                [true] one of
               *[false] none of
            } { JOIN($cells, by: ", ") } is { $digit }
    }: { $why }.
# $digit text, $net text?
excludedDigit =
    not { $digit }{ $net ->
        [none] { "" }
       *[other] { " " }(see inner net { $net })
    }
# $cell text, $net text?
excludedCell =
    { $cell }{ $net ->
        [none] { "" }
       *[other] { " " }(see inner net { $net })
    }
# $cell text, $digits list
lastCandidate =
    { $cell } has no other candidate left{ LENGTH($digits) ->
        [0] { "" }
       *[other] , because it is { JOIN($digits, by: " and ") }
    }
# $house text, $digit text, $cells list
lastPlace =
    { $house } has no other place left for { $digit }{ LENGTH($cells) ->
        [0] { "" }
        [1] , because { $cells } is not { $digit }
       *[other] , because { $cells } are not { $digit }
    }
# $cell text, $digit text
filled = { $cell } is { $digit }
# $cells list, $digit text, $house text?, $two flag
seen =
    { LENGTH($cells) ->
        [1] { $cells } is { $digit }
       *[other] one of { JOIN($cells, by: ", ") } is { $digit }
    }, and { $two ->
        [true] both cells
       *[false] all these cells
    } { $house ->
        [none] see each other
       *[other] are in { $house }
    }
# $cells list, $digits list
set = { JOIN($cells, by: ", ") } are left with { JOIN($digits, by: ", ") }, one digit for each cell
net = this follows from the previous statements
netOuter = Outer net:
# $number text
netInner = Inner net { $number }:
# $after text
netContinued = After inner net { $after }:
# $number text, $after text
netInnerContinued = In inner net { $number }, after inner net { $after }:
# $cell text, $digit text, $still list
supposeToo = Still supposing that { JOIN($still, by: " and ") }, suppose that { $cell } is { $digit } as well.
# $cell text, $digit text, $still list
innerRefuted = So, if { JOIN($still, by: " and ") }, { $cell } is not { $digit }.
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
       *[other] one of { JOIN($cells, by: ", ") }
    }.
# $cells list, $covers list, $fins flag
coveredCells =
    { LENGTH($cells) ->
        [1] { $cells }
       *[other] one of { JOIN($cells, by: ", ") }
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
       *[other] one of { JOIN($cells, by: ", ") }
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
       *[other] one of { JOIN($places, by: ", ") }
    }, so { LENGTH($cells) ->
        [1] { $cells } is not { $digit }
       *[other] { JOIN($cells, by: ", ") } are not { $digit }
    }.
# $cells list, $digit text, $cover text, $places list, $fins list, $house text, $two flag
finnedRemoval =
    If { LENGTH($fins) ->
        [1] the fin { $fins } is { $digit }
       *[other] one of the fins { JOIN($fins, by: ", ") } is { $digit }
    }, { LENGTH($cells) ->
        [1] { $cells } is not { $digit }
       *[other] { JOIN($cells, by: ", ") } are not { $digit }
    }, because { $two ->
        [true] both cells
       *[false] all these cells
    } are in { $house }. Otherwise { $cover } has its { $digit } in { LENGTH($places) ->
        [1] { $places }
        [2] { JOIN($places, by: " or ") }
       *[other] one of { JOIN($places, by: ", ") }
    }, so { LENGTH($cells) ->
        [1] { $cells } is not { $digit } either
       *[other] { JOIN($cells, by: ", ") } are not { $digit } either
    }.
# $cell text, $digit text, $covers list, $bases list, $fins list
coverRemoval =
    { $digit } in { $cell } lies in more cover houses than base houses: in { JOIN($covers, by: " and ") }, and in { LENGTH($bases) ->
        [0] no base house
       *[other] { JOIN($bases, by: " and ") }
    }{ LENGTH($fins) ->
        [0] { "" }
        [1] { "" }; { $cell } sees the fin { $fins }
       *[other] { "" }; { $cell } sees the fins { JOIN($fins, by: " and ") }
    }.
# $cell text, $digit text
becauseDigit = Why { $cell } cannot be { $digit }:
# $cell text, $other text, $digit text
equalPair = If { $other } is { $digit }, then { $cell } cannot be { $digit } too, because { $cell } and { $other } see each other.
# $other text, $digit text, $cell text, $digits list
emptyingPair = If { $other } is { $digit }, then { $cell }, which sees both cells and has only the candidates { $digits }, has no candidate left.
# $cell text, $digit text
contradiction = { $cell } cannot both be { $digit } and not be { $digit }: this is a contradiction.
# $cells list, $digit text, $others list, $other text
clash =
    This is a contradiction: { LENGTH($cells) ->
        [1] { $cells }
       *[other] one of { JOIN($cells, by: ", ") }
    } is { $digit }, so { LENGTH($others) ->
        [1] { $others } cannot be
       *[other] none of { JOIN($others, by: ", ") } can be
    } { $other }.
# $cells list, $digit text, $on flag
opposed =
    This is a contradiction: an earlier statement says that { LENGTH($cells) ->
        [1]
            { $cells } is { $on ->
                [true] { "" }
               *[false] not{ " " }
            }{ $digit }
       *[other]
            { $on ->
                [true] one of
               *[false] none of
            } { JOIN($cells, by: ", ") } is { $digit }
    }.
# $cells list, $digits list, $digit text
setClash =
    This is a contradiction: { JOIN($cells, by: ", ") } { LENGTH($cells) ->
        [1] is left with { JOIN($digits, by: ", ") }
       *[other] are left with { JOIN($digits, by: ", ") }, one digit for each cell, and so one of them is { $digit }
    }.
loopClosed = This is the first statement again, so the links form a loop.
proofTitle = Why it works
proof_fullHouse = Every house contains every digit once. The house has one blank cell and lacks one digit, so the digit goes there.
proof_nakedSingle = A cell contains exactly one digit, and equal digits never share a row, column or box. If every digit but one is ruled out, the cell takes the one that is left.
proof_hiddenSingle = Every house contains every digit once. If every cell of the house but one is ruled out for a digit, the digit goes in the cell that is left.
proof_locked = The first house contains the digit, and all its places there also lie in the second house. So the cell of the first house that contains the digit lies in the second house too. The second house contains the digit only once, so the digit can be removed from all its other cells.
proof_nakedSubset = The cells need as many different digits as there are cells, and have only that many candidates. The cells use up all of these digits, so none is left for another cell of the house.
proof_hiddenSubset = The house contains each of the digits, and the digits have only as many possible cells as there are digits. Each of these cells takes one of the digits, so its other candidates can be removed.
proof_fish = Call the lines named first base lines, and the lines in which all their places lie cover lines. Each base line contains the digit in one of the cover lines. A cover line contains the digit only once, so two base lines cannot use the same cover line. There are as many cover lines as base lines, so every cover line contains its digit in a base line and in no other cell.
proof_finnedFish = Call the lines named first base lines, and the lines in which all their places except the fins lie cover lines. If a fin is true, no cell that it sees contains the digit. If no fin is true, the rest is an ordinary fish, and only cells of the base lines contain the digit in the cover lines. A cell that is ruled out in both cases cannot contain the digit.
proof_frankenFish = The first half of the houses named are base houses, and the others are cover houses. Each house contains the digit once. So the cells with this digit lie, in total, in as many base houses as cover houses. No place lies in more base than cover houses, so none of these cells can lie in more cover than base houses: no other cell would compensate for the difference.
proof_finnedFrankenFish = The first half of the houses named are base houses, and the others are cover houses. Fins lie in more base than cover houses. If a fin is true, no cell that it sees contains the digit. If no fin is true, the cells with this digit lie, in total, in as many base houses as cover houses, so none lies in more cover houses. A place ruled out in both cases is removed.
proof_remotePair = All the cells have the same two candidates, and each sees the next. So neighbours differ, and the two digits alternate. The ends are an odd number of links apart, so each of the two digits is at one end; a cell that sees both ends can contain neither.
proof_bug = Suppose every blank cell had two candidates and every missing digit two places in each house. If every blank cell of a solution takes its other candidate, each digit moves to its other place in every house, so this is another solution. The puzzle has exactly one solution, so at least one of the candidates beyond this pattern is true.
proof_twoLinks = Each of the two houses contains the digit in one of its only two places. The two places that see each other cannot both contain the digit. If one of them does not, the other place in its house does. So at least one of the other two places contains the digit, and a cell that sees both of these places cannot contain it.
proof_emptyRectangle = In the box, all places for the digit lie in one row and one column. If a candidate that this step removes were true, the digit would be ruled out in one of these lines, and in one of its only two places in a line outside the box. The other place would contain the digit and rule it out in the second line through the box. The box would have no place left.
proof_wWing = The two cells have the same two candidates. The house contains one of these digits in one of two places, and each place sees a different one of the two cells. So at least one of the cells loses this digit and takes its other candidate. A cell that sees both of them cannot contain that candidate.
proof_xyWing = The first cell takes one of its two candidates. In each case, one of the other two cells loses this candidate and takes the digit that these two cells have in common. So at least one of the other two cells contains the common digit, and a cell that sees both of them cannot contain it.
proof_xyzWing = The first cell takes one of its three candidates. In two cases, one of the other two cells is left with the digit that all three cells have in common; in the third case, the first cell takes this digit. A cell that sees all three cells cannot contain this digit.
proof_wxyzWing = The cells have exactly as many different candidates as there are cells. Each candidate except one can be placed at most once, because all cells with that candidate see each other. So the remaining digit occurs at least once, and a cell that sees all places of this digit cannot contain it.
proof_deadly = The four cells lie in two rows, two columns and two boxes, two cells in each. If they contained only two digits, these digits could be exchanged: each row, column and box would still contain the same digits. So the puzzle would have a second solution. The puzzle has only one solution, so at least one of the cells contains another digit.
proof_uniqueLoop = The loop has exactly two cells in every row, column and box through which it passes. If its cells contained only two digits, these digits would alternate along the loop and could be exchanged: each house would still contain the same digits. So the puzzle would have a second solution. The puzzle has only one solution, so at least one of the cells contains another digit.
proof_extendedRectangle = The cells form two parallel lines. Each pair of opposite cells shares a crossing line and a box. If the cells contained only as many different digits as there are such pairs, each of the two lines would contain all of these digits. The two lines could then be exchanged without changing the digits of any house, which would give a second solution. The puzzle has only one solution, so some cell contains another digit.
proof_avoidable = The corners form a rectangle in two boxes. Digits that were placed while solving can be exchanged, but givens cannot. If no corner is a given and the corners contain only two digits, exchanging these digits leaves the digits of every row, column and box the same and gives a second solution. The puzzle has only one solution, so the corners must contain a third digit.
proof_simpleColors = A conjugate pair consists of the only two places for the digit in a house: exactly one of them is true. The two places of a pair have different colours, so either all places of one colour are true, or all places of the other. A candidate that sees a place of each colour is false in both cases.
proof_simpleColorsWrap = A conjugate pair consists of the only two places for the digit in a house: exactly one of them is true. The two places of a pair have different colours, so the places of one colour are all true or all false. Two places of the same colour that see each other cannot both be true, so all places of this colour are false.
proof_multiColors = A conjugate pair consists of the only two places for the digit in a house: exactly one is true. Pairs that share places form a group with two colours, of which exactly one is true. Places of two groups see each other, so their colours are not both true. At least one of the other colours of these groups is true. A candidate that sees a place of each of these other colours is false.
proof_multiColorsWrap = A conjugate pair consists of the only two places for the digit in a house: exactly one of them is true. Pairs that share places form a group with two colours, of which exactly one is true. If places of one colour see both colours of another group, one of these places is false in either case. The places of one colour are all true or all false, so all of them are false.
proof_medusa = A conjugate pair consists of the only two candidates of a cell, or the only two places for a digit in a house: exactly one is true. The candidates of a pair have different colours, so all candidates of one colour are true. A candidate is false if each colour rules it out: by another digit in the same cell, or by the same digit in a cell that it sees.
proof_medusaWrap = A conjugate pair consists of the only two candidates of a cell, or the only two places for a digit in a house: exactly one is true. The two candidates of a pair have different colours, so the candidates of one colour are all true or all false. Two of one colour that share a cell, or are one digit in one house, are not both true, so all candidates of this colour are false.
proof_medusaEmptied = A conjugate pair consists of the only two candidates of a cell, or the only two places for a digit in a house: exactly one is true. The two candidates of a pair have different colours, so the candidates of one colour are all true or all false. If they were all true, they would rule out every candidate of some cell, so they are all false.
proof_xChain = Read the chain from one end. If this end does not contain the digit, the next place does, so the place after that does not, and so on. The two statements alternate, and the number of places is even, so the other end contains the digit. So at least one of the two ends contains the digit.
proof_xyChain = Each cell has two candidates. If the first cell does not contain the digit, it contains its other candidate, which the next cell then loses. The next cell therefore contains its own other candidate, and so on, and the last cell is left with the digit. So at least one end contains the digit.
proof_niceLoop = A strong link joins two candidates of which at least one is true; a weak link joins two candidates of which at most one is true. The links alternate along the chain, beginning and ending with a strong link. If one end is false, the next candidate is therefore true, the one after that false, and so on, until the other end is true. So at least one end is true.
proof_loopPlaced = A strong link joins two candidates of which at least one is true; a weak link joins two candidates of which at most one is true. The links alternate along the chain, so each statement follows from the one before. The chain begins with the assumption that a candidate is false and ends with a statement that contradicts the assumption or an earlier statement. So the assumption is wrong, and the candidate is true.
proof_continuousLoop = A strong link joins two candidates of which at least one is true; a weak link joins two candidates of which at most one is true. The links alternate around the loop, so from any candidate, they determine the others one by one: true and false alternate. Exactly one end of every link is therefore true, and a candidate that both ends of a link would rule out is false.
proof_alsXz = Each of the two groups of cells lies in one house and has one candidate more than cells. If a group loses one candidate, its cells need all the others, one each. If the supposition is true, the second group loses a candidate; if it is false, the first group does. Either group then contains the digit that this step removes, so one of the groups contains this digit in both cases.
proof_alsXzDoubly = Each of the two groups of cells lies in one house and has one candidate more than cells. If a group loses one candidate, its cells need all the others, one each. Neither of the two shared digits can be in both groups. So one group lacks one shared digit, the other group lacks the other, and each group contains all its other digits.
proof_alsXyWing = Each of the three groups of cells lies in one house and has one candidate more than cells. If a group loses one candidate, its cells need all the others, one each. If the supposition is true, the second group loses a candidate. If it is false, the first group contains a digit that the third group then loses. In both cases, a group contains the digit that this step removes.
proof_alsChain = Each group of cells lies in one house and has one candidate more than cells, so a group can lack only one digit. Neighbouring groups do not both contain their shared digit. Let x be the digit to remove. If the first group lacks x, it contains the first shared digit, so the second group lacks this digit and contains the next one, and so on, until the last group contains x.
proof_alsChainClosed = Each group of cells lies in one house and has one candidate more than cells, so it can lack only one digit. Neighbouring groups do not both contain their shared digit. If the first group lacks the digit to remove, it contains the first shared digit, so the second group lacks this digit and contains the next one, and so on, until the first group lacks a second digit. That is impossible.
proof_alsChainContradiction = Each group of cells lies in one house and has one candidate more than cells, so it can lack only one digit. Neighbouring groups do not both contain their shared digit. If the first group lacks the digit to remove, it contains the first shared digit, so the second group lacks this digit and contains the next one, and so on, until a statement contradicts an earlier one. So the first group contains the digit.
proof_deathBlossom = The single cell contains one of its candidates. Whichever candidate it is, a group of cells loses this digit, because the single cell sees all its places in the group. Each group lies in one house and has one candidate more than cells, so its cells now need all their other digits. The digit to remove is one of these digits in every group, so it is ruled out in every case.
proof_alignedPair = The two cells take one of the possible pairs. A pair that uses both candidates of a third cell that sees the two cells leaves that cell empty, so it is impossible. A candidate of one of the two cells that is in no possible pair can be removed from that cell.
proof_sueDeCoq = There are as many candidates as cells, and no digit fits in two of the cells, so each digit is in exactly one of these cells. A digit that is no candidate of those cells outside the line is in the line, so it can be removed from the rest of the line. A digit that is no candidate of those cells outside the box can be removed from the rest of the box.
proof_forcingChain = One of the cases is true, although it is not known which one. In each case, every statement follows from earlier statements of that case. A conclusion that follows in every case holds, whichever case is true.
proof_forcingChainWrong = Every statement follows from earlier statements and so from the assumption. In the end, the same candidate would be both true and false. That is impossible, so the assumption is wrong.
proof_forcingNet = As in a forcing chain, one of the cases is true, and a conclusion that follows in every case holds. In a net, a statement may follow from several others together, because candidates that were ruled out earlier in a case stay ruled out.
proof_forcingNetWrong = Every statement follows from earlier statements and so from the assumption. In a net, a statement may follow from several others together, because candidates that were ruled out earlier stay ruled out. In the end, the same candidate would be both true and false. That is impossible, so the assumption is wrong.
proof_nestedForcingNet = An assumption that leads to a contradiction is false. Within the first assumption, an inner net assumes a further candidate as well. If this leads to a contradiction, the further candidate is false for as long as the first assumption holds. When enough candidates are ruled out in this way, the first assumption itself leads to a contradiction, so it is false.
