//! Tables: as CSV files, and in the documentation.

use std::fs;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

use sudoku_stats::{ConfidenceLevel, Estimate, wilson_interval};

use crate::Failure;

/// The results of a part.
pub(crate) struct Report {
    /// The name of the CSV file, without its extension.
    pub(crate) name: &'static str,
    /// All results.
    pub(crate) data: Table,
    /// The table of the documentation; `None` if all results are printed there.
    pub(crate) summary: Option<Table>,
}

/// A table with texts in its cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Table {
    pub(crate) columns: Vec<String>,
    pub(crate) rows: Vec<Vec<String>>,
}

impl Table {
    pub(crate) fn new(columns: &[&str]) -> Self {
        Self {
            columns: columns.iter().map(ToString::to_string).collect(),
            rows: Vec::new(),
        }
    }

    /// The table as CSV.
    pub(crate) fn csv(&self) -> Result<String, Failure> {
        let mut writer = csv::Writer::from_writer(Vec::new());
        for cells in std::iter::once(&self.columns).chain(&self.rows) {
            writer.write_record(cells)?;
        }
        Ok(String::from_utf8(writer.into_inner()?)?)
    }

    /// Reads what [`Table::csv`] wrote.
    #[cfg(test)]
    pub(crate) fn from_csv(text: &str) -> Self {
        let mut reader = csv::ReaderBuilder::new()
            .has_headers(false)
            .from_reader(text.as_bytes());
        let mut lines = reader.records().map(|record| {
            let record = record.expect("as many cells in each row");
            record.iter().map(str::to_owned).collect()
        });
        Self {
            columns: lines.next().unwrap_or_default(),
            rows: lines.collect(),
        }
    }

    /// The table as Markdown.
    pub(crate) fn markdown(&self) -> String {
        let line = |cells: &Vec<String>| format!("| {} |\n", cells.join(" | "));
        let rule = format!("|{}\n", "---|".repeat(self.columns.len()));
        line(&self.columns) + &rule + &self.rows.iter().map(line).collect::<String>()
    }

    /// A table with a row per value of one column and a column per value of another; a cell has the text that `cell`
    /// makes of a row.
    pub(crate) fn pivot(
        &self,
        title: &str,
        row: &str,
        column: &str,
        cell: impl Fn(&[String]) -> String,
    ) -> Self {
        let at = |name: &str| self.columns.iter().position(|other| other == name);
        let (row, column) = (at(row).expect("a column"), at(column).expect("a column"));
        let mut pivot = Self::new(&[title]);
        for values in &self.rows {
            let place = |keys: &[String], key: &String| keys.iter().position(|other| other == key);
            let x = place(&pivot.columns[1..], &values[column]).unwrap_or_else(|| {
                pivot.columns.push(values[column].clone());
                pivot.columns.len() - 2
            });
            let y = (pivot.rows.iter())
                .position(|cells| cells[0] == values[row])
                .unwrap_or_else(|| {
                    pivot.rows.push(vec![values[row].clone()]);
                    pivot.rows.len() - 1
                });
            let cells = &mut pivot.rows[y];
            cells.resize(cells.len().max(x + 2), String::new());
            cells[x + 1] = cell(values);
        }
        for cells in &mut pivot.rows {
            cells.resize(pivot.columns.len(), String::new());
        }
        pivot
    }
}

/// A file or folder of the workspace.
pub(crate) fn in_workspace(path: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2);
    root.expect("two folders above the crate").join(path)
}

impl Report {
    /// The table of the documentation.
    pub(crate) fn markdown(&self) -> String {
        self.summary.as_ref().unwrap_or(&self.data).markdown()
    }

    /// Writes the CSV file and replaces the table in the documentation.
    pub(crate) fn write(&self) -> Result<(), Failure> {
        let folder = in_workspace("docs/learned");
        fs::create_dir_all(&folder)?;
        fs::write(folder.join(format!("{}.csv", self.name)), self.data.csv()?)?;
        let page = in_workspace("docs/learned.md");
        let text = fs::read_to_string(&page)?;
        fs::write(page, replace_table(&text, self.name, &self.markdown()))?;
        Ok(())
    }
}

/// Replaces the first table after the link to a data file; a text without the link stays unchanged.
pub(crate) fn replace_table(text: &str, name: &str, table: &str) -> String {
    let link = format!("(learned/{name}.csv)");
    let Some(after_link) = text.find(&link).map(|at| at + link.len()) else {
        return text.to_owned();
    };
    let Some(start) = text[after_link..].find("\n|").map(|at| after_link + at + 1) else {
        return text.to_owned();
    };
    let rows = text[start..].split_inclusive('\n');
    let length: usize = rows
        .take_while(|line| line.starts_with('|'))
        .map(str::len)
        .sum();
    format!("{}{table}{}", &text[..start], &text[start + length..])
}

/// A share in per cent with its 95 % interval (Wilson).
pub(crate) fn share(hits: usize, of: usize) -> Result<String, Failure> {
    let estimate = wilson_interval(hits as u64, of as u64, ConfidenceLevel::DEFAULT)?;
    Ok(interval(
        Estimate {
            value: 100.0 * estimate.value,
            low: 100.0 * estimate.low,
            high: 100.0 * estimate.high,
        },
        1,
    ))
}

/// An estimate with its interval: `98.2 (97.1 to 99.0)`.
pub(crate) fn interval(estimate: Estimate, decimals: usize) -> String {
    let Estimate { value, low, high } = estimate;
    // No “−0.0”.
    let text = |number: f64| {
        let text = format!("{number:.decimals$}").replace('-', "−");
        let is_zero = !text.chars().any(|c| ('1'..='9').contains(&c));
        if is_zero {
            text.replace('−', "")
        } else {
            text
        }
    };
    if low.is_finite() && high.is_finite() {
        format!("{} ({} to {})", text(value), text(low), text(high))
    } else {
        // Too few values for an interval.
        text(value)
    }
}

/// A p-value: exact to two digits, or `< 0.0001`.
pub(crate) fn p_value(p: f64) -> String {
    if p < 1e-4 {
        "< 0.0001".to_owned()
    } else {
        format!("{p:.4}")
    }
}

/// The 95 % interval of a statistic of puzzles, by the jackknife over groups of puzzles: puzzles are independent of
/// each other, but the cells of a puzzle are not. `statistic` computes the value without the puzzles of a group; `None`
/// stands for no group. The interval is cut off at the ends of `range`.
pub(crate) fn grouped_jackknife(
    groups: usize,
    range: RangeInclusive<f64>,
    statistic: impl Fn(Option<usize>) -> f64,
) -> Result<Estimate, Failure> {
    let value = statistic(None);
    let estimates: Vec<_> = (0..groups).map(|group| statistic(Some(group))).collect();
    let error = sudoku_stats::jackknife(&estimates)?;
    Ok(Estimate {
        value,
        low: (value - 1.96 * error).max(*range.start()),
        high: (value + 1.96 * error).min(*range.end()),
    })
}
