### Texts about the difficulty of a puzzle.

title = Difficulty
looking = Rating the puzzle…
# $why text
failed = The puzzle could not be rated: { $why }.
notUnique = Only a puzzle with exactly one solution has a rating.
needs = Techniques needed
# $steps number
needsLooking =
    Looking for a solution path: { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } so far…
singles = Singles are enough.
stuck = The techniques of the lab do not solve this puzzle completely; only the steps that they find are counted.
bar = Steps of the solution path, grouped by technique, easiest first. Press a technique to list only its steps.
# $name text, $steps number
need =
    { $name }: { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
scales = Ratings
# $low text, $high text
interval = 95 % CI { $low }–{ $high }
# $unit text
unit = in { $unit }
how = Definition, source, checks
source = Source
checked = Checked
slow = takes longer
rate = Rate
# $scale text
rateOn = Rate: { $scale }
waiting = …
# $seconds number
running = { $seconds } s so far
cancel = Cancel
# $what text
cancelOf = Cancel: { $what }
anotherHelp = The other puzzle opens as a new puzzle; the current puzzle is kept unchanged, and Back returns to it.
kind = Similar in
# $column text, $level text
level = { $column }: { $level }
# $technique text
needing = hardest technique: { $technique }
make = Make another puzzle
# $puzzles number
tried =
    { $puzzles ->
        [one] { $puzzles } puzzle
       *[other] { $puzzles } puzzles
    } tried
made = Another puzzle of this kind is on the board.
# $puzzles number, $says text?
missed =
    No match in { $puzzles ->
        [one] { $puzzles } puzzle
       *[other] { $puzzles } puzzles
    }.{ $says ->
        [none] { "" }
       *[other] { " " }The closest puzzle: { $says }.
    }
openNearest = Open the closest puzzle
# $why text
makeFailed = No other puzzle could be made: { $why }.
# Small numbers are written out.
# $count number
number =
    { $count ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
       *[other] { $count }
    }
# A technique that a path needs this often: two X-wings, an XY-chain.
# $count number, $name text
times =
    { LESS(1, $count) ->
        [true] { number } { PLURAL($name) }
       *[false] { SINGULAR($name) }
    }
# $count number
easier = { number } easier techniques beyond singles
# $before text, $last text
listed = { $before } and { $last }
# What a path takes beyond singles.
# $all text
sentence = { CAPITAL($all) }.
