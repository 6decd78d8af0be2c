### The Learn view: the texts around the descriptions of the algorithms.

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
# The address of the course in this language.
courseAt = learn/index.html
topics = Algorithms
families = Families of algorithms
own = Write your own
ownIntro = Write a solver in JavaScript. The page checks the answers of your solver and races it.
train = Train a net
papers = Check papers’ claims
trainIntro = Watch a small neural network learn Sudoku on this page.
pictures = The same puzzle, partly solved. Bold: given. Coloured: placed by the algorithm. Dots: candidates, larger when more likely. Red corner: conflict.
make = Make puzzles with this generator
race = Race on the current puzzle
lessons = Lessons that show this algorithm:
presets = Presets and their sources
# $figures number
printed =
    Published figures: { $figures ->
        [one] { $figures } figure
       *[other] { $figures } figures
    }
# $what text, $value text, $note text
published = { $what } { $value }: { $note }.
counts = Counters
watch = Watch it step by step
boardKey = Bold: given. Coloured: placed by the algorithm. Dots: candidates. Frame or ring: the latest step; dashed red: a digit was taken back.
watchIntro = Press the arrow keys to go one step forward or back. The lines that a step executes are highlighted.
# $population text
small = The population has { $population } individuals here, so that the run takes few steps.
several = This small puzzle has several solutions; the run ends with any of them.
sizes = Puzzle
start = Play
again = Again
controls = Stepping through the run
# $name text
board = The board of { $name }
plots = Curves
plotsIntro = Each curve runs from the first step to the latest step. The bar marks the step that the board shows.
# $name text, $value text
curve = { $name }: { $value }
params = Parameters and their effect
# $curves list, $count text?
paramsIntro =
    Each link races the default setting against another setting on the current puzzle. Watch the { LENGTH($curves) ->
        [one] curve
       *[other] curves
    } of { $curves }{ $count ->
        [none] { "" }
       *[other] , and the count of { $count }
    }.
# $value text, $allowed text
usually = Default: { $value }; { $allowed }.
# $usual text, $other text
against = { $usual } against { $other }
on = on
off = off
onOrOff = on or off
# $names list
oneOf = one of { JOIN($names, by: ", ") }
growth = Growth of the number of steps
growthBySize = Eight new puzzles per size, at most one second per run. Steps are counted instead of time, because step counts do not depend on the machine. The plot shows only solved puzzles.
growthByGivens = Eight puzzles, each solved several times with more and more givens; at most one second per run. Steps are counted instead of time, because step counts do not depend on the machine. The plot shows only solved puzzles.
measure = Measure growth here
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
familyComplete_title = Algorithms that find every solution, or prove that there is none
familyIncomplete_text = Incomplete
familyIncomplete_title = Algorithms that may fail to find a solution
familyGenerators_text = Generators
familyGenerators_title = Algorithms that make puzzles
