### Texts of the form of an algorithm's parameters.

ours = our choice
oursHelp = The paper gives no value
noParameters = No parameters.
reset = Reset to the preset
up = Up
down = Down
# $name text
moveUp = Move { $name } up
# $name text
moveDown = Move { $name } down
