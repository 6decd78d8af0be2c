### The names of the puzzles that can be chosen, fetched with the list of them.

yourPuzzle = Your own
famous = Famous
sizes = Other sizes
random = Random
randomHelp = A puzzle from the collection, rotated, mirrored and relabelled at random
# $side digits
blankBoard = Empty { $side } × { $side }
