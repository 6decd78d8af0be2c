### What is said of links that are pasted as puzzles.

onlyGivens = Only the givens were imported. Paste the text in the Solve view to import the rest too.
noPuzzle = This link of the page has no puzzle in it.
# $name text
view = the view ({ $name })
# $names list
lanes = the algorithms ({ JOIN($names, by: ", ") })
played = digits and marks on the board
params = their parameters
openAll = Open the whole link
# What a link of the page sets besides its puzzle.
# $what list
alsoSets = Only the puzzle was taken from the link. It also sets { $what }.
