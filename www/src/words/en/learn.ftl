### What the page says around what the algorithms say of themselves.

question = How do you solve a Sudoku?
# $algorithms text
answer = { $algorithms } algorithms: some search, some reason, some evolve. Watch them one step at a time.
startCourse = Start the course
# $number digits
continueCourse = Continue with lesson { $number }
# $done digits, $of digits
lessonsDone = { $done } of { $of } done
isDone = done
browse = Browse algorithms
# $step text, $at text, $of text
moment = { $step } { $at } of { $of }.
watchIt = Watch it decide
course = The course
# Where it is in this language.
courseAt = learn/index.html
topics = Algorithms
families = Families of algorithms
own = Write your own
ownIntro = in JavaScript, checked and raced here
make = Make puzzles with it
race = Race it on the current puzzle
lessons = Lessons that show it:
presets = Presets, and where they come from
# $figures number
printed =
    What it prints: { $figures ->
        [one] { $figures } figure
       *[other] { $figures } figures
    }
# $what text, $value text, $note text
published = { $what } { $value }: { $note }.
counts = What it counts
watch = Watch it step by step
boardKey = Bold: given. Coloured: placed by the algorithm. Dots: candidates. Frame or ring: the latest step; dashed red: a digit was taken back.
watchIntro = Press the arrows to go one step on or back. The lines that a step went through light up.
# $population text
small = Here with a population of { $population }, so that it takes a few steps.
several = This small puzzle has several solutions: any of them will do.
sizes = Puzzle
start = Play
again = Again
controls = Stepping through the run
# $name text
board = The board of { $name }
plots = Its curves
plotsIntro = Each from the first step to the last one done; the bar is the step shown.
# $name text, $value text
curve = { $name }: { $value }
params = Parameters, and what to watch
# $curves list, $count text?
paramsIntro =
    Each link races the usual setting against another on the puzzle on the board. Watch the { LENGTH($curves) ->
        [one] curve
       *[other] curves
    } of { $curves }{ $count ->
        [none] { "" }
       *[other] , and the count of { $count }
    }.
# $value text, $allowed text
usually = Usually { $value }; { $allowed }.
# $usual text, $other text
against = { $usual } against { $other }
on = on
off = off
onOrOff = on or off
# $names list
oneOf = one of { JOIN($names, by: ", ") }
growth = How its steps grow
growthBySize = Eight new puzzles of each size, a second for each run at most. Steps are counted, not time: they are the same on every machine. Only solved puzzles are drawn.
growthByGivens = The same eight puzzles with more and more givens, a second for each run at most. Steps are counted, not time: they are the same on every machine. Only solved puzzles are drawn.
measure = Measure it here
# $done number, $tasks number
measuring =
    { $done } of { $tasks ->
        [one] { $tasks } run
       *[other] { $tasks } runs
    } done
preparing = Making the puzzles…
stop = Stop
open = Open as an experiment
# $solved number, $runs number
solved =
    { $solved } of { $runs ->
        [one] { $runs } run
       *[other] { $runs } runs
    } solved.
# $all digits
familyAll = All { $all }
familyComplete_text = Complete
familyComplete_title = They find every solution, and prove that there is none
familyIncomplete_text = Incomplete
familyIncomplete_title = They may fail to find a solution
familyGenerators_text = Generators
familyGenerators_title = They make puzzles
