aligned-pair-exclusion =
    { $count ->
        [one] Die Zelle
       *[other] Jede der Zellen
    } { $cells } hat nur zwei Kandidaten und sieht { $one } und { $other }. Also können { $one } und { $other } nicht zusammen beide Kandidaten { $count ->
        [one] dieser Zelle
       *[other] einer dieser Zellen
    } enthalten, denn dann hätte diese Zelle keinen Kandidaten mehr.{ $together ->
        [one] { "" }
       *[other] { " " }{ $one } und { $other } können auch nicht dieselbe Ziffer enthalten, weil sie einander sehen.
    } Jede Kombination eines Kandidaten von { $one } mit einem Kandidaten von { $other }, die { $lost_count ->
        [one] den Kandidaten
       *[other] einen der Kandidaten
    } { $lost } enthält, verletzt eine dieser Regeln; die Liste unten zeigt, welche. Also { $lost_count ->
        [one] fällt dieser Kandidat
       *[other] fallen diese Kandidaten
    } weg.
all-different-assigned =
    { $cell } erhält die { $digit }, { $candidates ->
        [one] ihren einzigen Kandidaten
       *[other] einen ihrer { $candidates } Kandidaten
    }; das Filtern entfernt danach { $removed ->
        [0] keinen Kandidaten
        [one] einen Kandidaten
       *[other] { $removed } Kandidaten
    }.
allowed-choice =
    einer der Werte { $names }{ $others ->
        [0] { "" }
        [one] { "" }
       *[other] { " " }oder einer von { $others } weiteren
    }
allowed-float = eine Zahl von { $min } bis { $max }
allowed-integer = eine ganze Zahl von { $min } bis { $max }
allowed-ordered =
    eine Auswahl aus den Werten { $names }{ $others ->
        [0] { "" }
        [one] { "" }
       *[other] { " " }und { $others } weiteren
    }, jeder höchstens einmal, durch Kommas getrennt
allowed-switch = true oder false
als-chain = Angenommen, { $lacks }. Dann folgt Verbindung für Verbindung: { $has }. Also ist mindestens eine der Zellen { $ends } die { $digit }, und die { $digit } fällt in jeder Zelle weg, die { $beyond_two ->
        [0] beide
        [one] alle
       *[other] alle
    } Zellen { $ends } sieht.
als-chain-closed =
    Angenommen, { $lacks }. Dann gilt: { $forces }. Aber es folgt auch, Verbindung für Verbindung: { $lost }. Das ist ein Widerspruch. Also gilt: { $placed }, und die { $digit } fällt in jeder Zelle weg, die { $count ->
        [one] { "" }
       *[other] alle Zellen{ " " }
    }{ $ends } sieht.
als-chain-contradiction = Angenommen, { $lacks }. Dann folgt Verbindung für Verbindung: { $later }. Das widerspricht einer früheren Aussage der Kette: { $earlier }. Also gilt: { $placed }, und die { $digit } fällt in jeder Zelle weg, die { $count ->
        [one] { "" }
       *[other] alle Zellen{ " " }
    }{ $ends } sieht.
als-filled = Für { $cells } bleiben nur die Ziffern { $digits } (eine pro Zelle)
als-forces =
    Für { $cells } bleiben nur die Ziffern { $digits } (eine pro Zelle), und deshalb { $count ->
        [one] ist { $places } die { $digit }
       *[other] steht { $digit } in einer der Zellen { $places }
    }
als-has =
    { $count ->
        [one] { $cells } ist die { $digit }
       *[other] { $digit } steht in einer der Zellen { $cells }
    }
als-lacks =
    { $count ->
        [one] { $cells } ist nicht die { $digit }
       *[other] { $digit } steht in keiner der Zellen { $cells }
    }
als-set = { $cells } in { $house }, mit den Kandidaten { $digits }
als-xy-wing = Drei Gruppen bestehen jeweils aus n Zellen mit zusammen n + 1 Kandidaten. Die erste Gruppe ist { $pivot }. Die zweite Gruppe ist { $one }. Die dritte Gruppe ist { $other }. Angenommen, { $has }. Dann gilt: { $one_lacks }, denn jeder Platz dieser Ziffer in der ersten Gruppe sieht jeden Platz dieser Ziffer in der zweiten Gruppe. Also gilt: { $one_filled }. Angenommen dagegen, { $lacks }. Dann gilt: { $pivot_forces }. Also gilt: { $other_lacks }, denn jeder Platz dieser Ziffer in der ersten Gruppe sieht jeden Platz dieser Ziffer in der dritten Gruppe. Daher gilt: { $other_filled }. In beiden Fällen gilt also: { $contained }. { $common_count ->
        [one] Diese Ziffer fällt in jeder Zelle weg, die alle diese Zellen sieht.
       *[other] Jede dieser Ziffern fällt in jeder Zelle weg, die alle für diese Ziffer genannten Zellen sieht.
    }
als-xz = Zwei Gruppen bestehen jeweils aus n Zellen mit zusammen n + 1 Kandidaten. Die erste Gruppe ist { $one }. Die zweite Gruppe ist { $other }. Angenommen, { $has }. Dann gilt: { $other_lacks }, denn jeder Platz dieser Ziffer in der ersten Gruppe sieht jeden Platz dieser Ziffer in der zweiten Gruppe. Also gilt: { $other_filled }. Angenommen dagegen, { $lacks }. Dann gilt: { $one_filled }. In beiden Fällen gilt also: { $contained }. { $common_count ->
        [one] Diese Ziffer fällt in jeder Zelle weg, die alle diese Zellen sieht.
       *[other] Jede dieser Ziffern fällt in jeder Zelle weg, die alle für diese Ziffer genannten Zellen sieht.
    }
als-xz-doubly =
    Zwei Gruppen bestehen jeweils aus n Zellen mit zusammen n + 1 Kandidaten. Die erste Gruppe ist { $one }. Die zweite Gruppe ist { $other }. Jede der Ziffern { $restricted } kann nur in einer der Gruppen stehen, denn alle Plätze dieser Ziffer in der einen Gruppe sehen alle Plätze dieser Ziffer in der anderen Gruppe. Jede dieser zwei Ziffern fehlt also in einer der Gruppen. Aber die Zellen einer Gruppe enthalten lauter verschiedene Kandidaten; in jeder Gruppe fehlt also genau ein Kandidat. In der einen Gruppe fehlt demnach die eine dieser zwei Ziffern, in der anderen Gruppe die andere. Kein weiterer Kandidat fehlt.{ $one_count ->
        [0] { "" }
        [one] { " " }Die erste Gruppe enthält die Ziffer { $one_rest }.
       *[other] { " " }Die erste Gruppe enthält die Ziffern { $one_rest }.
    }{ $other_count ->
        [0] { "" }
        [one] { " " }Die zweite Gruppe enthält die Ziffer { $other_rest }.
       *[other] { " " }Die zweite Gruppe enthält die Ziffern { $other_rest }.
    }{ $alone ->
        [0] { "" }
        [one] { " " }Eine Ziffer, die in einer Gruppe stehen muss, fällt in jeder Zelle weg, die alle Plätze dieser Ziffer in dieser Gruppe sieht.
       *[other] { " " }Eine Ziffer, die in einer Gruppe stehen muss, fällt in jeder Zelle weg, die alle Plätze dieser Ziffer in dieser Gruppe sieht.
    }{ $both ->
        [0] { "" }
        [one] { " " }Jede der Ziffern { $restricted } steht in genau einer der Gruppen; sie fällt also in jeder Zelle weg, die alle Plätze dieser Ziffer in beiden Gruppen sieht.
       *[other] { " " }Jede der Ziffern { $restricted } steht in genau einer der Gruppen; sie fällt also in jeder Zelle weg, die alle Plätze dieser Ziffer in beiden Gruppen sieht.
    }
annealing-again =
    { $chains ->
        [one] Eine Kette erreichte keine niedrigere
       *[other] Keine von { $chains } aufeinanderfolgenden Ketten erreichte eine niedrigere
    } Energie als die Kette davor: Die Blöcke werden zufällig neu gefüllt, und die Suche beginnt bei Temperatur { $temperature } von vorn.
annealing-barred = Eine Zelle hat keinen Kandidaten, oder ein Haus hat keinen Platz für eine Ziffer: Es gibt keine Lösung.
annealing-solved = Bei Temperatur { $temperature } fehlt keine Ziffer mehr: Das Rätsel ist gelöst.
annealing-swept =
    Bei Temperatur { $temperature } wurden { $percent } % der Vertauschungen angenommen; in Zeilen und Spalten { $energy ->
        [0] fehlt keine Ziffer
        [one] fehlt eine Ziffer
       *[other] fehlen { $energy } Ziffern
    }.
annealing-unfound =
    { $sweeps ->
        [one] Ein Durchlauf fand
       *[other] { $sweeps } Durchläufe fanden
    } keine Lösung; am Ende { $energy ->
        [0] fehlte keine Ziffer
        [one] fehlte eine Ziffer
       *[other] fehlten { $energy } Ziffern
    }.
ant-colony-contradiction = Singles führen zu einem Widerspruch: Es gibt keine Lösung.
ant-colony-found = Eine Ameise hat jede Zelle gefüllt.
ant-colony-singles = Singles füllen jede Zelle; Ameisen sind nicht nötig.
ant-colony-unfound =
    { $iterations ->
        [one] Eine Iteration fand
       *[other] { $iterations } Iterationen fanden
    } keine Lösung.
ant-colony-walked =
    Die beste Ameise ließ { $failed ->
        [0] keine Zelle
        [one] eine Zelle
       *[other] { $failed } Zellen
    } ohne Ziffer{ $better ->
        [0] { "" }
        [one] : Das Gitter dieser Ameise wird zum besten Gitter
       *[other] { "" }
    }.
avoidable-rectangle-1 = Die Zellen { $cells } bilden ein Rechteck in zwei Zeilen, zwei Spalten und { $boxes }, und keine dieser Zellen ist eine Vorgabe. Wäre { $cell } die { $digit }, dann enthielte das Rechteck nur die Ziffern { $digit } und { $other }. Diese zwei Ziffern ließen sich vertauschen, und jede Zeile, jede Spalte und jeder Block enthielte weiter dieselben Ziffern. Das Rätsel hätte eine zweite Lösung, hat aber nur eine. Also ist { $cell } nicht die { $digit }.
avoidable-rectangle-2 = Die Zellen { $cells } bilden ein Rechteck in zwei Zeilen, zwei Spalten und { $boxes }, und keine dieser Zellen ist eine Vorgabe. Wäre keine der beiden Zellen { $roof } die { $digit }, dann enthielte das Rechteck nur die Ziffern { $digits }. Diese zwei Ziffern ließen sich vertauschen, und jede Zeile, jede Spalte und jeder Block enthielte weiter dieselben Ziffern. Das Rätsel hätte eine zweite Lösung, hat aber nur eine. Also ist mindestens eine der Zellen { $roof } die { $digit }, und die { $digit } fällt in jeder Zelle weg, die beide Zellen { $roof } sieht.
backtracking-cell =
    { $origin }In { $cell } wird die { $digit } versucht{ $left ->
        [0] { " " }(letzte Ziffer für diese Zelle)
        [one] { " " }(eine weitere Ziffer bleibt zu versuchen)
       *[other] { " " }({ $left } weitere Ziffern bleiben zu versuchen)
    }{ $inferred }.
backtracking-complete =
    Um eine weitere Lösung zu finden, { $undone ->
        [one] wird eine Ziffer
       *[other] werden { $undone } Ziffern
    } zurückgenommen.{ " " }
backtracking-contradiction = Eine Zelle hat keinen Kandidaten, oder ein Haus hat keinen Platz für eine Ziffer: Es gibt keine Lösung.
backtracking-dead-cell =
    { $dead } hat keinen Kandidaten mehr: { $undone ->
        [one] Eine Ziffer wird
       *[other] { $undone } Ziffern werden
    } zurückgenommen.{ " " }
backtracking-dead-place =
    Die { $dead_digit } hat in { $dead_house } keinen Platz mehr: { $undone ->
        [one] Eine Ziffer wird
       *[other] { $undone } Ziffern werden
    } zurückgenommen.{ " " }
backtracking-exhausted = Alle Zweige sind durchsucht: Es gibt keine weiteren Lösungen.
backtracking-inference =
    Vor der Suche setzt die Inferenz { $placed ->
        [0] keine Ziffer
        [one] eine Ziffer
       *[other] { $placed } Ziffern
    }.
backtracking-inferred =
    ; danach setzt die Inferenz { $placed ->
        [0] keine Ziffer
        [one] eine Ziffer
       *[other] { $placed } Ziffern
    }
backtracking-place =
    { $origin }Für die { $digit } in { $house } wird { $cell } versucht{ $left ->
        [0] { " " }(letzte Zelle für diese Ziffer)
        [one] { " " }(eine weitere Zelle bleibt zu versuchen)
       *[other] { " " }({ $left } weitere Zellen bleiben zu versuchen)
    }{ $inferred }.
backtracking-wave =
    Eine neue Welle beginnt an der Wurzel: Ein Weg darf jetzt { $limit ->
        [one] einmal
       *[other] { $limit }-mal
    } von der Reihenfolge der Ziffern abweichen.{ " " }
belief-propagation-barred = Singles lassen eine Zelle ohne Kandidaten oder ein Haus ohne Platz für eine Ziffer: Es gibt keine Lösung.
belief-propagation-calm = Der Nachrichtenaustausch pausiert: Der sicherste Kandidat ist die { $digit } in { $cell }.
belief-propagation-changed =
    Keine Nachricht änderte sich um mehr als { $percent } %; zwischen den wahrscheinlichsten Ziffern gibt es { $conflicts ->
        [0] keinen Konflikt
        [one] einen Konflikt
       *[other] { $conflicts } Konflikte
    }.
belief-propagation-fixed =
    In { $cell } ist die { $digit } festgelegt; dadurch { $more ->
        [0] wird keine weitere Zelle
        [one] wird eine weitere Zelle
       *[other] werden { $more } weitere Zellen
    } festgelegt.
belief-propagation-impossible =
    Die Nachrichten schließen für eine Zelle jede Ziffer aus. { $starts ->
        [one] Der einzige Start ist
       *[other] Alle { $starts } Starts sind
    } gescheitert; der Algorithmus endet.
belief-propagation-refuted = Die Nachrichten schließen für eine Zelle jede Ziffer aus: Der Algorithmus startet neu.
belief-propagation-restarted = { $digit } in { $cell } führt zu einem Widerspruch: Der Algorithmus startet neu.
belief-propagation-rested =
    Die Nachrichten sind konvergiert, aber zwischen den wahrscheinlichsten Ziffern gibt es { $conflicts ->
        [one] einen Konflikt
       *[other] { $conflicts } Konflikte
    }.
belief-propagation-restless =
    Nach { $iterations ->
        [one] einer Iteration
       *[other] { $iterations } Iterationen
    } sind die Nachrichten nicht konvergiert; zwischen den wahrscheinlichsten Ziffern gibt es { $conflicts ->
        [0] keinen Konflikt
        [one] einen Konflikt
       *[other] { $conflicts } Konflikte
    }.
belief-propagation-side = Faktoren über ganze Häuser sind nur für Gitter bis zur Seitenlänge 12 möglich
belief-propagation-solved = Die wahrscheinlichsten Ziffern bilden eine Lösung.
belief-propagation-unfound =
    { $digit } in { $cell } führt zu einem Widerspruch. { $starts ->
        [one] Der einzige Start ist
       *[other] Alle { $starts } Starts sind
    } gescheitert; der Algorithmus endet.
boltzmann-barred = Eine Zelle hat keinen Kandidaten, oder ein Haus hat keinen Platz für eine Ziffer: Es gibt keine Lösung.
boltzmann-frozen =
    Das Netz ist nach { $sweeps ->
        [one] einem Durchlauf
       *[other] { $sweeps } Durchläufen
    } bei Temperatur { $temperature } erstarrt: { $clashes ->
        [0] Keine zwei aktiven Einheiten stehen miteinander in Konflikt, aber einige Zellen sind leer
        [one] Zwei aktive Einheiten stehen miteinander in Konflikt
       *[other] { $clashes } Paare aktiver Einheiten stehen jeweils miteinander in Konflikt
    }.
boltzmann-read = Bei Temperatur { $temperature } bilden die von den Einheiten abgelesenen Ziffern eine Lösung.
boltzmann-read-swept =
    Bei Temperatur { $temperature } wurde bei { $percent } % der Entscheidungen eine Einheit umgeschaltet; zwischen den von den Einheiten abgelesenen Ziffern gibt es { $clashes ->
        [0] keinen Konflikt
        [one] einen Konflikt
       *[other] { $clashes } Konflikte
    }.
boltzmann-solved = Bei Temperatur { $temperature } ist in jeder Zelle genau eine Einheit aktiv, und keine zwei aktiven Einheiten stehen miteinander in Konflikt.
boltzmann-swept =
    Bei Temperatur { $temperature } wurde bei { $percent } % der Entscheidungen eine Einheit umgeschaltet; { $clashes ->
        [0] keine zwei aktiven Einheiten stehen
        [one] zwei aktive Einheiten stehen
       *[other] { $clashes } Paare aktiver Einheiten stehen jeweils
    } miteinander in Konflikt.
boltzmann-unfound =
    { $sweeps ->
        [one] Ein Durchlauf
       *[other] { $sweeps } Durchläufe
    } bei Temperatur { $temperature } { $sweeps ->
        [one] fand
       *[other] fanden
    } keine Lösung; { $clashes ->
        [0] keine zwei aktiven Einheiten stehen
        [one] zwei aktive Einheiten stehen
       *[other] { $clashes } Paare aktiver Einheiten stehen jeweils
    } miteinander in Konflikt.
bug = Angenommen, { $cell } wäre nicht die { $digit }. Dann hätte jede leere Zelle genau zwei Kandidaten, und jede Ziffer, die in einer Zeile, einer Spalte oder einem Block fehlt, hätte dort genau zwei Plätze. In jeder Lösung könnte jede leere Zelle stattdessen ihren anderen Kandidaten nehmen: In jeder Zeile, jeder Spalte und jedem Block würde jede Ziffer nur auf ihren anderen Platz wechseln. Das wäre eine zweite Lösung, das Rätsel hat aber nur eine. Also ist { $cell } die { $digit }.
bug-2 =
    Angenommen, jeder der Kandidaten { $extras } wäre falsch. Dann hätte jede leere Zelle genau zwei Kandidaten, und jede Ziffer, die in einer Zeile, einer Spalte oder einem Block fehlt, hätte dort genau zwei Plätze. In jeder Lösung könnte jede leere Zelle stattdessen ihren anderen Kandidaten nehmen: In jeder Zeile, jeder Spalte und jedem Block würde jede Ziffer nur auf ihren anderen Platz wechseln. Das wäre eine zweite Lösung, das Rätsel hat aber nur eine. Also stimmt mindestens einer der Kandidaten { $extras }. Ein Kandidat, der stimmt, schließt in seiner Zelle die anderen Ziffern aus und in jeder Zelle, die seine Zelle sieht, dieselbe Ziffer. Welcher der Kandidaten { $extras } auch stimmt: Er schließt { $removed } aus. { $removed_count ->
        [one] Der ausgeschlossene Kandidat fällt
       *[other] Die ausgeschlossenen Kandidaten fallen
    } also weg.
bug-3 = Angenommen, jeder der Kandidaten { $extras } wäre falsch. Dann hätte jede leere Zelle genau zwei Kandidaten, und jede Ziffer, die in einer Zeile, einer Spalte oder einem Block fehlt, hätte dort genau zwei Plätze. In jeder Lösung könnte jede leere Zelle stattdessen ihren anderen Kandidaten nehmen: In jeder Zeile, jeder Spalte und jedem Block würde jede Ziffer nur auf ihren anderen Platz wechseln. Das wäre eine zweite Lösung, das Rätsel hat aber nur eine. Also stimmt mindestens einer der Kandidaten { $extras }, und mindestens eine der Zellen { $roof } enthält eine der Ziffern { $outside }. Eine solche Zelle liegt zusammen mit { $subset } in { $houses }; diese Zellen können nur die Ziffern { $kept } enthalten. Das sind ebenso viele Zellen wie Ziffern; zusammen enthalten diese Zellen also alle diese Ziffern. Das gilt für jede solche Zelle; daher fallen die Ziffern { $kept } in allen Zellen von { $houses } außer { $spared } weg.
bug-4 =
    Angenommen, jeder der Kandidaten { $extras } wäre falsch. Dann hätte jede leere Zelle genau zwei Kandidaten, und jede Ziffer, die in einer Zeile, einer Spalte oder einem Block fehlt, hätte dort genau zwei Plätze. In jeder Lösung könnte jede leere Zelle stattdessen ihren anderen Kandidaten nehmen: In jeder Zeile, jeder Spalte und jedem Block würde jede Ziffer nur auf ihren anderen Platz wechseln. Das wäre eine zweite Lösung, das Rätsel hat aber nur eine. Also stimmt mindestens einer der Kandidaten { $extras }. In { $link } passt { $digit } nur in { $one } oder { $two }. Ist { $one } die { $digit }, dann ist { $one } { $one_extras_count ->
        [one] nicht die
       *[other] keine der Ziffern
    } { $one_extras }. Aber mindestens einer der Kandidaten { $extras } stimmt; also ist { $two } { $two_extras_count ->
        [one] die
       *[other] eine der Ziffern
    } { $two_extras }. Ist { $two } die { $digit }, dann ist { $two } { $two_extras_count ->
        [one] nicht die
       *[other] keine der Ziffern
    } { $two_extras }; aus demselben Grund ist dann { $one } { $one_extras_count ->
        [one] die
       *[other] eine der Ziffern
    } { $one_extras }. In beiden Fällen ist also { $one } eine der Ziffern { $one_kept } und { $two } eine der Ziffern { $two_kept }. Die anderen Kandidaten dieser zwei Zellen fallen weg.
build-up-added = Es gibt eine andere Lösung; daher wird zusätzlich der Inhalt von { $cells } vorgegeben.
candidate = { $digit } in { $cell }
carver-believed = Ohne { $cells } fand der Prüfer keine zweite Lösung; das Entfernen wird ohne Beweis akzeptiert.
carver-needed = Ohne { $cells } gibt es eine zweite Lösung; daher wird nichts entfernt.
carver-removable = Ohne { $cells } gibt es immer noch genau eine Lösung.
carver-unsure = Ohne { $cells } gab der Prüfer das Rätsel auf; daher wird nichts entfernt.
cdcl-anew =
    Die Suche startet neu, { $count ->
        [0] ohne gelernte Klausel
        [one] mit einer gelernten Klausel
       *[other] mit { $count } gelernten Klauseln
    }.
cdcl-learned =
    Die Suche hat aus einem Konflikt eine Klausel gelernt: { $count ->
        [one] Der markierte Kandidat kann seinen Wert nicht behalten
       *[other] Die { $count } markierten Kandidaten können nicht alle ihren Wert behalten
    }. Die Entscheidungsebene ist jetzt { $depth }.
cdcl-other-side = Die Suche kehrt eine Entscheidung um; die Entscheidungsebene ist jetzt { $depth }.
cdcl-put-in = Die Suche entscheidet, dass { $cell } die { $digit } ist; die Entscheidungsebene ist jetzt { $depth }.
cdcl-ruled-out = Die Suche entscheidet, dass { $cell } nicht die { $digit } ist; die Entscheidungsebene ist jetzt { $depth }.
chain = Angenommen, { $first } ist falsch. Dann folgt Verbindung für Verbindung, dass { $last } stimmt. Also stimmt mindestens einer der Kandidaten { $ends }, und die { $digit } fällt in jeder Zelle weg, die beide Zellen dieser Kandidaten sieht.
chaos-barred = Eine Zelle hat keinen Kandidaten, oder ein Haus hat für eine seiner Ziffern keinen Platz: Es gibt keine Lösung.
chaos-moved =
    Zum Zeitpunkt { $time } { $unsatisfied ->
        [0] wäre keine Klausel
        [one] wäre eine Klausel
       *[other] wären { $unsatisfied } Klauseln
    } verletzt, wenn jeder Spin auf wahr oder falsch gerundet würde. Das größte Klauselgewicht ist e hoch { $pressure }.
chaos-refused = Der Fehler des Schritts überstieg die Toleranz: Der Schritt wird verworfen, und der nächste Schritt ist kürzer.
chaos-restarted = Die Trajektorie fand innerhalb ihrer Zeitgrenze keine Lösung; daher werden alle Spins zufällig neu gezogen.
chaos-solved = Die Kandidaten mit positivem Spin bilden eine Lösung.
chaos-unfound =
    { $starts ->
        [one] Ein Start
       *[other] { $starts } Starts
    } mit { $steps ->
        [one] einem Schritt
       *[other] insgesamt { $steps } Schritten
    } { $starts ->
        [one] fand
       *[other] fanden
    } keine Lösung.
clash = { $a } und { $b } in { $house } enthalten beide { $digit }
color-trap = Ein konjugiertes Paar besteht aus den einzigen zwei Plätzen für { $digit } in einer Zeile, einer Spalte oder einem Block; genau einer der beiden Plätze enthält die { $digit }. { $pair_count ->
        [one] Also gilt:
       *[other] Die Paare dieses Schritts haben gemeinsame Zellen. Also gilt:
    } Entweder steht die { $digit } in { $first_count ->
        [one] { "" }
       *[other] jeder der Zellen{ " " }
    }{ $first } oder in { $second_count ->
        [one] { "" }
       *[other] jeder der Zellen{ " " }
    }{ $second }. Eine Zelle, die { $pair_count ->
        [one] diese beiden Zellen
       *[other] von jeder dieser zwei Gruppen eine Zelle
    } sieht, kann also nicht die { $digit } sein.
color-wrap = Ein konjugiertes Paar besteht aus den einzigen zwei Plätzen für { $digit } in einer Zeile, einer Spalte oder einem Block; genau einer der beiden Plätze enthält die { $digit }. { $pair_count ->
        [one] Also gilt:
       *[other] Die Paare dieses Schritts haben gemeinsame Zellen. Also gilt:
    } Ist eine der Zellen { $second } die { $digit }, dann enthalten alle diese Zellen die { $digit }. Aber { $near } liegen beide in { $near_house }, können also nicht beide die { $digit } enthalten. Also ist keine der Zellen { $second } die { $digit }.
cultural-ga-bred =
    Das beste Individuum dieser Generation hat { $conflicts ->
        [0] keinen Konflikt
        [one] einen Konflikt
       *[other] { $conflicts } Konflikte
    }; der Mittelwert aller Individuen ist { $mean }.
cultural-ga-hopeless = Der Überzeugungsraum lässt für eine Zelle keine Ziffer mehr zu; also gibt es keine Lösung.
cultural-ga-last =
    { $generations ->
        [one] Die einzige Generation ist
       *[other] Alle { $generations } Generationen sind
    } durchlaufen, und das beste Gitter hat noch { $conflicts ->
        [0] keinen Konflikt
        [one] einen Konflikt
       *[other] { $conflicts } Konflikte
    }.
dancing-links-chosen =
    { $digit } in { $cell } ist { $options ->
        [one] die einzige Option
       *[other] eine von { $options } Optionen
    } für die gewählte Bedingung.
deadly-alone =
    Angenommen, { $cell } wäre { $own_count ->
        [one] die
       *[other] eine der Ziffern
    } { $own }. Dann enthielten { $cells } nur die Ziffern { $digits }, denn { $others } haben keine anderen Kandidaten. { $exchange } Das Rätsel hätte eine zweite Lösung, hat aber nur eine. Also ist { $cell } { $own_count ->
        [one] nicht die
       *[other] keine der Ziffern
    } { $own }.
deadly-lines =
    Dann stünden in { $lines } jeweils alle Ziffern { $digits } in diesen Zellen. Nun werden in jedem dieser Paare von Zellen die Ziffern vertauscht: { $pairs }. Auch danach stehen in { $lines } jeweils alle Ziffern { $digits } in diesen Zellen. Die zwei Zellen jedes Paars liegen in { $crossing ->
        [one] derselben Spalte
       *[other] derselben Zeile
    } und in demselben Block; also enthält auch { $crossing ->
        [one] jede Spalte
       *[other] jede Zeile
    } und jeder Block dieselben Ziffern wie zuvor.
deadly-locked =
    Angenommen, { $cells } enthielten nur die Ziffern { $digits }. { $exchange } Das Rätsel hätte eine zweite Lösung, hat aber nur eine. Nur { $one } und { $two } haben andere Kandidaten; also enthält mindestens eine dieser zwei Zellen eine andere Ziffer. In { $link } passt { $digit } nur in { $one } oder { $two }. Ist { $one } die { $digit }, dann enthält { $two } keine der Ziffern { $digits }. Ist { $two } die { $digit }, dann enthält { $one } keine der Ziffern { $digits }. In beiden Fällen ist also weder { $one } noch { $two } { $other_count ->
        [one] die
       *[other] eine der Ziffern
    } { $other }.
deadly-loop = In jeder Zeile, jeder Spalte und jedem Block liegen zwei dieser Zellen oder keine. Die zwei Ziffern ließen sich also in diesen Zellen vertauschen, und jede Zeile, jede Spalte und jeder Block enthielte weiter dieselben Ziffern.
deadly-pair = { $one } mit { $other }
deadly-rectangle = In jeder Zeile, jeder Spalte und jedem Block liegen zwei dieser Zellen oder keine. Die zwei Ziffern ließen sich also in diesen Zellen vertauschen, und jede Zeile, jede Spalte und jeder Block enthielte weiter dieselben Ziffern.
deadly-shared =
    Angenommen, { $cells } enthielten nur die Ziffern { $digits }. { $exchange } Das Rätsel hätte eine zweite Lösung, hat aber nur eine. Also enthält mindestens eine dieser Zellen eine andere Ziffer. Der einzige andere Kandidat in diesen Zellen ist die { $digit } in { $roof }. Also ist mindestens eine der Zellen { $roof } die { $digit }, und die { $digit } fällt in jeder Zelle weg, die { $beyond_two ->
        [0] beide
        [one] alle
       *[other] alle
    } Zellen { $roof } sieht.
deadly-subset =
    Angenommen, { $cells } enthielten nur die Ziffern { $digits }. { $exchange } Das Rätsel hätte eine zweite Lösung, hat aber nur eine. Nur { $roof } haben andere Kandidaten, nämlich { $outside }. Also enthält mindestens eine der Zellen { $roof } eine der Ziffern { $outside }. Eine solche Zelle liegt zusammen mit { $subset } in { $houses }; diese Zellen können nur die Ziffern { $kept } enthalten. Das sind ebenso viele Zellen wie Ziffern; zusammen enthalten diese Zellen also alle diese Ziffern. Das gilt für jede solche Zelle; daher fallen die Ziffern { $kept } in allen Zellen von { $houses } außer { $spared } weg.
death-blossom =
    { $cell } enthält einen der Kandidaten { $digits }. In jedem dieser Fälle folgt Verbindung für Verbindung, dass eine andere Zelle die { $digit } ist. { $petals } Also ist { $further ->
        [0] { "" }
        [one] mindestens eine der Zellen{ " " }
       *[other] mindestens eine der Zellen{ " " }
    }{ $ends } die { $digit }, und die { $digit } fällt in jeder Zelle weg, die { $further ->
        [0] { "" }
        [one] beide Zellen{ " " }
       *[other] alle Zellen{ " " }
    }{ $ends } sieht.
death-blossom-petal =
    Ist { $cell } die { $lost }, dann ist { $count ->
        [one] { "" }
       *[other] eine der Zellen{ " " }
    }{ $cells } die { $digit }.
divide-and-concur-barred = Eine Zelle hat keinen Kandidaten, oder ein Haus hat keinen Platz für eine Ziffer: Es gibt keine Lösung.
divide-and-concur-moved =
    In { $agreed ->
        [0] keiner
        [one] einer
       *[other] { $agreed }
    } der { $blanks } leeren Zellen wählen alle vier Arten von Bedingungen dieselbe Ziffer; nimmt jede Zelle den Kandidaten mit dem größten Mittelwert, { $conflicts ->
        [0] bleibt kein Konflikt
        [one] bleibt ein Konflikt
       *[other] bleiben { $conflicts } Konflikte
    }.
divide-and-concur-restarted =
    { $iterations ->
        [one] Eine Iteration
       *[other] { $iterations } Iterationen
    } von einem Start aus { $iterations ->
        [one] fand
       *[other] fanden
    } keine Lösung: Alle Repliken werden zufällig neu gezogen.
divide-and-concur-solved = Die Kandidaten mit dem größten Mittelwert bilden eine Lösung.
divide-and-concur-unfound =
    { $starts ->
        [one] Ein Start
       *[other] { $starts } Starts
    } mit { $iterations ->
        [one] einer Iteration
       *[other] insgesamt { $iterations } Iterationen
    } { $starts ->
        [one] fand
       *[other] fanden
    } keine Lösung.
empty-rectangle = In { $box } liegen alle Plätze für { $digit } in { $line } oder in { $across }. In { $link } sind { $near } und { $far } die einzigen Plätze für { $digit }. Angenommen, { $target } wäre die { $digit }. Dann wäre keine andere Zelle von { $across } die { $digit }, und auch { $far } wäre nicht die { $digit }, denn { $far } sieht { $target }. Also wäre { $near } die { $digit }, und keine andere Zelle von { $line } wäre die { $digit }. Dann hätte { $box } keinen Platz mehr für { $digit }; also ist { $target } nicht die { $digit }.
fast-boxes = dieser Algorithmus löst nur Gitter mit 3×3-Blöcken
fast-removed = Der Zweig mit { $digit } in { $cell } ist vollständig durchsucht; daher wird { $digit } in { $cell } ausgeschlossen.
fast-tried = In { $cell } wird die { $digit } versucht.
finned-fish =
    In { $lines } liegen alle Plätze für { $digit } außer { $fins } ({ $count ->
        [one] der Flosse
       *[other] den Flossen
    }) in { $across }. Ist { $count ->
        [one] die Flosse
       *[other] eine der Flossen
    } die { $digit }, dann { $removed_count ->
        [one] ist { $removed } nicht die { $digit }, denn diese Zelle sieht
       *[other] enthalten { $removed } keine { $digit }, denn diese Zellen sehen
    } { $count ->
        [one] die Flosse
       *[other] alle Flossen
    }. Ist { $count ->
        [one] die Flosse nicht
       *[other] keine der Flossen
    } die { $digit }, dann steht in { $lines } je eine { $digit }, und zwar in { $across }. In { $across } ist nur Platz für je eine davon; also steht auch in { $across } je eine davon. Keine andere Zelle in { $across } ist die { $digit }; auch in diesem Fall { $removed_count ->
        [one] ist { $removed } also nicht die
       *[other] enthalten { $removed } also keine
    } { $digit }.
finned-franken-fish =
    In { $lines } liegen alle Plätze für { $digit } außer { $fins } ({ $fin_count ->
        [one] der Flosse
       *[other] den Flossen
    }) in { $across }. Ist { $fin_count ->
        [one] die Flosse
       *[other] eine der Flossen
    } die { $digit }, dann { $removed_count ->
        [one] ist { $removed } nicht die { $digit }, denn diese Zelle sieht
       *[other] enthalten { $removed } keine { $digit }, denn diese Zellen sehen
    } { $fin_count ->
        [one] die Flosse
       *[other] alle Flossen
    }. Ist { $fin_count ->
        [one] die Flosse nicht
       *[other] keine der Flossen
    } die { $digit }, dann steht in { $lines } je eine { $digit }, und zwar in { $across }.{ $overlap ->
        [0] { "" }
        [one] { " " }Abgesehen von { $fin_count ->
            [one] der Flosse
           *[other] den Flossen
        } gehört kein Platz für { $digit } zugleich zu { $overlapping }; diese Ziffern stehen also in verschiedenen Zellen.
       *[other] { " " }Abgesehen von { $fin_count ->
            [one] der Flosse
           *[other] den Flossen
        } haben von { $overlapping } keine zwei einen gemeinsamen Platz für { $digit }; diese Ziffern stehen also in verschiedenen Zellen.
    } In { $across } ist nur Platz für je eine { $digit }, also genau für { $beyond_two ->
        [0] die beiden
        [one] die
       *[other] die
    } Ziffern aus { $lines }. Wäre { $removed_count ->
        [one] { "" }
       *[other] eine der Zellen{ " " }
    }{ $removed } die { $digit }, dann würde diese { $digit } in { $across } Platz belegen, und der übrige Platz reichte nicht für die Ziffern aus { $lines }. Auch in diesem Fall { $removed_count ->
        [one] ist { $removed } also nicht die
       *[other] enthalten { $removed } also keine
    } { $digit }.
fish =
    In { $lines } liegen alle Plätze für { $digit } in { $across }. In { $lines } steht je eine { $digit }, und in { $across } ist nur Platz für je eine davon. Also steht auch in { $across } je eine davon, und keine andere Zelle in { $across } ist die { $digit }. Also { $removed_count ->
        [one] ist { $removed } nicht die
       *[other] enthalten { $removed } keine
    } { $digit }.
forcing-chain-either = { $candidates } stimmt oder ist falsch. Beide Fälle führen zum selben Schluss: { $conclusion }. Also gilt dieser Schluss.
forcing-chain-cell = { $cell } enthält einen der Kandidaten { $digits }. Jeder dieser Fälle führt zum selben Schluss: { $conclusion }. Also gilt dieser Schluss.
forcing-chain-house = In { $premise } ist eine der Zellen { $cells } die { $digit }. Jeder dieser Fälle führt zum selben Schluss: { $conclusion }. Also gilt dieser Schluss.
forcing-chain-is = { $cell } ist die { $digit }
forcing-chain-is-not = { $cell } ist nicht die { $digit }
forcing-chain-wrong = Angenommen, { $assumption }. Dann folgt Schritt für Schritt, dass { $clash } zugleich stimmt und falsch ist. Das ist ein Widerspruch; also ist die Annahme falsch.
franken-fish =
    In { $lines } liegen alle Plätze für { $digit } in { $across }. In { $lines } steht je eine { $digit }.{ $overlap ->
        [0] { "" }
        [one] { " " }Kein Platz für { $digit } gehört zugleich zu { $overlapping }; diese Ziffern stehen also in verschiedenen Zellen.
       *[other] { " " }Von { $overlapping } haben keine zwei einen gemeinsamen Platz für { $digit }; diese Ziffern stehen also in verschiedenen Zellen.
    } In { $across } ist nur Platz für je eine { $digit }, also genau für { $beyond_two ->
        [0] die beiden
        [one] die
       *[other] die
    } Ziffern aus { $lines }. Wäre { $removed_count ->
        [one] { "" }
       *[other] eine der Zellen{ " " }
    }{ $removed } die { $digit }, dann würde diese { $digit } in { $across } Platz belegen, und der übrige Platz reichte nicht für die Ziffern aus { $lines }. Also { $removed_count ->
        [one] ist { $removed } nicht die
       *[other] enthalten { $removed } keine
    } { $digit }.
full-house = { $cell } ist die { $digit }: Nur diese Zelle von { $house } ist noch leer.
ga-improved =
    Ein besseres Gitter wurde gefunden; es hat { $conflicts ->
        [0] keinen Konflikt
        [one] einen Konflikt
       *[other] { $conflicts } Konflikte
    }.
ga-row-clash = eine Zeile enthält eine Ziffer zweimal
ga-settled =
    Das beste Gitter ist nicht besser als vor { $patience ->
        [one] einer Generation
       *[other] { $patience } Generationen
    }: Es hat { $conflicts ->
        [0] keinen Konflikt
        [one] einen Konflikt
       *[other] { $conflicts } Konflikte
    }.
ga-shaken =
    Seit { $stale ->
        [one] einer Generation
       *[other] { $stale } Generationen
    } gab es kein besseres Gitter: Die schlechtesten { $percent } % der Gitter werden durch zufällige ersetzt.
ga-stale =
    Seit { $stale ->
        [one] einer Generation
       *[other] { $stale } Generationen
    } gab es kein besseres Gitter; das beste Gitter dieser Generation hat { $conflicts ->
        [0] keinen Konflikt
        [one] einen Konflikt
       *[other] { $conflicts } Konflikte
    }.
general-tried =
    In { $cell } wird die { $digit } versucht{ $options ->
        [one] { "" }
       *[other] { " " }(einer von { $options } Kandidaten)
    }; Singles füllen { $filled ->
        [0] keine Zelle
        [one] eine Zelle
       *[other] { $filled } Zellen
    }.
generator-empty-range = die Höchstzahl der Vorgaben ist kleiner als die Mindestzahl
generator-engine = ein Löser, der sich für dieses Gitter eignet; der gewählte Löser eignet sich nicht: { $refusal }
generator-max-givens = bei diesem Gitter eine ganze Zahl von 0 bis { $max }
hidden-rectangle = Die Zellen { $cells } bilden ein Rechteck in zwei Zeilen, zwei Spalten und { $boxes }. Angenommen, { $cell } wäre die { $other }. Dann wären { $sides } die { $digit }, denn in { $crossing } gibt es keinen anderen Platz für { $digit }. Also wäre { $opposite } die { $other }, denn { $opposite } sieht { $sides } und hat nur die Kandidaten { $digits }. Das Rechteck enthielte nur die Ziffern { $digits }. Diese zwei Ziffern ließen sich vertauschen, und jede Zeile, jede Spalte und jeder Block enthielte weiter dieselben Ziffern. Das Rätsel hätte eine zweite Lösung, hat aber nur eine. Also ist { $cell } nicht die { $other }.
hidden-single = { $cell } ist die { $digit }: { $house } hat keinen anderen Platz für { $digit }.
hidden-subset = In { $house } passen die Ziffern { $digits } nur in { $cells }. Das sind ebenso viele Zellen wie Ziffern; jede dieser Zellen enthält also eine dieser Ziffern. Die anderen Kandidaten dieser Zellen fallen weg.
house-box = Block { $number }
house-box-several = den Blöcken { $numbers }
house-column = Spalte { $number }
house-column-several = den Spalten { $numbers }
house-row = Zeile { $number }
house-row-several = den Zeilen { $numbers }
kernel-nodes-clash = eine Zeile, eine Spalte oder ein Block enthält eine Ziffer zweimal
learned-exhausted = Jede Ziffer wurde versucht: Es gibt keine weitere Lösung.
learned-least-certain =
    Zwischen den wahrscheinlichsten Ziffern gibt es { $conflicts ->
        [0] keinen Konflikt
        [one] einen Konflikt
       *[other] { $conflicts } Konflikte
    }. Am unsichersten ist das Netz bei { $cell }: In dieser Zelle hat die { $digit } eine Wahrscheinlichkeit von { $percent } %.
learned-no-solution = Eine Zelle hat keinen Kandidaten, oder ein Haus hat keinen Platz für eine Ziffer: Es gibt keine Lösung.
learned-not-solved =
    Der Algorithmus endet nach { $steps ->
        [one] einem Schritt
       *[other] { $steps } Schritten
    } ohne Lösung: Zwischen den wahrscheinlichsten Ziffern gibt es { $conflicts ->
        [one] einen Konflikt
       *[other] { $conflicts } Konflikte
    }. Damit ist nicht bewiesen, dass es keine Lösung gibt.
learned-restarted = Nach diesen Schritten ist das Rätsel nicht gelöst. Alle Kandidaten beginnen von vorn, mit neuem zufälligem Rauschen.
learned-solved =
    Nach { $steps ->
        [one] einem Schritt
       *[other] { $steps } Schritten
    } ist die wahrscheinlichste Ziffer jeder Zelle richtig.
learned-taken-back = Die { $digit } wird in { $cell } zurückgenommen: Alle Folgen dieser Ziffer sind durchsucht.
learned-tried = { $cell } hat die wenigsten Kandidaten. Der wahrscheinlichste noch nicht versuchte Kandidat dieser Zelle ist die { $digit } (Wahrscheinlichkeit { $percent } %).
lines-pencil-marks = Kandidatenlisten sind in Dateien mit einem Rätsel je Zeile nicht möglich
locked-candidates = In { $house } passt { $digit } nur in { $cells }, und diese Zellen liegen auch in { $other }. Eine dieser Zellen ist die { $digit }; also fällt { $digit } im Rest von { $other } weg.
medusa-emptied = Ein konjugiertes Paar besteht aus den einzigen zwei Kandidaten einer Zelle oder aus den einzigen zwei Plätzen für eine Ziffer in einer Zeile, einer Spalte oder einem Block; genau einer der beiden Kandidaten stimmt. { $pair_count ->
        [one] Also gilt:
       *[other] Die Paare dieses Schritts haben gemeinsame Kandidaten. Also gilt:
    } Stimmt einer der Kandidaten { $second }, dann stimmen alle diese Kandidaten. Würden alle diese Kandidaten stimmen, dann schlössen sie jeden Kandidaten von { $cell } aus, jeweils durch dieselbe Ziffer in einer Zelle, die { $cell } sieht. { $cell } hätte also keinen Kandidaten mehr. Das ist unmöglich; daher ist jeder der Kandidaten { $second } falsch.
medusa-trap = Ein konjugiertes Paar besteht aus den einzigen zwei Kandidaten einer Zelle oder aus den einzigen zwei Plätzen für eine Ziffer in einer Zeile, einer Spalte oder einem Block; genau einer der beiden Kandidaten stimmt. { $pair_count ->
        [one] Also gilt:
       *[other] Die Paare dieses Schritts haben gemeinsame Kandidaten. Also gilt:
    } Entweder stimmt { $first_count ->
        [one] { "" }
       *[other] jeder der Kandidaten{ " " }
    }{ $first }, oder es stimmt { $second_count ->
        [one] { "" }
       *[other] jeder der Kandidaten{ " " }
    }{ $second }. Ein Kandidat ist falsch, wenn ihn { $pair_count ->
        [one] diese beiden Kandidaten ausschließen
       *[other] aus jeder dieser zwei Gruppen ein Kandidat ausschließt
    }, jeweils durch eine andere Ziffer in derselben Zelle oder durch dieselbe Ziffer in einer Zelle, die seine Zelle sieht.
medusa-wrap = Ein konjugiertes Paar besteht aus den einzigen zwei Kandidaten einer Zelle oder aus den einzigen zwei Plätzen für eine Ziffer in einer Zeile, einer Spalte oder einem Block; genau einer der beiden Kandidaten stimmt. { $pair_count ->
        [one] Also gilt:
       *[other] Die Paare dieses Schritts haben gemeinsame Kandidaten. Also gilt:
    } Stimmt einer der Kandidaten { $second }, dann stimmen alle diese Kandidaten. Aber { $near } liegen beide in { $near_house }, und dort steht jede Ziffer nur einmal. Also ist jeder der Kandidaten { $second } falsch.
medusa-wrap-cell = Ein konjugiertes Paar besteht aus den einzigen zwei Kandidaten einer Zelle oder aus den einzigen zwei Plätzen für eine Ziffer in einer Zeile, einer Spalte oder einem Block; genau einer der beiden Kandidaten stimmt. { $pair_count ->
        [one] Also gilt:
       *[other] Die Paare dieses Schritts haben gemeinsame Kandidaten. Also gilt:
    } Stimmt einer der Kandidaten { $second }, dann stimmen alle diese Kandidaten. Aber { $near } sind verschiedene Ziffern in derselben Zelle. Also ist jeder der Kandidaten { $second } falsch.
memetic-ga-child =
    Das Kind begann mit { $entry ->
        [0] keinem Konflikt
        [one] einem Konflikt
       *[other] { $entry } Konflikten
    }; die Tabusuche ließ { $exit ->
        [0] keinen Konflikt
        [one] einen Konflikt
       *[other] { $exit } Konflikte
    } übrig.
memetic-ga-hopeless = Eine Zelle hat keinen Kandidaten, oder ein Haus hat keinen Platz für eine Ziffer: Es gibt keine Lösung.
memetic-ga-random =
    Ein zufälliges Gitter begann mit { $entry ->
        [0] keinem Konflikt
        [one] einem Konflikt
       *[other] { $entry } Konflikten
    }; die Tabusuche ließ { $exit ->
        [0] keinen Konflikt
        [one] einen Konflikt
       *[other] { $exit } Konflikte
    } übrig.
minimal-removable = Ohne { $cells } gibt es immer noch genau eine Lösung.
minimal-second = Ohne { $cells } gibt es eine zweite Lösung.
multi-color-trap = Ein konjugiertes Paar besteht aus den einzigen zwei Plätzen für { $digit } in einer Zeile, einer Spalte oder einem Block; genau einer der beiden Plätze enthält die { $digit }. { $pair_count ->
        [one] Also gilt:
       *[other] Die Paare dieses Schritts haben gemeinsame Zellen. Also gilt:
    } Entweder steht die { $digit } in { $one_count ->
        [one] { "" }
       *[other] jeder der Zellen{ " " }
    }{ $one } oder in { $first_count ->
        [one] { "" }
       *[other] jeder der Zellen{ " " }
    }{ $first }. Ebenso steht die { $digit } entweder in { $other_count ->
        [one] { "" }
       *[other] jeder der Zellen{ " " }
    }{ $other } oder in { $second_count ->
        [one] { "" }
       *[other] jeder der Zellen{ " " }
    }{ $second }. Aber { $near } liegen beide in { $near_house }, können also nicht beide die { $digit } enthalten. Daher steht die { $digit } in { $first_count ->
        [one] { "" }
       *[other] jeder der Zellen{ " " }
    }{ $first } oder in { $second_count ->
        [one] { "" }
       *[other] jeder der Zellen{ " " }
    }{ $second }. Eine Zelle, die { $far_pair ->
        [one] diese beiden Zellen
       *[other] von jeder dieser zwei Gruppen eine Zelle
    } sieht, kann also nicht die { $digit } sein.
multi-color-wrap = Ein konjugiertes Paar besteht aus den einzigen zwei Plätzen für { $digit } in einer Zeile, einer Spalte oder einem Block; genau einer der beiden Plätze enthält die { $digit }. { $pair_count ->
        [one] Also gilt:
       *[other] Die Paare dieses Schritts haben gemeinsame Zellen. Also gilt:
    } Entweder steht die { $digit } in { $first_count ->
        [one] { "" }
       *[other] jeder der Zellen{ " " }
    }{ $first } oder in { $second_count ->
        [one] { "" }
       *[other] jeder der Zellen{ " " }
    }{ $second }. Aber { $near } liegen beide in { $near_house }, und { $near_second } liegen beide in { $near_house_second }. In beiden Fällen ist also { $third_count ->
        [one] { "" }
       *[other] mindestens eine der Zellen{ " " }
    }{ $third } nicht die { $digit }. { $third_count ->
        [one] Daher fällt
       *[other] Auch diese Zellen sind durch konjugierte Paare verbunden; stünde die Ziffer in einer dieser Zellen, dann stünde sie in allen. Daher fällt
    } { $digit } in { $third_count ->
        [one] { "" }
       *[other] jeder der Zellen{ " " }
    }{ $third } weg.
naked-single = { $cell } ist die { $digit }: Die Zelle hat keinen anderen Kandidaten.
naked-subset = { $cells } haben nur die Kandidaten { $digits }. Das sind ebenso viele Ziffern wie Zellen; diese Zellen enthalten also alle diese Ziffern, in irgendeiner Reihenfolge. In allen anderen Zellen von { $houses } fallen diese Ziffern weg.
nested-forcing-net =
    Angenommen, { $assumption }. Dann ist { $listed_count ->
        [one] dieser Kandidat
       *[other] jeder dieser Kandidaten
    } falsch: { $listed }. { $listed_count ->
        [one] Ein inneres Netz nimmt zusätzlich an, dass dieser Kandidat stimmt,
       *[other] Für jeden dieser Kandidaten nimmt ein inneres Netz zusätzlich an, dass er stimmt,
    } und führt zu einem Widerspruch. Ohne { $listed_count ->
        [one] diesen Kandidaten
       *[other] diese Kandidaten
    } müsste { $end } zugleich stimmen und falsch sein. Auch das ist ein Widerspruch; also ist die erste Annahme falsch.
nested-forcing-net-inner = unter der zusätzlichen Annahme „{ $assumption }“ müsste { $clash } zugleich stimmen und falsch sein
nice-loop =
    Angenommen, { $one } ist falsch. Dann folgt{ $link_count ->
        [one] { "" }
       *[other] { " " }Verbindung für Verbindung
    }, dass { $other } stimmt. Also stimmt { $one } oder { $other } (oder beides). Ein Kandidat, den sowohl { $one } als auch { $other } ausschließt, ist daher falsch.
nice-loop-back =
    Angenommen, { $one } ist falsch. Dann folgt{ $link_count ->
        [one] { "" }
       *[other] { " " }Verbindung für Verbindung
    }, dass { $end } stimmt. Also stimmt { $one } oder { $end }. In beiden Fällen ist eine der Zellen { $cells } die { $digit }, und die { $digit } fällt in jeder Zelle weg, die { $beyond_two ->
        [0] beide
        [one] alle
       *[other] alle
    } Zellen { $cells } sieht.
nice-loop-candidate = { $candidate }
nice-loop-continuous =
    Die Verbindungen bilden einen Zyklus durch diese Kandidaten, in dieser Reihenfolge und dann zurück zum ersten Kandidaten: { $nodes }. Angenommen, { $start } ist falsch. Dann folgt in dieser Reihenfolge, Verbindung für Verbindung: Es { $second_count ->
        [one] stimmt
       *[other] stimmen
    } { $second }. Angenommen dagegen, { $start } stimmt. Dann folgt in der umgekehrten Reihenfolge, Verbindung für Verbindung: Es { $first_count ->
        [one] stimmt
       *[other] stimmen
    } auch { $first }. In beiden Fällen stimmt also mindestens ein Kandidat { $pair_count ->
        [one] dieses Paars
       *[other] jedes dieser Paare
    }: { $pairs }. Ein Kandidat, den beide Kandidaten eines Paars ausschließen, ist falsch.
nice-loop-group = { $digit } in einer der Zellen { $cells }
nice-loop-impossible = Angenommen, { $one } ist falsch. Dann folgt Verbindung für Verbindung, dass { $middle } stimmt und am Ende auch { $other }. Aber diese zwei Aussagen widersprechen einander. Die Annahme ist also falsch: { $one } stimmt. { $one } schließt { $removed } aus.
nice-loop-impossible-placed = Angenommen, { $cell } ist nicht die { $digit }. Dann folgt Verbindung für Verbindung, dass { $middle } stimmt und am Ende auch { $other }. Aber diese zwei Aussagen widersprechen einander. Die Annahme ist also falsch: { $cell } ist die { $digit }.
nice-loop-pair = ({ $one } oder { $other })
nice-loop-placed = Angenommen, { $cell } ist nicht die { $digit }. Dann folgt Verbindung für Verbindung, dass { $cell } die { $digit } ist. Das widerspricht der Annahme; also ist { $cell } die { $digit }.
none-digit = In { $cell } passt keine Ziffer.
none-forced-digit = Singles füllen { $count } der leeren Zellen; dann passt in { $cell } keine Ziffer.
none-forced-place = Singles füllen { $count } der leeren Zellen; dann kann keine Zelle von { $house } die { $digit } enthalten.
none-place = Keine Zelle von { $house } kann die { $digit } enthalten.
parse-ambiguous = der Text lässt sich als zwei verschiedene Rätsel lesen; bitte jede leere Zelle als Punkt schreiben
parse-bracket = die Klammern oder Kommas dieser Liste passen nicht zusammen
parse-cells =
    { $expected ->
        [one] { $expected } Zelle
       *[other] { $expected } Zellen
    } erwartet, { $found } gefunden
parse-cells-and = { $cells }: { $rows }
parse-cells-size =
    { $expected ->
        [one] { $expected } Zelle
       *[other] { $expected } Zellen
    } erwartet ({ $side }×{ $side }), { $found } gefunden
parse-empty = der Text enthält keine Zellen
parse-encoding = der Text ist nicht in UTF-8 kodiert
parse-length = der Text ist länger als { $max } Bytes
parse-link = dieser Link enthält kein lesbares Rätsel
parse-mark = an dieser Stelle wird der Kandidat { $digit } oder eine leere Stelle erwartet, nicht { $found }
parse-quote = das Feld in Anführungszeichen endet nicht in dieser Zeile
parse-return = die Zeile enthält einen Wagenrücklauf; Zeilen enden mit LF oder CR LF
parse-row = jede Zeile dieses Gitters hat { $side } Zellen, aber { $rows }
parse-row-length = Zeile { $line } hat { $cells }
parse-rows =
    { $rows ->
        [one] { $rows } Zeile
       *[other] { $rows } Zeilen
    } mit je { $side } Zellen
parse-several = hier beginnt ein zweites Gitter; der Text enthält { $grids } Gitter
parse-symbol = { $found } ist weder eine Ziffer noch eine leere Zelle; eine leere Zelle wird als 0, Punkt, * oder _ geschrieben
parse-symbol-digit = { $found } ist weder eine Ziffer von 1 bis { $side } noch eine leere Zelle; eine leere Zelle wird als 0, Punkt, * oder _ geschrieben
parse-symbol-letter = { $found } ist weder eine der { $side } Ziffern noch eine leere Zelle; eine leere Zelle wird als 0, Punkt, * oder _ geschrieben
parse-symbols = { $expected } Zeichen erwartet (9 Kandidaten je Zelle), { $found } gefunden
parse-value = { $text } ist größer als { $max }, die höchste Ziffer dieses Gitters
parse-value-letter = { $text } steht für { $found }, aber { $max } ist die höchste Ziffer dieses Gitters
parse-width =
    diese Zeile hat { $found } Zeichen, nicht { $expected }; bitte für jede leere Zelle einen Punkt schreiben
relaxation-labeling-bare = Eine Zelle hat keinen Kandidaten, oder ein Haus hat keinen Platz für eine Ziffer: Es gibt keine Lösung.
relaxation-labeling-nearest = Von den unentschiedenen Zellen ist { $cell } einer Entscheidung am nächsten: In dieser Zelle hat die { $digit } eine Wahrscheinlichkeit von { $percent } %.
relaxation-labeling-settled = Jede Zelle ist nahezu zu einer einzigen Ziffer konvergiert.
relaxation-labeling-summit =
    Die mittlere lokale Konsistenz hat ein lokales Maximum erreicht; dabei { $conflicts ->
        [one] bleibt ein Konflikt
       *[other] bleiben { $conflicts } Konflikte
    }.
remote-pair = Jede der Zellen { $cells } hat nur die Kandidaten { $digits }, und aufeinanderfolgende Zellen liegen jeweils gemeinsam in einer Zeile, einer Spalte oder einem Block. In diesen Zellen wechseln sich die zwei Ziffern also ab. Die Zahl dieser Zellen ist gerade; die Enden { $ends } enthalten daher verschiedene Ziffern. Beide Ziffern fallen in jeder Zelle weg, die beide Enden sieht.
rules-broken = Eine Zelle hat keinen Kandidaten, oder ein Haus hat keinen Platz für eine Ziffer: Es gibt keine Lösung.
rules-guessed = Keine Technik ist anwendbar: In { $cell } (Kandidaten { $digits }) wird die { $digit } versucht.
rules-retried = Der Zweig mit { $wrong } in { $cell } ist vollständig durchsucht. Als Nächstes wird in { $cell } die { $digit } versucht.
rules-stuck =
    { $techniques ->
        [one] Die einzige Technik ist nicht anwendbar
       *[other] Keine der { $techniques } Techniken ist anwendbar
    }, und Raten ist nicht erlaubt: { $blanks ->
        [one] Eine Zelle bleibt
       *[other] { $blanks } Zellen bleiben
    } leer.
solvers-not-fetched = Die Löser konnten nicht geladen werden: { $reason }
start-algorithm = der Algorithmus { $id } ist hier nicht verfügbar
start-faulty = { $fault }
start-incomplete = dieser Algorithmus ist unvollständig und kann daher nur eine einzige Lösung suchen
start-indivisible = mit diesen Einstellungen lässt sich die Suche nicht aufteilen
start-parameter-range = { $id } = { $value }: außerhalb des Bereichs; erlaubt ist { $allowed }
start-parameter-type = { $id } = { $value }: falscher Typ; erlaubt ist { $allowed }
start-preset = es gibt keine Voreinstellung { $id }
start-side = dieser Algorithmus löst nur Gitter der Seitenlänge { $min }, nicht { $side }
start-sides = dieser Algorithmus löst Gitter der Seitenlängen { $min } bis { $max }, nicht { $side }
start-unknown-parameter = { $id } = { $value }: Diesen Parameter gibt es nicht
sue-de-coq =
    { $cells } liegen in { $line } und zugleich in { $box }. Zusammen mit { $of_line } im Rest von { $line } und { $of_box } im Rest von { $box } sind es { $count } Zellen mit genau { $count } Kandidaten: { $digits }. Keine Ziffer kann in zwei dieser Zellen stehen: Kein Kandidat von { $of_line } ist Kandidat von { $of_box }, und alle anderen Paare dieser Zellen liegen gemeinsam in { $line } oder in { $box }. Jede dieser Ziffern steht also in genau einer dieser Zellen. { $line_digits ->
        [one] Die Ziffer
       *[other] Die Ziffern
    } { $in_line } { $line_digits ->
        [one] ist kein Kandidat
       *[other] sind keine Kandidaten
    } von { $of_box }; { $line_digits ->
        [one] sie steht
       *[other] sie stehen
    } also in { $line_cells }. Alle diese Zellen liegen in { $line }; also { $line_digits ->
        [one] fällt die Ziffer
       *[other] fallen die Ziffern
    } { $in_line } im Rest von { $line } weg. { $box_digits ->
        [one] Die Ziffer
       *[other] Die Ziffern
    } { $in_box } { $box_digits ->
        [one] ist kein Kandidat
       *[other] sind keine Kandidaten
    } von { $of_line }; { $box_digits ->
        [one] sie steht
       *[other] sie stehen
    } also in { $box_cells }. Alle diese Zellen liegen in { $box }; also { $box_digits ->
        [one] fällt die Ziffer
       *[other] fallen die Ziffern
    } { $in_box } im Rest von { $box } weg.
tempering-barred = Eine Zelle hat keinen Kandidaten, oder ein Haus hat keinen Platz für eine Ziffer: Es gibt keine Lösung.
tempering-solved = In der Replik auf Temperaturstufe { $level } von { $levels } fehlt keine Ziffer mehr: Das Rätsel ist gelöst.
tempering-swept =
    { $pairs ->
        [0] Keine zwei Repliken tauschen
        [one] Zwei Repliken tauschen
       *[other] { $pairs } Paare von Repliken tauschen
    } ihre Temperaturen; in Zeilen und Spalten der kältesten Replik { $energy ->
        [0] fehlt keine Ziffer
        [one] fehlt eine Ziffer
       *[other] fehlen { $energy } Ziffern
    }.
tempering-unfound =
    { $sweeps ->
        [one] Ein Durchlauf
       *[other] { $sweeps } Durchläufe
    } von { $replicas } Repliken { $sweeps ->
        [one] fand
       *[other] fanden
    } keine Lösung; in Zeilen und Spalten der kältesten Replik { $energy ->
        [0] fehlt keine Ziffer
        [one] fehlt eine Ziffer
       *[other] fehlen { $energy } Ziffern
    }.
two-strong-links = Die Ziffer { $digit } hat nur zwei Plätze in { $one } und nur zwei in { $other }. Zwei dieser vier Plätze, { $near }, liegen in { $near_house } und können also nicht beide die { $digit } enthalten. Ist { $near_one } nicht die { $digit }, dann steht die { $digit } in { $end_one }, dem einzigen anderen Platz in { $one }. Ist { $near_other } nicht die { $digit }, dann steht die { $digit } in { $end_other }, dem einzigen anderen Platz in { $other }. Also ist mindestens eine der Zellen { $ends } die { $digit }, und die { $digit } fällt in jeder Zelle weg, die beide Zellen { $ends } sieht.
unique-rectangle-crossed = Die Zellen { $cells } bilden ein Rechteck in zwei Zeilen, zwei Spalten und { $boxes }. In { $crossing } passt { $digit } jeweils nur in Ecken dieses Rechtecks. Angenommen, { $one } wäre die { $digit }. Dann wären { $floor } die { $other }, denn { $floor } sehen { $one } und haben nur die Kandidaten { $digit } und { $other }. Also wäre { $two } die { $digit }, denn { $line } hätte keinen anderen Platz mehr für { $digit }. Das Rechteck enthielte nur die Ziffern { $digit } und { $other }. Diese zwei Ziffern ließen sich vertauschen, und jede Zeile, jede Spalte und jeder Block enthielte weiter dieselben Ziffern. Das Rätsel hätte eine zweite Lösung, hat aber nur eine. Also ist { $one } nicht die { $digit }. Ebenso ist { $two } nicht die { $digit }: Der Beweis ist derselbe, nur sind { $one } und { $two } vertauscht.
w-wing = { $cells } haben nur die Kandidaten { $digit } und { $other }. In { $link } passt { $digit } nur in { $near } oder { $far }. Ist { $near } die { $digit }, dann ist { $one } die { $other }, denn { $near } und { $one } liegen beide in { $one_house }. Ist { $far } die { $digit }, dann ist { $two } die { $other }, denn { $far } und { $two } liegen beide in { $two_house }. Also ist mindestens eine der Zellen { $cells } die { $other }, und die { $other } fällt in jeder Zelle weg, die beide Zellen { $cells } sieht.
workers-ended = Die Worker wurden beendet.
wxyz-wing = { $cells } haben nur die Kandidaten { $digits }. Das sind ebenso viele Ziffern wie Zellen. Jede der Ziffern { $rest } kann in höchstens einer dieser Zellen stehen, denn alle Plätze dieser Ziffer in diesen Zellen sehen einander. Die Ziffern { $rest } füllen also je höchstens eine Zelle. Für { $digit } bleibt daher mindestens eine der Zellen { $places }. Also fällt die { $digit } in jeder Zelle weg, die { $beyond_two ->
        [0] beide
        [one] alle
       *[other] alle
    } Zellen { $places } sieht.
xy-wing = { $pivot } hat nur die Kandidaten { $first } und { $second }. Ist { $pivot } die { $first }, dann ist { $one } die { $digit }, denn { $one } liegt auch in { $one_house } und hat nur die Kandidaten { $first } und { $digit }. Ist { $pivot } die { $second }, dann ist { $other } die { $digit }, denn { $other } liegt auch in { $other_house } und hat nur die Kandidaten { $second } und { $digit }. Also ist mindestens eine der Zellen { $pincers } die { $digit }, und die { $digit } fällt in jeder Zelle weg, die beide Zellen { $pincers } sieht.
xyz-wing = { $pivot } hat nur die Kandidaten { $first }, { $second } und { $digit }. Ist { $pivot } die { $first }, dann ist { $one } die { $digit }, denn { $one } liegt auch in { $one_house } und hat nur die Kandidaten { $first } und { $digit }. Ist { $pivot } die { $second }, dann ist { $other } die { $digit }, denn { $other } liegt auch in { $other_house } und hat nur die Kandidaten { $second } und { $digit }. Sonst ist { $pivot } selbst die { $digit }. Also ist mindestens eine der Zellen { $pivot }, { $one } und { $other } die { $digit }, und die { $digit } fällt in jeder Zelle weg, die alle drei Zellen sieht.
