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
contradiction = { $cell } cannot both be { $digit } and not be { $digit }: this is a contradiction.
proofTitle = Why it works
proof_fullHouse = Every house contains every digit once. The house has one blank cell and lacks one digit, so the digit goes there.
proof_nakedSingle = A cell contains exactly one digit, and equal digits never share a row, column or box. If every digit but one is ruled out, the cell takes the one that is left.
proof_hiddenSingle = Every house contains every digit once. If every cell of the house but one is ruled out for a digit, the digit goes in the cell that is left.
proof_locked = The house contains the digit, and all its places there lie in the second house too. Whichever of these places contains the digit, the second house has its digit there too, so the digit can be removed from all other cells of the second house.
proof_nakedSubset = The cells need as many different digits as there are cells, and have only that many candidates. The cells use up all of these digits, so none is left for another cell of the house.
proof_hiddenSubset = The house contains each of the digits, and the digits have only as many possible cells as there are digits. Each of these cells takes one of the digits, so its other candidates can be removed.
proof_fish = Each base line contains the digit once, and no two base lines contain it in the same cover line. There are as many base lines as cover lines, so each cover line contains the digit in a cell of a base line and in no other cell.
proof_finnedFish = If one of the fins is true, it removes the digit from all cells that it sees. If no fin is true, the rest is an ordinary fish, which removes the digit from the rest of its cover lines. A cell that is affected in both cases loses the digit for certain.
proof_frankenFish = Each base house needs the digit once, and each cover house can contain it only once. There are as many cover houses as base houses, so the base houses need all the room. A cell outside the pattern that lies in more cover houses than base houses would leave too little room.
proof_finnedFrankenFish = If one of the fins is true, no cell that it sees contains the digit. If no fin is true, the base houses need all the room in the cover houses, as in a fish without fins. A cell that loses the digit in both cases loses it for certain.
proof_remotePair = All the cells have the same two candidates, and each sees the next. So neighbours differ, and the two digits alternate. The ends are an odd number of links apart, so each of the two digits is at one end; a cell that sees both ends can contain neither.
proof_bug = If every blank cell had two candidates and every digit two places in each house, then each solution could be turned into another one: every blank cell takes its other candidate. The puzzle has exactly one solution, so one of the extra candidates is true.
proof_twoLinks = Each of the two houses contains the digit in one of its two places. The two places that see each other cannot both contain the digit, so at least one of the other two places contains it. A cell that sees both of these other places cannot contain the digit.
proof_emptyRectangle = The assumption puts the digit in the marked cell. Through a strong link, this rules out the last places for the digit in the box. The box needs the digit, so the assumption is wrong.
proof_wWing = The house contains the digit in one of two places, and each place sees one of the two cells. So one of the cells loses this digit and takes its other candidate. A cell that sees both cannot contain that candidate.
proof_xyWing = The pivot takes one of its two candidates. In each case one pincer loses a candidate and takes the common digit. So one of the pincers contains the common digit, and a cell that sees both pincers cannot contain it.
proof_xyzWing = The pivot takes one of its three candidates. In two cases a pincer is left with the common digit; in the third the pivot takes this digit. A cell that sees all three cells cannot contain this digit.
proof_wxyzWing = The cells have exactly as many different candidates as there are cells. Each candidate except one can be placed at most once, because all cells with that candidate see each other. So the remaining digit occurs at least once, and a cell that sees all places of this digit cannot contain it.
proof_deadly = If the cells contained only these digits, the digits could be exchanged: each row, column and box would still contain the same digits. So the puzzle would have a second solution. The puzzle has only one solution, so at least one of the cells contains another digit.
proof_avoidable = Digits that were placed while solving can be exchanged, but givens cannot. If no corner is a given and the corners contain only two digits, exchanging these digits gives a second solution. The puzzle has only one solution, so the corners must contain a third digit.
proof_simpleColors = Two places of a digit are linked if a house has only these two places: exactly one of them is true. So either all places of one colour are true, or all places of the other. A candidate that conflicts with both colours is false, and so is a colour that conflicts with itself.
proof_multiColors = In each group of linked places, exactly one of the two colours is true. If a colour of one group sees a colour of the other group, these two colours are not both true, so at least one of their opposite colours is true. A candidate that conflicts with both opposite colours is false. A colour that sees both colours of another group is false, because one of those two colours is true.
proof_medusa = Two candidates are linked if exactly one of them is true: the two candidates of a cell, or the two places of a digit in a house. So either all candidates of one colour are true, or all candidates of the other. A candidate that conflicts with both colours is false, and so is a colour that contradicts itself.
proof_xChain = Read the chain from one end: if the digit is not there, it is in the next place, so it is not in the place after that, and so on. As the links alternate, the digit is then at the other end. So at least one end contains the digit.
proof_xyChain = If the first cell does not contain the digit, it contains its other candidate, which the next cell then loses, and so on. The last cell is left with the digit. So at least one end contains the digit.
proof_niceLoop = Links alternate between "if this is false, the next is true" and "if this is true, the next is false". So if one end is false, the other is true, and vice versa. In a closed loop, this argument works from every node, so each link has exactly one true side.
proof_alsXz = A set with one candidate more than cells can lack only one of its digits. The two sets cannot both contain the shared digit, so one set lacks it and contains all its other digits. Any other digit that both sets have is therefore in one of them, and a cell that sees all places of this digit cannot contain it. With two shared digits, each set lacks one and contains all its other digits.
proof_alsXyWing = The middle set can lack only one of its digits, so it contains at least one of the two shared digits, and one of the outer sets lacks that digit. This outer set contains all its other digits, including the digit x that both outer sets share. So a cell that sees all places of x in both outer sets cannot be x.
proof_alsChain = A set that lacks one digit contains all its other digits. Call the digit that can be removed x. If the first set lacks x, it contains the digit that it shares with the second set. So the second set lacks this shared digit and contains its other digits, and so on up to the last set, which contains x.
proof_deathBlossom = Whichever candidate of the stem cell is true, one of the sets lacks that digit. That set cannot lack a second digit, so it contains all its other digits. All these sets share the digit that can be removed, so one of them contains this digit in every case.
proof_alignedPair = The two cells take one of the possible pairs. A pair that uses both candidates of a third cell leaves that cell empty, so it is impossible. A digit that is in no possible pair is not in the solution.
proof_sueDeCoq = There are as many candidates as cells, and no digit fits in two of the cells, so each digit occurs exactly once in these cells. A digit that is no candidate in the box part lies in the line, so it can be removed from the rest of the line. A digit that is no candidate in the line part lies in the box, so it can be removed from the rest of the box.
proof_forcingChain = One of the cases is true, although it is not known which one. A conclusion that follows in every case therefore holds. If an assumption leads to a contradiction, the opposite holds.
proof_forcingNet = As in a forcing chain, one of the cases is true, and a conclusion that follows in every case holds. In a net a statement may follow from several others together, because candidates that were removed earlier in the net stay removed.
proof_nestedForcingNet = An assumption that leads to a contradiction is false. Within the first assumption, other candidates are assumed as well, and ruled out if they lead to a contradiction. This rules out so many candidates that the first assumption leads to a contradiction as well.
