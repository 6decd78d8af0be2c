### What the page says around assignments: for who makes one, who does it, and who checks it.

title = Assignment
# $step text
unit = One step of your solver must be a { $step }: say so in about.step.
check = Check it
stop = Stop
# $done number, $of number, $solved number
progress =
    { $done } of { $of ->
        [one] { $of } puzzle
       *[other] { $of } puzzles
    } tried, { $solved } solved
# $n number
missed =
    { $n ->
        [one] { $n } puzzle
       *[other] { $n } puzzles
    } not solved within the goal. Run it on number
# $number number
tryOn = Run it on puzzle { $number }
by = Your name, as it should appear in the file
handIn = Save the result
handInHelp = The file contains the assignment, your code and the result for each puzzle. Hand it in; your teacher’s page runs the code again.
moduleNot = An assignment must be solved in JavaScript.
# $why text
badTask = The assignment in the link cannot be read: { $why }.
leave = Leave the assignment
teach = For teachers: set an assignment, check a result
make = Set an assignment
makeHelp = Your students get a link. It opens this page with the code in the editor, your text, and a button that checks their solution.
name = Title
text = What is to be done
set = Puzzles
# $id text, $puzzles number, $what text
setOf = { $id }: { $puzzles }, { $what }
take = How many, from the first
solved = To be solved, at least
steps = Steps, at most
per = Steps are counted
pers_puzzle = for each puzzle
pers_all = for all together
step = What a step is to be (node, swap…), or nothing
stepsHelp = A step is one call of step(state), and how much is done in it is up to who writes it. So look at the code of what is handed in.
link = Copy the link for students
copied = Link copied
copyFailed = The browser refused to copy
try = Open it as a student
# $names list
bad = Not a number that fits: { $names }.
open = Check a result…
openHelp = A file that a student has handed in is run again here.
# $name text, $why text
badFile = { SHORT($name, 60) } is no result that can be read: { $why }.
# $by text
handedIn =
    { $by ->
        [none] A result without a name
       *[other] The result of { $by }
    }
# $said text
says = The file says: { $said }
untouched = The file is as it was saved.
touched = The file was changed after it was saved.
noDigest = Whether the file was changed cannot be told here.
asSet = It is for the assignment that is open here.
notAsSet = It is for another assignment than the one that is open here. It is checked by yours.
setUnknown = The assignment is the one in the file. To check it by yours, open the link of yours first.
# $theirs text, $ours text
otherVersion = It was made with version { $theirs }; this is { $ours }, and runs may differ.
runAgain = Allow the code below, then press “Check it”.
same = Run again here, every puzzle came out as the file says.
# $n number, $first number
differ =
    Run again here, { $n ->
        [one] { $n } puzzle
       *[other] { $n } puzzles
    } came out otherwise than the file says; the first is number { $first }.
# $all flag, $solved number, $take number, $set text, $most text, $each flag
goal =
    Solve { $all ->
        [true]
            all { $take ->
                [one] { $take } puzzle
               *[other] { $take } puzzles
            }
       *[false]
            at least { $solved } of { $take ->
                [one] { $take } puzzle
               *[other] { $take } puzzles
            }
    } of { $set }, { $each ->
        [true] each in { $most } at most
       *[false] in { $most } at most together
    }.
# With `$other`, the name that steps should have had.
# $met flag, $solved number, $puzzles number, $work text, $each flag, $other text?
standing =
    { $met ->
        [true] The goal is reached:
       *[false] The goal is not reached yet:
    } { $solved } of { $puzzles ->
        [one] { $puzzles } puzzle
       *[other] { $puzzles } puzzles
    } solved, { $each ->
        [true] { $work } at most for one of them
       *[false] { $work } in all
    }.{ $other ->
        [none] { "" }
       *[other] { " " }But its steps are not called { $other }.
    }
