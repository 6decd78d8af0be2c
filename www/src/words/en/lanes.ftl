### The choice of algorithms in the sheets of a race, which is fetched when one of them is opened.

title = Choose algorithms
# $n number
race =
    { $n ->
        [one] Race this one
       *[other] Race these { $n }
    }
# $n number
add =
    { $n ->
        [one] Add a lane
       *[other] Add { $n } lanes
    }
none = Tick algorithms, then race them instead of the present lanes or add them as lanes.
# $most digits
full = A race has at most { $most } lanes.
