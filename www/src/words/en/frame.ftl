### What a frame answers the page around it, and says of what is locked.

nothingPlays = This view has nothing to play.
nothingRaces = This view has no race.
noStep = A step is a whole number.
noAddress = An address begins with #.
tooMany = Too many calls wait for an answer.
lockedAll = The puzzle, the lanes and their settings are locked here.
# $parts list
locked = Locked here: { $parts }.
