//! The texts in figures, in English by default. Names in braces are placeholders.

/// Declares the struct and its default texts from one list.
macro_rules! words {
    ($($(#[$doc:meta])+ $name:ident: $text:literal;)+) => {
        /// The texts in figures.
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
    /// Replaces a figure without data.
    none: "Nothing to show yet: this figure needs more runs or more algorithms.";
    /// The title of an axis of times; the unit is appended if the ticks have none.
    time: "time of a run";
    /// The title of an axis of steps.
    steps: "steps of a run";
    /// The title of an axis of nodes.
    nodes: "digits tried in a run";
    /// The title of an axis of shares.
    solved: "puzzles solved";
    /// The title of a cactus plot if one contestant solves the most puzzles.
    cactus: "{best} solves the most puzzles: {share}; half of all puzzles within {half}";
    /// The title of a cactus plot if several contestants solve the most puzzles; it names the measure of their order.
    cactus_tied: "{best} has the lowest {median}, {half}, of the {count} algorithms that solve {share} of the puzzles";
    /// The title of a cactus plot if fewer than half of the runs are solved, or if the costs of the contestants that
    /// solve the most puzzles cannot be compared.
    cactus_few: "Most puzzles solved: {share}, by {names}";
    /// The median of times.
    median_time: "median time";
    /// The median of steps.
    median_steps: "median number of steps";
    /// The median of nodes.
    median_nodes: "median number of digits tried";
    /// The median of another measure.
    median_of: "median of {name}";
    /// The description of a cactus plot.
    cactus_desc: "For each algorithm, the share of all runs that solved their puzzle at or below a given cost.";
    /// The title of a plot of costs.
    strip: "Among the algorithms that solve the most puzzles, {best} has the lowest median, {cost}; {worst} has {times} times this median";
    /// The title of a plot of the costs of one contestant.
    strip_one: "The median of {best} is {cost}";
    /// The description of a plot of costs.
    strip_desc: "The costs of solved runs: each dot is a run, each box spans the quartiles and marks the median, and whiskers cover the middle 90 %.";
    /// The note on unsolved runs.
    unsolved: "{share} unsolved";
    /// The title of a plot of shares by class.
    shares: "{best} solves the most puzzles, {high}; the lowest share is {low}, by {worst} on {where}";
    /// The title of a plot of shares if some contestants solve everything.
    shares_all: "Algorithms that solve all puzzles: {count} of {all}; the lowest share is {low}, by {worst} on {where}";
    /// The title of a plot of shares if all shares are equal.
    shares_alike: "All algorithms solve {high} of the puzzles";
    /// The description of a plot of shares.
    shares_desc: "The share of runs that solved their puzzle, by class and algorithm, with 95 % intervals (Wilson; if there are several runs per puzzle, the intervals are computed over puzzles).";
    /// The note on omitted rows.
    more: "and {count} more";
    /// The title of a scatter plot.
    scatter: "{quick} has the lower cost ({cost}) on {count} of {all} puzzles, {slow} on {rest}";
    /// The title of a scatter plot if both contestants have the lower cost equally often.
    scatter_alike: "{one} and {other} each have the lower cost ({cost}) on the same number of puzzles";
    /// The title of a scatter plot if the steps of the contestants are of different kinds.
    scatter_unlike: "{one} and {other} count different kinds of steps, so their numbers are not compared";
    /// The description of a scatter plot.
    scatter_desc: "The cost of each puzzle for {one} (horizontal) and {other} (vertical); on the diagonal both costs are equal.";
    /// The label of a side of the diagonal.
    less: "lower cost for {name}";
    /// The title of a contestant’s axis.
    of: "{cost}: {name}";
    /// The label of the area of unsolved puzzles.
    not_solved: "not solved";
    /// The title of an axis of givens.
    givens: "givens";
    /// The title of an axis of sides.
    side: "size of the grid";
    /// The title of a plot of scaling, with the exponent of the steepest line.
    growth: "{name} has the steepest power law: its cost grows with the {with} to the power of {power}";
    /// The title of a plot of scaling if the cost decreases.
    growth_falls: "{name} has the steepest power law: its cost falls with the {with} to the power of {power}";
    /// The title of a plot of scaling without a significant trend.
    growth_none: "No significant trend with the {with}";
    /// The title of a plot of scaling if no significant trend is stated, because too many runs are unsolved, the sizes
    /// differ too little, some costs are 0, or there is no trend within the sets.
    growth_withheld: "No power law is stated: too many runs are unsolved, the range is too narrow, some costs are 0, or the trend within the sets is not significant ({with})";
    /// The description of a plot of scaling.
    growth_desc: "The median cost of solved puzzles by {with}; error bars span the interquartile range. Lines are fitted power laws. A line is drawn only if at least 99 % of the runs are solved, the largest size is at least 1.5 times the smallest, no cost is 0, and the 95 % confidence interval of the exponent does not contain 0. If there are several sets and the sizes vary within them, the exponent and the ratio of sizes are those within the sets.";
    /// The title of a plot of mean ranks.
    ranks: "{best} ranks first; {rest}";
    /// The contestants that do not differ significantly from the best.
    ranks_near: "by ranks alone, it does not differ significantly from {names}";
    /// The text in place of `ranks_near` if every other contestant differs significantly from the best.
    ranks_apart: "all others are significantly worse";
    /// The addition to the title of a plot of mean ranks if the limits differ.
    ranks_limits: "the step limits differ";
    /// The description of a plot of mean ranks.
    ranks_desc: "Mean ranks over {tasks} puzzles; 1 is best. Bars are as long as the critical difference (Nemenyi, 95 %).";
    /// The legend of a plot of mean ranks.
    ranks_note: "overlapping bars: not significantly different by ranks alone; pairwise tests may find a difference";
    /// The title of an axis of mean ranks.
    rank: "mean rank (1 is best)";
    /// The title of a plot of puzzles by contestant, with the mean rank correlation of all pairs.
    heat: "Costs of the puzzles for two algorithms: mean rank correlation {rho} (pairs: {count})";
    /// The title of a plot of puzzles for one contestant.
    heat_one: "The cost of each puzzle for {name}";
    /// The description of a plot of puzzles by contestant.
    heat_desc: "Each column is a puzzle, or several similar puzzles, from the easiest to the hardest; the height of a bar is the logarithm of the cost; × marks unsolved puzzles.";
    /// The legend of a plot of puzzles by contestant.
    heat_note: "higher bars: higher cost; ×: not solved";
    /// The title of an axis of puzzles.
    puzzles: "{count} puzzles, from the easiest to the hardest";
    /// The title of a plot of success by givens or size.
    success: "Algorithms that solve all puzzles: {count} of {all}; {worst} solves at least half of the puzzles only at {from} and above";
    /// The title of a plot of success if the worst contestant solves fewer than half of the puzzles of the last class.
    success_never: "Algorithms that solve all puzzles: {count} of {all}; {worst} solves fewer than half of the puzzles of the last class";
    /// The title of a plot of success if all solve half everywhere.
    success_all: "Algorithms that solve all puzzles: {count} of {all}; all algorithms solve at least half of the puzzles in every class";
    /// The description of a plot of success.
    success_desc: "The share of solved puzzles by {with}; each algorithm has a strip with 95 % intervals (Wilson; if there are several runs per puzzle, the intervals are computed over puzzles).";
    /// The note on a contestant that solves everything.
    all: "all";
    /// The note on where a contestant starts to solve half.
    half_from: "half from {from}";
    /// The note on the minimum share.
    #[cfg_attr(feature = "serde", serde(rename = "atLeast"))]
    min_share: "at least {share}";
    /// The note on the maximum share.
    #[cfg_attr(feature = "serde", serde(rename = "atMost"))]
    max_share: "at most {share}";
    /// The legend of a plot of success.
    success_note: "height: share solved; bars: 95 % intervals";
    /// The title of a plot of correlations, with the largest and the smallest one.
    hardness: "“{scale}” agrees best with the costs of {best} (ρ = {high}), and least with the costs of {worst} (ρ = {low})";
    /// The description of a plot of correlations.
    hardness_desc: "The rank correlation between the costs of puzzles for an algorithm and their ratings on scales of difficulty: Spearman's ρ with 95 % intervals.";
    /// The name of the scale by givens.
    fewer_givens: "Fewer givens";
    /// The legend of a plot of correlations.
    hardness_note: "1: the same order; 0: no relation; −1: the reverse order. Framed: the highest value. Pale: not significant";
}

/// Replaces each placeholder in braces by its value.
pub(super) fn fill(text: &str, values: &[(&str, &str)]) -> String {
    let mut filled = text.to_owned();
    for (name, value) in values {
        filled = filled.replace(&format!("{{{name}}}"), value);
    }
    filled
}
