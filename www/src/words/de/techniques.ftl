title = Techniken
intro = { $techniques } Techniken, in jeder Familie die leichteste zuerst
find = Technik suchen
found =
    { $techniques ->
        [one] { $techniques } Technik
       *[other] { $techniques } Techniken
    } gefunden
all = Alle Techniken
before = Vorige: { $name }
after = Nächste: { $name }
none = diese Technik gibt es nicht
level = { $level } in HoDoKu, { $points } Punkte
oneSolution = Nur für Rätsel mit genau einer Lösung
whole = Vollständige Beschreibung
example = Beispiel
stages_0 = Stellung
stages_1 = Muster
stages_2 = Schlussfolgerung
said_0 = Das ist die Stellung mit allen verbliebenen Kandidaten.
said_1 = Das ist das Muster.
stageOf = { $stage } von { $of }: { $name }
back = Zurück
next = Weiter
legend = Legende
roles_focus = hier hinsehen
roles_pattern = das Muster
roles_placed = zu setzende Ziffer
roles_eliminated = zu streichender Kandidat
roles_undone = zurückgenommene Ziffer
roles_fin = Flosse
roles_first = erster Teil
roles_second = zweiter Teil
roles_third = dritter Teil
roles_fourth = weiterer Teil
roles_grouped = Plätze, die zusammen als ein Platz zählen
links_strong = starke Verbindung
links_weak = schwache Verbindung
practise = Diese Technik üben
attempt = Selbst versuchen
task_removes = Eine Zelle wählen, dann die Kandidaten, die diese Technik dort streicht.
task_places = Eine Zelle wählen, dann die Ziffer, die diese Technik dort setzt.
boards = Gitter zum Üben
boardOf = Gitter { $board }
solvedBoard = Gitter { $board }, erledigt
board = { $name }, { $side } mal { $side }
cell = Zeile { $row } Spalte { $column }
candidates =
    { LENGTH($digits) ->
        [0] keine Kandidaten
       *[other]
            { LENGTH($digits) ->
                [one] Kandidat
               *[other] Kandidaten
            } { JOIN($digits, by: " ") }
    }
chosen_removes = zum Streichen gewählt: { JOIN($digits, by: " ") }
chosen_places = zum Setzen gewählt: { JOIN($digits, by: " ") }
filled = Diese Zelle ist gefüllt.
inCell = In { $cell }:
remove = { $digit } streichen
place = { $digit } setzen
check = Prüfen
clear = Von vorn
show = Antwort zeigen
empty_removes = Noch nichts gewählt: einen Kandidaten zum Streichen wählen.
empty_places = Noch nichts gewählt: eine Ziffer zum Setzen wählen.
right = Richtig.
shown = Antwort: { $text }
more =
    Die Technik lässt hier { $left ->
        [one] { $left } weiteren Schluss
       *[other] { $left } weitere Schlüsse
    } zu.
trueOnly = Richtig, folgt hier aber nicht aus dieser Technik: { $items }.
wrong =
    Falsch: { $items } { LENGTH($items) ->
        [one] lässt
       *[other] lassen
    } sich nicht folgern, denn in der Lösung gilt { $one }.
placed = { $cell }={ $digit }
removed = { $cell }≠{ $digit }
failed = Die Gitter konnten nicht geladen werden. Bitte die Internetverbindung prüfen.
