### Importing and exporting positions as text.

packedBroken = The position in this link is damaged. Was the link cut short, or was its puzzle changed?
noPuzzle = This is a link to Sudoku Lab, but it contains no puzzle.
elsewhere = This link does not contain the puzzle: the puzzle is stored on the website to which the link leads. Open the link in a browser, then copy the digits of the puzzle, or a link that contains these digits.
linkBroken = The puzzle in this link cannot be read. Was the link cut short?
jsonBroken = This JSON is cut short, or it does not contain a puzzle in the format of f-puzzles, SudokuPad or sudoku.coach.
isPicture = This is a picture. Puzzles are read from text only: type the digits, or copy them as text.
binary = This is not text. A puzzle is read from text: digits, a table, a link or a text file.

# $key text

# $text text, $side digits
beyond = { $text } is not a digit from 1 to { $side }.
# $count digits
several = There are { $count } puzzles in this text.
# $found text
librarySymbol = { $found } is not allowed here: the fourth field of a HoDoKu line consists of 81 digits and dots, with a + before each digit that was placed.
# $count digits
libraryCells = The fourth field of a HoDoKu line has 81 cells; this field has { $count }.
# $found text
libraryCandidate = { $found } is not a deleted candidate: write the digit, row and column, as in 436.
# $code text
libraryTitle = Step { $code }
# $count digits
wikiLength = A SudokuWiki link has 162 characters after S9B, two per cell; this link has { $count }.
# $pair text
wikiPair = { $pair } is not a valid cell in a SudokuWiki link.
# $found text
exchangeSymbol = { $found } is not a valid symbol in a SudokuExchange link.
# $count digits
exchangeCells = A SudokuExchange link has 81 cells; this link has { $count }. Was the link cut short?
noGames = This OpenSudoku file contains no game.
gameBroken = The data of this OpenSudoku game cannot be read.
pasted = Pasted puzzles
# The parts of a text that were not imported.
# $what list
left = Not imported: { $what }.
leftMarks = pencil marks
leftColours = colours
leftGivenMarks = given pencil marks
# $title text
titled = Opened: { $title }
keptBefore = The puzzle you were solving is kept, under “Your puzzles”.
backToBefore = Back to that puzzle
askTitle = How to read the text
askDone = Apply
# $cells number
asks_singles_question =
    { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    } in this text { $cells ->
        [one] has
       *[other] have
    } a single candidate. Is a single candidate a pencil mark or a placed digit?
asks_singles_options_0 = Pencil mark
asks_singles_options_1 = Placed digit
# $cells number
asks_alphabet_question = This text has zeros and other blanks. Is 0 a blank, or a digit?
asks_alphabet_options_0 = A blank
asks_alphabet_options_1 = A digit
# $cells number
asks_solution_question = The text also contains a full grid. Use the digits of this grid too?
asks_solution_options_0 = Only the puzzle
asks_solution_options_1 = All digits
openFile = Open a file…
openFileHelp = One puzzle or many: .txt, .sdm, .sdk, .sdx, .csv, .opensudoku. You can also drop the file on the page.
# $name text
fileTooLarge = { $name } is larger than 50 MB.
# $name text
fileUnread = { $name } could not be read.
drop = Drop the file to open it
# $solved number, $all number
solvedOf = { $solved } of { $all } solved
closePager = Close this list of puzzles
previous = Previous
next = Next
number = Number of the puzzle
# $all number
of = of { $all }
# $all number
noNumber = Enter a number from 1 to { $all }.
# $number digits, $solved flag
entry =
    Puzzle { $number }{ $solved ->
        [true] , solved
       *[false] { "" }
    }
# $first number, $last number
all = Puzzles { $first } to { $last }
# $number digits, $left number
entrySolved =
    { $left ->
        [0] Puzzle { $number } is solved; all puzzles are solved now.
       *[other] Puzzle { $number } is solved; unsolved puzzles left: { $left }.
    }
# $line digits, $why text
entryWrong = The puzzle in line { $line } cannot be read: { $why }
# $lines number
wrongLines =
    { $lines ->
        [one] { $lines } line was
       *[other] { $lines } lines were
    } left out, because no puzzle could be read there.
notKept = This list is too long for the browser to store. Open the file again on your next visit.
notFetched = The part of the page that reads puzzles could not be loaded. Try again when the network is back.
share = Copy and export
format = Format
formats_link = Link with everything
formats_line = One line
formats_grid = Grid with borders
formats_grids = Digits and candidates
formats_marks = Candidates
formats_lists = Candidates, nine characters per cell
formats_hodoku = HoDoKu library line
formats_sdk = SadMan file (.sdk)
formats_sdx = SudoCue file (.sdx)
formats_sdm = Collection file (.sdm)
formats_opensudoku = OpenSudoku file
formats_wiki = SudokuWiki link
formats_exchange = SudokuExchange link
formats_fpuzzles = f-puzzles link
formats_sudokupad = SudokuPad link
preview = Preview
copy = Copy
copied = Copied
copyRefused = The browser refused to copy. Select the preview and copy it yourself.
save = Save as a file
# The parts of a position that a format cannot store.
# $what list
lost =
    { LENGTH($what) ->
        [0] { "" }
       *[other] Not included: { $what }.
    }
losses_values = the digits you entered
losses_given = which digits are given
losses_marks = your marks
losses_struck = the candidates you ruled out
losses_corner = corner marks
losses_colours = colours
losses_box = the shape of the boxes
changed_everyCell = Every blank cell is written with its candidates, whether you entered them or not.
changed_ruledOut = This format stores deleted candidates: in a cell with pencil marks, every candidate that is not marked is stored as deleted.
changed_singles = A cell with one candidate left looks like a filled-in cell.
whole = This format contains everything on the board.
# $length number
tooLong = This link has { $length } characters, more than some sites and mail programs allow. Save a file instead; the page can open it again.
picture = Picture
pictureOf = The board as a picture
marks = Marks
marksOf_own = as you made them
marksOf_left = all candidates
marksOf_none = none
print = Print
noPng = The browser could not draw the picture. Save it as SVG.
# $numbers list
damagedEntries =
    This list leaves out stored puzzles that cannot be read: { LENGTH($numbers) ->
        [one] number
       *[other] numbers
    } { $numbers }. Open the file again to restore them.
# $rule text
variant = This puzzle is not a classic Sudoku: it has { $rule }.
# Rules beyond those of classic Sudoku, keyed by their names in links of other sites.
rules_killercage = killer cages
rules_cage = cages
rules_thermometer = thermometers
rules_arrow = arrows
rules_arrows = arrows
rules_lines = drawn lines
rules_overlays = symbols drawn over its cells
rules_underlays = symbols drawn under its cells
rules_irregular = irregular boxes
rules_diagonal-plus = a diagonal
rules_diagonal-minus = a diagonal
rules_antiknight = an anti-knight rule
rules_antiking = an anti-king rule
rules_nonconsecutive = a non-consecutive rule
rules_disjointgroups = disjoint sets of cells
rules_extraregion = extra houses
rules_odd = odd cells
rules_even = even cells
rules_palindrome = palindromes
rules_renban = renban lines
rules_whispers = whisper lines
rules_betweenline = between lines
rules_littlekillersum = little killer sums
rules_sandwichsum = sandwich sums
rules_xsum = X-sums
rules_skyscraper = skyscraper clues
rules_difference = differences
rules_ratio = ratios
rules_xv = XV pairs
rules_clone = clones
rules_quadruple = quadruples
rules_maximum = maxima
rules_minimum = minima
rules_negative = a negative rule
