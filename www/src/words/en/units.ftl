### Units of steps, which algorithms declare.

# $n number
count_step =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
# $n number
count_node =
    { $n ->
        [one] { $n } node
       *[other] { $n } nodes
    }
# $n number
count_deduction =
    { $n ->
        [one] { $n } deduction
       *[other] { $n } deductions
    }
# $n number
count_generation =
    { $n ->
        [one] { $n } generation
       *[other] { $n } generations
    }
# $n number
count_iteration =
    { $n ->
        [one] { $n } iteration
       *[other] { $n } iterations
    }
# $n number
count_sweep =
    { $n ->
        [one] { $n } sweep
       *[other] { $n } sweeps
    }
# $n number
count_birth =
    { $n ->
        [one] { $n } birth
       *[other] { $n } births
    }
# $n number
count_turn =
    { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }
# $n number
count_test =
    { $n ->
        [one] { $n } test
       *[other] { $n } tests
    }
# $n number
count_removal =
    { $n ->
        [one] { $n } removal
       *[other] { $n } removals
    }
# A unit without a message: the solver of a visitor may declare any unit.
# $n number, $unit text
unknown =
    { $n ->
        [one] { $n } { $unit }
       *[other] { $n } { $unit }s
    }
one_step = step
one_node = node
one_deduction = deduction
one_generation = generation
one_iteration = iteration
one_sweep = sweep
one_birth = birth
one_turn = turn
one_test = test
one_removal = removal
several_step = steps
several_node = nodes
several_deduction = deductions
several_generation = generations
several_iteration = iterations
several_sweep = sweeps
several_birth = births
several_turn = turns
several_test = tests
several_removal = removals
