### What the form of an algorithm's parameters says.

ours = our choice
oursHelp = The paper gives no value
noParameters = No parameters.
reset = Back to the preset
# $name text
moveUp = Move { $name } up
# $name text
moveDown = Move { $name } down
