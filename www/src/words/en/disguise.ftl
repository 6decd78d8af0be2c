### The comparison of a puzzle with known puzzles that may be equivalent to it.

# $name text
title = “{ $name }”
intro = These changes give a puzzle that only looks different: renaming the digits, reordering the rows within a band (a row of boxes) or the columns within a stack (a column of boxes), reordering the bands or stacks, and exchanging rows and columns. Your puzzle is compared with the built-in puzzles, your recent puzzles and any list you add.
# $side digits
otherSize = Only 9 × 9 puzzles can be compared; this puzzle is { $side } × { $side }.
working = Comparing…
# $why text
failed = The comparison failed: { $why }
# $compared number
sofar =
    { $compared ->
        [one] { $compared } puzzle
       *[other] { $compared } puzzles
    } compared…
# $skipped number, $line number, $why text
skipped =
    { $skipped ->
        [one] Line { $line } of the list is not a 9 × 9 puzzle
       *[other] { $skipped } lines of the list are not 9 × 9 puzzles; the first is line { $line }
    }: { $why }.
cancelled = Cancelled before the end of the list.
# $n digits
ofCollection = no. { $n } of the built-in collection
# $label text
raced = a puzzle you raced ({ $label })
choose = Match to show
yours = Yours
asItStands = The puzzles are identical.
# $what text
seenThrough = Differences: { $what }.
exchanged = rows and columns swapped
rows = rows
columns = columns
digits = digits
moved = rows or columns moved
renamed = digits renamed
lines_row_0 = Your row
lines_row_1 = Row of the match
lines_column_0 = Your column
lines_column_1 = Column of the match
lines_rowAcross_0 = Your row
lines_rowAcross_1 = Column of the match
lines_columnAcross_0 = Your column
lines_columnAcross_1 = Row of the match
lines_digit_0 = Your digit
lines_digit_1 = Digit of the match
map = Mapping from your puzzle to the match
point = Point at a cell to see its place in the match.
own = Symmetries of your puzzle
ownNone = None.
# $ways number
ownSome =
    { $ways ->
        [one] { $ways } symmetry
       *[other] { $ways } symmetries
    } besides the identity:
# $more number
ownMore = and { $more } more
# $digits number
free = { $digits } digits do not appear in your puzzle, so they can be exchanged.
form = Min-lex form of your puzzle
formHelp = The lexicographically smallest of all equivalent puzzles, read row by row, with blanks before digits. Two puzzles are equivalent exactly when their min-lex forms are equal.
copy = Copy
copied = Copied
copyFailed = The browser refused to copy: select the text and copy it yourself.
list = A list to compare with
listHelp = One 9 × 9 puzzle per line; text after the puzzle is its name.
file = Open a file…
# $name text, $lines number
fileLoaded =
    { $name }: { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }
# $name text, $why text
fileFailed = { $name } could not be read: { $why }
forget = Forget the file
compare = Compare
cancel = Cancel
# $line number
lineOf = line { $line } of the list
# $name text
verdictOne = Yes: your puzzle is { $name }.
# $found number, $compared number, $name text
verdictSome =
    Yes: your puzzle matches { $found } of the { $compared ->
        [one] { $compared } puzzle
       *[other] { $compared } puzzles
    }, including { $name }.
# $compared number
verdictNone =
    No: your puzzle matches none of the { $compared ->
        [one] { $compared } puzzle
       *[other] { $compared } puzzles
    }.
turns_upsideDown = mirrored top to bottom
turns_leftRight = mirrored left to right
turns_half = half a turn
turns_diagonal = mirrored in the main diagonal
turns_left = a quarter turn to the left
turns_right = a quarter turn to the right
turns_antidiagonal = mirrored in the antidiagonal
