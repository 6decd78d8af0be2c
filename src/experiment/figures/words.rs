//! All that is written in figures, in English unless told otherwise. What stands in braces is filled in.

/// Makes the struct and its defaults of one list.
macro_rules! words {
    ($($(#[$doc:meta])+ $name:ident: $text:literal;)+) => {
        /// What is written in figures.
        #[derive(Clone, Debug, PartialEq, Eq)]
        #[cfg_attr(
            feature = "serde",
            derive(serde::Deserialize),
            serde(default, rename_all = "camelCase", deny_unknown_fields)
        )]
        pub struct Words {
            $($(#[$doc])+ pub $name: String,)+
        }

        impl Default for Words {
            fn default() -> Self {
                Self { $($name: $text.to_owned(),)+ }
            }
        }
    };
}

words! {
    /// In place of a figure.
    none: "Nothing to show yet: it takes more runs, or more contestants.";
    /// An axis of costs, with its unit where ticks have none.
    time: "time of a run";
    /// The same.
    steps: "steps of a run";
    /// The same.
    nodes: "digits tried in a run";
    /// An axis of shares.
    solved: "puzzles solved";
    /// Of the share solved against cost: who solves most, and soonest.
    cactus: "{best} is ahead: {share} solved, half within {half}";
    /// The same where fewer than half are solved.
    cactus_few: "{best} solves most: {share}";
    /// What it shows.
    cactus_desc: "The share of runs that solved their puzzle within a cost, by contestant (Kaplan and Meier).";
    /// Of boxes: who takes least.
    strip: "Of those that solve most, {best} takes least: {cost} at the median; {worst} {times} times as much";
    /// The same of one alone.
    strip_one: "{best} takes {cost} at the median";
    /// What it shows.
    strip_desc: "What solved runs cost: a dot is a run, a box the middle half with the median, whiskers reach over 90 %.";
    /// Runs that were not solved.
    unsolved: "{share} unsolved";
    /// Of shares by class: who solves most and least, and where.
    shares: "{best} solves most: {high}; {worst} least: {low} on {where}";
    /// The same where some solve all.
    shares_all: "{count} of {all} solve all; {worst} least: {low} on {where}";
    /// The same where all are alike.
    shares_alike: "All solve {high}";
    /// What it shows.
    shares_desc: "The share of runs that solved their puzzle, with 95 % intervals (Wilson), by class and contestant.";
    /// Rows that found no place.
    more: "and {count} more";
    /// Of two: who takes less on how many.
    scatter: "{quick} takes less on {count} of {all} puzzles";
    /// The same where neither does.
    scatter_alike: "{one} and {other} take less on as many puzzles each";
    /// What it shows.
    scatter_desc: "What every puzzle costs {one} (across) and {other} (upwards); on the diagonal both cost the same.";
    /// A side of the diagonal.
    less: "{name} takes less";
    /// A contestant's axis.
    of: "{cost}: {name}";
    /// Beyond the costs.
    not_solved: "not solved";
    /// An axis.
    givens: "givens";
    /// An axis.
    side: "size of the grid";
    /// Of growth: the power of the steepest line.
    growth: "Cost of {name} grows most: with the {with} to the power of {power}";
    /// The same where more of it makes it cheaper.
    growth_falls: "Cost of {name} falls most: with the {with} to the power of {power}";
    /// Where nothing varies.
    growth_none: "No trend shows with the {with}";
    /// What it shows.
    growth_desc: "The median cost of solved puzzles by {with}, bars over the middle half, and the power that fits best.";
    /// Of ranks: who is first.
    ranks: "{best} ranks first; {rest}";
    /// Those that may be as good.
    ranks_near: "by ranks alone no difference shows from {names}";
    /// None may.
    ranks_apart: "all others do worse";
    /// What it shows.
    ranks_desc: "Mean ranks over {tasks} puzzles, 1 the best. Bars are as long as the critical difference (Nemenyi, 95 %).";
    /// How it is read.
    ranks_note: "bars that overlap: ranks alone show no difference; two by two one may";
    /// An axis.
    rank: "mean rank, 1 the best";
    /// Of puzzles by contestant: how far they agree.
    heat: "What is hard for one is {how} hard for the others (ρ = {rho})";
    /// How far: from 0.7 on, from 0.3 on, less.
    mostly: "mostly";
    /// The same.
    partly: "partly";
    /// The same.
    hardly: "hardly";
    /// Of one contestant.
    heat_one: "What each puzzle costs {name}";
    /// What it shows.
    heat_desc: "A column is a puzzle, or several alike, from the easiest to the hardest; bars are as high as the logarithm of what it costs; × was not solved.";
    /// How it is read.
    heat_note: "higher: costs more; ×: not solved";
    /// Its axis.
    puzzles: "{count} puzzles, from the easiest to the hardest";
    /// Of success by givens or size: who solves all, and who is the last to solve half.
    success: "{count} of {all} solve everything; {worst} solves half only from {from} on";
    /// The same where one never solves half.
    success_never: "{count} of {all} solve everything; {worst} never solves half";
    /// The same where each solves half everywhere.
    success_all: "{count} of {all} solve everything; all solve half or more everywhere";
    /// What it shows.
    success_desc: "The share of puzzles solved by {with}, a strip for each contestant, with 95 % intervals (Wilson).";
    /// Below a contestant's name: it solves all.
    all: "all";
    /// The same: from where on half are solved.
    half_from: "half from {from}";
    /// The same: so many at the least.
    at_least: "at least {share}";
    /// The same: so many at the most.
    at_most: "at most {share}";
    /// How it is read.
    success_note: "height: share solved; bars: 95 % intervals";
    /// Of what is hard for whom: the one that agrees most with the first scale, and the one that does least.
    hardness: "What “{scale}” calls hard is hard for {best} (ρ = {high}), least so for {worst} (ρ = {low})";
    /// What it shows.
    hardness_desc: "How far the order of puzzles by what they cost a contestant goes with their order on scales of difficulty: Spearman's ρ with 95 % intervals.";
    /// A scale: the fewer givens the harder.
    fewer_givens: "Fewer givens";
    /// How it is read.
    hardness_note: "1: the same order; 0: none; −1: the reverse. Framed: the highest. Pale: may be chance";
}

/// A text with what stands in its braces.
pub(super) fn fill(text: &str, values: &[(&str, &str)]) -> String {
    let mut filled = text.to_owned();
    for (name, value) in values {
        filled = filled.replace(&format!("{{{name}}}"), value);
    }
    filled
}
