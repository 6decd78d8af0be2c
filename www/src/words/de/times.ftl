### Die Zeiten, die die Autoren der Abschlussarbeit gemessen haben, neben unseren Zählungen an denselben Rätseln.

scatters = Die Zeiten der Autoren und unsere Zählungen, Rätsel für Rätsel
scattersRead = Jeder Punkt ist ein Rätsel unserer Zufallsstichprobe. Wenn die Programme der Autoren dieselbe Arbeit verrichteten wie unsere, lägen die Punkte auf einer steigenden Kurve, und die Rangkorrelation wäre 1.
scatter =
    { $program ->
        [rules] Regeln: { $measure ->
            [nodes] probierte Ziffern + 1
           *[steps] Schritte
        }
       *[backtracking] Backtracking: Knoten
    }
correlation =
    Rangkorrelation (Spearman) { $value } (95 %: { $low } bis { $high }) an { $n ->
        [one] { $n } Rätsel
       *[other] { $n } Rätseln
    }{ $untimed ->
        [0] .
        [one] ; für { $untimed } Rätsel fehlt die Zeit.
       *[other] ; für { $untimed } Rätsel fehlt die Zeit.
    }
seconds = Sekunden (Abschlussarbeit)
ours =
    { $measure ->
        [nodes] Knoten (hier)
        [backtracks] Rücksprünge (hier)
        [conflicts] Konflikte (hier)
        [micros] µs (hier)
       *[steps] Schritte (hier)
    }
figures = Die Abbildungen der Abschlussarbeit neben unseren
figuresRead = Links stehen die Zeiten der Autoren, aus den veröffentlichten Daten neu gezeichnet, rechts unsere Zählungen. Abbildung 4.4 hat 0,5 s je Datenpunkt wie in der Arbeit; die Breiten aller anderen Balken haben wir gewählt. In unseren Abbildungen sind die Balken von Abbildung 4.2 viermal so breit wie die Balken von Abbildung 4.1; in der Arbeit sind die Balken von Abbildung 4.2 halb so breit wie die von Abbildung 4.1.
# $share text
figuresLimited = Beim Backtracking fehlen die schwersten { $share } unserer Rätsel, weil die Zeitgrenze der Autoren von 20 s denselben Anteil ausschloss.
figure = Abbildung { $number }
titles_rulesHistogram = Regeln: Die meisten Rätsel erfordern etwa gleich viel Aufwand
titles_rulesTail = Regeln: das Ende des Histogramms
titles_rulesSorted = Regeln: die Rätsel, nach Aufwand sortiert
titles_backtrackingHistogram = Backtracking: Je größer der Aufwand, desto weniger Rätsel
titles_backtrackingSorted = Backtracking: die Rätsel, nach Aufwand sortiert
titles_backtrackingExponential = Backtracking: Der Aufwand ist nicht exponentialverteilt (gestrichelte Linie)
titles_differenceSorted = Backtracking minus Regeln: die sortierten Differenzen über 0
titles_fast = Boltzmann-Maschine, K = −0,000035
titles_slow = Boltzmann-Maschine, K = −0,000025
perBin =
    Rätsel je { $width } { $unit ->
        [seconds] s
        [nodes] Knoten
        [backtracks] Rücksprünge
        [conflicts] Konflikte
        [micros] µs
       *[steps] Schritte
    }
rank = Anteil der Rätsel
plot = { $figure }: { $axis }, von { $low } bis { $high }
ties = Rätsel, bei denen Backtracking schneller war als die Regeln
tiesSaid = Bei { $faster } Rätseln ({ $share }) war Backtracking schneller, und bei weiteren { $ties } brauchten beide Programme gleich lange. Die in der Arbeit gedruckte Zahl { $both } umfasst beide Gruppen. Für { $timed } Rätsel liegen Zeiten beider Programme vor.
means = Der gedruckte Mittelwert von 1,66 s für Backtracking enthält die Codes −1 ({ $unstable } instabile Rätsel) und −2 ({ $unsolved } ungelöste Rätsel), als wären es Zeiten. Mit diesen Codes ist der Mittelwert { $marks } s, ohne sie { $timed } s.
overlap = Anteil des schwersten Zehntels, der für beide Programme schwer ist
overlapHead_0 = Geordnet nach
overlapHead_1 = Für beide schwer
overlapHead_2 = 95-%-Intervall
overlapHead_3 = Rätsel im Zehntel
overlapAll = den Zeiten der Autoren (alle { $n } Rätsel)
overlapTies = den Zeiten der Autoren, alle Gleichstände an der Grenze des schwersten Zehntels mitgezählt, wie in der Auswertung der Autoren
overlapFirst = den Zeiten der Autoren (nur die ersten { $n } Rätsel der Datei)
overlapSample = den Zeiten der Autoren (unsere Stichprobe von { $n } Rätseln)
overlapOurs =
    unseren Zählungen an der Stichprobe: { $measure ->
        [nodes] probierte Ziffern
       *[steps] Schritte
    } der Regeln, { $against ->
        [nodes] Knoten
       *[steps] Schritte
    } des Backtrackings
overlapChance = dem Zufall (bei unabhängigen Rangfolgen zu erwarten)
overlapPrinted = gedruckt in der Abschlussarbeit
about = etwa { $share }
interval = { $low } bis { $high }
rarity = Seltenheit von Rätseln, bei denen die Regeln viele Ziffern probieren
generated = erzeugte Rätsel je Rätsel mit mindestens diesem Aufwand
rarityOf = { $set }: Bei einem von { $puzzles } Rätseln beträgt der Aufwand { $most } oder mehr
atLeast =
    { $measure ->
        [nodes] probierte Ziffern, mindestens
        [backtracks] Rücksprünge, mindestens
        [conflicts] Konflikte, mindestens
        [micros] µs, mindestens
       *[steps] Schritte, mindestens
    }
