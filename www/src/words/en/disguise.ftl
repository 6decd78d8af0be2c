### What the page says of puzzles in disguise.

# $name text
title = “{ $name }”
intro = Swapping rows, columns or digits gives a puzzle that only looks different. Yours is compared with the built-in puzzles, your recent ones and any list you add.
# $side digits
otherSize = Only 9 × 9 puzzles can be compared; this one is { $side } × { $side }.
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
        [one] { $skipped } line
       *[other] { $skipped } lines
    } of the list { $skipped ->
        [one] is
       *[other] are
    } not a 9 × 9 puzzle; the first is line { $line }: { $why }.
cancelled = Cancelled before the end of the list.
# $n digits
ofCollection = no. { $n } of the built-in collection
# $label text
raced = one you raced ({ $label })
choose = Match to show
yours = Yours
asItStands = It is identical.
# $what text
seenThrough = What differs: { $what }.
exchanged = rows and columns swapped
rows = rows
columns = columns
digits = digits
moved = rows or columns moved
renamed = digits renamed
lines_row_0 = Your row
lines_row_1 = is its row
lines_column_0 = Your column
lines_column_1 = is its column
lines_rowAcross_0 = Your row
lines_rowAcross_1 = is its column
lines_columnAcross_0 = Your column
lines_columnAcross_1 = is its row
lines_digit_0 = Your digit
lines_digit_1 = is its digit
map = How your puzzle becomes this one
point = Point at a cell to see where it went.
own = Its own symmetries
ownNone = None.
# $ways number
ownSome =
    { $ways ->
        [one] { $ways } symmetry
       *[other] { $ways } symmetries
    }, besides changing nothing:
# $more number
ownMore = and { $more } more
# $digits number
free = { $digits } digits do not appear, so they may swap names.
form = Its min-lex form
formHelp = The first of all its equivalents, read row by row, blanks before digits. Two puzzles are the same in disguise exactly when these forms are equal.
copy = Copy
copied = Copied
copyFailed = The browser refused: select the text
list = A list to compare with
listHelp = One 9 × 9 puzzle per line; text after it is its name.
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
verdictOne = Yes: it is { $name }.
# $found number, $compared number, $name text
verdictSome =
    Yes: it matches { $found } of the { $compared ->
        [one] { $compared } puzzle
       *[other] { $compared } puzzles
    }, { $name } among them.
# $compared number
verdictNone =
    No: it matches none of the { $compared ->
        [one] { $compared } puzzle
       *[other] { $compared } puzzles
    }.
turns_upsideDown = turned upside down in a mirror
turns_leftRight = mirrored left to right
turns_half = half a turn
turns_diagonal = mirrored in the main diagonal
turns_left = a quarter turn to the left
turns_right = a quarter turn to the right
turns_antidiagonal = mirrored in the antidiagonal
