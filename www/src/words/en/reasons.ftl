### Why a step of a hint follows: what rules out the alternatives of a single, the inferences of chains one by one, and a short proof of each technique.

# $house text, $digits list
holds = { CAPITAL($house) } already has { $digits }.
# $digits list
removedDigits = Removed before: { $digits }.
# $digit text, $cell text, $cells list, $house text?
blocks =
    The { $digit } in { $cell } rules out { $cells }{ $house ->
        [none] { "" }
       *[other] { " " }(in { $house })
    }.
# $digit text, $cells list
removedCells = { $digit } was removed before from { $cells }.
# $digit text
because = Why no other cell can be { $digit }:
# $cell text
becauseDigits = Why { $cell } can be nothing else:
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
lastPlace = { $house } has no other place left for it
# $cell text, $digit text
filled = { $cell } is { $digit }
# $cells list, $digit text, $house text?
seen =
    { LENGTH($cells) ->
        [1] { $cells } is { $digit }
       *[other] one of { JOIN($cells, by: ", ") } is { $digit }
    }{ $house ->
        [none] , and all these cells see each other
       *[other] , all of them in { $house }
    }
# $cells list, $digit text
set = the set { JOIN($cells, by: ", ") } lacks { $digit } and so contains all its other digits
net = this follows from the statements before
# $cell text, $digit text
contradiction = { $cell } cannot both be { $digit } and not be { $digit }: this is a contradiction.
proofTitle = Why it works
proof_fullHouse = Every house contains every digit once. The house has one blank cell and lacks one digit, so the digit goes there.
proof_nakedSingle = A cell contains exactly one digit, and equal digits never share a row, column or box. If every digit but one is ruled out, the cell takes the one that is left.
proof_hiddenSingle = Every house contains every digit once. If every cell of the house but one is ruled out for a digit, the digit goes in the cell that is left.
proof_locked = The house contains the digit, and all its places there lie in the second house too. Whichever place it takes, it is also the digit’s only place in the second house, so all other cells of the second house lose it.
proof_nakedSubset = The cells need as many different digits as there are cells, and have only that many candidates. They use up all of these digits, so none is left for another cell of the house.
proof_hiddenSubset = The house contains each of the digits, and they have only as many cells as there are digits. Each of these cells takes one of the digits, so none has room for anything else.
proof_fish = Each base line contains the digit once, and no two of them in the same cover line. There are as many base lines as cover lines, so every cover line has its digit in a base line, and nowhere else.
proof_finnedFish = If one of the fins is true, it removes the digit from all cells that it sees. If no fin is true, the rest is an ordinary fish, which removes the digit from the rest of its cover lines. A cell that is affected in both cases loses the digit for certain.
proof_frankenFish = Each base house needs the digit once, and each cover house has room for it once. There are as many cover houses as base houses, so the base houses need all the room. A cell outside the pattern that lies in more cover houses than base houses would leave too little of it.
proof_finnedFrankenFish = If one of the fins is true, no cell that it sees contains the digit. If no fin is true, the base houses need all the room in the cover houses, as in a fish without fins. A cell that loses the digit in both cases loses it for certain.
proof_remotePair = All the cells have the same two candidates, and each sees the next. So neighbours differ, and the two digits alternate. The ends are an odd number of cells apart and so contain both digits; a cell that sees both ends can be neither.
proof_bug = If every blank cell had two candidates and every digit two places in each house, then each solution could be turned into another one: every blank cell takes its other candidate. The puzzle has exactly one solution, so one of the extra candidates is true.
proof_twoLinks = Each of the two houses contains the digit in one of its two places. The two places that see each other cannot both contain it, so at least one of the other two does. A cell that sees both of them cannot.
proof_emptyRectangle = The assumption puts the digit in the marked cell. One strong link later, it takes away the last places for the digit in the box. The box needs the digit, so the assumption is wrong.
proof_wWing = The house contains the digit in one of two places, and each place sees one of the two cells. So one of the cells loses this digit and takes its other candidate. A cell that sees both cannot contain that candidate.
proof_xyWing = The pivot takes one of its two candidates. In each case one pincer loses a candidate and takes the common one. So a pincer contains it for certain, and a cell that sees both pincers cannot.
proof_xyzWing = The pivot takes one of its three candidates. In two cases a pincer is left with the common digit; in the third the pivot takes it. A cell that sees all three cells cannot contain it.
proof_wxyzWing = The cells need as many digits as there are cells. Each candidate but one fits at most once, because all cells with that candidate see each other. So the remaining digit occurs at least once, and a cell that sees all its places cannot contain it.
proof_deadly = If the cells contained only these digits, each row, column and box that they touch would contain the same digits after an exchange. So the puzzle would have a second solution. It has only one, so one cell must break the pattern.
proof_avoidable = Digits that the solver has placed are exchanged as easily as blank cells, but a given is fixed. If no corner is a given and the corners contain only two digits, exchanging them gives a second solution. The puzzle has only one.
proof_simpleColors = Two places of a digit are joined if a house has only these two: exactly one of them is true. So either all places of one colour are true, or all of the other. What conflicts with both colours is false; a colour that conflicts with itself is false.
proof_multiColors = In each group of joined places, exactly one of the two colours is true. If a colour of one group sees a colour of the other, not both are true, so at least one of their opposites is; what conflicts with both opposites is false. A colour that sees both colours of another group is false, because one of these is true.
proof_medusa = Two candidates are joined if exactly one of them is true: the two candidates of a cell, or the two places of a digit in a house. So either all candidates of one colour are true, or all of the other. What conflicts with both is false; a colour that contradicts itself is false.
proof_xChain = Read the chain from one end: if the digit is not there, it is in the next place, so not in the one after, and so on. As the links alternate, the digit is then at the other end. So at least one end contains it.
proof_xyChain = If the first cell does not contain the digit, it contains its other candidate, which the next cell then loses, and so on. The last cell is left with the digit. So at least one end contains it.
proof_niceLoop = Links alternate between "if this is false, the next is true" and "if this is true, the next is false". So if one end is false, the other is true, and vice versa. In a closed loop this holds from every node on, so each link has exactly one true side.
proof_alsXz = A set with one candidate more than cells can lack one of its digits, but not two. The two sets cannot both contain the shared digit, so one set lacks it and contains all its other digits. A cell that sees all places of such a digit in both sets cannot contain it. With two shared digits, each set lacks one of them, so both sets contain all their other digits.
proof_alsXyWing = The middle set can lack only one of its digits, so it contains at least one of the two shared digits and takes it from one of the outer sets. That set then contains all its other digits, among them the one that is removed.
proof_alsChain = A set that lacks one digit contains all its others. If the first set lacks the removed digit, it takes a shared digit from the second set, which takes one from the third, and so on. The last set then contains the digit that the first one lacks.
proof_deathBlossom = Each candidate of the stem cell takes a digit from one of the sets. That set can lack no second digit, so it contains all its others. All these sets share the removed digit, so one of them contains it, whichever candidate of the stem is true.
proof_alignedPair = The two cells take one of the pairs that are left. A pair that uses both candidates of a third cell leaves that cell empty, so it is impossible. A digit that is in no possible pair is not in the solution.
proof_sueDeCoq = There are as many candidates as cells, and no digit fits in two of the cells, so each digit is in one of them. A digit that the box part lacks is in a cell of the line, so the rest of the line loses it. A digit that the line part lacks is in a cell of the box, so the rest of the box loses it.
proof_forcingChain = One of the cases is true, although it is not known which one. A conclusion that follows in every case therefore holds. If an assumption contradicts itself, the opposite holds.
proof_forcingNet = As in a forcing chain, one of the cases is true, and what follows in each of them holds. In a net a statement may follow from several others together, because candidates that were removed earlier in the net stay removed.
proof_nestedForcingNet = An assumption that leads to a contradiction is false. Within the first assumption, other candidates are assumed as well, and ruled out if they lead to a contradiction. So many candidates are ruled out in this way that the first assumption contradicts itself.
