ours = unsere Wahl
oursHelp = Die Studie nennt keinen Wert
noParameters = Keine Parameter.
reset = Zurück zur Voreinstellung
moveUp = { $name } nach oben
moveDown = { $name } nach unten
