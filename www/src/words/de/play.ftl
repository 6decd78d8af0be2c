title = Gitter
modes_label = Was eine Zifferntaste einträgt
modes_digit = Ziffer
modes_corner = Ecke
modes_centre = Mitte
modes_colour = Farbe
press_digit = Ziffer { $digit }
press_corner = Eckmarke { $digit }
press_centre = Kandidat { $digit }
press_colour = Farbe { $name }
given = Vorgabe { $digit }
left =
    { $left ->
        [0] vollständig
       *[other] noch { $left }
    }
colours_0 = Rot
colours_1 = Orange
colours_2 = Gelb
colours_3 = Grün
colours_4 = Türkis
colours_5 = Blau
colours_6 = Violett
colours_7 = Rosa
colours_8 = Grau
pad = Ziffern
erase = Löschen
undo = Rückgängig
redo = Wiederholen
several = Mehrere
selectSeveral = Mehrere Zellen wählen
severalHelp = Jede angetippte Zelle wird zur Auswahl hinzugefügt oder aus ihr entfernt
hint = Tipp
hintHelp = Jeder Klick zeigt mehr: zuerst Technik und Stelle, dann den Schritt, dann die Begründung
fill = Kandidaten eintragen
fillShort = Kandidaten
fillHelp = In jede leere Zelle die Kandidaten schreiben, die Zeile, Spalte und Block zulassen
check = Prüfen
checkHelp = Die eingetragenen Ziffern mit der Lösung vergleichen
headline_question = Wie lautet die Lösung?
headline_answered = Das Sudoku ist gelöst
headline_editing = Ein eigenes Rätsel
yourTurn = Jetzt selbst lösen
toGo =
    noch { $blank ->
        [one] { $blank } Zelle
       *[other] { $blank } Zellen
    }
begin = Eine Zelle wählen und eine Ziffer tippen.
play = Spielen
moreActions = Mehr: auswählen, hervorheben, von vorn, Vorgaben, Tasten, Einstellungen
choose = Rätsel wählen
newPuzzle = Neues Rätsel
levels_easy = Leicht
levels_medium = Mittel
levels_hard = Schwer
levels_unfair = Unfair
levels_extreme = Extrem
daily = Rätsel des Tages
makingLevel = Wird erzeugt: { $what }
collection = Sammlung
hidden =
    { $found ->
        [one] eine, verdeckt
        [0] keine
       *[other] { $found }
    }
scored = HoDoKu-Wert { $score }
restart = Von vorn
restartHelp = Zurück zu den Vorgaben. „Rückgängig“ stellt alles wieder her
edit = Vorgaben ändern
editing = Jede jetzt getippte Ziffer wird zur Vorgabe. Zum Schluss „Spielen“ drücken.
uncolour = Farben löschen
keys = Tasten
settings = Einstellungen
setting_auto = Alle Kandidaten zeigen und aktuell halten
setting_places = Jedem Kandidaten einen festen Platz in der Zelle geben
setting_tidy = Eine neue Ziffer aus den Notizen ihrer Zeile, ihrer Spalte und ihres Blocks löschen
setting_clashes = Ziffern im Konflikt markieren
setting_mistakes = Fehler sofort markieren
setting_same = Gleiche Ziffern hervorheben
setting_timer = Uhr zeigen
hintOrder = Reihenfolge der Tipps
hintOrders_people = das am leichtesten Sichtbare zuerst
hintOrders_se = wie in Sudoku Explainer
hintOrders_hodoku = wie in HoDoKu
setting_keys = Tastenkürzel aus einer Taste: ins Gitter tippen, auch wenn der Fokus anderswo ist
highlight_label = Hervorheben
highlight_none = keine Ziffer
highlight_before = Vorige Ziffer hervorheben
highlight_after = Nächste Ziffer hervorheben
highlight_previous = Vorige
highlight_next = Nächste
highlight_now =
    { $digit ->
        [none] Keine Ziffer hervorgehoben
       *[other] Hervorgehoben: { $digit }
    }
highlight_colours = Farben markieren jetzt den Kandidaten { $digit } statt ganzer Zellen.
time = Zeit
solved =
    { $time ->
        [none] Gelöst.
       *[other] Gelöst in { $time }.
    }
another = Weiteres Rätsel dieser Stufe
recent = Eigene Rätsel
recentOne =
    { $side } × { $side }, { $givens ->
        [one] { $givens } Vorgabe
       *[other] { $givens } Vorgaben
    }, { $blank ->
        [0] voll
       *[other] { $blank } leer
    }
recentSolved = gelöst
forget = Löschen: { $name }
gone = Dieses Rätsel ist nicht mehr gespeichert.
source = Rätsel
panels = Mehr zu diesem Rätsel
solution = Lösung
rating = Schwierigkeit
content_given = Vorgabe { $digit }
content_digit = Ziffer { $digit }
content_candidates = Kandidaten { JOIN($digits, by: " ") }
content_corner = Ecke { JOIN($digits, by: " ") }
content_colours = gefärbt { JOIN($names, by: " und ") }
content_candidateColours = { JOIN($all, by: ", ") }
content_clashes = im Konflikt
content_wrong = falsch
content_ruledOut = die richtige Ziffer fehlt unter den Kandidaten
said_mode = Modus { $name }
said_placed = { $digit } in { places }
said_placedGiven = Vorgabe { $digit } in { places }
said_clash = Die Ziffer steht in Konflikt mit { places }
said_took =
    { $marks ->
        [one] { $marks } Notiz
       *[other] { $marks } Notizen
    } gelöscht, denn die Ziffer ist jetzt gesetzt
said_marked = { $what } notiert in { places }
said_unmarked = { $what } gelöscht in { places }
said_cleared = Geleert: { places }
said_nothing = Es gibt nichts zu ändern
said_isGiven = Diese Zelle ist eine Vorgabe. Um sie zu ändern, „Vorgaben ändern“ wählen
said_undone = Rückgängig: { places }
said_redone = Wiederholt: { places }
said_noUndo = Nichts rückgängig zu machen
said_noRedo = Nichts zu wiederholen
said_restarted = Zurück zu den Vorgaben
said_filled = Alle Kandidaten wurden eingetragen
said_edit =
    { $on ->
        [true] Die Vorgaben werden geändert
       *[false] Die Vorgaben stehen fest
    }
said_selected =
    { $cells ->
        [0] Keine Zelle gewählt
       *[other]
            { $cells ->
                [one] { $cells } Zelle
               *[other] { $cells } Zellen
            } gewählt
    }
checked_fine =
    Bisher kein Fehler: { $blank ->
        [0] Alle Zellen stimmen
       *[other]
            noch { $blank ->
                [one] { $blank } leere Zelle
               *[other] { $blank } leere Zellen
            }
    }.
checked_several = Dieses Rätsel hat mehr als eine Lösung, daher lassen sich die Ziffern nicht prüfen.
checked_none = Dieses Rätsel hat keine Lösung: bitte die Vorgaben prüfen.
checked_unknown = Die Lösung ist noch nicht bekannt. Bitte gleich noch einmal versuchen.
command_digits = eine Ziffer oder Notiz schreiben, je nach Modus
command_corner = eine Eckmarke schreiben
command_centre = einen Kandidaten schreiben
command_colour = die Zellen färben
command_erase = die Zelle leeren
command_modeDigit = zu Ziffern wechseln
command_modeCorner = zu Eckmarken wechseln
command_modeCentre = zu Kandidaten wechseln
command_modeColour = zu Farben wechseln
command_cycle = zum nächsten Modus wechseln; beim Ändern der Vorgaben zur nächsten Zelle gehen
command_toggle = die Zelle zur Auswahl hinzufügen oder aus ihr entfernen
command_move = zur Nachbarzelle gehen
command_extend = Zellen zur Auswahl hinzufügen
command_jump = zur nächsten leeren Zelle in dieser Richtung gehen
command_ends = zu einem Ende der Zeile gehen; mit Strg in eine Ecke
command_all = alle Zellen wählen
command_none = die Auswahl aufheben; Zifferntasten heben dann eine Ziffer hervor
command_undo = rückgängig machen
command_redo = wiederholen
command_filter = die vorige oder die nächste Ziffer hervorheben
command_hint = die nächste Stufe eines Tipps zeigen
command_sheet = diese Tasten zeigen
keysNote = Die Tasten gelten in der ganzen Ansicht, außer in Feldern und Menüs. Ist „Tastenkürzel aus einer Taste“ im Seitenmenü oder in den Einstellungen ausgeschaltet, wirken die Tasten nur im Gitter. In Gittern mit mehr als neun Ziffern stehen Buchstaben für Ziffern. Um in diesen Gittern die Buchstaben dieser Liste als Tastenkürzel zu verwenden, die Alt-Taste gedrückt halten. Zwei schnell nacheinander getippte Ziffern ergeben eine zweistellige Zahl.
gestures = Ziehen wählt mehrere Zellen; ein Klick bei gedrückter Strg-Taste fügt eine Zelle hinzu, ein Klick bei gedrückter Umschalttaste das Rechteck von der aktiven bis zur angeklickten Zelle. Ein Klick auf die einzige gewählte Zelle hebt die Auswahl auf. Ein Doppelklick wählt alle Zellen mit derselben Ziffer. Zweimaliges Tippen auf eine Ziffer im Ziffernfeld trägt sie in jedem Modus ein.
checked_wrongDigits =
    { $cells ->
        [one] { $cells } falsche Ziffer
       *[other] { $cells } falsche Ziffern
    }
checked_withoutRight =
    { $cells ->
        [one] { $cells } Zelle
       *[other] { $cells } Zellen
    } ohne den richtigen Kandidaten
checked_wrong = { $what }: im Gitter markiert.
places =
    { LESS(4, LENGTH($cells)) ->
        [true] { LENGTH($cells) } Zellen
       *[false] { $cells }
    }
