use crate::{Budget, PreparedContestant, RESOURCE_COLUMNS};
use sudoku_search::{Algorithm, Registry};

/// The unit of the steps of tree searches, which all of them count alike: a digit tried in a cell.
const NODE: &str = "node";

/// The kind of the steps of an algorithm.
#[derive(Clone, Copy)]
pub(crate) struct StepKind<'a> {
    /// The unit of the steps; empty if it is not known.
    pub(crate) unit: &'a str,
    /// The id of the algorithm; empty if it is not known.
    pub(crate) algorithm: &'a str,
}

impl StepKind<'_> {
    /// Returns `true` if both steps are known to be the same kind of work.
    pub(crate) fn counts_like(self, other: StepKind<'_>) -> bool {
        let is_same_algorithm = self.algorithm == other.algorithm
            || self.algorithm.is_empty()
            || other.algorithm.is_empty();
        !self.unit.is_empty() && self.unit == other.unit && (self.unit == NODE || is_same_algorithm)
    }
}

/// The measure of the cost of a run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Measure {
    /// Microseconds on the machine that made the run.
    #[default]
    Time,
    /// Steps, which are comparable only if they are of one kind ([`crate::ContestantDetails::counts_like`]).
    Steps,
    /// Nodes: digits tried, for algorithms that count them.
    Nodes,
    /// Another counter, by its id, for algorithms that declare it, or the name of a
    /// [resource column](crate::RESOURCE_COLUMNS). The table of runs must have been built for this
    /// measure with [`RunTableBuilder::measuring`](crate::RunTableBuilder::measuring).
    Counter(&'static str),
}

impl Measure {
    /// The measure with this id; `None` if there is none. The ids are `time`, `steps`, `nodes`, the name of a
    /// resource column, or the id of a counter of an algorithm in the registry.
    pub fn from_id(id: &str, registry: &Registry) -> Option<Self> {
        let fixed_measures = [Self::Time, Self::Steps, Self::Nodes];
        let mut counters = registry.iter().flat_map(Algorithm::counters);
        (fixed_measures.into_iter().find(|one| one.id() == id)).or_else(|| {
            let resource = RESOURCE_COLUMNS.iter().find(|column| column.name == id);
            let counter = resource.map(|column| column.name);
            let counter = counter.or_else(|| Some(counters.find(|counter| counter.id == id)?.id));
            counter.map(Self::Counter)
        })
    }

    /// The measure of an experiment unless another one is chosen: steps if only a step limit stops runs, and the steps
    /// of all contestants are of one kind; otherwise time.
    pub fn of_limits(budget: &Budget, contestants: &[PreparedContestant]) -> Self {
        let steps = contestants.iter().map(|contestant| StepKind {
            unit: contestant.algorithm.info().step,
            algorithm: contestant.algorithm.info().id,
        });
        let is_one_unit = steps
            .clone()
            .zip(steps.skip(1))
            .all(|(one, next)| one.counts_like(next));
        let has_step_limit = |contestant: &PreparedContestant| contestant.setup.max_steps.is_some();
        let only_steps = budget.seconds.is_none() && contestants.iter().all(has_step_limit);
        if only_steps && is_one_unit {
            Self::Steps
        } else {
            Self::Time
        }
    }

    /// The identifier in addresses and JSON.
    pub fn id(self) -> &'static str {
        match self {
            Self::Time => "time",
            Self::Steps => "steps",
            Self::Nodes => "nodes",
            Self::Counter(id) => id,
        }
    }

    /// The costs in this measure, as a report names them.
    pub(crate) fn plural(self) -> &'static str {
        match self {
            Self::Time => "times",
            Self::Steps | Self::Nodes | Self::Counter(_) => self.id(),
        }
    }
}

/// Serializes a measure as its id.
#[cfg(feature = "serde")]
impl serde::Serialize for Measure {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

/// Deserializes a measure from its id; accepts only the measures that every table of runs has.
#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Measure {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(serde::Deserialize)]
        #[serde(rename = "Measure", rename_all = "lowercase")]
        enum Fixed {
            Time,
            Steps,
            Nodes,
        }
        Ok(match Fixed::deserialize(deserializer)? {
            Fixed::Time => Self::Time,
            Fixed::Steps => Self::Steps,
            Fixed::Nodes => Self::Nodes,
        })
    }
}
