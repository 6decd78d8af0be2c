ways = Einsatz der Kerne
parts = ein Lauf, auf alle Kerne verteilt
seedsSideBySide = viele Startwerte nebeneinander
title = Viele Startwerte nebeneinander
question = Welcher Startwert braucht die wenigsten Schritte?
intro = Ein randomisierter Algorithmus hat mit einem Startwert Glück und mit einem anderen Pech. Deshalb wird der Algorithmus mit mehreren Startwerten zugleich ausgeführt. Sobald ein Lauf fertig ist, werden alle Läufe angehalten, die nicht mehr gewinnen können. Es gewinnt der Startwert mit den wenigsten Schritten, nicht der Startwert, dessen Lauf nach der Uhr zuerst fertig ist; daher gewinnt auf beliebig vielen Kernen derselbe Startwert.
seeds = Startwerte
seedsAllowed = ganze Zahl, 1–{ $most }
first = Erster Startwert
maxSteps = Schrittgrenze je Startwert
start = Startwerte laufen lassen
toTheEnd = Erwarteten Gewinn messen
toTheEndHelp = Jeder Lauf geht bis zum Ende, auch wenn er nicht mehr gewinnen kann.
begun =
    { $all ->
        [one] { $all } Startwert läuft
       *[other] { $all } Startwerte laufen
    }.
running =
    { $over } von { $all ->
        [one] { $all } Startwert
       *[other] { $all } Startwerten
    } fertig
unlimited = Es ist keine Schrittgrenze gesetzt: Ein Lauf, der nie aufgibt, dauert bis zum Abbruch.
list = Startwerte und ihr Zustand
series = Kurve
seed = Startwert { $seed }
states_waiting = wartet
states_running = läuft
states_beaten = unterlegen
states_wins = gewinnt
states_nearest = am nächsten
states_solved = gelöst
states_unsolvable = keine Lösung
states_stalled = festgefahren
states_steps = Schrittgrenze erreicht
steps = { COUNT(ROUND($n), "step") }
wins =
    Startwert { $seed } gewinnt mit { ROUND($taken) ->
        [one] { ROUND($taken) } Schritt
       *[other] { ROUND($taken) } Schritten
    }.
refuted =
    Der Lauf mit Startwert { $seed } beweist nach { ROUND($taken) ->
        [one] { ROUND($taken) } Schritt
       *[other] { ROUND($taken) } Schritten
    }, dass es keine Lösung gibt.
nobody =
    Mit keinem von { $all ->
        [one] { $all } Startwert
       *[other] { $all } Startwerten
    } wurde eine Lösung gefunden. Der Lösung am nächsten kam Startwert { $seed } mit { $conflicts ->
        [one] { $conflicts } übrigen Konflikt
       *[other] { $conflicts } übrigen Konflikten
    }.
watch = Startwert { $seed } im Rennen ansehen
spent = Alle Startwerte zusammen: { COUNT(ROUND($all), "step") } in { $time }.
expectTeaser = Das war nur eine Stichprobe von Startwerten. Um die erwartete Beschleunigung zu schätzen, jeden Startwert bis zum Ende laufen lassen.
gain = Erwarteter Gewinn
same = Alle Startwerte brauchen { COUNT(ROUND($taken), "step") }: Der Zufall spielt bei diesem Rätsel keine Rolle, daher gibt es keinen Gewinn.
none =
    Mit keinem von { $all ->
        [one] { $all } Startwert
       *[other] { $all } Startwerten
    } wurde eine Lösung gefunden, daher lässt sich kein Gewinn messen. Mehr Schritte erlauben oder ein leichteres Rätsel nehmen.
one =
    Mit { $answered } von { $all ->
        [one] { $all } Startwert
       *[other] { $all } Startwerten
    } wurde eine Antwort gefunden. Werden die Startwerte nacheinander versucht, braucht eine Antwort im Mittel { COUNT(ROUND($mean), "step") }.
estimate =
    Geschätzt aus den Schritten von { $all ->
        [one] { $all } Startwert
       *[other] { $all } Startwerten
    }; die Balken sind 95-%-Intervalle. Mehr Startwerte machen die Intervalle schmaler.
plot = Erwartete Beschleunigung nach der Zahl gleichzeitiger Startwerte, bis { DECIMAL($factor) } bei { $seeds } Startwerten. Die Werte stehen in der Tabelle.
axis = gleichzeitige Startwerte, ein Kern je Startwert
table = Der erwartete Gewinn in Zahlen
columns_0 = Startwerte zugleich
columns_1 = Erwartete Schritte
columns_2 = Zeit
columns_3 = Beschleunigung
columns_4 = 95-%-Intervall
columns_5 = Arbeit
range = { FIXED($low, 2) } – { FIXED($high, 2) }
announce = Startwert { $seed }, { $outcome }: { COUNT(ROUND($taken), "step") }, in { $time }
times = { $factor }{ "\u00A0" }×
percent = { HUNDREDTHS($share) }{ "\u00A0" }%
several = Laufen { $seeds } Startwerte zugleich, braucht der Lauf, der zuerst fertig ist, voraussichtlich { COUNT(ROUND($mean), "step") }. Mit einem Kern je Startwert ist das { $times } so schnell wie das Verfahren, die Startwerte nacheinander zu versuchen.
lessWork = Die gesamte Arbeit beträgt { percent } der Arbeit, die nötig wäre, um die Startwerte nacheinander zu versuchen: Manche Startwerte brauchen so lange, dass sich das Abwechseln sogar auf einem Kern lohnt.
moreWork = Die gesamte Arbeit beträgt { percent } der Arbeit, die nötig wäre, um die Startwerte nacheinander zu versuchen: Die Arbeit der übrigen Startwerte ist vergeblich, daher bleibt der Gewinn unter { $seeds } ×.
