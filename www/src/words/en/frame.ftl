### Answers of a frame to the page that embeds it, and texts about locked parts.

nothingPlays = This view contains no run to play.
nothingRaces = This view has no race.
noStep = A step must be a whole number.
noAddress = An address must begin with #.
tooMany = Too many calls are waiting for an answer.
lockedAll = The puzzle, the lanes and their settings are locked here.
# $parts list
locked = Locked here: { $parts }.
