### Why a step of a hint follows: what rules out the alternatives of a single, the inferences of chains one by one, and a short proof of each technique.

holds = { CAPITAL($house) } enthält schon { $digits }.
removedDigits = Früher entfernt: { $digits }.
blocks =
    Die { $digit } in { $cell } schließt { $cells } aus{ $house ->
        [none] { "" }
       *[other] { " " }(in { $house })
    }.
removedCells = { $digit } wurde früher aus { $cells } entfernt.
because = Warum keine andere Zelle { $digit } sein kann:
becauseDigits = Warum { $cell } keine andere Ziffer enthalten kann:
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
                [true] eine der Zellen
               *[false] keine der Zellen
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
                [true] eine der Zellen
               *[false] keine der Zellen
            } { JOIN($cells, by: ", ") } die { $digit }
    }: { $why }.
lastCandidate = { $cell } hat keinen anderen Kandidaten mehr
lastPlace = { $house } hat keinen anderen Platz mehr für diese Ziffer
filled = { $cell } ist { $digit }
seen =
    { LENGTH($cells) ->
        [1] { $cells } ist { $digit }
       *[other] eine der Zellen { JOIN($cells, by: ", ") } ist { $digit }
    }{ $house ->
        [none] , und alle diese Zellen sehen einander
       *[other] , und alle diese Zellen liegen in { $house }
    }
set = der Menge { JOIN($cells, by: ", ") } fehlt { $digit }, also enthält sie alle ihre anderen Ziffern
net = diese Aussage folgt aus den vorigen Aussagen
contradiction = { $cell } kann nicht { $digit } und zugleich nicht { $digit } sein: Das ist ein Widerspruch.
proofTitle = Warum das gilt
proof_fullHouse = Jedes Haus enthält jede Ziffer einmal. Dem Haus fehlt eine Ziffer, und es hat eine leere Zelle; die Ziffer kommt also dorthin.
proof_nakedSingle = Eine Zelle enthält genau eine Ziffer, und gleiche Ziffern stehen nie in derselben Zeile, Spalte oder demselben Block. Sind alle Ziffern bis auf eine ausgeschlossen, enthält die Zelle die übrige Ziffer.
proof_hiddenSingle = Jedes Haus enthält jede Ziffer einmal. Sind für eine Ziffer alle Zellen des Hauses bis auf eine ausgeschlossen, kommt die Ziffer in die übrige Zelle.
proof_locked = Das Haus enthält die Ziffer, und alle Plätze dafür liegen auch im zweiten Haus. An welchem dieser Plätze die Ziffer auch steht: Damit hat auch das zweite Haus seine Ziffer, und sie fällt in allen anderen Zellen des zweiten Hauses weg.
proof_nakedSubset = Die Zellen brauchen so viele verschiedene Ziffern, wie es Zellen sind, und haben nur so viele Kandidaten. Die Zellen verbrauchen alle diese Ziffern; für eine andere Zelle des Hauses bleibt keine dieser Ziffern übrig.
proof_hiddenSubset = Das Haus enthält jede der Ziffern, und für diese Ziffern gibt es nur so viele mögliche Zellen, wie es Ziffern sind. Jede dieser Zellen nimmt eine der Ziffern; ihre anderen Kandidaten fallen also weg.
proof_fish = Jede Grundlinie enthält die Ziffer einmal, und keine zwei Grundlinien enthalten die Ziffer in derselben Decklinie. Es gibt so viele Grundlinien wie Decklinien; jede Decklinie hat ihre Ziffer also in einer Grundlinie und sonst nirgends.
proof_finnedFish = Stimmt eine Flosse, entfernt sie die Ziffer aus allen Zellen, die diese Flosse sieht. Stimmt keine Flosse, ist der Rest ein gewöhnlicher Fisch und entfernt die Ziffer aus dem Rest der Decklinien. Eine Zelle, die die Ziffer in beiden Fällen verliert, verliert sie sicher.
proof_frankenFish = Jedes Grundhaus braucht die Ziffer einmal, und jedes Deckhaus hat einmal Platz dafür. Es gibt so viele Deckhäuser wie Grundhäuser; die Grundhäuser brauchen also allen Platz. Eine Zelle außerhalb des Musters, die in mehr Deckhäusern als Grundhäusern liegt, ließe zu wenig Platz.
proof_finnedFrankenFish = Stimmt eine Flosse, enthält keine Zelle die Ziffer, die diese Flosse sieht. Stimmt keine Flosse, brauchen die Grundhäuser allen Platz in den Deckhäusern, wie bei einem Fisch ohne Flossen. Eine Zelle, die die Ziffer in beiden Fällen verliert, verliert sie sicher.
proof_remotePair = Alle Zellen haben dieselben zwei Kandidaten, und jede sieht die nächste. Nachbarn sind also verschieden, und die zwei Ziffern wechseln sich ab. Zwischen den Enden liegt eine ungerade Zahl von Verbindungen, also steht jede der zwei Ziffern an einem Ende; eine Zelle, die beide Enden sieht, kann keine der beiden enthalten.
proof_bug = Hätte jede leere Zelle zwei Kandidaten und jede Ziffer in jedem Haus zwei Plätze, ließe sich aus jeder Lösung eine andere machen: Jede leere Zelle nimmt ihren anderen Kandidaten. Das Rätsel hat genau eine Lösung, also stimmt einer der überzähligen Kandidaten.
proof_twoLinks = Jedes der zwei Häuser enthält die Ziffer an einem seiner zwei Plätze. Die zwei Plätze, die einander sehen, können nicht beide die Ziffer enthalten, also enthält sie mindestens einer der zwei anderen Plätze. Eine Zelle, die diese beiden anderen Plätze sieht, kann die Ziffer nicht enthalten.
proof_emptyRectangle = Die Annahme setzt die Ziffer in die markierte Zelle. Über eine starke Verbindung schließt diese Annahme die letzten Plätze für die Ziffer im Block aus. Der Block braucht die Ziffer, also ist die Annahme falsch.
proof_wWing = Das Haus enthält die Ziffer an einem von zwei Plätzen, und jeder Platz sieht eine der zwei Zellen. Eine der Zellen verliert diese Ziffer also und nimmt ihren anderen Kandidaten. Eine Zelle, die beide Zellen sieht, kann diesen Kandidaten nicht enthalten.
proof_xyWing = Der Angelpunkt nimmt einen seiner zwei Kandidaten. In jedem Fall verliert eine der Zangen einen Kandidaten und nimmt die gemeinsame Ziffer. Eine der Zangen enthält also die gemeinsame Ziffer, und eine Zelle, die beide Zangen sieht, kann diese Ziffer nicht enthalten.
proof_xyzWing = Der Angelpunkt nimmt einen seiner drei Kandidaten. In zwei Fällen bleibt einer Zange nur die gemeinsame Ziffer, im dritten nimmt der Angelpunkt diese Ziffer. Eine Zelle, die alle drei Zellen sieht, kann diese Ziffer nicht enthalten.
proof_wxyzWing = Die Zellen haben genau so viele verschiedene Kandidaten, wie es Zellen sind. Jeder Kandidat bis auf einen passt höchstens einmal, weil alle Zellen mit diesem Kandidaten einander sehen. Die übrige Ziffer kommt also mindestens einmal vor, und eine Zelle, die alle Plätze dieser Ziffer sieht, kann die Ziffer nicht enthalten.
proof_deadly = Enthielten die Zellen nur diese Ziffern, ließen sich die Ziffern vertauschen: Jede Zeile, jede Spalte und jeder Block enthielte weiter dieselben Ziffern. Das Rätsel hätte also eine zweite Lösung. Das Rätsel hat nur eine Lösung; mindestens eine der Zellen enthält daher eine andere Ziffer.
proof_avoidable = Beim Lösen gesetzte Ziffern lassen sich vertauschen, Vorgaben nicht. Ist keine Ecke vorgegeben und enthalten die Ecken nur zwei Ziffern, ergibt das Vertauschen dieser Ziffern eine zweite Lösung. Das Rätsel hat nur eine Lösung; die Ecken enthalten also eine dritte Ziffer.
proof_simpleColors = Zwei Plätze einer Ziffer sind verbunden, wenn ein Haus nur diese zwei Plätze hat: Genau einer stimmt. Also stimmen entweder alle Plätze der einen Farbe oder alle der anderen. Ein Kandidat, der mit beiden Farben in Konflikt steht, ist falsch; ebenso ist eine Farbe falsch, die mit sich selbst in Konflikt steht.
proof_multiColors = In jeder Gruppe verbundener Plätze stimmt genau eine der zwei Farben. Sieht eine Farbe der einen Gruppe eine Farbe der anderen, stimmen diese beiden Farben nicht zugleich, also stimmt mindestens eine ihrer Gegenfarben. Ein Kandidat, der mit beiden Gegenfarben in Konflikt steht, ist falsch. Eine Farbe, die beide Farben einer anderen Gruppe sieht, ist falsch, weil eine dieser beiden Farben stimmt.
proof_medusa = Zwei Kandidaten sind verbunden, wenn genau einer von ihnen stimmt: die zwei Kandidaten einer Zelle oder die zwei Plätze einer Ziffer in einem Haus. Also stimmen entweder alle Kandidaten der einen Farbe oder alle der anderen. Ein Kandidat, der mit beiden Farben in Konflikt steht, ist falsch; ebenso ist eine Farbe falsch, die sich selbst widerspricht.
proof_xChain = Die Kette von einem Ende aus lesen: Steht die Ziffer dort nicht, steht sie am nächsten Platz, also nicht am übernächsten, und so weiter. Weil sich die Verbindungen abwechseln, steht die Ziffer dann am anderen Ende. Also enthält mindestens ein Ende die Ziffer.
proof_xyChain = Enthält die erste Zelle die Ziffer nicht, enthält sie ihren anderen Kandidaten; diesen verliert die nächste Zelle, und so weiter. Für die letzte Zelle bleibt dann nur diese Ziffer. Also enthält mindestens ein Ende die Ziffer.
proof_niceLoop = Die Verbindungen wechseln sich ab: „ist dies falsch, stimmt das nächste“ und „stimmt dies, ist das nächste falsch“. Ist ein Ende falsch, stimmt also das andere, und umgekehrt. In einem geschlossenen Zyklus gilt diese Überlegung von jedem Knoten aus; jede Verbindung hat also genau eine richtige Seite.
proof_alsXz = Einer Menge mit einem Kandidaten mehr als Zellen kann eine ihrer Ziffern fehlen, aber nicht zwei. Die zwei Mengen können die gemeinsame Ziffer nicht beide enthalten; einer Menge fehlt also diese Ziffer, und diese Menge enthält alle ihre anderen Ziffern. Jede andere Ziffer, die beide Mengen haben, steht also in einer der Mengen, und eine Zelle, die alle Plätze dieser Ziffer sieht, kann die Ziffer nicht enthalten. Bei zwei gemeinsamen Ziffern fehlt jeder Menge eine der beiden; beide Mengen enthalten also alle ihre anderen Ziffern.
proof_alsXyWing = Der mittleren Menge kann nur eine ihrer Ziffern fehlen; sie enthält also mindestens eine der zwei gemeinsamen Ziffern, und diese Ziffer fehlt einer der äußeren Mengen. Diese äußere Menge enthält alle ihre anderen Ziffern, auch die Ziffer, die wegfällt.
proof_alsChain = Eine Menge, der eine Ziffer fehlt, enthält alle ihre anderen Ziffern. Fehlt der ersten Menge die Ziffer, die wegfällt, so enthält sie die gemeinsame Ziffer mit der zweiten Menge. Diese gemeinsame Ziffer fehlt dann der zweiten Menge, die alle ihre anderen Ziffern enthält, und so weiter bis zur letzten Menge: Diese enthält die Ziffer, die wegfällt.
proof_deathBlossom = Welcher Kandidat der Stielzelle auch stimmt: Einer der Mengen fehlt dann diese Ziffer. Dieser Menge kann keine zweite Ziffer fehlen, also enthält sie alle ihre anderen Ziffern. Alle diese Mengen haben die Ziffer, die wegfällt; in jedem Fall enthält also eine dieser Mengen diese Ziffer.
proof_alignedPair = Die zwei Zellen nehmen eines der möglichen Paare. Ein Paar, das beide Kandidaten einer dritten Zelle verbraucht, ließe diese Zelle leer und ist daher unmöglich. Eine Ziffer, die in keinem möglichen Paar vorkommt, steht nicht in der Lösung.
proof_sueDeCoq = Es gibt so viele Kandidaten wie Zellen, und keine Ziffer passt in zwei der Zellen; jede Ziffer kommt also genau einmal in diesen Zellen vor. Eine Ziffer, die unter den Kandidaten der Blockzellen nicht vorkommt, steht in einer Zelle der Linie und fällt im Rest der Linie weg. Eine Ziffer, die unter den Kandidaten der Linienzellen nicht vorkommt, steht in einer Zelle des Blocks und fällt im Rest des Blocks weg.
proof_forcingChain = Einer der Fälle stimmt, auch wenn nicht bekannt ist, welcher. Ein Schluss, der in jedem Fall folgt, gilt also. Führt eine Annahme zu einem Widerspruch, gilt das Gegenteil.
proof_forcingNet = Wie bei einer Zwangskette stimmt einer der Fälle, und ein Schluss, der in jedem Fall folgt, gilt. In einem Netz kann eine Aussage aus mehreren anderen zusammen folgen, weil Kandidaten, die im Netz schon weggefallen sind, entfernt bleiben.
proof_nestedForcingNet = Eine Annahme, die zu einem Widerspruch führt, ist falsch. Innerhalb der ersten Annahme werden weitere Kandidaten angenommen und ausgeschlossen, wenn sie zu einem Widerspruch führen. Dadurch fallen so viele Kandidaten weg, dass auch die erste Annahme zu einem Widerspruch führt.
