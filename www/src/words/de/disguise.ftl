title = „{ $name }“
intro = Zeilen, Spalten oder Ziffern zu vertauschen ergibt ein Rätsel, das nur anders aussieht. Dieses wird mit den eingebauten Rätseln, den zuletzt benutzten und jeder hinzugefügten Liste verglichen.
otherSize = Nur Rätsel der Größe 9 × 9 lassen sich vergleichen; dieses hat { $side } × { $side }.
working = Wird verglichen …
failed = Der Vergleich ist fehlgeschlagen: { $why }
sofar = { COUNT($compared, "Rätsel") } verglichen …
skipped =
    { $skipped ->
        [one] { $skipped } Zeile
       *[other] { $skipped } Zeilen
    } der Liste { $skipped ->
        [one] ist
       *[other] sind
    } kein 9-×-9-Rätsel; zuerst Zeile { $line }: { $why }.
cancelled = Vor dem Ende der Liste abgebrochen.
ofCollection = Nr. { $n } der eingebauten Sammlung
raced = ein zuletzt benutztes ({ $label })
choose = Gezeigte Übereinstimmung
yours = Dieses
asItStands = Es ist identisch.
seenThrough = Der Unterschied: { $what }.
exchanged = Zeilen und Spalten vertauscht
rows = Zeilen
columns = Spalten
digits = Ziffern
moved = Zeilen oder Spalten umgestellt
renamed = Ziffern umbenannt
lines_row_0 = Diese Zeile
lines_row_1 = ist dort Zeile
lines_column_0 = Diese Spalte
lines_column_1 = ist dort Spalte
lines_rowAcross_0 = Diese Zeile
lines_rowAcross_1 = ist dort Spalte
lines_columnAcross_0 = Diese Spalte
lines_columnAcross_1 = ist dort Zeile
lines_digit_0 = Diese Ziffer
lines_digit_1 = ist dort Ziffer
map = Wie aus diesem Rätsel das andere wird
point = Auf eine Zelle zeigen, um zu sehen, wohin sie kommt.
own = Eigene Symmetrien
ownNone = Keine.
ownSome =
    { $ways ->
        [one] { $ways } Symmetrie
       *[other] { $ways } Symmetrien
    }, außer der, die nichts ändert:
ownMore = und { $more } weitere
free = { $digits } Ziffern kommen nicht vor und sind daher vertauschbar.
form = Min-Lex-Form
formHelp = Die erste aller gleichwertigen Fassungen, zeilenweise gelesen, leere Zellen vor Ziffern. Zwei Rätsel sind genau dann verkleidete Fassungen voneinander, wenn diese Formen gleich sind.
copy = Kopieren
copied = Kopiert
copyFailed = Der Browser hat es verweigert: bitte den Text markieren
list = Eine Liste zum Vergleichen
listHelp = Je Zeile ein 9-×-9-Rätsel; Text dahinter ist sein Name.
file = Datei öffnen …
fileLoaded =
    { $name }: { $lines ->
        [one] { $lines } Zeile
       *[other] { $lines } Zeilen
    }
fileFailed = { $name } konnte nicht gelesen werden: { $why }
forget = Datei vergessen
compare = Vergleichen
cancel = Abbrechen
lineOf = Zeile { $line } der Liste
verdictOne = Ja: Es ist { $name }.
verdictSome = Ja: Es stimmt mit { $found } der { $compared } Rätsel überein, darunter { $name }.
verdictNone = Nein: Es stimmt mit keinem der { $compared } Rätsel überein.
turns_upsideDown = kopfüber gespiegelt
turns_leftRight = links-rechts gespiegelt
turns_half = halbe Drehung
turns_diagonal = an der Hauptdiagonale gespiegelt
turns_left = Vierteldrehung nach links
turns_right = Vierteldrehung nach rechts
turns_antidiagonal = an der Nebendiagonale gespiegelt
