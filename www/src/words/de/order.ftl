title = Ein Rätsel einer bestimmten Schwierigkeit
difficulty = Schwierigkeit
anyScale = Stufe oder Bereich
technique = Nötige Technik
techniqueHelp = Sie ist nötig, und nichts Schwereres
any = Beliebig
ranges = Ein Bereich auf einer Skala
column =
    { SAME($scale, $column) ->
        [true] { $scale }
       *[false] { $scale }: { $column }
    }
from = von
to = bis
rangeAllowed = eine Zahl, oder leer: keine Grenze
backwards = Der Bereich endet vor seinem Anfang.
cancel = Abbrechen
progress = Ein Rätsel wird gesucht
tried = { COUNT($puzzles, "Rätsel") } versucht
nearest = Bisher am nächsten: { $says }
missed_time = Kein solches Rätsel innerhalb der Zeitgrenze
missed_stalled = Der Generator hat aufgegeben
missed_cancelled = Abgebrochen
reached =
    { $end }, nach { $puzzles ->
        [one] { $puzzles } Rätsel
       *[other] { $puzzles } Rätseln
    }. { $says ->
        [none] Nichts wurde erreicht.
       *[other] Am nächsten: { $says }.
    }
failed = Es konnte nicht erzeugt werden: { $why }.
board =
    { $met ->
        [true] Das passende Rätsel
       *[false] Das Rätsel, das am nächsten kommt
    }
solve = Lösen
race = Ins Rennen
copy = Kopieren
copied = Rätsel kopiert
copyFailed = Der Browser hat das Kopieren verweigert
another = Noch eines
anotherHelp = Mit dem nächsten Startwert weitersuchen
unknownDifficulty = diese Schwierigkeit gibt es nicht, nur { $known } oder einen Bereich auf einer Skala
unknownTechnique = diese Technik gibt es nicht, oder nicht für diese Größe
sheet = Jedes nach Wunsch: { $wanted }.
soFar = Bewertung bisher
notYet = noch nicht eindeutig
met =
    { $rating ->
        [none] { "" }
       *[other] { $rating }.{ " " }
    }Gefunden nach { $puzzles ->
        [one] { $puzzles } Rätsel
       *[other] { $puzzles } Rätseln
    } in { $seconds } s.
rated = { $scale } { $values }
