//! The figures of anytime performance.

use super::spec::{Axis, FigureSpec, Layer, Mark, Position, Scale, SeriesLabel, Ticks};
use super::{Figure, FigureKind, FigureTexts, finite_range};
use crate::anytime::{AnytimeContestant, AnytimeGroup, BudgetRow};
use crate::options::positive;
use crate::{AnytimeReport, RunTable};

/// The unit of the run lengths of a figure.
#[derive(Clone, Copy)]
struct Unit {
    name: &'static str,
    title: &'static str,
    is_time: bool,
}

const UNITS: [Unit; 2] = [
    Unit {
        name: "evaluations",
        title: "evaluations (steps plus 1)",
        is_time: false,
    },
    Unit {
        name: "time",
        title: "time",
        is_time: true,
    },
];

impl AnytimeReport {
    /// The figures of each measure of quality over evaluations and over time, with names such as
    /// `conflicts-left-ecdf-time`: the empirical cumulative distribution of run lengths over all targets, the expected
    /// running time to each target, and the median distance within each budget. If measures have the same name except for
    /// punctuation, the names of the figures contain the number of the measure, such as `conflicts-left-2-ecdf-time`.
    pub fn figures(&self) -> Vec<(String, FigureSpec)> {
        let mut figures = Vec::new();
        for (quality, group) in file_names(&self.groups).iter().zip(&self.groups) {
            for unit in UNITS {
                for kind in [FigureKind::Ecdf, FigureKind::Ert, FigureKind::Budget] {
                    let name = format!("{quality}-{}-{}", kind.id(), unit.name);
                    figures.extend(spec(group, kind, unit).map(|spec| (name, spec)));
                }
            }
        }
        figures
    }
}

/// A distinct name for the files of each group. Letters are compared without case, as some file systems do.
fn file_names(groups: &[AnytimeGroup]) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for (index, group) in groups.iter().enumerate() {
        let is_symbol = |symbol: char| !symbol.is_ascii_alphanumeric();
        let mut name = group.quality.replace(is_symbol, "-");
        while names.iter().any(|other| other.eq_ignore_ascii_case(&name)) {
            name = format!("{name}-{}", index + 1);
        }
        names.push(name);
    }
    names
}

/// A figure of a group; `None` if it has no points.
fn spec(group: &AnytimeGroup, kind: FigureKind, unit: Unit) -> Option<FigureSpec> {
    let lines = group
        .contestants
        .iter()
        .map(|contestant| line(contestant, kind, unit));
    let lines: Vec<Vec<Position>> = lines.collect();
    let range = |axis: usize| finite_range(lines.iter().flatten().map(|point| point[axis]));
    let ticks = if unit.is_time {
        Ticks::Time
    } else {
        Ticks::Count
    };
    let axis = |title: &str, scale: Scale, ticks: Ticks| Axis {
        title: title.to_owned(),
        scale,
        ticks,
    };
    let (x_range, y_range) = (range(0)?, range(1)?);
    let lengths =
        |(low, high): (f64, f64)| axis(unit.title, Scale::of_costs(true, low, high), ticks.clone());
    let distances = |(low, high): (f64, f64), log| {
        axis(
            &group.quality,
            Scale::of_costs(log, low, high),
            Ticks::Count,
        )
    };
    let quality = &group.quality;
    let (title, caption, plot_axes) = match kind {
        FigureKind::Ecdf => (
            format!(
                "Share of {} targets reached: {quality}",
                group.targets.len()
            ),
            "All pairs of run and target are pooled. Runs that limits stopped reach no further target.",
            [lengths(x_range), Axis::of_shares("targets reached")],
        ),
        FigureKind::Ert => (
            format!("Expected running time to each target: {quality}"),
            "Targets that no run reaches have no point, and neither have targets that some runs of a contestant without \
             random numbers miss. Values below 0.5 are drawn at 0.5.",
            [distances(x_range, true), lengths(y_range)],
        ),
        _ => (
            format!("Median over runs within a budget: {quality}"),
            "Runs that have ended keep their smallest distance.",
            [lengths(x_range), distances(y_range, false)],
        ),
    };
    let texts = FigureTexts {
        description: format!(
            "A line chart with one line per contestant. {title}, over {}.",
            unit.title
        ),
        title,
        caption: caption.to_owned(),
    };
    let contestants = group.contestants.iter();
    let runs = RunTable {
        contestants: contestants
            .map(|contestant| contestant.contestant.clone())
            .collect(),
        ..RunTable::default()
    };
    let figure = Figure {
        kind,
        standalone: true,
        ..Figure::default()
    };
    let mut spec = figure.plot(&runs, texts, plot_axes, 320.0);
    for (series, points) in lines.into_iter().enumerate() {
        let Some(at) = points.last().copied() else {
            continue;
        };
        spec.labels.push(SeriesLabel { series, at });
        spec.layers
            .push(Layer::of(series, vec![Mark::line(points)]));
    }
    Some(spec)
}

/// The line of a contestant.
fn line(contestant: &AnytimeContestant, kind: FigureKind, unit: Unit) -> Vec<Position> {
    match kind {
        FigureKind::Ecdf => {
            let (distribution, budgets) = if unit.is_time {
                (&contestant.time_distribution, &contestant.time_budgets)
            } else {
                (
                    &contestant.evaluation_distribution,
                    &contestant.evaluation_budgets,
                )
            };
            steps(distribution, budgets.last().map_or(1.0, |row| row.budget))
        }
        FigureKind::Ert => {
            let points = contestant.targets.iter().filter_map(|row| {
                let expected = contestant.expected(row)?;
                let length = expected[usize::from(unit.is_time)];
                Some([positive(row.target), positive(length)])
            });
            points.collect()
        }
        _ => {
            let budgets = if unit.is_time {
                &contestant.time_budgets
            } else {
                &contestant.evaluation_budgets
            };
            let point = |row: &BudgetRow| Some([row.budget, row.distances?[1]]);
            budgets.iter().filter_map(point).collect()
        }
    }
}

/// The corners of a distribution, which is a step function, up to the largest budget.
fn steps(distribution: &[[f64; 2]], longest: f64) -> Vec<Position> {
    let mut points = Vec::new();
    let mut share = 0.0;
    for [at, next_share] in distribution {
        points.push([positive(*at), share]);
        share = *next_share;
        points.push([positive(*at), share]);
    }
    points.push([longest, share]);
    points
}
