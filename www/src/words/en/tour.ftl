### The words of the tour, which is offered when the first race has ended.

title = Tour
offer = New here? Four things to try, in a minute.
start = Show me
never = No, thanks
steps_0_title = One puzzle, several algorithms
steps_0_text = Each board is one algorithm at work on the same puzzle: black digits were given, coloured ones are its own. Not all of them finish.
steps_1_title = Go back to any moment
steps_1_text = Drag the timeline, or step: every run can be watched backwards. With a slower speed you see each step as it is taken.
steps_2_title = See why one wins
steps_2_text = Curves show what each algorithm measures as it goes: candidates left, conflicts, support. Point at one to read its values.
steps_3_title = Change something
steps_3_text = Take another puzzle, algorithm or seed, and race again. The address has it all: copy the link, and others get the same race.
# $step digits, $steps digits
of = { $step } of { $steps }
back = Back
next = Next
done = Done
skip = Skip the tour
again = Take the tour
