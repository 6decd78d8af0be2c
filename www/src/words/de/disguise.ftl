title = „{ $name }“
intro = Vier Arten von Änderungen ergeben ein Rätsel, das nur anders aussieht: Ziffern umbenennen, Zeilen innerhalb eines Streifens (einer Reihe von Blöcken) oder Spalten innerhalb eines Stapels (einer Säule von Blöcken) umordnen, die Streifen oder Stapel selbst umordnen und Zeilen mit Spalten vertauschen. Das aktuelle Rätsel wird mit den eingebauten Rätseln, den zuletzt benutzten Rätseln und jeder hinzugefügten Liste verglichen.
otherSize = Nur Rätsel der Größe 9 × 9 lassen sich vergleichen; dieses Rätsel hat { $side } × { $side } Zellen.
working = Wird verglichen …
failed = Der Vergleich ist fehlgeschlagen: { $why }
sofar = { COUNT($compared, "Rätsel") } verglichen …
skipped =
    { $skipped ->
        [one] Zeile { $line } der Liste ist kein 9×9-Rätsel
       *[other] { $skipped } Zeilen der Liste sind keine 9×9-Rätsel; die erste ist Zeile { $line }
    }: { $why }.
cancelled = Vor dem Ende der Liste abgebrochen.
ofCollection = Nr. { $n } der eingebauten Sammlung
raced = ein zuletzt benutztes Rätsel ({ $label })
choose = Gezeigte Übereinstimmung
yours = Dieses Rätsel
asItStands = Die Rätsel sind identisch.
seenThrough = Unterschiede: { $what }.
exchanged = Zeilen mit Spalten vertauscht
rows = Zeilen
columns = Spalten
digits = Ziffern
moved = Zeilen oder Spalten umgestellt
renamed = Ziffern umbenannt
lines_row_0 = Diese Zeile
lines_row_1 = Zeile im anderen Rätsel
lines_column_0 = Diese Spalte
lines_column_1 = Spalte im anderen Rätsel
lines_rowAcross_0 = Diese Zeile
lines_rowAcross_1 = Spalte im anderen Rätsel
lines_columnAcross_0 = Diese Spalte
lines_columnAcross_1 = Zeile im anderen Rätsel
lines_digit_0 = Diese Ziffer
lines_digit_1 = Ziffer im anderen Rätsel
map = Abbildung auf das andere Rätsel
point = Auf eine Zelle zeigen, um ihre Stelle im anderen Rätsel zu sehen.
own = Symmetrien dieses Rätsels
ownNone = Keine.
ownSome =
    { $ways ->
        [one] { $ways } Symmetrie
       *[other] { $ways } Symmetrien
    } außer der Identität:
ownMore = und { $more } weitere
free = { $digits } Ziffern kommen in diesem Rätsel nicht vor und sind daher vertauschbar.
form = Min-Lex-Form dieses Rätsels
formHelp = Das lexikografisch kleinste aller äquivalenten Rätsel, zeilenweise gelesen, mit leeren Zellen vor Ziffern. Zwei Rätsel sind genau dann äquivalent, wenn ihre Min-Lex-Formen gleich sind.
copy = Kopieren
copied = Kopiert
copyFailed = Der Browser hat das Kopieren verweigert: bitte den Text markieren und von Hand kopieren.
list = Eine Liste zum Vergleichen
listHelp = Je Zeile ein 9×9-Rätsel; Text hinter dem Rätsel ist sein Name.
file = Datei öffnen …
fileLoaded =
    { $name }: { $lines ->
        [one] { $lines } Zeile
       *[other] { $lines } Zeilen
    }
fileFailed = { $name } konnte nicht gelesen werden: { $why }
forget = Datei entfernen
compare = Vergleichen
cancel = Abbrechen
lineOf = Zeile { $line } der Liste
verdictOne = Ja: Das Rätsel ist { $name }.
verdictSome =
    Ja: Das Rätsel stimmt mit { $found } von { $compared ->
        [one] { $compared } Rätsel
       *[other] { $compared } Rätseln
    } überein, darunter { $name }.
verdictNone =
    Nein: Das Rätsel stimmt mit { $compared ->
        [one] dem einen verglichenen Rätsel nicht überein
       *[other] keinem der { $compared } verglichenen Rätsel überein
    }.
turns_upsideDown = oben-unten gespiegelt
turns_leftRight = links-rechts gespiegelt
turns_half = halbe Drehung
turns_diagonal = an der Hauptdiagonale gespiegelt
turns_left = Vierteldrehung nach links
turns_right = Vierteldrehung nach rechts
turns_antidiagonal = an der Nebendiagonale gespiegelt
