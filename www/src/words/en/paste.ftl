### The dialog in which a puzzle is pasted, once it contains text.

zerosBlank = Each 0 was read as a blank.
# $last text
readHexadecimal = Read 0 to { $last } as the digits instead
pasteHelp = Paste 81 characters, nine lines, a table, a list, pencil marks, a HoDoKu line or a link. Write each blank as 0, a dot, * or _. The characters -, ? and x also work if all blanks use the same character; spaces work if every line has one character per cell. The sizes 4, 6, 9, 12, 16 and 25 are supported. You can paste anywhere on the page.
blanks = Write each blank as 0, a dot, * or _. The characters -, ? and x also work if all blanks use the same character.
useFirst = Use the first puzzle
pasteLabel = Text of the puzzle
pasteUse = Use this puzzle
pasteKept = The puzzle on the board was kept.
unreadable = This text cannot be read as a puzzle
clashing = These givens conflict
editAnyway = Put these givens on the board to correct them
