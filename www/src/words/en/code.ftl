### What the page says of pseudo-code.

title = Pseudo-code
# $name text
of = Pseudo-code of { $name }
before = The lines that a step goes through light up, the last one most.
# $step number, $lines numbers
passed =
    Step { $step } { LENGTH($lines) ->
        [one] is at
       *[other] went through
    } { LENGTH($lines) ->
        [one] line
       *[other] lines
    } { JOIN($lines, by: ", ") }.
# $lines numbers
begun =
    Before the first step: { LENGTH($lines) ->
        [one] line
       *[other] lines
    } { JOIN($lines, by: ", ") }.
none = It declares no pseudo-code.
# $times number
found =
    { $times ->
        [one] { $times } time
       *[other] { $times } times
    }
