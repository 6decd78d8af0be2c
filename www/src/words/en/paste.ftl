### What is said of a text that is pasted, once there is one.

zerosBlank = Each 0 was read as a blank.
# $last text
readHexadecimal = Read 0 to { $last } as the digits instead
pasteHelp = 81 characters, nine lines, a table, a list, pencil marks, a HoDoKu line or a link. Blanks may be 0, a dot, * or _; also -, x or ? if all blanks are written alike; spaces in full-width lines. Sizes 4, 6, 9, 12, 16 and 25. You can also paste anywhere on the page.
blanks = Blanks may be 0, a dot, * or _; also -, x or ? if all blanks are written alike.
useFirst = Use the first
pasteLabel = Text of the puzzle
pasteUse = Use this puzzle
pasteKept = The puzzle on the board was kept.
unreadable = This text cannot be read as a puzzle
clashing = These givens clash
editAnyway = Put it on the board to correct it
