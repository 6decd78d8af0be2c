node = Ein Knoten ist eine Ziffer, die in einer Zelle versucht wird.
alone =
    { $name } endet immer mit einer Antwort; { $stuck } { LENGTH($stuck) ->
        [one] kann
       *[other] können
    } ohne Antwort stecken bleiben
stuck =
    { LENGTH($names) ->
        [one] { $names } probiert nicht jede Möglichkeit: Der Algorithmus erreichte sein eigenes Abbruchkriterium oder geriet in einen Zustand, den er nicht verlassen kann
       *[other] { $names } probieren nicht jede Möglichkeit: Jeder Algorithmus erreichte sein eigenes Abbruchkriterium oder geriet in einen Zustand, den er nicht verlassen kann
    }
way =
    { $way ->
        [none] { "" }
       *[other] { $name }: { $way }
    }
fewest = { $name } brauchte die wenigsten { UNITS($unit) } ({ $steps })
cheaper =
    { SAME($steps, $least) ->
        [true]
            { $others } { LENGTH($others) ->
                [one] brauchte
               *[other] brauchten
            } ebenso viele { UNITS($unit) } ({ $steps }), aber mehr Zeit je Schritt
       *[false] { $winner } brauchte mehr { UNITS($unit) } als { $others } ({ $steps } gegen { $least }), aber weniger Zeit je Schritt
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
unlike = { $efforts }; diese Schritte sind nicht vergleichbar
factors =
    { $quick } brauchte { $quickWork }, { $slow } { $slowWork } mit { $times ->
        [none] mehr
       *[other] etwa { $times }-mal so viel
    } Zeit je Schritt
sameTimes = { $efforts }; die Zeit je Schritt war etwa gleich
factorsOfMany =
    { $efforts }; { $lead ->
        [both] { $name } brauchte die wenigsten Schritte und die wenigste Zeit je Schritt
        [steps] { $name } brauchte so wenige Schritte, dass die Unterschiede der Zeit je Schritt nicht ins Gewicht fielen
       *[time] { $name } brauchte die wenigste Zeit je Schritt
    }
same =
    { JOIN($all, by: ", ") }{ LENGTH($no) ->
        [0] { "" }
       *[other] ; { $no } mit mehr Zeit je Schritt
    }
sameEach = jeweils { $work }
sameMore = { $name } { $steps }
guessed = { JOIN($all, by: ", ") }
guessedOne =
    { $guesses ->
        [0] { $name } riet nie
       *[other] { $name } riet { $guesses }-mal
    }
