### The Solve view.

title = Board
modes_label = What a digit writes
modes_digit = Digit
modes_corner = Corner
modes_centre = Centre
modes_colour = Colour
# $digit text
press_digit = Digit { $digit }
# $digit text
press_corner = Corner mark { $digit }
# $digit text
press_centre = Candidate { $digit }
# $name text
press_colour = Colour { $name }
# $digit text
given = Given { $digit }
# $left digits
left =
    { $left ->
        [0] complete
       *[other] { $left } to go
    }
colours_0 = red
colours_1 = orange
colours_2 = yellow
colours_3 = green
colours_4 = teal
colours_5 = blue
colours_6 = purple
colours_7 = pink
colours_8 = grey
pad = Digits
erase = Erase
undo = Undo
redo = Redo
several = Several
selectSeveral = Select several cells
severalHelp = Each cell you tap is added to the selection or removed from it
hint = Hint
hintHelp = Each press shows more: technique and place, then the step, then why it works
fill = Fill candidates
fillShort = Candidates
fillHelp = Enter in every blank cell the candidates that its row, column and box allow
check = Check
checkHelp = Compare your digits with the solution
headline_question = Can you solve it?
headline_answered = You solved it
headline_editing = Your own puzzle
yourTurn = Your turn
# $blank number
toGo =
    { $blank ->
        [one] { $blank } cell
       *[other] { $blank } cells
    } to go
begin = Choose a cell and type a digit.
play = Play
moreActions = More: select, highlight, restart, edit, keys, settings
choose = Choose a puzzle
newPuzzle = New puzzle
levels_easy = Easy
levels_medium = Medium
levels_hard = Hard
levels_unfair = Unfair
levels_extreme = Extreme
daily = Puzzle of the day
# $what text
makingLevel = Making: { $what }
collection = Collection
# $found number
hidden =
    { $found ->
        [one] one, hidden
        [0] none
       *[other] { $found }
    }
# $score text
scored = HoDoKu score { $score }
restart = Restart
restartHelp = Return to the givens. Undo restores everything
edit = Edit givens
editing = Digits that you type now become givens. Press “Play” when you have finished.
uncolour = Clear colours
keys = Keys
settings = Settings
setting_auto = Show all candidates and keep them up to date
setting_places = Give each candidate its own place in the cell
setting_tidy = When I enter a digit, remove it from the marks in the same row, column and box
setting_clashes = Mark conflicting digits
setting_mistakes = Mark mistakes as I make them
setting_same = Shade equal digits
setting_timer = Show the timer
hintOrder = Hints prefer
hintOrders_people = what is easiest to see
hintOrders_se = Sudoku Explainer’s order
hintOrders_hodoku = HoDoKu’s order
setting_keys = Single-key shortcuts: type on the board even when the focus is elsewhere
highlight_label = Highlight
highlight_none = no digit
highlight_before = Highlight the previous digit
highlight_after = Highlight the next digit
highlight_previous = Previous
highlight_next = Next
# $digit text
highlight_now =
    { $digit ->
        [none] No digit highlighted
       *[other] Highlighting { $digit }
    }
# $digit text
highlight_colours = Colours now mark candidate { $digit } instead of whole cells.
time = Time
# $time text?
solved =
    { $time ->
        [none] Solved.
       *[other] Solved in { $time }.
    }
another = Another puzzle at this level
recent = Your puzzles
# $side digits, $givens number, $blank number
recentOne =
    { $side } × { $side }, { $givens ->
        [one] { $givens } given
       *[other] { $givens } givens
    }, { $blank ->
        [0] full
       *[other] { $blank } blank
    }
recentSolved = solved
# $name text
forget = Forget: { $name }
gone = This puzzle is no longer stored.
source = Puzzles
panels = More about this puzzle
solution = Solution
rating = Difficulty
# $digit text
content_given = given { $digit }
# $digit text
content_digit = digit { $digit }
# $digits list
content_candidates = candidates { JOIN($digits, by: " ") }
# $digits list
content_corner = corner { JOIN($digits, by: " ") }
# $names list
content_colours = coloured { JOIN($names, by: " and ") }
# $all list
content_candidateColours = { JOIN($all, by: ", ") }
content_clashes = in conflict
content_wrong = wrong
content_ruledOut = the right digit is missing from the candidates of this cell
# $name text
said_mode = { $name } mode
# $digit text, $cells list
said_placed = { $digit } in { places }
# $digit text, $cells list
said_placedGiven = Given { $digit } in { places }
# $cells list
said_clash = The digit conflicts with { places }
# $marks number
said_took =
    { $marks ->
        [one] { $marks } mark
       *[other] { $marks } marks
    } removed, because the digit is placed now
# $what text, $cells list
said_marked = { $what } entered in { places }
# $what text, $cells list
said_unmarked = { $what } removed from { places }
# $cells list
said_cleared = Cleared { places }
said_nothing = There is nothing to change
said_isGiven = This cell is a given. To change it, choose “Edit givens”
# $cells list
said_undone = Undone: { places }
# $cells list
said_redone = Redone: { places }
said_noUndo = Nothing to undo
said_noRedo = Nothing to redo
said_restarted = Back to the givens
said_filled = All candidates were entered
# $on flag
said_edit =
    { $on ->
        [true] You are editing the givens
       *[false] You are playing
    }
# $cells number
said_selected =
    { $cells ->
        [0] No cell selected
       *[other]
            { $cells ->
                [one] { $cells } cell
               *[other] { $cells } cells
            } selected
    }
# $blank number
checked_fine =
    No mistake so far: { $blank ->
        [0] every cell is correct
       *[other]
            { $blank ->
                [one] { $blank } cell
               *[other] { $blank } cells
            } still blank
    }.
checked_several = This puzzle has more than one solution, so your digits cannot be checked.
checked_none = This puzzle has no solution: check its givens.
checked_unknown = The solution is not known yet. Try again in a moment.
command_digits = enter a digit or mark, depending on the mode
command_corner = enter a corner mark
command_centre = enter a candidate
command_colour = colour the cells
command_erase = clear the cell
command_modeDigit = switch to digits
command_modeCorner = switch to corner marks
command_modeCentre = switch to candidates
command_modeColour = switch to colours
command_cycle = switch to the next mode; while editing givens, move to the next cell
command_toggle = add the cell to the selection, or remove it
command_move = move
command_extend = add cells to the selection
command_jump = move to the next blank cell in this direction
command_ends = move to the ends of the row; with Ctrl, to the corners
command_all = select all cells
command_none = clear the selection; digit keys then highlight a digit
command_undo = undo
command_redo = redo
command_filter = highlight the previous or the next digit
command_hint = show the next stage of a hint
command_sheet = show these keys
keysNote = The keys work everywhere in this view, except in fields and menus. If you turn off “Single-key shortcuts” in the page menu or in the settings, the keys work only on the board. On boards with more than nine digits, letter keys enter digits; hold Alt to use the letters in this list as shortcuts. Two digits typed quickly form one number.
gestures = Drag to select several cells; Ctrl+click adds a cell; Shift+click adds the rectangle of cells from the active cell to the clicked cell. If only one cell is selected, a click on this cell deselects it. A double click selects all cells with the same digit. On the keypad, a double tap enters the digit in every mode.
# $cells number
checked_wrongDigits =
    { $cells ->
        [one] { $cells } wrong digit
       *[other] { $cells } wrong digits
    }
# $cells number
checked_withoutRight =
    { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    } without the right candidate
# $what list
checked_wrong = { $what }: marked on the board.
# The names of a few cells, or the number of many.
# $cells list
places =
    { LESS(4, LENGTH($cells)) ->
        [true] { LENGTH($cells) } cells
       *[false] { $cells }
    }
