aligned-pair-exclusion =
    { $one } und { $other } können nicht die zwei Kandidaten von { $cells } sein, die beide sehen{ $together ->
        [one] { "" }
       *[other] , und nicht gleich sein
    }: Mit { $lost } bleibt keine Wahl.
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
als-chain = { $chain }: Von { $sets } Mengen mit je einem Kandidaten mehr als Zellen enthält die erste oder die letzte die { $digit }; sie fällt weg, wo alle ihre Plätze dort zu sehen sind.
als-xy-wing = { $pivot } haben einen Kandidaten mehr als Zellen und enthalten daher { $x } oder { $y }: Dann fehlt in { $one } die { $x } oder in { $other } die { $y }, und dort steht { $common }; diese Ziffer fällt weg, wo alle ihre Plätze dort zu sehen sind.
als-xz = { $one } und { $other } haben je einen Kandidaten mehr als Zellen, und nicht beide enthalten { $restricted }: Eine der Mengen enthält { $common }; diese Ziffer fällt weg, wo alle ihre Plätze dort zu sehen sind.
als-xz-doubly = { $one } und { $other } haben je einen Kandidaten mehr als Zellen, und jeder Menge fehlt eine von { $restricted }: Alle ihre anderen Ziffern sind dort eingeschlossen.
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
avoidable-rectangle-1 = Wäre { $cell } die { $digit }, ließe sie sich mit { $other } in { $cells } vertauschen, wo nichts vorgegeben ist, und es gäbe eine zweite Lösung.
avoidable-rectangle-2 = In { $cells } ist nichts vorgegeben: Ist keine von { $roof } die { $digit }, ließen sich { $digits } dort vertauschen, und es gäbe eine zweite Lösung. Die { $digit } fällt in allen Zellen weg, die beide sehen.
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
bug = Bis auf { $digit } in { $cell } hat jede leere Zelle zwei Kandidaten und jede Ziffer zwei Plätze in jedem Haus; das ergibt zwei Lösungen oder keine: { $cell } ist { $digit }.
bug-2 = Bis auf { $extras } hat jede leere Zelle zwei Kandidaten und jede Ziffer zwei Plätze in jedem Haus; das ergibt zwei Lösungen oder keine. Einer von diesen stimmt: Was wegfällt, verträgt sich mit keinem davon.
bug-3 = Bis auf { $extras } hat jede leere Zelle zwei Kandidaten und jede Ziffer zwei Plätze in jedem Haus; das ergibt zwei Lösungen oder keine. Eine von { $roof } ist eine von { $outside } und verbraucht mit { $subset } die Ziffern { $kept }: Diese fallen im Rest von { $houses } weg.
bug-4 = Bis auf { $extras } hat jede leere Zelle zwei Kandidaten und jede Ziffer zwei Plätze in jedem Haus; das ergibt zwei Lösungen oder keine. { $link } hat für { $digit } nur Platz in { $roof }: Eine davon ist { $digit }, also nimmt die andere, was sie zu viel hat.
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
chain = { $chain }. Also stimmt eines von { $ends }, und was beide sieht, fällt weg.
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
color-trap = { $digit } steht entweder in allen Zellen { $first } oder in allen Zellen { $second }: Die Ziffer fällt weg, wo beides zu sehen ist.
color-wrap = Stünde { $digit } in einer der Zellen { $second }, dann in allen, und zwei davon sehen sich: Die Ziffer fällt in allen weg.
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
deadly-alone = Wäre { $cell } eine von { $digits }, enthielten { $cells } nichts anderes und ließen sich auf eine zweite Art füllen. Es gibt nur eine Lösung: Die Zelle ist keine davon.
deadly-locked = Stünde in { $cells } nur { $digits }, gäbe es eine zweite Lösung. { $link } hat für { $digit } nur Platz in { $roof }; also ist eine davon { $digit }, und die andere bricht das Muster: Keine ist { $other }.
deadly-shared = Stünde in { $cells } nur { $digits }, gäbe es eine zweite Lösung; also ist eine von { $roof } die { $digit }: Sie fällt in allen Zellen weg, die alle diese sehen.
deadly-subset = Stünde in { $cells } nur { $digits }, gäbe es eine zweite Lösung; also ist eine von { $roof } eine von { $outside }. Mit { $subset } verbraucht sie { $kept }: Diese fallen im Rest von { $houses } weg.
death-blossom = Was { $cell } auch enthält: Einer Menge aus { $cells } mit einem Kandidaten mehr als Zellen fehlt es, und sie enthält { $digit }; diese Ziffer fällt weg, wo alle ihre Plätze zu sehen sind.
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
empty-rectangle = In { $box } liegen alle Plätze für { $digit } in { $line } und { $across }. Stünde { $digit } in { $target }, dann nicht in { $far }, also in { $near }, und { $box } hätte keinen Platz dafür.
fast-boxes = dieser Algorithmus löst nur Gitter mit Blöcken von 3×3
fast-removed = { $digit } in { $cell } führte zu nichts mehr und wird ausgeschlossen.
fast-tried = { $digit } wird in { $cell } versucht.
finned-fish = In { $lines } liegen die Plätze für { $digit } alle in { $across }, außer { $fins }: Die Ziffer fällt im Rest von { $across } weg, wo diese zu sehen sind.
finned-franken-fish = In { $lines } liegen die Plätze für { $digit } alle in { $across }, außer { $fins }: Die Ziffer fällt weg, wo diese zu sehen sind und eine Zelle in mehr von { $across } als von { $lines } liegt.
fish = In { $lines } liegen die Plätze für { $digit } alle in { $across }: Dort fällt die Ziffer im Rest weg.
forcing-chain-either = Ob { $candidates } stimmt oder nicht, führt zum selben.
forcing-chain-same = Eines von { $candidates } stimmt, und alle führen zum selben.
forcing-chain-wrong = { $start } führte zu einem Widerspruch: { $yes }, und { $no }.
franken-fish = In { $lines } liegen die Plätze für { $digit } alle in { $across }: Die Ziffer fällt weg, wo eine Zelle in mehr von den zweiten als von den ersten liegt.
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
hidden-rectangle = Wäre { $cell } die { $other }, stünde { $digit } in beiden Ecken daneben, da { $lines } keinen anderen Platz dafür haben; { $cells } enthielten nur { $digits }, und es gäbe eine zweite Lösung.
hidden-single = { $cell } ist { $digit }: { $house } hat keinen anderen Platz dafür.
hidden-subset = In { $house } sind { $cells } die einzigen Plätze für { $digits }: Nichts anderes kann dort stehen.
house-box = Block { $number }
house-column = Spalte { $number }
house-row = Zeile { $number }
kernel-nodes-clash = zwei Ziffern einer Zeile, einer Spalte oder eines Blocks sind gleich
lines-pencil-marks = eine Zeile einer Datei kann keine Kandidatenlisten enthalten
locked-candidates = In { $house } liegen die Plätze für { $digit } alle in { $other }: Im Rest von { $other } fällt die Ziffer weg.
medusa-emptied = Stimmte eines von { $second }, dann alle, und für { $cell } bliebe nichts übrig: Alle fallen weg.
medusa-trap = Entweder stimmen alle von { $first } oder alle von { $second }: Was neben keinem von beiden Platz hat, fällt weg.
medusa-wrap = Stimmte eines von { $second }, dann alle, und zwei davon schließen sich aus: Alle fallen weg.
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
multi-color-trap = Steht { $digit } in { $one }, dann nicht in { $other }; also steht sie in allen Zellen { $first } oder in allen Zellen { $second }: Die Ziffer fällt weg, wo beides zu sehen ist.
multi-color-wrap = { $digit } steht entweder in allen Zellen { $first } oder in allen Zellen { $second }. Stünde sie in einer der Zellen { $third }, dann in allen, und diese sehen beides: Die Ziffer fällt in allen weg.
naked-single = { $cell } ist { $digit }: Die Zelle hat keinen anderen Kandidaten.
naked-subset = { $cells } haben zusammen nur { $digits }: Keine andere Zelle von { $houses } kann eine davon sein.
nested-forcing-net = { $start } führte zu einem Widerspruch: { $yes }, und { $no }. Unterwegs schließt je ein eigenes Netz { $refuted } aus.
nice-loop = { $chain }. Also stimmt das eine oder das andere Ende, und was sich mit keinem verträgt, fällt weg.
nice-loop-continuous = { $chain }, und wieder von vorn. Also stimmt eine Seite jeder Verbindung, und was sich mit keiner verträgt, fällt weg.
nice-loop-placed = { $chain }. Also ist { $cell } die { $digit }, selbst wenn sie es nicht wäre, und muss es sein.
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
remote-pair = Entlang { $cells } wechseln sich die Ziffern { $digits } ab; also enthalten { $ends } je eine davon: Beide Ziffern fallen weg, wo diese zwei zu sehen sind.
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
sue-de-coq = { $cells } in { $line } und { $box } haben mit { $of_line } und { $of_box } so viele Kandidaten wie Zellen, und jeder davon steht dort: { $in_line } fallen im Rest von { $line } weg, { $in_box } im Rest von { $box }.
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
two-strong-links = { $digit } hat zwei Plätze in { $one } und zwei in { $other }, von denen { $near } sich sehen: Eine von { $ends } ist { $digit }, und die Ziffer fällt weg, wo beide zu sehen sind.
unique-rectangle-crossed = In { $lines } ist für { $digit } nur Platz in { $cells }: Stünde sie in einer von { $roof }, dann in beiden, { $other } im Rest, und es gäbe eine zweite Lösung. Also fällt sie in beiden weg.
w-wing = { $link } hat { $digit } in einer von { $places }; also ist eine von { $cells } nicht { $digit }, sondern { $other }: Diese Ziffer fällt in allen Zellen weg, die beide sehen.
workers-ended = Die Worker wurden beendet.
wxyz-wing = { $cells } haben zusammen { $digits }, und nur { $digit } kann darin mehrfach vorkommen: Die Ziffer steht mindestens einmal darin und fällt in den Zellen weg, die alle diese sehen.
xy-wing = Ob { $pivot } nun { $first } oder { $second } ist, eine von { $pincers } ist { $digit }: Die Ziffer fällt in allen Zellen weg, die beide sehen.
xyz-wing = Ob { $pivot } nun { $first }, { $second } oder { $digit } ist, eine von { $pivot }, { $pincers } ist { $digit }: Die Ziffer fällt in allen Zellen weg, die diese drei sehen.
