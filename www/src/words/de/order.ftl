title = Nach Schwierigkeit erzeugen
difficulty = Schwierigkeit
anyScale = Stufe oder Bereich
technique = Nötige Technik
techniqueHelp = Das Rätsel braucht diese Technik und keine schwerere
any = Beliebig
ranges = Ein Bereich auf einer Skala
column =
    { SAME($scale, $column) ->
        [true] { $scale }
       *[false] { $scale }: { $column }
    }
from = von
to = bis
rangeAllowed = eine Zahl; leer bedeutet: keine Grenze
backwards = Die obere Grenze des Bereichs liegt unter der unteren Grenze.
cancel = Abbrechen
progress = Ein Rätsel wird gesucht
tried = { COUNT($puzzles, "Rätsel") } versucht
rateSome =
    { $found ->
        [0] Keines
       *[other] { $found }
    } von { $puzzles } erzeugten Rätseln erfüllte{ $found ->
        [0] { "" }
        [one] { "" }
       *[other] n
    } diese Anforderung.
rateNone = Keines von { $puzzles } erzeugten Rätseln erfüllte diese Kombination; die Suche kann lange dauern. Die Schwierigkeit allein passte { $difficulty }-mal, die Technik allein { $technique }-mal.
rare =
    { $puzzles ->
        [0] In { $seconds } s wurde kein Rätsel erzeugt.
        [one] Das erste Rätsel passt nicht ({ $seconds } s).
       *[other] Keines der ersten { $puzzles } Rätsel passt ({ $seconds } s).
    } Die Suche dauert wahrscheinlich mindestens noch einmal so lange.
without_technique = Technik weglassen
without_difficulty = Schwierigkeit weglassen
trialRunning = Suche ohne diese Angabe …
trialFound =
    { $puzzles ->
        [one] schon das erste Rätsel passt ({ $seconds } s)
       *[other] nach { $puzzles } erzeugten Rätseln ein passendes gefunden ({ $seconds } s)
    }
trialNone = auch unter { $puzzles } Rätseln keines
nearest = Das bisher am besten passende Rätsel: { $says }
missed_time = Kein solches Rätsel innerhalb der Zeitgrenze
missed_stalled = Der Generator hat aufgegeben
missed_cancelled = Abgebrochen
reached =
    { $end }, nach { $puzzles ->
        [one] { $puzzles } Rätsel
       *[other] { $puzzles } Rätseln
    }. { $says ->
        [none] Kein Rätsel wurde gefunden.
       *[other] Das am besten passende Rätsel: { $says }.
    }
failed = Kein Rätsel konnte erzeugt werden: { $why }.
board =
    { $met ->
        [true] Das passende Rätsel
       *[false] Das am besten passende Rätsel
    }
solve = Lösen
race = Ins Rennen
copy = Kopieren
copied = Rätsel kopiert
copyFailed = Der Browser hat das Kopieren verweigert
another = Weiteres Rätsel
anotherHelp = Mit dem nächsten Startwert weitersuchen
unknownDifficulty = diese Schwierigkeit gibt es nicht; möglich: { $known } oder ein Bereich auf einer Skala
unknownTechnique = diese Technik gibt es nicht, oder sie ist für diese Größe nicht verfügbar
sheet = Jedes Rätsel erfüllt diese Anforderung: { $wanted }.
soFar = Bewertung bisher
notYet = noch nicht eindeutig
met =
    { $rating ->
        [none] { "" }
       *[other] { $rating }.{ " " }
    }Die Suche erzeugte { $puzzles ->
        [one] { $puzzles } Rätsel in { $seconds } s.
       *[other] { $puzzles } Rätsel in { $seconds } s; das letzte passt.
    }
rated = { $scale } { $values }
