title = Gitter
modes_label = Was eine Ziffer schreibt
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
severalHelp = Jede angetippte Zelle kommt zur Auswahl hinzu oder wird herausgenommen
hint = Tipp
hintHelp = Erst Technik und Stelle, dann der Schritt, dann warum er gilt: mit jedem Druck mehr
fill = Kandidaten eintragen
fillShort = Kandidaten
fillHelp = In jede leere Zelle schreiben, was Zeile, Spalte und Block übrig lassen
check = Prüfen
checkHelp = Das Eingetragene mit der Lösung vergleichen
headline_question = Wie lautet die Lösung?
headline_answered = Gelöst
headline_editing = Ein eigenes Rätsel
yourTurn = Los geht’s
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
makingLevel = Wird erstellt: { $what }
collection = Sammlung
hidden =
    { $found ->
        [one] eine, verdeckt
        [0] keine
       *[other] { $found }
    }
scored = HoDoKu-Wert { $score }
restart = Von vorn
restartHelp = Zurück zu den Vorgaben. „Rückgängig“ holt alles wieder
edit = Vorgaben ändern
editing = Was jetzt getippt wird, ist eine Vorgabe. Danach „Spielen“ drücken.
uncolour = Farben löschen
keys = Tasten
settings = Einstellungen
setting_auto = Alle Kandidaten zeigen und nachführen
setting_places = Jedem Kandidaten einen festen Platz in der Zelle geben
setting_tidy = Eine neue Ziffer löscht ihre Notizen in Zeile, Spalte und Block
setting_clashes = Ziffern markieren, die sich widersprechen
setting_mistakes = Fehler sofort markieren
setting_same = Gleiche Ziffern hervorheben
setting_timer = Uhr zeigen
hintOrder = Tipps bevorzugen
hintOrders_people = was am leichtesten zu sehen ist
hintOrders_se = die Reihenfolge von Sudoku Explainer
hintOrders_hodoku = die Reihenfolge von HoDoKu
setting_keys = Ins Gitter tippen, auch wenn der Fokus anderswo ist
highlight_label = Betonen
highlight_none = keine
highlight_before = Vorige Ziffer hervorheben
highlight_after = Nächste Ziffer hervorheben
highlight_now =
    { $digit ->
        [none] Keine Ziffer hervorgehoben
       *[other] Hervorgehoben: { $digit }
    }
highlight_colours = Farben gelten den Kandidaten { $digit }.
time = Zeit
solved =
    { $time ->
        [none] Gelöst.
       *[other] Gelöst in { $time }.
    }
another = Noch eines dieser Art
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
forget = Vergessen: { $name }
gone = Dieses Rätsel ist nicht mehr aufgehoben.
source = Rätsel
panels = Mehr zu diesem Rätsel
solution = Lösung
rating = Wie schwer es ist
content_given = Vorgabe { $digit }
content_digit = Ziffer { $digit }
content_candidates = Kandidaten { JOIN($digits, by: " ") }
content_corner = Ecke { JOIN($digits, by: " ") }
content_colours = gefärbt { JOIN($names, by: " und ") }
content_candidateColours = { JOIN($all, by: ", ") }
content_clashes = widerspricht einer anderen
content_wrong = falsch
content_ruledOut = unter den Kandidaten fehlt die richtige Ziffer
said_mode = Modus { $name }
said_placed = { $digit } in { places }
said_placedGiven = Vorgabe { $digit } in { places }
said_clash = Widerspruch zu { places }
said_took =
    { $marks ->
        [one] { $marks } Notiz
       *[other] { $marks } Notizen
    } gelöscht, denn die Ziffer ist jetzt gesetzt
said_marked = { $what } notiert in { places }
said_unmarked = { $what } gelöscht in { places }
said_cleared = Geleert: { places }
said_nothing = Dort gibt es nichts zu ändern
said_isGiven = Diese Zelle ist eine Vorgabe. „Vorgaben ändern“ ändert sie
said_undone = Rückgängig: { places }
said_redone = Wiederholt: { places }
said_noUndo = Nichts rückgängig zu machen
said_noRedo = Nichts zu wiederholen
said_restarted = Zurück zu den Vorgaben
said_filled = Alle Kandidaten sind eingetragen
said_edit =
    { $on ->
        [true] Die Vorgaben werden geändert
       *[false] Es wird gespielt
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
checked_several = Dieses Rätsel hat mehr als eine Lösung, daher lässt sich nichts vergleichen.
checked_none = Dieses Rätsel hat keine Lösung: bitte die Vorgaben prüfen.
checked_unknown = Die Lösung ist noch nicht bekannt. Bitte gleich noch einmal versuchen.
command_digits = eine Ziffer schreiben, oder was der Modus sagt
command_corner = eine Eckmarke schreiben
command_centre = einen Kandidaten schreiben
command_colour = die Zellen färben
command_erase = löschen, was dort steht
command_modeDigit = Ziffern
command_modeCorner = Eckmarken
command_modeCentre = Kandidaten
command_modeColour = Farben
command_cycle = der nächste Modus; beim Ändern der Vorgaben die nächste Zelle
command_toggle = die Zelle aus der Auswahl nehmen oder hinzufügen
command_move = umhergehen
command_extend = Zellen zur Auswahl hinzufügen
command_jump = die nächste leere Zelle in dieser Richtung
command_ends = die Enden der Zeile; mit Strg die Ecken
command_all = alle Zellen wählen
command_none = nichts wählen; dann wird eine Ziffer hervorgehoben
command_undo = rückgängig
command_redo = wiederholen
command_filter = die vorige Ziffer hervorheben, die nächste
command_hint = die nächste Stufe des Tipps
command_sheet = diese Tasten
keysNote = Sie gelten in der ganzen Ansicht, außer wo etwas geschrieben oder gewählt wird. Eine Einstellung beschränkt sie auf das Gitter. In Gittern mit mehr als neun Ziffern stehen Buchstaben für Ziffern: Für die Buchstaben dieser Liste Alt halten. Zwei schnell getippte Ziffern sind eine Zahl.
gestures = Ziehen wählt mehrere Zellen; Strg fügt eine hinzu, Umschalt alle bis dorthin. Ein weiterer Druck auf die einzige gewählte Zelle wählt keine. Ein Doppelklick wählt alle Zellen mit dieser Ziffer. Auf dem Ziffernblock schreibt ein doppeltes Tippen die Ziffer selbst, gleich in welchem Modus.
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
