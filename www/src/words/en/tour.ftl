### The tour, which is offered when the first race has ended.

title = Tour
offer = New here? Four things to try, in a minute.
start = Show me
never = No, thanks
steps_0_title = One puzzle, several algorithms
steps_0_text = Each board shows one algorithm solving the same puzzle. Black digits are the givens; coloured digits are the algorithm’s own. Some algorithms never finish.
steps_1_title = Go back to any moment
steps_1_text = Drag the timeline, or step through the run, forwards or backwards. At a slower speed, you see each step.
steps_2_title = See why an algorithm wins
steps_2_text = Curves show what each algorithm measures while it runs, such as the number of candidates that are left. Point at a curve to read its values.
steps_3_title = Change something
steps_3_text = Choose another puzzle, algorithm or seed and race again. The address contains the whole race: copy the link to share it.
# $step digits, $steps digits
of = { $step } of { $steps }
back = Back
next = Next
done = Done
skip = Skip the tour
