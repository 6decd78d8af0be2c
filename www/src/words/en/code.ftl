### The pseudo-code of an algorithm.

title = Pseudo-code
# $name text
of = Pseudo-code of { $name }
before = The lines that a step executes are highlighted, the last line most strongly.
# $step number, $lines numbers
passed =
    Step { $step } executed { LENGTH($lines) ->
        [one] line
       *[other] lines
    } { JOIN($lines, by: ", ") }.
# $lines numbers
begun =
    Before the first step: { LENGTH($lines) ->
        [one] line
       *[other] lines
    } { JOIN($lines, by: ", ") }.
none = This algorithm declares no pseudo-code.
# $times number
found =
    { $times ->
        [one] { $times } time
       *[other] { $times } times
    }
