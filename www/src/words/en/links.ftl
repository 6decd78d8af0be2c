### Links that are pasted as puzzles.

onlyGivens = Only the givens were imported. Paste the text in the Solve view to import the rest too.
noPuzzle = This is a link to Sudoku Lab, but it contains no puzzle.
# $name text
view = the view ({ $name })
# $names list
lanes = the algorithms ({ JOIN($names, by: ", ") })
played = digits and marks on the board
params = their parameters
openAll = Open the whole link
# The parts that a link sets besides its puzzle.
# $what list
alsoSets = Only the puzzle was taken from the link. The link also sets { $what }.
