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
# $cell text
lastCandidate = { $cell } has no other candidate left
# $house text
lastPlace = { $house } has no other place left for this digit
# $cell text, $digit text
filled = { $cell } is { $digit }
# $cells list, $digit text, $house text?
seen =
    { LENGTH($cells) ->
        [1] { $cells } is { $digit }
       *[other] one of { JOIN($cells, by: ", ") } is { $digit }
    }{ $house ->
        [none] , and all these cells see each other
       *[other] , and all these cells are in { $house }
    }
# $cells list, $digit text
set = the set { JOIN($cells, by: ", ") } lacks { $digit } and so contains all its other digits
net = this follows from the previous statements
# $cell text, $digit text
nested = a separate net shows that otherwise { $cell } would both be { $digit } and not be { $digit }
# $cell text, $digit text
contradiction = { $cell } cannot both be { $digit } and not be { $digit }: this is a contradiction.
proofTitle = Why it works
proof_fullHouse = Every house contains every digit once. The house has one blank cell and lacks one digit, so the digit goes there.
proof_nakedSingle = A cell contains exactly one digit, and equal digits never share a row, column or box. If every digit but one is ruled out, the cell takes the one that is left.
proof_hiddenSingle = Every house contains every digit once. If every cell of the house but one is ruled out for a digit, the digit goes in the cell that is left.
proof_locked = The first house contains the digit, and all its places there also lie in the second house. So the cell of the first house that contains the digit lies in the second house too. The second house contains the digit only once, so the digit can be removed from all its other cells.
proof_nakedSubset = The cells need as many different digits as there are cells, and have only that many candidates. The cells use up all of these digits, so none is left for another cell of the house.
proof_hiddenSubset = The house contains each of the digits, and the digits have only as many possible cells as there are digits. Each of these cells takes one of the digits, so its other candidates can be removed.
proof_fish = Call the lines named first base lines, and the lines in which all their places lie cover lines. Each base line contains the digit once, and no two base lines contain it in the same cover line. There are as many base lines as cover lines, so each cover line contains the digit in a cell of a base line and in no other cell.
proof_finnedFish = Call the lines named first base lines, and the lines in which all their places except the fins lie cover lines. If a fin is true, no cell that it sees contains the digit. If no fin is true, the rest is an ordinary fish, and only cells of the base lines contain the digit in the cover lines. A cell that is ruled out in both cases cannot contain the digit.
proof_frankenFish = Call the houses counted first base houses, the others cover houses. Count each occurrence of the digit once for every base house that contains it, then for every cover house. Each house contains the digit once, and there are as many cover as base houses, so both counts are equal. No place lies in more base than cover houses. If a place in more cover than base houses contained the digit, the counts would differ.
proof_finnedFrankenFish = Call the houses counted first base houses, the others cover houses. The fins are the places that lie in more base houses than cover houses. If a fin is true, no cell that it sees contains the digit. If no fin is true, a Franken fish without fins is left: no place in more cover houses than base houses contains the digit. A place that is ruled out in both cases cannot contain the digit.
proof_remotePair = All the cells have the same two candidates, and each sees the next. So neighbours differ, and the two digits alternate. The ends are an odd number of links apart, so each of the two digits is at one end; a cell that sees both ends can contain neither.
proof_bug = If every blank cell had two candidates and every digit two places in each house, then each solution could be turned into another one: every blank cell takes its other candidate. The puzzle has exactly one solution, so at least one of the candidates beyond these is true.
proof_twoLinks = Each of the two houses contains the digit in one of its only two places. The two places that see each other cannot both contain the digit, so at least one of the other two places contains it. A cell that sees both of these other places cannot contain the digit.
proof_emptyRectangle = Suppose that a cell from which this step removes the digit contains it. Then the digit is ruled out in one line through the box. It is also ruled out in one of the only two places of another line, so the other place contains it, and the digit is ruled out in the second line through the box. All places in the box lie in these two lines, but the box needs the digit.
proof_wWing = The two cells have the same two candidates. The house contains one of these digits in one of two places, and each place sees a different one of the two cells. So at least one of the cells loses this digit and takes its other candidate. A cell that sees both of them cannot contain that candidate.
proof_xyWing = The first cell takes one of its two candidates. In each case, one of the other two cells loses this candidate and takes the digit that these two cells have in common. So at least one of the other two cells contains the common digit, and a cell that sees both of them cannot contain it.
proof_xyzWing = The first cell takes one of its three candidates. In two cases, one of the other two cells is left with the digit that all three cells have in common; in the third case, the first cell takes this digit. A cell that sees all three cells cannot contain this digit.
proof_wxyzWing = The cells have exactly as many different candidates as there are cells. Each candidate except one can be placed at most once, because all cells with that candidate see each other. So the remaining digit occurs at least once, and a cell that sees all places of this digit cannot contain it.
proof_deadly = The four cells lie in two rows, two columns and two boxes, two cells in each. If they contained only two digits, these digits could be exchanged: each row, column and box would still contain the same digits. So the puzzle would have a second solution. The puzzle has only one solution, so at least one of the cells contains another digit.
proof_uniqueLoop = The loop has exactly two cells in every row, column and box through which it passes. If its cells contained only two digits, these digits would alternate along the loop and could be exchanged: each house would still contain the same digits. So the puzzle would have a second solution. The puzzle has only one solution, so at least one of the cells contains another digit.
proof_extendedRectangle = The cells form two parallel lines. Each pair of opposite cells lies in one crossing line and one box. If the cells contained only as many digits as there are pairs, each of the two lines would contain all these digits. The two lines could then be exchanged without changing the digits of any house, which would give a second solution. The puzzle has only one, so some cell contains another digit.
proof_avoidable = The corners form a rectangle in two boxes. Digits that were placed while solving can be exchanged, but givens cannot. If no corner is a given and the corners contain only two digits, exchanging these digits leaves the digits of every row, column and box the same and gives a second solution. The puzzle has only one solution, so the corners must contain a third digit.
proof_simpleColors = Two places of a digit are strongly linked if a house has only these two places: exactly one of them is true. Linked places have different colours, so either all places of one colour are true, or all places of the other. A candidate that sees a place of each colour is false in both cases.
proof_simpleColorsWrap = Two places of a digit are strongly linked if a house has only these two places: exactly one of them is true. Linked places have different colours, so the places of one colour are all true or all false. Two places of the same colour that see each other cannot both be true, so all places of this colour are false.
proof_multiColors = Where a house has only two places for the digit, exactly one of them is true. The two groups of places that alternate in this way are a pair of colours: exactly one colour is true. If places of two colours from different pairs see each other, these two colours are not both true, so at least one of their partners is true. A candidate that sees a place of each partner is false.
proof_multiColorsWrap = Where a house has only two places for the digit, exactly one of them is true. The two groups of places that alternate in this way are a pair of colours: exactly one colour is true. If places of one colour see both colours of another pair, one of these places is false in either case. The places of one colour are all true or all false, so all of them are false.
proof_medusa = Two candidates are strongly linked if exactly one is true: the two candidates of a cell, or the two places of a digit in a house. Linked candidates have different colours, so all candidates of one colour are true, or all of the other. A candidate is false in either case if, in each colour, it excludes a candidate: another digit in the same cell, or the same digit in a cell that sees it.
proof_medusaWrap = Two candidates are strongly linked if exactly one is true: the two candidates of a cell, or the two places of a digit in a house. Linked candidates have different colours, so the candidates of one colour are all true or all false. Here two candidates of one colour share a cell, or are the same digit in cells that see each other. They are not both true, so all of this colour are false.
proof_medusaEmptied = Two candidates are strongly linked if exactly one of them is true: the two candidates of a cell, or the two places of a digit in a house. Linked candidates have different colours, so the candidates of one colour are all true or all false. If they were all true, they would rule out every candidate of some cell, so they are all false.
proof_xChain = Read the chain from one end: if the digit is not there, it is in the next place, so it is not in the place after that, and so on. The two statements alternate, and the number of places is even, so the digit is then at the other end. So at least one end contains the digit.
proof_xyChain = Each cell has two candidates. If the first cell does not contain the digit, it contains its other candidate, which the next cell then loses. The next cell therefore contains its own other candidate, and so on, and the last cell is left with the digit. So at least one end contains the digit.
proof_niceLoop = Strong links (at least one end is true) and weak links (at most one) alternate; the first and last are strong. If one end is false, the next candidate is true, and so on: the other end is true. Two candidates conflict in one cell, or as the same digit in cells that see each other. A candidate conflicts with a group if it is the same digit and sees all cells of the group.
proof_loopPlaced = Strong links (at least one end is true) and weak links (at most one end is true) alternate along the chain, so each statement follows from the one before. The chain begins with the assumption that a candidate is false, and ends with the conclusion that the same candidate is true. A candidate cannot be both, so the assumption is wrong and the candidate is true.
proof_continuousLoop = Strong links (at least one end is true) and weak links (at most one end is true) alternate around the loop. From any candidate, they determine the others one by one, so true and false alternate. Each candidate that this step removes cannot be true together with either of two neighbours of the loop: it is another digit in the same cell, or the same digit in a cell that sees all of it.
proof_alsXz = The cells of each set lie in one house and have one candidate more than cells, so a set can lack one of its digits but not two. All places of the shared digit see each other, so one set lacks it and contains all its other digits. Another digit that both sets have is therefore in at least one of them, and a cell that sees all its places there cannot contain it.
proof_alsXzDoubly = The cells of each set lie in one house and have one candidate more than cells, so each set lacks exactly one digit. All places of each of the two shared digits in one set see all its places in the other, so each is missing from at least one set. As each set lacks only one digit, each set lacks exactly one of the two shared digits and contains all its other digits.
proof_alsXyWing = The cells of each set lie in one house and have one candidate more than cells, so a set can lack only one digit. So the first set contains at least one of two digits, each shared with one of the other two sets. That set lacks this digit and contains all its others, including the digit x of both. A cell that sees all places of x in these two sets cannot be x.
proof_alsChain = The cells of each set lie in one house and have one candidate more than cells, so a set can lack only one digit. Neighbouring sets do not both contain their shared digit. Call the digit that can be removed x. If the first set lacks x, it contains the first shared digit. So the second set lacks this digit and contains the next one, and so on, until the last set contains x.
proof_alsChainClosed = The cells of each set lie in one house and have one candidate more than cells, so a set can lack only one digit. Neighbouring sets do not both contain their shared digit. Call the digit that can be removed x. If the first set lacks x, it contains the first shared digit. So the second set lacks this digit and contains the next one, and so on, until the first contains x after all.
proof_deathBlossom = For each candidate of the single cell, there is a set in which this cell sees all places of that digit. So whichever candidate is true, one set lacks it. The cells of each set lie in one house and have one candidate more than cells, so this set lacks no second digit. All sets have the digit that can be removed among their candidates, so one of them contains it in every case.
proof_alignedPair = The two cells take one of the possible pairs. A pair that uses both candidates of a third cell that sees the two cells leaves that cell empty, so it is impossible. A candidate of one of the two cells that is in no possible pair can be removed from that cell.
proof_sueDeCoq = There are as many candidates as cells, and no digit fits in two of the cells, so each digit occurs exactly once in these cells. A digit that is no candidate of the cells outside the line lies in the line and can be removed from the rest of the line. The same holds for the box.
proof_forcingChain = One of the cases is true, although it is not known which one. In each case, every statement follows from earlier statements of that case. A conclusion that follows in every case holds, whichever case is true.
proof_forcingChainWrong = Every statement follows from earlier statements and so from the assumption. In the end, the same candidate would be both true and false. That is impossible, so the assumption is wrong.
proof_forcingNet = As in a forcing chain, one of the cases is true, and a conclusion that follows in every case holds. In a net, a statement may follow from several others together, because candidates that were ruled out earlier in a case stay ruled out.
proof_forcingNetWrong = Every statement follows from earlier statements and so from the assumption. In a net, a statement may follow from several others together, because candidates that were ruled out earlier stay ruled out. In the end, the same candidate would be both true and false. That is impossible, so the assumption is wrong.
proof_nestedForcingNet = An assumption that leads to a contradiction is false. Within the first assumption, a further candidate is assumed as well; if this leads to a contradiction, that candidate is ruled out for as long as the first assumption holds. When enough candidates are ruled out in this way, the first assumption itself leads to a contradiction, so it is false.
