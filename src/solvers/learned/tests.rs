use rand::RngExt as _;
use sudoku_grid::{ParseOptions, Symmetry, parse};
use sudoku_search::{Limits, Outcome, Seed, algorithm, pick};

use super::*;
use crate::test_boards::{explanation_text, hard_puzzle, puzzles, run_to_end, small_puzzles};

/// A random network of this size.
fn random_network(features: usize, hidden: usize) -> Network {
    Network::random(NetworkSize { features, hidden }, &mut Seed(11).rng())
}

/// A step by its definition: for each candidate, sums over the other candidates of its groups and itself.
#[expect(clippy::cast_precision_loss, reason = "features are few")]
fn naive_step(network: &Network, graph: &CandidateGraph, state: &[f32]) -> Vec<f32> {
    let NetworkSize { features, hidden } = network.size();
    let of = |node: usize| &state[node * features..][..features];
    let in_group = |pool: Pool, a: (u16, u8), b: (u16, u8)| {
        let shape = graph.shape();
        let (x, y) = (usize::from(a.0), usize::from(b.0));
        let (same_row, same_column, same_box) = (
            shape.row(x) == shape.row(y),
            shape.column(x) == shape.column(y),
            shape.box_of(x) == shape.box_of(y),
        );
        match pool {
            Pool::Cell => x == y,
            Pool::Row => a.1 == b.1 && same_row,
            Pool::Column => a.1 == b.1 && same_column,
            Pool::Box => a.1 == b.1 && same_box,
            Pool::Minirow => a.1 == b.1 && same_box && same_row,
            Pool::Minicolumn => a.1 == b.1 && same_box && same_column,
        }
    };
    let candidates = graph.candidates();
    let mut next = Vec::new();
    for (node, &candidate) in candidates.iter().enumerate() {
        let mut units = network.group(WeightGroup::HiddenBias).to_vec();
        let mut add = |group: WeightGroup, inputs: &[f32]| {
            for (weights, input) in network.group(group).chunks_exact(hidden).zip(inputs) {
                for (unit, weight) in units.iter_mut().zip(weights) {
                    *unit += weight * input;
                }
            }
        };
        add(WeightGroup::Own, of(node));
        for pool in Pool::ALL {
            let mut sum = vec![0.0; features];
            for (other, &other_candidate) in candidates.iter().enumerate() {
                if in_group(pool, candidate, other_candidate) {
                    for (sum, value) in sum.iter_mut().zip(of(other)) {
                        *sum += value;
                    }
                }
            }
            add(WeightGroup::Pool(pool), &sum);
        }
        let mut changed = of(node).to_vec();
        for (value, bias) in changed
            .iter_mut()
            .zip(network.group(WeightGroup::ChangeBias))
        {
            *value += bias;
        }
        let rows = network.group(WeightGroup::Change).chunks_exact(features);
        for (weights, unit) in rows.zip(&units) {
            for (value, weight) in changed.iter_mut().zip(weights) {
                *value += weight * unit.max(0.0);
            }
        }
        let mean_square: f32 =
            changed.iter().map(|value| value * value).sum::<f32>() / features as f32;
        next.extend(changed.iter().map(|value| value / mean_square.sqrt()));
    }
    next
}

#[test]
fn a_step_equals_its_definition() {
    let network = Arc::new(random_network(8, 12));
    for grid in small_puzzles() {
        let position = Position::new(&grid).expect("no conflict");
        let graph = CandidateGraph::new(&position);
        let mut state = network.start(&graph);
        network.add_noise(
            0..graph.candidates().len(),
            0.5,
            &mut Seed(1).rng(),
            &mut state,
        );
        let mut work = Activations::default();
        for _ in 0..3 {
            let mut next = state.clone();
            network.step(&graph, &state, &mut work, &mut next);
            for (actual, expected) in next.iter().zip(naive_step(&network, &graph, &state)) {
                assert!((actual - expected).abs() < 1e-3, "{actual}, not {expected}");
            }
            state = next;
        }
    }
}

#[test]
fn pieces_of_a_step_compute_the_same_bits_as_a_whole_step() {
    let network = Arc::new(random_network(8, 12));
    let position = &puzzles("25x25-acs-030", 1, 1)[0];
    let graph = CandidateGraph::new(position);
    let noise = 0.5;
    let mut state = network.start(&graph);
    network.add_noise(
        0..graph.candidates().len(),
        noise,
        &mut Seed(2).rng(),
        &mut state,
    );
    let mut propagation = Propagation::new(network.clone(), graph.clone());
    propagation.restart(noise, Seed(2).rng());
    let mut work = Activations::default();
    for _ in 0..3 {
        let mut next = state.clone();
        network.step(&graph, &state, &mut work, &mut next);
        state = next;
        let mut pieces = 1;
        while !propagation.advance() {
            pieces += 1;
        }
        assert!(pieces > 2);
        let mut expected = network.logits(&state);
        graph.softmax(&mut expected);
        assert_eq!(propagation.probabilities(), expected);
    }
}

#[test]
fn equivalent_puzzles_have_equal_probabilities() {
    let mut rng = Seed(4).rng();
    let position = &puzzles("17-clue", 9000, 1)[0];
    let shape = position.shape();
    let symmetry = loop {
        let symmetry = Symmetry::random(shape, &mut |n| pick(&mut rng, n));
        if !symmetry.transposes() {
            break symmetry;
        }
    };
    let image = Position::new(&symmetry.apply(position.givens())).expect("no conflict");
    let probabilities = |position: &Position| {
        let network = Arc::new(network(Weights::Small));
        let graph = CandidateGraph::new(position);
        let mut propagation = Propagation::new(network, graph);
        for _ in 0..5 {
            propagation.step();
        }
        let candidates = propagation.graph().candidates().to_vec();
        let probabilities = propagation.probabilities();
        candidates
            .into_iter()
            .zip(probabilities)
            .collect::<Vec<_>>()
    };
    let of_image = probabilities(&image);
    for ((cell, digit), p) in probabilities(position) {
        let place = (symmetry.target(cell.into()), symmetry.digit(digit));
        let is_it =
            |(candidate, _): &&((u16, u8), f32)| (usize::from(candidate.0), candidate.1) == place;
        let (_, of_image) = of_image.iter().find(is_it).expect("the same candidates");
        assert!((p - of_image).abs() < 1e-2, "{p} and {of_image}");
    }
}

#[test]
fn the_shipped_networks_solve_most_unseen_puzzles() {
    for (preset, weights) in [("small", 8_320), ("standard", 16_544)] {
        let parsed = network(if preset == "small" {
            Weights::Small
        } else {
            Weights::Standard
        });
        assert_eq!(parsed.weights().len(), weights);
        // The last 5,000 puzzles were not used for training.
        let positions = puzzles("17-clue", 1, usize::MAX).split_off(44_151);
        let sample: Vec<_> = positions.iter().step_by(250).collect();
        let solved = sample.iter().filter(|position| {
            run_to_end::<Learned>(position, preset, &[], 1).outcome() == Some(Outcome::Solved)
        });
        let solved = solved.count();
        assert!(solved >= 17, "{preset}: {solved} of {}", sample.len());
    }
}

#[test]
fn weights_survive_quantisation_and_damage_is_detected() {
    let network = random_network(12, 8);
    let bytes = quantise(&network);
    let read = dequantise(&bytes).expect("it was written");
    for (read, weight) in read.weights().iter().zip(network.weights()) {
        assert!((read - weight).abs() < 0.02, "{read}, not {weight}");
    }
    assert_eq!(quantise(&read), bytes);
    // Widths of 65,532, without any weight.
    assert!(dequantise(&[0xfc, 0xff, 0xfc, 0xff]).is_none());
    for damaged in [
        &bytes[..3],
        &bytes[1..],
        &bytes[..bytes.len() - 1],
        &[bytes.clone(), vec![0]].concat(),
    ] {
        assert!(dequantise(damaged).is_none());
    }
    let mut no_width = bytes;
    no_width[0] = 3;
    assert!(dequantise(&no_width).is_none());
}

#[test]
fn the_guided_search_is_complete() {
    for grid in small_puzzles() {
        let mut several = grid.clone();
        let givens: Vec<_> = (0..grid.shape().cells())
            .filter(|&cell| grid.get(cell) != 0)
            .collect();
        for &cell in givens.iter().take(givens.len() / 4) {
            several.set(cell, 0);
        }
        for grid in [grid, several] {
            let position = Position::new(&grid).expect("no conflict");
            let count = |id: &str, preset| {
                let algorithm = crate::find(id).expect("a solver");
                let limits = Limits {
                    solutions: 50,
                    steps: None,
                };
                let setup = algorithm.setup().preset(preset).within(limits);
                let mut run = algorithm
                    .start(&position, &setup, false)
                    .expect("it starts");
                run.run_to_end();
                run.found()
            };
            assert_eq!(
                count("learned", Some("guided")),
                count("dancing-links", None),
                "{grid}"
            );
        }
    }
    let unsolvable = "12.. ..3. .... ...4";
    let position = parse(unsolvable, ParseOptions::default())
        .expect("a puzzle")
        .position();
    let position = position.expect("no conflict");
    let run = run_to_end::<Learned>(&position, "guided", &[], 1);
    assert_eq!(run.outcome(), Some(Outcome::Unsolvable));
    assert!(explanation_text(&run).ends_with("there is no solution."));
    let run = run_to_end::<Learned>(&position, "small", &[], 1);
    assert_eq!(run.outcome(), Some(Outcome::Stalled));
}

#[test]
fn ends_are_explained_as_they_are() {
    let puzzle = parse("1234 3412 2143 432.", ParseOptions::default()).expect("a puzzle");
    let position = puzzle.position().expect("no conflict");
    let setup = algorithm::<Learned>().setup().preset(Some("guided"));
    let setup = setup.within(Limits {
        solutions: 2,
        steps: None,
    });
    let mut run = algorithm::<Learned>()
        .start(&position, &setup, false)
        .expect("it starts");
    run.run_to_end();
    assert_eq!((run.outcome(), run.found()), (Some(Outcome::Solved), 1));
    let explanation = explanation_text(&run);
    assert!(
        explanation.ends_with("there is no further solution."),
        "{explanation}"
    );
    assert!(!run.executed_lines().is_empty());
    let full = parse("1234 3412 2143 4321", ParseOptions::default()).expect("a grid");
    let run = run_to_end::<Learned>(&full.position().expect("no conflict"), "small", &[], 1);
    assert_eq!(run.outcome(), Some(Outcome::Solved));
    assert_eq!(run.explain(), None);
}

#[test]
fn the_guided_search_tries_the_most_probable_digit_first() {
    let position = Position::new(&hard_puzzle()).expect("no conflict");
    let params = Params {
        guide: true,
        patience: 3,
        ..Params::default()
    };
    let mut search = Learned::start(&position, &params, Seed(1).rng()).expect("it starts");
    while !matches!(search.last_action, LastAction::Tried { .. }) {
        assert!(search.step().is_continue());
    }
    let LastAction::Tried { cell, digit } = search.last_action else {
        unreachable!("the loop ended");
    };
    let graph = search.graph();
    let of_cell = graph.candidates().iter().zip(&search.probabilities);
    let mut of_cell: Vec<_> = of_cell
        .filter(|((c, _), _)| usize::from(*c) == cell)
        .collect();
    of_cell.sort_by(|a, b| b.1.total_cmp(a.1));
    assert_eq!(of_cell[0].0.1, digit);
    assert!(explain::explain(&search).is_some());
}

#[test]
fn restarts_differ_and_their_number_is_limited() {
    let position = Position::new(&hard_puzzle()).expect("no conflict");
    let params = [("patience", "3"), ("restarts", "2"), ("noise", "1")];
    let run = run_to_end::<Learned>(&position, "small", &params, 1);
    assert_eq!(run.outcome(), Some(Outcome::Stalled));
    assert_eq!(run.counters()[..2], [9, 2]);
    assert!(
        explanation_text(&run).contains("stops after 9 steps without a solution"),
        "{}",
        explanation_text(&run)
    );
    let other = run_to_end::<Learned>(&position, "small", &params, 2);
    assert_ne!(run.trace(), other.trace());
}

#[test]
fn contributions_have_their_sign_from_the_sums() {
    let network = Arc::new(random_network(8, 12));
    let position = Position::new(&hard_puzzle()).expect("no conflict");
    let graph = CandidateGraph::new(&position);
    let mut rng = Seed(6).rng();
    let mut propagation = Propagation::new(network.clone(), graph.clone());
    for pool in Pool::ALL {
        let shares = propagation.contributions(pool);
        assert!(shares.iter().all(|share| share.total_cmp(&0.5).is_eq()));
    }
    propagation.step();
    // By the definition: the change of the logit without the pool's part of the active hidden units.
    let start = network.start(&graph);
    let mut work = Activations::default();
    let mut next = start.clone();
    network.step(&graph, &start, &mut work, &mut next);
    // A step in progress does not change what is shown of the last one.
    propagation.advance();
    let node = rng.random_range(0..graph.candidates().len());
    let NetworkSize { features, hidden } = network.size();
    for pool in Pool::ALL {
        let group = usize::from(graph.groups()[node][pool as usize]);
        let mut change = vec![0.0; features];
        for unit in 0..hidden {
            if work.hidden[node * hidden + unit] > 0.0 {
                let input = work.projected[group * hidden + unit];
                let row = &network.group(WeightGroup::Change)[unit * features..][..features];
                for (change, weight) in change.iter_mut().zip(row) {
                    *change += input * weight;
                }
            }
        }
        let readout = network.group(WeightGroup::Readout);
        let logit: f32 = change.iter().zip(readout).map(|(x, y)| x * y).sum();
        let expected = 1.0 / (1.0 + (-logit * work.scales[node]).exp());
        let actual = propagation.contributions(pool)[node];
        assert!(
            (actual - expected).abs() < 1e-4,
            "{pool:?}: {actual}, not {expected}"
        );
    }
}
