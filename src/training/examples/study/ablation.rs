//! What small networks lose without a pool, with fewer examples, and with fewer features.

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::thread;

use sudoku_grid::{Grid, Position, Shape};
use sudoku_search::Seed;
use sudoku_solvers::learned::{NetworkSize, Pool, steps_to_solve};
use sudoku_stats::{ConfidenceLevel, holm, mean_interval};
use sudoku_training::{Example, ExampleSource, Exclusion, GeneratedExamples, Recipe, Trainer};

use crate::Failure;
use crate::report::{Report, Table, interval, p_value};

/// The number of updates of a training: few enough that the network with all pools does not solve every puzzle.
const UPDATES: u32 = 200;

/// The features and hidden units of a network, unless the width is varied.
const WIDTH: usize = 32;

/// The seeds of the trainings.
const SEEDS: std::ops::RangeInclusive<u32> = 1..=5;

/// The number of steps within which a test puzzle must be solved.
const STEPS: u32 = 64;

/// The number of test puzzles, and the number of puzzles for training.
const PUZZLES: [usize; 2] = [400, 3000];

/// A training that is compared with others.
struct Variant {
    name: String,
    pools: Vec<Pool>,
    width: usize,
    examples: usize,
}

/// Trains a network and returns the share of test puzzles that it solves, in per cent.
fn solved_after_training(
    seed: u32,
    variant: &Variant,
    examples: &[Example],
    tests: &[Grid],
) -> Result<f64, Failure> {
    let recipe = Recipe {
        seed,
        updates: UPDATES,
        size: NetworkSize {
            features: variant.width,
            hidden: variant.width,
        },
        pools: variant.pools.clone(),
        ..Recipe::for_shape(shape()?)
    };
    let source = ExampleSource::Sets(vec![(1.0, examples[..variant.examples].to_vec())]);
    let mut trainer = Trainer::new(recipe, source)?;
    while !trainer.is_complete() {
        trainer.update(NonZeroUsize::MIN);
    }
    let network = Arc::new(trainer.average().clone());
    let mut solved = 0;
    for puzzle in tests {
        let position = Position::new(puzzle).map_err(|_| "two equal digits")?;
        solved += usize::from(steps_to_solve(&network, &position, STEPS).is_some());
    }
    Ok(100.0 * solved as f64 / tests.len() as f64)
}

/// The shape of all puzzles here: a training on 6×6 grids takes seconds.
fn shape() -> Result<Shape, Failure> {
    Ok(Shape::new(2, 3).ok_or("no shape")?)
}

/// Test puzzles, of which no two are equivalent, and examples for training, of which none is equivalent to a test puzzle.
fn puzzles([tests, examples]: [usize; 2]) -> Result<(Vec<Grid>, Vec<Example>), Failure> {
    let mut rng = Seed(39).rng();
    let source = GeneratedExamples::new(shape()?, 0, Exclusion::default());
    let (mut grids, mut excluded) = (Vec::new(), Exclusion::default());
    while grids.len() < tests {
        let puzzle = source.draw(&mut rng).puzzle;
        if excluded.insert(&puzzle) {
            grids.push(puzzle);
        }
    }
    let source = GeneratedExamples::new(shape()?, 0, excluded);
    let examples = (0..examples).map(|_| source.draw(&mut rng)).collect();
    Ok((grids, examples))
}

/// Networks without some pools.
fn pools(all: usize) -> Vec<Variant> {
    let without = |removed: &[Pool]| {
        let names: Vec<_> = removed.iter().map(|pool| pool.id()).collect();
        Variant {
            name: if names.is_empty() {
                "all six".to_owned()
            } else {
                format!("without {}", names.join(" and "))
            },
            pools: Pool::ALL
                .into_iter()
                .filter(|pool| !removed.contains(pool))
                .collect(),
            width: WIDTH,
            examples: all,
        }
    };
    let mut variants = vec![without(&[])];
    variants.extend(Pool::ALL.map(|pool| without(&[pool])));
    variants.push(without(&[Pool::Minirow, Pool::Minicolumn]));
    variants
}

/// Networks of several widths, and networks that were trained from fewer puzzles.
fn curves(all: usize) -> Vec<Variant> {
    let variant = |width, examples| Variant {
        name: format!("{width} features, {examples} puzzles"),
        pools: Pool::ALL.to_vec(),
        width,
        examples,
    };
    vec![
        variant(WIDTH, all),
        variant(8, all),
        variant(WIDTH, 200),
        variant(WIDTH, 20),
    ]
}

/// The shares of test puzzles that a variant solves, by seed; the seeds run side by side.
fn by_seed(variant: &Variant, examples: &[Example], tests: &[Grid]) -> Result<Vec<f64>, Failure> {
    let shares = thread::scope(|scope| {
        let of_seed = |seed| {
            scope.spawn(move || {
                let share = solved_after_training(seed, variant, examples, tests);
                share.map_err(|error| error.to_string())
            })
        };
        let threads: Vec<_> = SEEDS.map(of_seed).collect();
        let results = threads.into_iter().map(|thread| {
            let result = thread.join();
            result.unwrap_or_else(|_| Err("a training ended with a panic".to_owned()))
        });
        results.collect::<Result<Vec<_>, _>>()
    });
    eprintln!("{}: {shares:?}", variant.name);
    Ok(shares?)
}

/// The table of variants, which are compared with the first one.
fn table(name: &'static str, variants: &[(&Variant, Vec<f64>)]) -> Result<Report, Failure> {
    let level = ConfidenceLevel::DEFAULT;
    let mut data = Table::new(&[
        "network",
        "weights",
        "solved %",
        "difference",
        "p",
        "by seed",
    ]);
    // Differences of the same seed: the same examples in the same order.
    let first = &variants[0].1;
    let differences = |shares: &[f64]| -> Vec<f64> {
        shares
            .iter()
            .zip(first)
            .map(|(one, other)| one - other)
            .collect()
    };
    let tests: Vec<_> = (variants[1..].iter())
        .map(|(_, shares)| paired_t(&differences(shares)))
        .collect();
    let p_values = holm(&tests)?;
    for (index, (variant, shares)) in variants.iter().enumerate() {
        let (width, pools) = (variant.width, variant.pools.len());
        let weights = (pools + 2) * width * width + 4 * width;
        let mut row = vec![
            variant.name.clone(),
            weights.to_string(),
            interval(mean_interval(shares, level)?, 1),
        ];
        if index == 0 {
            row.extend([String::new(), String::new()]);
        } else {
            row.push(interval(mean_interval(&differences(shares), level)?, 1));
            row.push(p_value(p_values[index - 1]));
        }
        let by_seed: Vec<_> = shares.iter().map(ToString::to_string).collect();
        row.push(by_seed.join(" "));
        data.rows.push(row);
    }
    Ok(Report {
        name,
        data,
        summary: None,
    })
}

/// The two-sided p-value of Student's test of whether the mean of paired differences is 0: the level at which the
/// interval of the mean ends at 0, found by bisection.
pub(crate) fn paired_t(differences: &[f64]) -> f64 {
    let contains_zero = |level: f64| {
        let level = ConfidenceLevel::new(level).expect("between 0 and 1");
        let interval = mean_interval(differences, level).expect("finite differences");
        interval.low <= 0.0 && interval.high >= 0.0
    };
    let (mut low, mut high) = (1e-12, 1.0 - 1e-12);
    for _ in 0..60 {
        let middle = f64::midpoint(low, high);
        if contains_zero(middle) {
            high = middle;
        } else {
            low = middle;
        }
    }
    1.0 - low
}

pub(crate) fn run() -> Result<Vec<Report>, Failure> {
    let (tests, examples) = puzzles(PUZZLES)?;
    let mut reports = Vec::new();
    let mut base = None;
    for (name, variants) in [
        ("pools", pools(examples.len())),
        ("learning-curves", curves(examples.len())),
    ] {
        let mut shares = Vec::new();
        for (index, variant) in variants.iter().enumerate() {
            // Both tables begin with the same network.
            let of_variant = match (&base, index) {
                (Some(base), 0) => Vec::clone(base),
                _ => by_seed(variant, &examples, &tests)?,
            };
            base.get_or_insert_with(|| of_variant.clone());
            shares.push((variant, of_variant));
        }
        reports.push(table(name, &shares)?);
    }
    Ok(reports)
}
