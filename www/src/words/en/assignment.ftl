### Assignments: texts for teachers, who set and check them, and for students, who solve them.

title = Assignment
# $step text
unit = Each step of your solver must be one { $step }: set about.step to “{ $step }”.
check = Check solution
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
    } not solved within the limits. Run the solver on puzzle
# $number number
tryOn = Run the solver on puzzle { $number }
by = Your name, as it should appear in the file
handIn = Save the result
handInHelp = The file contains the assignment, your code and the result for each puzzle. Hand in this file; your teacher’s page runs the code again.
moduleNot = An assignment must be solved in JavaScript.
# $why text
badTask = The assignment in the link cannot be read: { $why }.
leave = Leave the assignment
teach = For teachers: set an assignment, check a result
make = Set an assignment
makeHelp = Your students get a link. The link opens this page with the code in the editor, your text, and a button that checks the students’ solution.
name = Title
text = Instructions
set = Puzzles
# $id text, $puzzles number, $what text
setOf = { $id }: { $puzzles }, { $what }
take = Number of puzzles, from the first
solved = Minimum number of solved puzzles
steps = Step limit
per = The limit applies to
pers_puzzle = each puzzle
pers_all = all puzzles together
step = Required unit of a step, such as node or swap; leave empty to accept every unit
stepsHelp = A step is one call of step(state). The author of the solver decides how much work a step does, so read the code that is handed in.
link = Copy the link for students
copied = Link copied
copyFailed = The browser refused to copy
try = Open as a student
# $names list
bad = Enter a valid number for: { $names }.
open = Check a result…
openHelp = Opens a student’s file and runs its code again.
# $name text, $why text
badFile = { SHORT($name, 60) } is not a readable result file: { $why }.
# $by text
handedIn =
    { $by ->
        [none] A result without a name
       *[other] The result of { $by }
    }
# $said text
says = The file says: { $said }
untouched = The file has not been changed since it was saved.
touched = The file was changed after it was saved.
noDigest = This browser cannot check whether the file was changed.
asSet = The result belongs to the assignment that is open here.
notAsSet = The result belongs to another assignment, but is checked against the assignment that is open here.
setUnknown = The result is checked against the assignment in the file. To check it against your own assignment, open the link to your assignment first.
# $theirs text, $ours text
otherVersion = The result was made with version { $theirs }; this page is version { $ours }, so the runs may differ.
runAgain = Allow the code below, then press “{ check }”.
same = The code was run again: every puzzle gives the same result as in the file.
# $n number, $first number
differ =
    The code was run again: { $n ->
        [one] puzzle { $first } gives a different result from the result in the file.
       *[other] { $n } puzzles give different results from the results in the file. The first is puzzle { $first }.
    }
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
        [true] each in at most { $most }
       *[false] in at most { $most } in total
    }.
# `$other` is the required unit of a step, if the solver uses another one.
# $met flag, $solved number, $puzzles number, $work text, $each flag, $other text?
standing =
    { $met ->
        [true] The goal is reached:
       *[false] The goal is not reached yet:
    } { $solved } of { $puzzles ->
        [one] { $puzzles } puzzle
       *[other] { $puzzles } puzzles
    } solved, { $each ->
        [true] at most { $work } per puzzle
       *[false] { $work } in total
    }.{ $other ->
        [none] { "" }
       *[other] { " " }However, the solver does not use the required unit for its steps: { $other }.
    }
