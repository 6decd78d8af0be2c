### The list of puzzles to choose from, fetched with its data.

yourPuzzle = Your own
famous = Famous
sizes = Other sizes
random = Random
randomHelp = A puzzle from the collection, rotated, mirrored and relabelled at random
# $side digits
blankBoard = Empty { $side } × { $side }
