title = Alle Schritte; „Warum nicht?“
hint = Tipp
more = Mehr verraten
about = Diese Technik lernen
apply = Schritt ausführen
hide = Ausblenden
key = Umschalt+H
keyAlt = Alt+Umschalt+H
waiting = Der leichteste Schritt wird gesucht …
stages_0 = Wo suchen
stages_1 = Schritt
stages_2 = Warum das gilt
titles_wrong = Ein Fehler
titles_stuck = Kein Schritt gefunden
titles_several = Mehrere Lösungen
titles_none = Keine Lösung
titles_solved = Gelöst
titles_failed = Kein Tipp
stageOf = Tipp { $at } von { $of }
house =
    { $kind ->
        [row] Zeile
        [column] Spalte
       *[box] Block
    } { $number }
look = Hier hinsehen: { $places }.
lookAt =
    { $cells ->
        [one] Die markierte Zelle betrachten.
       *[other] Die { $cells } markierten Zellen betrachten.
    }
solved = Alle Zellen sind gefüllt, und keine zwei Ziffern stehen miteinander in Konflikt.
stuck = Keine unserer Techniken findet hier einen Schritt. Entweder eine Ziffer versuchen und ihren Folgen nachgehen oder unten einen Algorithmus übernehmen lassen.
several =
    Die Ziffern im Gitter lassen { $exhausted ->
        [true] { "" }
       *[false] mindestens{ " " }
    }{ $found ->
        [one] { $found } Lösung
       *[other] { $found } Lösungen
    } zu; deshalb kann Logik allein nicht zwischen den Lösungen entscheiden.
differ = Die Lösungen unterscheiden sich in { $cells }. Um weiterzumachen, dort eine Ziffer wählen.
differMany =
    Die Lösungen unterscheiden sich in { $cells ->
        [one] der { $cells } markierten Zelle
       *[other] den { $cells } markierten Zellen
    }. Um weiterzumachen, dort eine Ziffer wählen.
none = Keine Lösung stimmt mit den Ziffern im Gitter überein; deshalb führt kein Schritt zu einer Lösung.
failed = Es gibt keinen Tipp: { $why }
wrong = Das Gitter enthält einen Fehler. Noch einmal fragen, um die Stelle zu sehen.
inCells = { $digit } aus { $cells }
gone = { JOIN($candidates, by: "; ") } entfernen.
removed = Entfernt: { JOIN($candidates, by: "; ") }.
done = Erledigt: { $placed }.
isDigit = { $cell } ist die { $digit }
doneGone = Erledigt. { $gone } Diese Kandidaten bleiben gestrichen, auch wenn die Kandidaten ausgeblendet sind.
goneMany =
    { $candidates ->
        [one] Den markierten Kandidaten
       *[other] Die { $candidates } markierten Kandidaten
    } entfernen.
removedMany =
    Entfernt: { $candidates ->
        [one] { $candidates } Kandidat
       *[other] { $candidates } Kandidaten
    }.
legend = Legende
signs_house = Zeile, Spalte oder Block des Schritts
signs_named = weitere im Text genannte Zeile, Spalte oder Block
signs_focus = hier hinsehen
signs_pattern = die Begründung
signs_placed = zu setzende Ziffer
signs_eliminated = zu streichender Kandidat
signs_undone = falsch oder unmöglich
signs_fin = zusätzlicher Kandidat (Flosse)
signs_first = erster Teil der Begründung
signs_second = zweiter Teil der Begründung
signs_third = dritter Teil der Begründung
signs_fourth = weitere Teile der Begründung
signs_grouped = Kandidaten, die zusammen einen Knoten der Kette bilden
signs_strong = mindestens einer der beiden Kandidaten stimmt
signs_weak = höchstens einer der beiden Kandidaten stimmt
all = Alle Schritte, die jetzt möglich sind
allIntro = Auf einen Schritt zeigen oder den Fokus auf ihn setzen, um ihn im Gitter zu sehen; Anklicken führt den Schritt aus. Auf dem Touchscreen zeigt das erste Antippen den Schritt, das zweite führt ihn aus.
allShow = Alle Schritte suchen
allLooking = Suche läuft … bisher { COUNT($found, "step") }
allFound =
    { $found ->
        [0] Keine Technik findet einen Schritt.
       *[other] { COUNT($found, "step") }
    }
stop = Stopp
allMost = Aufgeführt sind die ersten { $shown } von { $found } Schritten.
why = Warum nicht diese Ziffer?
whyIntro = Eine leere Zelle im Gitter wählen, dann eine Ziffer.
whyFilled = { $cell } hat schon eine Ziffer. Bitte eine leere Zelle wählen.
whyIn = Warum nicht in { $cell }:
whyPeer = { $cell } ist nicht die { $digit }: { $other } in derselben Zeile, derselben Spalte oder demselben Block ist schon die { $digit }.
whyIf = Wäre { $cell } die { $digit }:
whySo = Also ist { $cell } nicht die { $digit }.
whySteps =
    { $steps ->
        [0] Sofort ein Widerspruch.
        [one] Ein Widerspruch nach 1 Schritt.
       *[other] Ein Widerspruch nach { $steps } Schritten. Keiner dieser Schritte ist entbehrlich, aber ein anderer Beweis kann kürzer sein.
    }
followDigit = { $cell } ist die { $digit }: Die Zelle hat keinen anderen Kandidaten mehr.
followPlace = { $cell } ist die { $digit }: { $place } hat keinen anderen Platz für { $digit }.
followLocked = In { $place } liegen alle Plätze für { $digit } in { $other }: Die Ziffer fällt in { $cells } weg.
followPair = { $cells } haben dieselben zwei Kandidaten, die im Rest von { $place } wegfallen: { $gone }.
endCell = Dann hat { $cell } keinen Kandidaten mehr.
endHouse = Dann hat { $place } keinen Platz mehr für { $digit }.
whyOpen = Mit Singles, eingeschlossenen Kandidaten und Paaren folgt aus { $cell }={ $digit } kein Widerspruch. Entweder stimmt die Ziffer, oder der Gegenbeweis erfordert eine längere Suche.
whyTell = Auflösen
whyRight = { $cell }={ $digit } stimmt: In der Lösung steht dort diese Ziffer.
whyWrong = { $cell }={ $digit } ist falsch: In der Lösung steht dort eine andere Ziffer. Der Beweis erfordert mehr als diese Techniken.
whyUnknown = Ob die Ziffer stimmt, lässt sich nicht entscheiden: Von diesem Rätsel ist keine eindeutige Lösung bekannt.
whyFirst = Das Gitter enthält schon einen Fehler. Bitte zuerst den Fehler berichtigen; ein Tipp zeigt, wo er ist.
path = Lösungsweg
pathLength =
    { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }
pathIntro = Jeder Schritt von den Vorgaben bis zum Ende, jeweils mit der leichtesten anwendbaren Technik.
pathShow = Weg suchen
pathFinding = Suche läuft … bisher { COUNT($steps, "step") }
pathEnds =
    { $solved ->
        [true] { COUNT($steps, "step") } bis zur Lösung
       *[false] { COUNT($steps, "step") }, dann findet keine Technik einen weiteren Schritt
    }
pathFilter = Technik
pathEvery = alle ({ $steps })
pathOf = { $name } ({ $steps })
pathGo = Aktuelle Stelle zeigen
pathCell = Schritt, der { $cell } füllt
pathCurve =
    { $steps ->
        [one] Schwierigkeit von { $steps } Schritt
       *[other] Schwierigkeit der { $steps } Schritte
    }; am schwersten ist Schritt { $at }, { $name }
pathCurveNote = Höhe: Punkte des Schritts in HoDoKu.
pathCopy = Als Text kopieren
pathCopied = Weg kopiert
pathSave = Als Text sichern
pathFile = weg.txt
pathPlay = Weg abspielen
pathReplay = Noch einmal abspielen
pathControls = Weg abspielen
pathReach = Von hier im Gitter weitermachen
pathBoard = Das Gitter nach Schritt { $step } von { $of } des Wegs
beside = Einen Algorithmus fragen
besideFrom = von hier aus
besideIntro = Ein Algorithmus löst diese Stellung in einem eigenen Gitter.
besideWho = Algorithmus
besideWatch = Von hier aus zusehen
besideControls = Der Lauf des Algorithmus
besideBoard = { $name }, von dieser Stellung aus
besideRace = Rennen von dieser Stellung aus starten
besideClash = Eine Zeile, eine Spalte oder ein Block enthält eine Ziffer zweimal; daher kann kein Algorithmus starten.
besideStale = Das Gitter hat sich seit dem Start des Algorithmus geändert. Neu starten, um von der jetzigen Stellung aus zu beginnen.
ways = Wie viele Lösungen bleiben?
waysLooking = Die Lösungen werden gezählt … bisher { $found }
waysLeft =
    { $all ->
        [true]
            { $found ->
                [0] Es bleibt keine Lösung: Das Gitter enthält einen Fehler.
                [one] Es bleibt eine Lösung.
               *[other] Es bleiben { $found } Lösungen.
            }
       *[false]
            { $found ->
                [one] Es bleibt mindestens { $found } Lösung.
               *[other] Es bleiben mindestens { $found } Lösungen.
            }
    }
belief = Überzeugungen des Algorithmus
beliefIntro = Je kräftiger die Farbe ist, für desto wahrscheinlicher hält der Algorithmus die Ziffer. Eigene Notizen bleiben darüber sichtbar.
beliefShow = Im Gitter zeigen
beliefAt = { $name } nach { $steps }
beliefOf = { $cell }: { $digits }
wrongDigits =
    { LENGTH($cells) ->
        [one] Die Ziffer in { $cells } ist falsch.
       *[other] Die Ziffern in { $cells } sind falsch.
    }
wrongMarks = In { $cells } wurde ein Kandidat gestrichen, den die Lösung braucht.
pathDone = Alle Schritte sind erledigt.
pathHere = Als Nächstes kommt Schritt { $step } von { $of }.
