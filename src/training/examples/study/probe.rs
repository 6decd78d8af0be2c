//! What can be read from the hidden state of a candidate by a logistic regression.

use std::collections::BTreeSet;

use sudoku_grid::{Grid, Position};
use sudoku_search::{Seed, shuffle};
use sudoku_solvers::learned::{CandidateGraph, Network, NetworkSize};
use sudoku_stats::Estimate;

use crate::logistic::{Logistic, area_under_curve};
use crate::network::{SHIPPED, shipped, trajectory};
use crate::puzzles::mixed;
use crate::report::{Report, Table, grouped_jackknife, interval};
use crate::rounds::conclusions;
use crate::{Failure, SCALE};

/// The numbers of steps after which states are probed.
const STEPS: [u32; 6] = [0, 1, 2, 4, 8, 16];

/// The number of puzzles of each set; half of them fit the regressions, the others test them.
const PUZZLES: usize = 20 * SCALE;

/// The number of groups of puzzles for the intervals.
const GROUPS: usize = 20;

/// The probability below which a candidate counts as excluded in the current position.
const EXCLUDED: f32 = 0.01;

/// What is predicted of a candidate.
const QUESTIONS: [&str; 4] = [
    "naked single",
    "hidden single",
    "excluded by pointing or claiming",
    "excluded by a subset",
];

/// The positions to which the questions refer.
const POSITIONS: [&str; 2] = ["at the start", "current"];

/// The candidates of many puzzles after a number of steps.
#[derive(Default)]
struct Sample {
    /// The states of the candidates.
    states: Vec<f32>,
    /// Their logits.
    logits: Vec<f32>,
    /// The answers to each question.
    labels: [Vec<bool>; QUESTIONS.len()],
    /// The number of each candidate's puzzle.
    puzzles: Vec<usize>,
}

/// The answers to the questions for each candidate.
fn answers(position: &Position, graph: &CandidateGraph) -> [Vec<bool>; QUESTIONS.len()] {
    let mut level = 0;
    [(); QUESTIONS.len()].map(|()| {
        let found = conclusions(position, level);
        let is_elimination = level >= 2;
        level += 1;
        let found: BTreeSet<_> = if is_elimination {
            found.eliminations.into_iter().collect()
        } else {
            found.placements.into_iter().collect()
        };
        let candidates = graph.candidates().iter();
        candidates
            .map(|&(cell, digit)| found.contains(&(cell.into(), digit)))
            .collect()
    })
}

/// The samples of a network, by position and step.
fn samples(network: &Network, puzzles: &[Grid]) -> Result<[Vec<Sample>; 2], Failure> {
    let empty = || STEPS.map(|_| Sample::default()).into_iter().collect();
    let mut samples: [Vec<Sample>; 2] = [empty(), empty()];
    for (number, puzzle) in puzzles.iter().enumerate() {
        let position = Position::new(puzzle).map_err(|_| "two equal digits")?;
        let graph = CandidateGraph::new(&position);
        let at_start = answers(&position, &graph);
        let features = network.size().features;
        trajectory(
            network,
            &graph,
            STEPS[STEPS.len() - 1],
            |step, state, probabilities| {
                let Some(at) = STEPS.iter().position(|&other| other == step) else {
                    return;
                };
                let logits = network.logits(state);
                let mut current = position.clone();
                for (&(cell, digit), &p) in graph.candidates().iter().zip(probabilities) {
                    if p < EXCLUDED {
                        current.eliminate(cell.into(), digit);
                    }
                }
                let now = answers(&current, &graph);
                for (samples, (answers, is_current)) in
                    samples.iter_mut().zip([(&at_start, false), (&now, true)])
                {
                    let sample = &mut samples[at];
                    for (index, state) in state.chunks_exact(features).enumerate() {
                        if is_current && probabilities[index] < EXCLUDED {
                            continue;
                        }
                        sample.states.extend_from_slice(state);
                        sample.logits.push(logits[index]);
                        sample.puzzles.push(number);
                        for (labels, answers) in sample.labels.iter_mut().zip(answers) {
                            labels.push(answers[index]);
                        }
                    }
                }
            },
        );
    }
    Ok(samples)
}

/// Fits a regression and returns the area under the ROC curve on the test sample, with its interval.
fn probe(
    width: usize,
    (inputs, labels): (&[f32], &[bool]),
    (test_inputs, test_labels): (&[f32], &[bool]),
    puzzles: &[usize],
) -> Result<Estimate, Failure> {
    let model = Logistic::fit(width, inputs, labels);
    let scores: Vec<_> = test_inputs
        .chunks_exact(width)
        .map(|row| model.score(row))
        .collect();
    grouped_jackknife(GROUPS, 0.0..=1.0, |without| {
        let kept = puzzles
            .iter()
            .map(|puzzle| without != Some(puzzle % GROUPS));
        let kept: Vec<_> = kept.collect();
        let scores: Vec<_> = (scores.iter().zip(&kept))
            .filter_map(|(score, kept)| kept.then_some(*score))
            .collect();
        let labels: Vec<_> = (test_labels.iter().zip(&kept))
            .filter_map(|(label, kept)| kept.then_some(*label))
            .collect();
        area_under_curve(&scores, &labels)
    })
}

pub(crate) fn run() -> Result<Vec<Report>, Failure> {
    let puzzles = mixed(PUZZLES)?;
    let (even, odd): (Vec<_>, Vec<_>) = puzzles
        .into_iter()
        .enumerate()
        .partition(|(index, _)| index % 2 == 0);
    let fitted: Vec<_> = even.into_iter().map(|(_, puzzle)| puzzle).collect();
    let tested: Vec<_> = odd.into_iter().map(|(_, puzzle)| puzzle).collect();
    let mut data = Table::new(&[
        "network",
        "position",
        "question",
        "steps",
        "positive %",
        "hidden state",
        "output alone",
        "untrained network",
        "shuffled answers",
    ]);
    for name in SHIPPED {
        let network = shipped(name)?;
        let size = network.size();
        let untrained = Network::random(
            NetworkSize {
                features: size.features,
                hidden: size.hidden,
            },
            &mut Seed(39).rng(),
        );
        let fit = samples(&network, &fitted)?;
        let test = samples(&network, &tested)?;
        let untrained_fit = samples(&untrained, &fitted)?;
        let untrained_test = samples(&untrained, &tested)?;
        for (p, position) in POSITIONS.iter().enumerate() {
            for (q, question) in QUESTIONS.iter().enumerate() {
                for (s, steps) in STEPS.iter().enumerate() {
                    let (fit, test) = (&fit[p][s], &test[p][s]);
                    let (labels, test_labels) = (&fit.labels[q], &test.labels[q]);
                    let positive = test_labels.iter().filter(|&&label| label).count();
                    let mut row = vec![
                        name.to_owned(),
                        position.to_string(),
                        question.to_string(),
                        steps.to_string(),
                        format!("{:.2}", 100.0 * positive as f64 / test_labels.len() as f64),
                    ];
                    let width = size.features;
                    let of_test = (&*test.states, &**test_labels);
                    let hidden = probe(width, (&fit.states, labels), of_test, &test.puzzles)?;
                    let logits = (&*test.logits, &**test_labels);
                    let output = probe(1, (&fit.logits, labels), logits, &test.puzzles)?;
                    row.extend([interval(hidden, 3), interval(output, 3)]);
                    // The current position of an untrained network would be another one.
                    if p == 0 {
                        let (fit, test) = (&untrained_fit[p][s], &untrained_test[p][s]);
                        let of_test = (&*test.states, &*test.labels[q]);
                        let of_fit = (&*fit.states, &*fit.labels[q]);
                        let control = probe(width, of_fit, of_test, &test.puzzles)?;
                        row.push(interval(control, 3));
                    } else {
                        row.push(String::new());
                    }
                    let mut shuffled = labels.clone();
                    shuffle(&mut shuffled, &mut Seed(*steps).rng());
                    let control = probe(width, (&fit.states, &shuffled), of_test, &test.puzzles)?;
                    row.push(interval(control, 3));
                    data.rows.push(row);
                }
            }
        }
    }
    Ok(vec![Report {
        name: "probe",
        summary: Some(summary(&data)),
        data,
    }])
}

/// The areas under the curve of the network `small`: from the hidden state, from the output alone and, for the position
/// at the start, from an untrained network.
pub(crate) fn summary(data: &Table) -> Table {
    let mut shown = data.clone();
    shown.rows.retain(|row| row[0] == SHIPPED[0]);
    for row in &mut shown.rows {
        row[2] = format!("{}, {}", row[2], row[1]);
        row[3] = match row[3].as_str() {
            "1" => "1 step".to_owned(),
            steps => format!("{steps} steps"),
        };
    }
    shown.pivot("question, position", "question", "steps", |row| {
        let values = row[5..8].iter().filter(|text| !text.is_empty());
        let estimates = values.map(|text| text.split(' ').next().unwrap_or_default());
        estimates.collect::<Vec<_>>().join(" / ")
    })
}
