//! The comparison of an experiment with an archived one.

use std::collections::BTreeMap;
use std::fmt;

use crate::foreign_text::escape_markdown;
use crate::summary::{PairwiseComparison, baseline_comparisons};
use crate::{Measure, PuzzleInfo, RunTable};

/// The contestants of an experiment, compared with the contestants of the same names in an archived experiment, on the
/// puzzles that both experiments have.
#[derive(Clone, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
pub struct BaselineComparison {
    /// The number of puzzles, by their texts, that both experiments have.
    pub puzzles: usize,
    /// The names of the contestants that only one of the experiments has.
    pub unmatched: Vec<String>,
    /// One comparison per contestant. The p-values are adjusted together by Holm's method.
    pub pairs: Vec<PairwiseComparison>,
}

impl BaselineComparison {
    /// Compares two tables, which must have been built with
    /// [`RunTableBuilder::keeping_sources`](crate::RunTableBuilder::keeping_sources).
    pub fn of(current: &RunTable, baseline: &RunTable, measure: Measure) -> Self {
        let tables = [current, baseline];
        // The puzzles of both tables by their texts.
        let indices = tables.map(|table| -> BTreeMap<&str, u32> {
            let texts = table.texts.iter().map(|text| &**text);
            texts.zip(0..).collect()
        });
        let shared = indices[0]
            .keys()
            .filter(|text| indices[1].contains_key(**text));
        let shared: BTreeMap<&str, u32> = shared.copied().zip(0..).collect();
        let has = |table: &RunTable, name: &String| table.contestants.contains(name);
        let is_matched = |name: &&String| tables.iter().all(|table| has(table, name));
        let names: Vec<_> = current.contestants.iter().filter(is_matched).collect();
        let all_names = tables.iter().flat_map(|table| &table.contestants);
        let pairs = names
            .iter()
            .map(|name| pair_table(tables, name, &shared, measure));
        Self {
            puzzles: shared.len(),
            unmatched: all_names
                .filter(|name| !is_matched(name))
                .cloned()
                .collect(),
            pairs: baseline_comparisons(&pairs.collect::<Vec<_>>(), measure),
        }
    }
}

/// The runs of a contestant in both tables on their shared puzzles, as two contestants of one table.
fn pair_table(
    tables: [&RunTable; 2],
    name: &str,
    shared: &BTreeMap<&str, u32>,
    measure: Measure,
) -> RunTable {
    let mut joined = RunTable {
        sets: vec![String::new()],
        contestants: vec![name.to_owned(), format!("{name} of the baseline")],
        puzzles: vec![
            PuzzleInfo {
                set: 0,
                givens: 0,
                side: 0
            };
            shared.len()
        ],
        ..RunTable::default()
    };
    let has_blocks = tables.iter().any(|table| !table.block_micros.is_empty());
    for (index, table) in (0..).zip(tables) {
        let contestant = table.contestants.iter().position(|known| known == name);
        let details = contestant.map(|contestant| table.details_of(contestant));
        joined.details.push(details.unwrap_or_default());
        for run in 0..table.len() {
            let text = &*table.texts[table.puzzle[run] as usize];
            let puzzle = shared.get(text);
            let (true, Some(puzzle)) = (Some(table.contestant[run] as usize) == contestant, puzzle)
            else {
                continue;
            };
            joined.puzzle.push(*puzzle);
            joined.contestant.push(index);
            joined.end.push(table.end[run]);
            joined.micros.push(table.micros[run]);
            joined.steps.push(table.steps[run]);
            joined.nodes.push(table.nodes[run]);
            if let Measure::Counter(_) = measure {
                joined.counter.push(table.counter[run]);
            }
            if has_blocks {
                let single = || vec![table.micros[run]];
                joined
                    .block_micros
                    .push(table.block_micros.get(run).cloned().unwrap_or_else(single));
            }
        }
    }
    joined
}

impl fmt::Display for BaselineComparison {
    /// Writes the comparison in Markdown.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "\n## Baseline\n\nContestants are matched by their names, and puzzles by their texts; both experiments have {} puzzles in common.\n",
            self.puzzles
        )?;
        for pair in &self.pairs {
            writeln!(f, "- {}", pair.with_escaped_names())?;
        }
        for name in &self.unmatched {
            let name = escape_markdown(name);
            writeln!(f, "- {name} occurs in only one of the two experiments.")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
