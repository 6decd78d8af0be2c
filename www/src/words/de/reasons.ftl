### Why a step of a hint follows: what rules out the alternatives of a single, the inferences of chains one by one, and a short proof of each technique.

holds = { CAPITAL($house) } enthält schon { $digits }.
removedDigits = Vorher entfernt: { $digits }.
blocks =
    Die { $digit } in { $cell } schließt { $cells } aus{ $house ->
        [none] { "" }
       *[other] { " " }(in { $house })
    }.
removedCells = { $digit } wurde vorher entfernt aus { $cells }.
because = Warum keine andere Zelle { $digit } sein kann:
becauseDigits = Warum { $cell } nichts anderes sein kann:
chain = Verbindung für Verbindung:
case = Fall { $number } von { $of }:
suppose =
    Angenommen, { LENGTH($cells) ->
        [1]
            { $cells } ist { $on ->
                [true] { "" }
               *[false] nicht{ " " }
            }{ $digit }
       *[other]
            { $on ->
                [true] eine von
               *[false] keine von
            } { JOIN($cells, by: ", ") } ist { $digit }
    }.
follows =
    Dann ist { LENGTH($cells) ->
        [1]
            { $cells }{ $on ->
                [true] { "" }
               *[false] { " " }nicht
            } { $digit }
       *[other]
            { $on ->
                [true] eine von
               *[false] keine von
            } { JOIN($cells, by: ", ") } die { $digit }
    }: { $why }.
lastCandidate = { $cell } hat keinen anderen Kandidaten mehr
lastPlace = { $house } hat keinen anderen Platz mehr dafür
filled = { $cell } ist { $digit }
seen =
    { LENGTH($cells) ->
        [1] { $cells } ist { $digit }
       *[other] eine von { JOIN($cells, by: ", ") } ist { $digit }
    }{ $house ->
        [none] , und alle diese Zellen sehen sich
       *[other] , im selben Haus ({ $house })
    }
set = der Menge { JOIN($cells, by: ", ") } fehlt { $digit }, also enthält sie alle ihre anderen Ziffern
net = das folgt aus den Aussagen davor
contradiction = { $cell } kann nicht { $digit } und zugleich nicht { $digit } sein: Das ist ein Widerspruch.
proofTitle = Warum das gilt
proof_fullHouse = Jedes Haus enthält jede Ziffer einmal. Dem Haus fehlt eine Ziffer, und es hat eine leere Zelle; die Ziffer kommt also dorthin.
proof_nakedSingle = Eine Zelle enthält genau eine Ziffer, und gleiche Ziffern stehen nie in derselben Zeile, Spalte oder demselben Block. Sind alle Ziffern bis auf eine ausgeschlossen, nimmt die Zelle die übrige.
proof_hiddenSingle = Jedes Haus enthält jede Ziffer einmal. Sind für eine Ziffer alle Zellen des Hauses bis auf eine ausgeschlossen, kommt sie in die übrige.
proof_locked = Das Haus enthält die Ziffer, und alle Plätze dafür liegen auch im zweiten Haus. Wo sie auch steht: Dies ist auch im zweiten Haus ihr einziger Platz. Also fällt sie in dessen anderen Zellen weg.
proof_nakedSubset = Die Zellen brauchen so viele verschiedene Ziffern, wie es Zellen sind, und haben nur so viele Kandidaten. Sie verbrauchen diese Ziffern alle; für eine andere Zelle des Hauses bleibt keine davon übrig.
proof_hiddenSubset = Das Haus enthält jede der Ziffern, und sie haben nur so viele Zellen, wie es Ziffern sind. Jede dieser Zellen nimmt eine davon; für anderes ist kein Platz.
proof_fish = Jede der Grundlinien enthält die Ziffer einmal, und keine zwei in derselben Decklinie. Es gibt so viele Grundlinien wie Decklinien; jede Decklinie hat ihre Ziffer also in einer Grundlinie und sonst nirgends.
proof_finnedFish = Stimmt eine Flosse, entfernt sie die Ziffer aus allen Zellen, die sie sieht. Stimmt keine, ist der Rest ein gewöhnlicher Fisch und entfernt die Ziffer aus dem Rest der Decklinien. Was in beiden Fällen wegfällt, fällt sicher weg.
proof_frankenFish = Jedes Grundhaus braucht die Ziffer einmal, und jedes Deckhaus hat einmal Platz dafür. Es gibt so viele Deckhäuser wie Grundhäuser; die Grundhäuser brauchen also allen Platz. Eine Zelle außerhalb des Musters, die in mehr Deckhäusern als Grundhäusern liegt, ließe ihnen zu wenig.
proof_finnedFrankenFish = Stimmt eine Flosse, enthält keine Zelle die Ziffer, die diese Flosse sieht. Stimmt keine, brauchen die Grundhäuser allen Platz in den Deckhäusern, wie bei einem Fisch ohne Flossen. Eine Zelle, die die Ziffer in beiden Fällen verliert, verliert sie sicher.
proof_remotePair = Alle Zellen haben dieselben zwei Kandidaten, und jede sieht die nächste. Nachbarn sind also verschieden, und die zwei Ziffern wechseln sich ab. Die Enden liegen eine ungerade Zahl von Zellen auseinander und enthalten beide Ziffern; eine Zelle, die beide Enden sieht, kann keine davon sein.
proof_bug = Hätte jede leere Zelle zwei Kandidaten und jede Ziffer in jedem Haus zwei Plätze, ließe sich aus jeder Lösung eine andere machen: Jede leere Zelle nimmt ihren anderen Kandidaten. Das Rätsel hat genau eine Lösung, also stimmt einer der überzähligen Kandidaten.
proof_twoLinks = Jedes der zwei Häuser enthält die Ziffer an einem seiner zwei Plätze. Die zwei Plätze, die sich sehen, können sie nicht beide enthalten, also enthält sie mindestens einer der anderen. Eine Zelle, die beide sieht, kann sie nicht enthalten.
proof_emptyRectangle = Die Annahme setzt die Ziffer in die markierte Zelle. Eine starke Verbindung weiter nimmt sie dem Block die letzten Plätze dafür. Der Block braucht die Ziffer, also ist die Annahme falsch.
proof_wWing = Das Haus enthält die Ziffer an einem von zwei Plätzen, und jeder sieht eine der zwei Zellen. Eine der Zellen verliert diese Ziffer also und nimmt ihren anderen Kandidaten. Eine Zelle, die beide sieht, kann ihn nicht enthalten.
proof_xyWing = Der Angelpunkt nimmt einen seiner zwei Kandidaten. In jedem Fall verliert eine der Zangen einen Kandidaten und nimmt den gemeinsamen. Eine Zange enthält ihn also sicher, und eine Zelle, die beide sieht, kann ihn nicht enthalten.
proof_xyzWing = Der Angelpunkt nimmt einen seiner drei Kandidaten. In zwei Fällen bleibt einer Zange die gemeinsame Ziffer, im dritten nimmt sie der Angelpunkt. Eine Zelle, die alle drei sieht, kann sie nicht enthalten.
proof_wxyzWing = Die Zellen brauchen so viele Ziffern, wie es Zellen sind. Jeder Kandidat bis auf einen passt höchstens einmal, weil die Zellen damit sich alle sehen. Die übrige Ziffer kommt also mindestens einmal vor, und eine Zelle, die alle Plätze dafür sieht, kann sie nicht enthalten.
proof_deadly = Enthielten die Zellen nur diese Ziffern, enthielte jede berührte Zeile, Spalte und jeder Block nach einem Tausch dieselben Ziffern. Das Rätsel hätte also eine zweite Lösung. Es hat nur eine; eine der Zellen muss das Muster daher brechen.
proof_avoidable = Gesetzte Ziffern lassen sich so gut vertauschen wie leere Zellen, eine Vorgabe nicht. Ist keine Ecke vorgegeben und enthalten die Ecken nur zwei Ziffern, ergibt ihr Tausch eine zweite Lösung. Das Rätsel hat nur eine.
proof_simpleColors = Zwei Plätze einer Ziffer sind verbunden, wenn ein Haus nur diese zwei hat: Genau einer stimmt. Also stimmen entweder alle Plätze der einen Farbe oder alle der anderen. Was mit beiden Farben in Konflikt steht, ist falsch; eine Farbe im Konflikt mit sich selbst auch.
proof_multiColors = In jeder Gruppe verbundener Plätze stimmt genau eine der zwei Farben. Sieht eine Farbe der einen Gruppe eine der anderen, stimmen nicht beide, also mindestens eine ihrer Gegenfarben; was mit beiden Gegenfarben in Konflikt steht, ist falsch. Eine Farbe, die beide Farben einer anderen Gruppe sieht, ist falsch, weil eine davon stimmt.
proof_medusa = Zwei Kandidaten sind verbunden, wenn genau einer stimmt: die zwei Kandidaten einer Zelle oder die zwei Plätze einer Ziffer in einem Haus. Also stimmen entweder alle Kandidaten der einen Farbe oder alle der anderen. Was mit beiden in Konflikt steht, ist falsch; eine Farbe im Widerspruch mit sich selbst auch.
proof_xChain = Die Kette von einem Ende aus lesen: Steht die Ziffer dort nicht, steht sie am nächsten Platz, also nicht am übernächsten, und so weiter. Weil sich die Verbindungen abwechseln, steht sie dann am anderen Ende. Mindestens ein Ende enthält sie also.
proof_xyChain = Enthält die erste Zelle die Ziffer nicht, enthält sie ihren anderen Kandidaten; den verliert die nächste, und so weiter. Der letzten Zelle bleibt die Ziffer. Mindestens ein Ende enthält sie also.
proof_niceLoop = Die Verbindungen wechseln sich ab: „ist dies falsch, stimmt das nächste“ und „stimmt dies, ist das nächste falsch“. Aus einem falschen Ende folgt also das andere, und umgekehrt. In einem geschlossenen Zyklus gilt das von jedem Knoten aus; jede Verbindung hat also genau eine richtige Seite.
proof_alsXz = Einer Menge mit einem Kandidaten mehr als Zellen kann eine ihrer Ziffern fehlen, aber nicht zwei. Die zwei Mengen können die gemeinsame Ziffer nicht beide enthalten; einer fehlt sie, und diese enthält alle ihre anderen. Eine Zelle, die alle Plätze einer solchen Ziffer in beiden sieht, kann sie nicht enthalten. Bei zwei gemeinsamen Ziffern fehlt jeder Menge eine davon; beide enthalten also alle ihre anderen.
proof_alsXyWing = Der mittleren Menge kann nur eine ihrer Ziffern fehlen; sie enthält also mindestens eine der zwei gemeinsamen und nimmt sie einer der äußeren Mengen. Diese enthält dann alle ihre anderen Ziffern, auch die, die wegfällt.
proof_alsChain = Eine Menge, der eine Ziffer fehlt, enthält alle ihre anderen. Fehlt der ersten Menge die Ziffer, die wegfällt, nimmt sie der zweiten eine gemeinsame, diese der dritten, und so weiter. Die letzte Menge enthält dann die Ziffer, die der ersten fehlt.
proof_deathBlossom = Jeder Kandidat der Stielzelle nimmt einer der Mengen eine Ziffer. Dieser Menge kann keine zweite fehlen, also enthält sie alle ihre anderen. Alle diese Mengen haben die Ziffer, die wegfällt; eine davon enthält sie also, welcher Kandidat auch stimmt.
proof_alignedPair = Die zwei Zellen nehmen eines der Paare, die übrig sind. Ein Paar, das beide Kandidaten einer dritten Zelle nimmt, ließe diese leer und ist daher unmöglich. Eine Ziffer, die in keinem möglichen Paar vorkommt, steht nicht in der Lösung.
proof_sueDeCoq = Es gibt so viele Kandidaten wie Zellen, und keine Ziffer passt in zwei der Zellen; jede steht also in einer davon. Eine Ziffer, die der Teil des Blocks nicht hat, steht in einer Zelle der Linie und fällt im Rest der Linie weg. Eine Ziffer, die der Teil der Linie nicht hat, steht in einer Zelle des Blocks und fällt im Rest des Blocks weg.
proof_forcingChain = Einer der Fälle stimmt, auch wenn nicht bekannt ist, welcher. Was in jedem Fall folgt, gilt also. Widerspricht sich eine Annahme selbst, gilt das Gegenteil.
proof_forcingNet = Wie bei einer Zwangskette stimmt einer der Fälle, und was in jedem folgt, gilt. In einem Netz kann eine Aussage aus mehreren zusammen folgen, weil Kandidaten, die unterwegs wegfallen, wegbleiben.
proof_nestedForcingNet = Eine Annahme, die zu einem Widerspruch führt, ist falsch. Innerhalb der ersten Annahme werden weitere Kandidaten angenommen und ausgeschlossen, wenn sie zu einem Widerspruch führen. So fallen so viele weg, dass sich die erste Annahme selbst widerspricht.
