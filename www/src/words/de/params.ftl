ours = unsere Wahl
oursHelp = Die Studie nennt keinen Wert
noParameters = Keine Parameter.
reset = Auf Voreinstellung zurücksetzen
up = Nach oben
down = Nach unten
moveUp = { $name } nach oben
moveDown = { $name } nach unten
