node = Ein Knoten ist eine Ziffer, die in einer Zelle versucht wird.
alone =
    { $name } macht weiter, bis die Antwort da ist; { $stuck } { LENGTH($stuck) ->
        [one] kann
       *[other] können
    } ohne Antwort stecken bleiben
way =
    { $way ->
        [none] { "" }
       *[other] { $name }: { $way }
    }
fewest = am wenigsten { UNITS($unit) } brauchte { $name } ({ $steps })
cheaper =
    { SAME($steps, $least) ->
        [true]
            { $others } { LENGTH($others) ->
                [one] brauchte
               *[other] brauchten
            } ebenso viele { UNITS($unit) } ({ $steps }), aber mehr Zeit für jeden Schritt
       *[false] { $winner } brauchte mehr { UNITS($unit) } als { $others } ({ $steps } gegen { $least }), aber weniger Zeit für jeden Schritt
    }
efforts = { JOIN($all, by: ", ") }
effort =
    { $name } { $first ->
        [true] brauchte { $work }
       *[false] { $work }
    }{ $guesses ->
        [none] { "" }
        [0] { " " }ohne Raten
        [one] { " " }mit { $guesses } Rateschritt
       *[other] { " " }mit { $guesses } Rateschritten
    }
ways = { JOIN($all, by: "; ") }
both = { $one }. { $other }
sooner =
    { $cheaper ->
        [true] Die Schritte kosten weniger: { $work } gingen schneller als { $others }
       *[false] { $work } gingen schneller als { $others }
    }
soonerOther = { $work } bei { $name }
same =
    { JOIN($all, by: ", ") }{ LENGTH($no) ->
        [0] { "" }
       *[other] ; { $no } nicht mehr, aber mit mehr Zeit für jeden Schritt
    }
sameEach = jeweils { $work }
sameMore = { $name } { $steps }
guessed = { JOIN($all, by: ", ") }
guessedOne =
    { $guesses ->
        [0] { $name } riet nie
       *[other] { $name } riet { $guesses }-mal
    }
