### Texts of the technique pages, apart from the descriptions of the techniques.

title = Techniques
# $techniques digits
intro = { $techniques } techniques, easiest first in each family
find = Find a technique
# $techniques number
found =
    { $techniques ->
        [one] { $techniques } technique
       *[other] { $techniques } techniques
    } found
all = All techniques
# $name text
before = Previous: { $name }
# $name text
after = Next: { $name }
none = there is no such technique
# $level text, $points text
level = { $level } in HoDoKu, { $points } points
oneSolution = Only for puzzles with exactly one solution
whole = Full description
example = Example
stages_0 = Position
stages_1 = Pattern
stages_2 = Conclusion
said_0 = This is the position with all remaining candidates.
said_1 = This is the pattern.
# $stage digits, $of digits, $name text
stageOf = { $stage } of { $of }: { $name }
back = Back
next = Next
legend = Legend
roles_focus = where to look
roles_pattern = the pattern
roles_placed = digit to place
roles_eliminated = candidate to remove
roles_undone = digit taken back
roles_fin = fin
roles_first = first part
roles_second = second part
roles_third = third part
roles_fourth = further part
roles_grouped = places that count as one place
links_strong = strong link
links_weak = weak link
practise = Practise this technique
attempt = Try it
task_removes = Choose a cell, then the candidates that this technique removes there.
task_places = Choose a cell, then the digit that this technique places there.
boards = Boards to try
# $board digits
boardOf = Board { $board }
# $board digits
solvedBoard = Board { $board }, done
# $name text, $side digits
board = { $name }, { $side } by { $side }
# $row digits, $column digits
cell = row { $row } column { $column }
# $digits list
candidates =
    { LENGTH($digits) ->
        [0] no candidates
       *[other]
            { LENGTH($digits) ->
                [one] candidate
               *[other] candidates
            } { JOIN($digits, by: " ") }
    }
# $digits list
chosen_removes = chosen to remove: { JOIN($digits, by: " ") }
# $digits list
chosen_places = chosen to place: { JOIN($digits, by: " ") }
filled = This cell is filled.
# $cell text
inCell = In { $cell }:
# $digit text
remove = Remove { $digit }
# $digit text
place = Place { $digit }
check = Check
clear = Start over
show = Show the answer
empty_removes = Nothing is chosen yet: choose a candidate to remove.
empty_places = Nothing is chosen yet: choose a digit to place.
right = Right.
# $text text
shown = Answer: { $text }
# $left number
more =
    The technique allows { $left ->
        [one] { $left } more conclusion
       *[other] { $left } more conclusions
    } here.
# $items list
trueOnly = Correct, but not proved by this technique here: { $items }.
# $items list, $one text
wrong = Wrong: { $items } cannot be concluded, because the solution has { $one }.
# $cell text, $digit text
placed = { $cell }={ $digit }
# $cell text, $digit text
removed = { $cell }≠{ $digit }
failed = The boards could not be loaded. Check your connection.
