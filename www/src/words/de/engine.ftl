aligned-pair-exclusion =
    Alle Paare von Ziffern für { $one } und { $other } durchgehen. Ein Paar ist unmöglich, wenn es beide Kandidaten einer von { $cells } nimmt, die beide Zellen sehen{ $together ->
        [one] { "" }
       *[other] ; auch gleiche Ziffern sind unmöglich, weil die zwei Zellen sich sehen
    }. Kein mögliches Paar enthält { $lost }.
all-different-assigned =
    { $cell } erhält die { $digit }, einen von { $candidates ->
        [one] { $candidates } Kandidaten
       *[other] { $candidates } Kandidaten
    }; das Filtern entfernt danach { $removed ->
        [0] keinen Kandidaten
        [one] einen Kandidaten
       *[other] { $removed } Kandidaten
    }.
allowed-choice =
    eines von { $names }{ $others ->
        [0] { "" }
        [one] { "" }
       *[other] { " " }oder { $others } weiteren
    }
allowed-float = eine Zahl von { $min } bis { $max }
allowed-integer = eine ganze Zahl von { $min } bis { $max }
allowed-ordered =
    einige von { $names }{ $others ->
        [0] { "" }
        [one] { "" }
       *[other] { " " }oder { $others } weiteren
    }, jedes einmal, mit Kommas dazwischen
allowed-switch = true oder false
als-chain = { $sets } fast eingeschlossene Mengen (jede hat einen Kandidaten mehr als Zellen) bilden eine Kette. Enthält die erste Menge die { $digit } nicht, enthält die letzte sie. Also fällt die { $digit } in jeder Zelle weg, die alle ihre Plätze in beiden sieht.
als-xy-wing = Die Menge { $pivot } hat einen Kandidaten mehr als Zellen, enthält also { $x } oder { $y }. Enthält sie { $x }, fehlt der Menge { $one } die { $x }, und sie enthält { $common }; enthält sie { $y }, fehlt der Menge { $other } die { $y }, und sie enthält { $common }. Also fällt { $common } in jeder Zelle weg, die alle Plätze davon in beiden Mengen sieht.
als-xz = Die Mengen { $one } und { $other } haben je einen Kandidaten mehr als Zellen und können nicht beide { $restricted } enthalten. Die Menge ohne { $restricted } enthält alle ihre anderen Ziffern; eine der Mengen enthält also { $common }. Das fällt in jeder Zelle weg, die alle Plätze davon in beiden Mengen sieht.
als-xz-doubly = Die Mengen { $one } und { $other } haben je einen Kandidaten mehr als Zellen; jeder Menge fehlt also genau eine ihrer Ziffern. Keine von { $restricted } kann in beiden Mengen stehen, also fehlt jeder Menge eine davon: Jede von { $restricted } steht in genau einer der Mengen, und jede Menge enthält alle ihre anderen Ziffern. Also fällt { $common } in jeder Zelle weg, die alle Plätze sieht, an denen die Mengen die Ziffer enthalten können.
annealing-again =
    { $chains ->
        [one] Eine Kette
       *[other] { $chains } Ketten nacheinander
    } { $chains ->
        [one] kam
       *[other] kamen
    } nicht tiefer als die vorige: Die Blöcke werden neu gefüllt, und es beginnt von vorn bei Temperatur { $temperature }.
annealing-barred = Eine Zelle hat keinen Kandidaten oder ein Haus keinen Platz für eine Ziffer: Es gibt keine Lösung.
annealing-solved = Bei Temperatur { $temperature } fehlt keine Ziffer mehr: Das ist eine Lösung.
annealing-swept =
    Bei Temperatur { $temperature } geschahen { $percent } % der Tausche; in Zeilen und Spalten { $energy ->
        [0] fehlt keine Ziffer
        [one] fehlt eine Ziffer
       *[other] fehlen { $energy } Ziffern
    }.
annealing-unfound =
    { $sweeps ->
        [one] Ein Durchlauf traf
       *[other] { $sweeps } Durchläufe trafen
    } auf keine Lösung; zuletzt { $energy ->
        [0] fehlte keine Ziffer
        [one] fehlte eine Ziffer
       *[other] fehlten { $energy } Ziffern
    }.
ant-colony-contradiction = Singles führen zu einem Widerspruch: Es gibt keine Lösung.
ant-colony-found = Eine Ameise hat jede Zelle gefüllt.
ant-colony-singles = Es bleibt nichts zu wählen: Singles füllen jede Zelle.
ant-colony-unfound =
    { $iterations ->
        [one] Eine Iteration stieß
       *[other] { $iterations } Iterationen stießen
    } auf keine Lösung.
ant-colony-walked =
    Die beste Ameise ließ { $failed ->
        [0] keine Zelle
        [one] eine Zelle
       *[other] { $failed } Zellen
    } ohne Ziffer{ $better ->
        [0] { "" }
        [one] : das bisher beste Gitter
       *[other] { "" }
    }.
avoidable-rectangle-1 = In { $cells } ist nichts vorgegeben. Wäre { $cell } die { $digit }, ließen sich { $digit } und { $other } dort vertauschen, und es gäbe eine zweite Lösung. Also ist { $cell } nicht { $digit }.
avoidable-rectangle-2 = In { $cells } ist nichts vorgegeben. Wäre keine von { $roof } die { $digit }, ließen sich { $digits } dort vertauschen, und es gäbe eine zweite Lösung. Also ist eine von { $roof } die { $digit }; sie fällt in jeder Zelle weg, die beide sieht.
backtracking-cell =
    { $origin }{ $digit } wird in { $cell } versucht{ $left ->
        [0] , die letzte dort mögliche Ziffer
        [one] , eine weitere Ziffer bleibt zu versuchen
       *[other] , { $left } weitere Ziffern bleiben zu versuchen
    }{ $inferred }.
backtracking-complete =
    Weiter vom vollen Gitter aus: { $undone ->
        [one] Eine Ziffer wird
       *[other] { $undone } Ziffern werden
    } zurückgenommen.{ " " }
backtracking-contradiction = Nichts zu versuchen: Eine Zelle hat keinen Kandidaten oder ein Haus keinen Platz für eine Ziffer.
backtracking-dead-cell =
    { $dead } hat keinen Kandidaten mehr: { $undone ->
        [one] eine Ziffer wird
       *[other] { $undone } Ziffern werden
    } zurückgenommen.{ " " }
backtracking-dead-place =
    { $dead_digit } hat keinen Platz mehr in { $dead_house }: { $undone ->
        [one] Eine Ziffer wird
       *[other] { $undone } Ziffern werden
    } zurückgenommen.{ " " }
backtracking-exhausted = Alle Zweige sind versucht: Es gibt keine weiteren Lösungen.
backtracking-inference =
    Vor der Suche setzt das Schließen { $placed ->
        [0] nichts
        [one] eine Ziffer
       *[other] { $placed } Ziffern
    }.
backtracking-inferred =
    ; daraus { $placed ->
        [0] folgt keine weitere Ziffer
        [one] folgt eine weitere Ziffer
       *[other] folgen { $placed } weitere Ziffern
    }
backtracking-place =
    { $origin }{ $cell } wird für die { $digit } in { $house } versucht{ $left ->
        [0] , die letzte dort mögliche Zelle
        [one] , eine weitere Zelle bleibt zu versuchen
       *[other] , { $left } weitere Zellen bleiben zu versuchen
    }{ $inferred }.
backtracking-wave =
    Eine neue Welle von der Wurzel aus: { $limit ->
        [one] Eine Abweichung
       *[other] { $limit } Abweichungen
    } von der Reihenfolge { $limit ->
        [one] ist
       *[other] sind
    } jetzt erlaubt.{ " " }
belief-propagation-barred = Singles lassen eine Zelle ohne Kandidaten oder ein Haus ohne Platz für eine Ziffer: Es gibt keine Lösung.
belief-propagation-calm = Die Nachrichten werden genommen, wie sie sind. Am sichersten ist ihnen { $digit } in { $cell }.
belief-propagation-changed =
    Keine Nachricht änderte sich um mehr als { $percent } %; die am meisten geglaubten Ziffern lassen { $conflicts ->
        [0] keinen Widerspruch
        [one] einen Widerspruch
       *[other] { $conflicts } Widersprüche
    }.
belief-propagation-fixed =
    { $digit } ist in { $cell } festgelegt, und damit { $more ->
        [0] sonst nichts
        [one] eine weitere Zelle
       *[other] { $more } weitere Zellen
    }.
belief-propagation-impossible =
    Die Nachrichten schließen jede Ziffer einer Zelle aus, { $starts ->
        [one] beim einzigen Anfang
       *[other] und dies war der letzte von { $starts } Anfängen
    }.
belief-propagation-refuted = Die Nachrichten schließen jede Ziffer einer Zelle aus: Es beginnt von vorn.
belief-propagation-restarted = { $digit } in { $cell } widerspricht den Regeln: Es beginnt von vorn.
belief-propagation-rested =
    Die Nachrichten ruhen, aber die am meisten geglaubten Ziffern lassen { $conflicts ->
        [0] keinen Widerspruch
        [one] einen Widerspruch
       *[other] { $conflicts } Widersprüche
    }.
belief-propagation-restless =
    Nach { $iterations ->
        [one] einer Iteration
       *[other] { $iterations } Iterationen
    } ruhen die Nachrichten nicht; die am meisten geglaubten Ziffern lassen { $conflicts ->
        [0] keinen Widerspruch
        [one] einen Widerspruch
       *[other] { $conflicts } Widersprüche
    }.
belief-propagation-side = Faktoren über ganze Häuser sind nur für Gitter bis zur Seitenlänge 12 möglich
belief-propagation-solved = Die am meisten geglaubten Ziffern sind eine Lösung.
belief-propagation-unfound =
    { $starts ->
        [one] Ein Anfang führte
       *[other] { $starts } Anfänge führten
    } zu einem Widerspruch, der letzte mit { $digit } in { $cell }.
boltzmann-barred = Eine Zelle hat keinen Kandidaten oder ein Haus keinen Platz für eine Ziffer: Es gibt keine Lösung.
boltzmann-frozen =
    Erstarrt bei Temperatur { $temperature } nach { $sweeps ->
        [one] einem Durchlauf
       *[other] { $sweeps } Durchläufen
    }: { $clashes ->
        [0] Kein Paar von Einheiten schließt sich aus, aber Zellen sind leer
        [one] Ein Paar von Einheiten schließt sich noch aus
       *[other] { $clashes } Paare von Einheiten schließen sich noch aus
    }.
boltzmann-read = Bei Temperatur { $temperature } sind die von den Einheiten abgelesenen Ziffern eine Lösung.
boltzmann-read-swept =
    Bei Temperatur { $temperature } haben { $percent } % der Entscheidungen eine Einheit umgeschaltet; die von den Einheiten abgelesenen Ziffern haben { $clashes ->
        [0] keinen Konflikt
        [one] einen Konflikt
       *[other] { $clashes } Konflikte
    }.
boltzmann-solved = Bei Temperatur { $temperature } ist in jeder Zelle genau eine Einheit an, und keine schließt eine andere aus.
boltzmann-swept =
    Bei Temperatur { $temperature } haben { $percent } % der Entscheidungen eine Einheit umgeschaltet; { $clashes ->
        [0] keine zwei aktiven Einheiten schließen
        [one] ein Paar aktiver Einheiten schließt
       *[other] { $clashes } Paare aktiver Einheiten schließen
    } sich aus.
boltzmann-unfound =
    { $sweeps ->
        [one] Ein Durchlauf
       *[other] { $sweeps } Durchläufe
    } bei Temperatur { $temperature } { $sweeps ->
        [one] traf
       *[other] trafen
    } auf keine Lösung; { $clashes ->
        [0] kein Paar von Einheiten schließt
        [one] ein Paar von Einheiten schließt
       *[other] { $clashes } Paare von Einheiten schließen
    } sich aus.
bug = Wäre { $cell } nicht { $digit }, hätte jede leere Zelle genau zwei Kandidaten und jede Ziffer in jedem Haus zwei Plätze: Ein solches Gitter hat zwei Lösungen oder keine. Also ist { $cell } { $digit }.
bug-2 = Ohne { $extras } hätte jede leere Zelle genau zwei Kandidaten und jede Ziffer in jedem Haus zwei Plätze: Ein solches Gitter hat zwei Lösungen oder keine. Also stimmt mindestens einer dieser Kandidaten; was mit allen davon in Konflikt steht, fällt weg.
bug-3 = Ohne { $extras } hätte jede leere Zelle genau zwei Kandidaten und jede Ziffer in jedem Haus zwei Plätze: Ein solches Gitter hat zwei Lösungen oder keine. Also ist eine von { $roof } eine von { $outside }. Zusammen mit { $subset } nimmt sie { $kept }; diese Ziffern fallen im Rest von { $houses } weg.
bug-4 = Ohne { $extras } hätte jede leere Zelle genau zwei Kandidaten und jede Ziffer in jedem Haus zwei Plätze: Ein solches Gitter hat zwei Lösungen oder keine. Also stimmt mindestens einer dieser Kandidaten. In { $link } passt { $digit } nur in { $roof }: Eine davon ist { $digit }, also nimmt die andere ihren überzähligen Kandidaten.
build-up-added = Es gibt eine andere Lösung: { $cells } wird vorgegeben.
candidate = { $digit } in { $cell }
carver-believed = Ohne { $cells } fand der Prüfer keine zweite Lösung: Die Vorgabe entfällt, ohne Beweis.
carver-needed = Ohne { $cells } gibt es eine zweite Lösung: Die Vorgabe bleibt.
carver-removable = Ohne { $cells } gibt es immer noch genau eine Lösung.
carver-unsure = Beim Rätsel ohne { $cells } gab der Prüfer auf: Die Vorgabe bleibt, ohne Beweis.
cdcl-anew =
    Neu begonnen mit { $count ->
        [0] keiner gelernten Klausel
        [one] einer gelernten Klausel
       *[other] { $count } gelernten Klauseln
    }.
cdcl-learned =
    Aus einem Widerspruch gelernt, dass { $count ->
        [one] der markierte Kandidat nicht bleiben kann, wie er war
       *[other] die { $count } markierten Kandidaten nicht alle bleiben können, wie sie waren
    }; { $depth ->
        [0] keine Entscheidung gilt
        [one] eine Entscheidung gilt
       *[other] { $depth } Entscheidungen gelten
    }.
cdcl-other-side =
    Die andere Seite einer Entscheidung genommen: { $depth ->
        [0] Keine Entscheidung gilt
        [one] Eine Entscheidung gilt
       *[other] { $depth } Entscheidungen gelten
    }.
cdcl-put-in =
    Entschieden, dass { $cell } die { $digit } ist: { $depth ->
        [0] Keine Entscheidung gilt
        [one] Eine Entscheidung gilt
       *[other] { $depth } Entscheidungen gelten
    }.
cdcl-ruled-out =
    Entschieden, dass { $cell } nicht die { $digit } ist: { $depth ->
        [0] Keine Entscheidung gilt
        [one] Eine Entscheidung gilt
       *[other] { $depth } Entscheidungen gelten
    }.
chain = Die Kette zeigt: Ist das eine Ende falsch, stimmt das andere. Also stimmt mindestens eines von { $ends }, und eine Zelle, die beide Enden sieht, kann diese Ziffer nicht enthalten.
chaos-barred = Eine Zelle hat keinen Kandidaten oder ein Haus keinen Platz für eine Ziffer: Es gibt keine Lösung.
chaos-moved =
    { $time } nach dem Anfang { $unsatisfied ->
        [0] wäre keine Klausel
        [one] wäre eine Klausel
       *[other] wären { $unsatisfied } Klauseln
    } nicht erfüllt. Der größte Druck ist e hoch { $pressure }.
chaos-refused = Der Schritt war zu lang für den Fehler, den er haben darf: Nichts hat sich bewegt, und der nächste ist kürzer.
chaos-restarted = Die Bahn traf in ihrer Zeit auf keine Lösung: Alle Spins werden neu gezogen.
chaos-solved = Die Kandidaten, die eher drin als draußen sind, sind eine Lösung.
chaos-unfound =
    { $steps ->
        [one] Ein Schritt
       *[other] { $steps } Schritte
    } von { $starts ->
        [one] einem Anfang
       *[other] { $starts } Anfängen
    } aus { $steps ->
        [one] traf
       *[other] trafen
    } auf keine Lösung.
clash = { $a } und { $b } sind beide { $digit } in { $house }
color-trap = { $digit } steht entweder in allen Zellen { $first } oder in allen Zellen { $second }. Eine Zelle, die aus beiden Gruppen eine sieht, kann also nicht { $digit } sein.
color-wrap = Wäre eine von { $second } die { $digit }, wären es alle, aber zwei davon sehen sich. Also ist keine davon { $digit }.
cultural-ga-bred =
    Das beste Individuum dieser Generation hat { $conflicts ->
        [0] keinen Konflikt
        [one] einen Konflikt
       *[other] { $conflicts } Konflikte
    }, das durchschnittliche { $mean }.
cultural-ga-hopeless = Der Überzeugungsraum ist leer: Eine Zelle kann gar keine Ziffer enthalten, also gibt es keine Lösung.
cultural-ga-last =
    { $generations ->
        [one] Die einzige Generation ist
       *[other] Alle { $generations } Generationen sind
    } gezüchtet, und das beste Gitter hat noch { $conflicts ->
        [0] keinen Konflikt
        [one] einen Konflikt
       *[other] { $conflicts } Konflikte
    }.
dancing-links-chosen =
    { $cell } nimmt die { $digit }, { $options ->
        [one] die einzige Option für diese Forderung
       *[other] eine von { $options } Optionen für diese Forderung
    }.
deadly-alone = Wäre { $cell } eine von { $digits }, enthielten { $cells } nur diese Ziffern; sie ließen sich vertauschen, und es gäbe eine zweite Lösung. Also ist { $cell } keine davon.
deadly-locked = Enthielten { $cells } nur { $digits }, ließen sich diese vertauschen, und es gäbe eine zweite Lösung. In { $link } passt { $digit } nur in { $roof }, also ist eine davon { $digit }. Die andere muss eine Ziffer außerhalb von { $digits } sein; { $other } fällt in beiden weg.
deadly-shared = Enthielten { $cells } nur { $digits }, ließen sich diese vertauschen, und es gäbe eine zweite Lösung. Also ist eine von { $roof } die { $digit }; sie fällt in jeder Zelle weg, die alle diese sieht.
deadly-subset = Enthielten { $cells } nur { $digits }, ließen sich diese vertauschen, und es gäbe eine zweite Lösung. Also ist eine von { $roof } eine von { $outside }. Zusammen mit { $subset } nimmt sie { $kept }; diese Ziffern fallen im Rest von { $houses } weg.
death-blossom = Welche Ziffer { $cell } auch nimmt: Einer der Mengen aus { $cells }, die je einen Kandidaten mehr als Zellen haben, fehlt sie, und diese Menge enthält { $digit }. Also fällt { $digit } in jeder Zelle weg, die alle Plätze dafür in diesen Mengen sieht.
divide-and-concur-barred = Eine Zelle hat keinen Kandidaten oder ein Haus keinen Platz für eine Ziffer: Es gibt keine Lösung.
divide-and-concur-moved =
    In { $agreed ->
        [0] keiner
        [one] einer
       *[other] { $agreed }
    } der { $blanks } leeren Zellen wählen alle vier Repliken dieselbe Ziffer; zusammen lassen sie { $conflicts ->
        [0] keinen Konflikt
        [one] einen Konflikt
       *[other] { $conflicts } Konflikte
    } übrig.
divide-and-concur-restarted =
    { $iterations ->
        [one] Eine Iteration
       *[other] { $iterations } Iterationen
    } von einem Anfang aus { $iterations ->
        [one] führte
       *[other] führten
    } zu keiner Lösung: Alle Repliken werden neu gezogen.
divide-and-concur-solved = Worauf sich die vier Repliken einigen, ist eine Lösung.
divide-and-concur-unfound =
    { $iterations ->
        [one] Eine Iteration
       *[other] { $iterations } Iterationen
    } von { $starts ->
        [one] einem Anfang
       *[other] { $starts } Anfängen
    } aus { $iterations ->
        [one] führte
       *[other] führten
    } zu keiner Lösung.
empty-rectangle = In { $box } passt { $digit } nur in { $line } und { $across }. Wäre { $target } die { $digit }, wäre { $far } nicht { $digit }, also wäre es { $near }, und { $box } hätte keinen Platz mehr für { $digit }. Also ist { $target } nicht { $digit }.
fast-boxes = dieser Algorithmus löst nur Gitter mit Blöcken von 3×3
fast-removed = { $digit } in { $cell } führte zu nichts mehr und wird ausgeschlossen.
fast-tried = { $digit } wird in { $cell } versucht.
finned-fish = In { $lines } passt { $digit } nur in { $across }, außer in den Flossen { $fins }. Entweder ist eine Flosse { $digit }, oder { $lines } verbrauchen die { $digit } in { $across }. Also fällt { $digit } in jeder anderen Zelle von { $across } weg, die alle Flossen sieht.
finned-franken-fish = Außer den Flossen { $fins } liegen alle Plätze für { $digit } in { $lines } in { $across }. Ist eine Flosse { $digit }, ist keine Zelle { $digit }, die sie sieht. Ist keine Flosse { $digit }, brauchen { $lines } allen Platz für { $digit } in { $across }, und eine Zelle, die in mehr von { $across } als von { $lines } liegt, nähme zu viel davon weg. Also fällt { $digit } in einer solchen Zelle weg, wenn sie alle Flossen sieht.
fish = In { $lines } passt { $digit } nur in { $across }. Jedes der Häuser { $lines } verbraucht die { $digit } in einem von { $across }; also fällt { $digit } im Rest von { $across } weg.
forcing-chain-either = Ob { $candidates } stimmt oder nicht: Der Schluss ist derselbe.
forcing-chain-same = Eines von { $candidates } stimmt, und jedes führt zum selben Schluss.
forcing-chain-wrong = Die Annahme { $start } führt zu einem Widerspruch. Also ist sie falsch.
franken-fish = Alle Plätze für { $digit } in { $lines } liegen in { $across }. Jedes der Häuser { $lines } braucht eine { $digit }, und jedes von { $across } hat Platz für eine; kein Platz ist also übrig. Eine Zelle, die in mehr von { $across } als von { $lines } liegt, nähme zu viel Platz weg; also fällt { $digit } dort weg.
full-house = { $cell } ist { $digit }: Es ist die letzte leere Zelle von { $house }.
ga-improved =
    Ein besseres Gitter ist entstanden: { $conflicts ->
        [0] Kein Konflikt bleibt
        [one] Ein Konflikt bleibt
       *[other] { $conflicts } Konflikte bleiben
    }.
ga-row-clash = eine Zeile enthält eine Ziffer zweimal
ga-settled =
    Keine Verbesserung in { $patience ->
        [one] einer Generation
       *[other] { $patience } Generationen
    }: Die Population sitzt auf einem Gitter mit { $conflicts ->
        [0] keinem Konflikt
        [one] einem Konflikt
       *[other] { $conflicts } Konflikten
    } fest.
ga-shaken =
    Seit { $stale ->
        [one] einer Generation
       *[other] { $stale } Generationen
    } kein besseres Gitter: Zufällige ersetzen die schlechtesten { $percent } %.
ga-stale =
    Seit { $stale ->
        [one] einer Generation
       *[other] { $stale } Generationen
    } kein besseres Gitter; das beste dieser Generation hat { $conflicts ->
        [0] keinen Konflikt
        [one] einen Konflikt
       *[other] { $conflicts } Konflikte
    }.
general-tried =
    { $digit } wird in { $cell } versucht{ $options ->
        [one] { "" }
       *[other] , als eine von { $options } Ziffern
    }; Singles füllen { $filled ->
        [0] keine Zelle
        [one] eine Zelle
       *[other] { $filled } Zellen
    }.
generator-empty-range = die größte Zahl der Vorgaben liegt unter der kleinsten
generator-engine = ein Löser für dieses Gitter; für diesen gilt: { $refusal }
generator-max-givens = eine ganze Zahl von 0 bis { $max } bei diesem Gitter
hidden-rectangle = Wäre { $cell } die { $other }, wären beide Ecken daneben { $digit }, weil { $lines } keinen anderen Platz dafür haben. Dann enthielten { $cells } nur { $digits }; diese ließen sich vertauschen, und es gäbe eine zweite Lösung. Also ist { $cell } nicht { $other }.
hidden-single = { $cell } ist { $digit }: { $house } hat keinen anderen Platz dafür.
hidden-subset = In { $house } passen { $digits } nur in { $cells }. Diese Zellen nehmen diese Ziffern, also fallen ihre anderen Kandidaten weg.
house-box = Block { $number }
house-column = Spalte { $number }
house-row = Zeile { $number }
kernel-nodes-clash = zwei Ziffern einer Zeile, einer Spalte oder eines Blocks sind gleich
lines-pencil-marks = eine Zeile einer Datei kann keine Kandidatenlisten enthalten
locked-candidates = In { $house } passt { $digit } nur in Zellen, die auch in { $other } liegen. Eine davon ist { $digit }, also fällt { $digit } im Rest von { $other } weg.
medusa-emptied = Stimmte eines von { $second }, stimmten alle, und für { $cell } bliebe kein Kandidat übrig. Also fallen alle weg.
medusa-trap = Entweder stimmen alle von { $first } oder alle von { $second }. Ein Kandidat, der mit je einem aus beiden Gruppen in Konflikt steht, fällt weg.
medusa-wrap = Stimmte eines von { $second }, stimmten alle, aber zwei davon schließen sich aus. Also fallen alle weg.
memetic-ga-child =
    Das Kind begann mit { $entry ->
        [0] keinem Widerspruch
        [one] einem Widerspruch
       *[other] { $entry } Widersprüchen
    }; die Tabusuche ließ { $exit ->
        [0] keinen
        [one] einen
       *[other] { $exit }
    } übrig.
memetic-ga-hopeless = Eine Zelle hat keinen Kandidaten oder ein Haus keinen Platz für eine Ziffer: Es gibt keine Lösung.
memetic-ga-random =
    Ein zufälliges Gitter begann mit { $entry ->
        [0] keinem Widerspruch
        [one] einem Widerspruch
       *[other] { $entry } Widersprüchen
    }; die Tabusuche ließ { $exit ->
        [0] keinen
        [one] einen
       *[other] { $exit }
    } übrig.
minimal-removable = Ohne { $cells } gibt es immer noch genau eine Lösung.
minimal-second = Ohne { $cells } gibt es eine zweite Lösung.
multi-color-trap = { $digit } kann nicht in { $one } und zugleich in { $other } stehen, steht also in allen Zellen { $first } oder in allen Zellen { $second }. Eine Zelle, die aus beiden Gruppen eine sieht, kann nicht { $digit } sein.
multi-color-wrap = { $digit } steht in allen Zellen { $first } oder in allen Zellen { $second }. In beiden Fällen sieht mindestens eine von { $third } eine { $digit }. Aber { $digit } steht in allen Zellen { $third } oder in keiner; also fällt die { $digit } in allen weg.
naked-single = { $cell } ist { $digit }: Die Zelle hat keinen anderen Kandidaten.
naked-subset = { $cells } haben nur die Kandidaten { $digits }, nehmen also diese Ziffern in irgendeiner Reihenfolge. Keine andere Zelle von { $houses } kann eine davon sein.
nested-forcing-net = Angenommen, { $start } stimmt. Dann lässt sich { $refuted } ausschließen: Den Kandidaten zusätzlich anzunehmen führt jedes Mal zu einem Widerspruch. Danach führt { $start } selbst zu einem Widerspruch, ist also falsch.
nice-loop = Die Kette zeigt: Ist { $one } falsch, stimmt { $other }. Also stimmt mindestens eines von beiden, und ein Kandidat, der mit beiden in Konflikt steht, fällt weg.
nice-loop-continuous = Die Kette schließt sich zu einem Zyklus, also stimmt genau eine Seite jeder Verbindung. Ein Kandidat, der mit beiden Seiten einer Verbindung in Konflikt steht, fällt weg.
nice-loop-placed = Die Annahme, { $cell } sei nicht { $digit }, führt Verbindung für Verbindung zu { $cell } = { $digit }. Also ist { $cell } { $digit }.
none-digit = In { $cell } passt keine Ziffer.
none-forced-digit = Singles füllen { $count } der leeren Zellen; dann passt in { $cell } keine Ziffer.
none-forced-place = Singles füllen { $count } der leeren Zellen; dann kann keine Zelle von { $house } die { $digit } aufnehmen.
none-place = Keine Zelle von { $house } kann { $digit } aufnehmen.
parse-ambiguous = das lässt sich als zwei verschiedene Rätsel lesen; bitte jede leere Zelle als Punkt schreiben
parse-bracket = die Klammern und Kommas dieser Liste passen nicht zusammen
parse-cells = { $expected } Zellen erwartet, { $found } gefunden
parse-cells-and = { $cells }: { $rows }
parse-cells-size = { $expected } Zellen erwartet ({ $side }×{ $side }), { $found } gefunden
parse-empty = es gibt keine Zellen
parse-encoding = das ist kein UTF-8-Text
parse-length = das ist länger als { $max } Bytes
parse-link = dieser Link enthält kein Rätsel, das hier lesbar ist
parse-mark = { $found } steht am Platz des Kandidaten { $digit }
parse-quote = das Feld in Anführungszeichen endet nicht in dieser Zeile
parse-return = mitten in der Zeile steht ein Wagenrücklauf; Zeilen enden mit LF oder CR LF
parse-row = jede Zeile dieses Gitters hat { $side } Zellen, aber { $rows }
parse-row-length = Zeile { $line } hat { $cells }
parse-rows =
    { $rows ->
        [one] { $rows } Zeile
       *[other] { $rows } Zeilen
    } von { $side }
parse-several = hier beginnt ein zweites Gitter, von insgesamt { $grids }
parse-symbol = { $found } ist weder eine Ziffer noch eine leere Zelle; leer heißt 0, Punkt, * oder _
parse-symbol-digit = { $found } ist weder eine Ziffer von 1 bis { $side } noch eine leere Zelle; leer heißt 0, Punkt, * oder _
parse-symbol-letter = { $found } ist keine der { $side } Ziffern und keine leere Zelle; leer heißt 0, Punkt, * oder _
parse-symbols = { $expected } Zeichen erwartet (9 Kandidaten je Zelle), { $found } gefunden
parse-value = { $text } ist größer als { $max }, die höchste Ziffer dieses Gitters
parse-value-letter = { $text } steht für { $found }, aber { $max } ist die höchste Ziffer dieses Gitters
parse-width = diese Zeile hat { $found } Zeichen, nicht { $expected }: Stehen Leerzeichen für leere Zellen, müssen alle da sein, oder ein Punkt für jede
relaxation-labeling-bare = Eine Zelle hat keinen Kandidaten oder ein Haus keinen Platz für eine Ziffer: Es gibt keine Lösung.
relaxation-labeling-nearest = Von den unentschiedenen Zellen ist { $cell } einer Entscheidung am nächsten: { $digit }, mit { $percent } %.
relaxation-labeling-settled = Jede Zelle hat sich so gut wie auf eine Ziffer festgelegt.
relaxation-labeling-summit =
    Jede Zelle ist sich mit ihren Nachbarn einig, samt allen Fehlern: ein lokales Maximum, in dem { $conflicts ->
        [one] ein Konflikt bleibt
       *[other] { $conflicts } Konflikte bleiben
    }.
remote-pair = Entlang { $cells } wechseln sich { $digits } ab; also enthalten { $ends } je eine davon. Beide Ziffern fallen in jeder Zelle weg, die diese zwei sieht.
rules-broken = Eine Zelle hat keinen Kandidaten oder ein Haus keinen Platz für eine Ziffer: Es gibt keine Lösung.
rules-guessed = Keine Technik findet etwas: { $digit } wird in { $cell } versucht, eine von { $digits }.
rules-retried = { $wrong } in { $cell } führte zu nichts mehr: Dort wird { $digit } versucht.
rules-stuck =
    { $techniques ->
        [one] Die einzige Technik findet nichts mehr
       *[other] Keine der { $techniques } Techniken findet noch etwas
    }, und Raten ist nicht erlaubt: { $blanks ->
        [one] Eine Zelle bleibt
       *[other] { $blanks } Zellen bleiben
    } leer.
solvers-not-fetched = Die Löser konnten nicht geladen werden: { $reason }
start-algorithm = das ist nicht der Algorithmus { $id }
start-faulty = { $fault }
start-incomplete = dieser Algorithmus ist nicht vollständig und kann daher nur nach einer Lösung suchen
start-indivisible = mit diesen Einstellungen lässt sich die Arbeit an einem Rätsel nicht aufteilen
start-parameter-range = { $id } = { $value }: außerhalb des Bereichs; erlaubt ist { $allowed }
start-parameter-type = { $id } = { $value }: falscher Typ; erlaubt ist { $allowed }
start-preset = es gibt keine Voreinstellung { $id }
start-side = dieser Algorithmus löst nur Gitter der Seitenlänge { $min }, nicht { $side }
start-sides = dieser Algorithmus löst Gitter der Seitenlängen { $min } bis { $max }, nicht { $side }
start-unknown-parameter = { $id } = { $value }: Diesen Parameter gibt es nicht
sue-de-coq = { $cells } liegen in { $line } und zugleich in { $box }. Zusammen mit { $of_line } und { $of_box } haben sie genau so viele Kandidaten wie Zellen, und keine Ziffer passt zweimal. Jede dieser Ziffern steht also in einer dieser Zellen: { $in_line } in { $line }, { $in_box } in { $box }. Im Rest von { $line } und im Rest von { $box } fallen sie weg.
tempering-barred = Eine Zelle hat keinen Kandidaten oder ein Haus keinen Platz für eine Ziffer: Es gibt keine Lösung.
tempering-solved = Der Replik auf Stufe { $level } von { $levels } fehlt keine Ziffer mehr: Das ist eine Lösung.
tempering-swept =
    { $pairs ->
        [0] Keine zwei Repliken tauschen
        [one] Ein Paar von Repliken tauscht
       *[other] { $pairs } Paare von Repliken tauschen
    } die Stufen; auf der kältesten { $energy ->
        [0] fehlt keine Ziffer
        [one] fehlt eine Ziffer
       *[other] fehlen { $energy } Ziffern
    }.
tempering-unfound =
    { $sweeps ->
        [one] Ein Durchlauf
       *[other] { $sweeps } Durchläufe
    } von { $replicas } Repliken { $sweeps ->
        [one] traf
       *[other] trafen
    } auf keine Lösung; der kältesten { $energy ->
        [0] fehlt keine Ziffer
        [one] fehlt eine Ziffer
       *[other] fehlen { $energy } Ziffern
    }.
two-strong-links = { $digit } hat zwei Plätze in { $one } und zwei in { $other }. { $near } sehen sich, sind also nicht beide { $digit }. Daher ist eine von { $ends } die { $digit }; sie fällt in jeder Zelle weg, die beide sieht.
unique-rectangle-crossed = In { $lines } passt { $digit } nur in { $cells }. Wäre eine von { $roof } die { $digit }, wären es beide, und die zwei anderen Ecken wären { $other }: Die Ziffern ließen sich vertauschen, und es gäbe eine zweite Lösung. Also ist keine von { $roof } die { $digit }.
w-wing = In { $link } steht { $digit } in einer von { $places }; eine von { $cells } ist also nicht { $digit } und muss { $other } sein. Daher fällt { $other } in jeder Zelle weg, die beide sieht.
workers-ended = Die Worker wurden beendet.
wxyz-wing = { $cells } haben nur die Kandidaten { $digits }. Jede davon außer { $digit } passt in höchstens eine dieser Zellen; mindestens eine Zelle ist also { $digit }. Die Ziffer fällt in jeder Zelle weg, die alle Plätze für { $digit } darin sieht.
xy-wing = Ist { $pivot } { $first }, bleibt für eine von { $pincers } nur { $digit }; ist es { $second }, für die andere. Also fällt { $digit } in jeder Zelle weg, die beide sieht.
xyz-wing = Ist { $pivot } { $first } oder { $second }, bleibt für eine von { $pincers } nur { $digit }; sonst ist { $pivot } selbst { $digit }. Also fällt { $digit } in jeder Zelle weg, die alle drei sieht.
