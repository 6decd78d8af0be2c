//! Ratings of puzzles, as `lab rate` writes them.

use std::collections::BTreeMap;

use sudoku_rating::raters;
use sudoku_search::ScaleColumn;
use thiserror::Error;

/// The values of puzzles on a rating scale.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ScaleValues {
    /// The id of the scale, or the id of the column if the table has several columns of the scale.
    pub id: String,
    /// The displayed name.
    pub name: String,
    /// The value of each puzzle, larger for harder puzzles; NaN if the value is not known.
    pub values: Vec<f64>,
}

impl ScaleValues {
    /// The same scale without values.
    pub(crate) fn empty(&self) -> Self {
        Self {
            values: Vec::new(),
            ..self.clone()
        }
    }
}

/// The reason why a text is not a table of ratings, with its line.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {reason}")]
#[non_exhaustive]
pub struct RatingsError {
    /// The line, counted from 1.
    pub line: usize,
    /// The reason why the line does not belong to a table of ratings.
    pub reason: RatingsFault,
}

/// The reason why a line does not belong to a table of ratings.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum RatingsFault {
    /// The header does not begin with the column of puzzles.
    #[error("this line is not the header of ratings, which begins with puzzle")]
    Header,
    /// No scale has a column with this id.
    #[error("there is no scale with a column {0}")]
    Scale(String),
    /// The row does not have as many fields as the header.
    #[error("expected {expected} fields, found {found}")]
    Fields {
        /// The number of fields in the row.
        found: usize,
        /// The number of fields in the header.
        expected: usize,
    },
    /// A field is not a rating.
    #[error("{column}: “{text}” is not a rating")]
    Value {
        /// The id of the column.
        column: &'static str,
        /// The text of the field.
        text: String,
    },
}

/// The ratings of puzzles on several scales, found by the canonical text of a puzzle.
#[derive(Clone, Debug, Default)]
pub struct Ratings {
    scales: Vec<ScaleValues>,
    /// The values of each puzzle on the scales, by its canonical text.
    values: BTreeMap<String, Vec<f64>>,
}

/// A column of a table of ratings.
struct RatingColumn {
    column: &'static ScaleColumn,
    /// The index of the column in the table.
    index: usize,
    /// The scale, without values.
    scale: ScaleValues,
}

impl Ratings {
    /// Parses the CSV of `lab rate`. A lower bound is read as its number, a class as its index. The column of
    /// givens is skipped, because the number of givens is always known.
    ///
    /// # Errors
    ///
    /// [`RatingsError`] for the first line that cannot be parsed.
    pub fn read(csv: &str) -> Result<Self, RatingsError> {
        let mut lines = (1..).zip(csv.lines());
        let head = lines.next().map_or("", |(_, head)| head);
        let columns = columns(head).map_err(|reason| RatingsError { line: 1, reason })?;
        let field_count = head.split(',').count();
        let mut values = BTreeMap::new();
        for (line, row) in lines {
            let (puzzle, puzzle_values) = parse_row(row, field_count, &columns)
                .map_err(|reason| RatingsError { line, reason })?;
            values.insert(puzzle, puzzle_values);
        }
        let scales = columns.into_iter().map(|read| read.scale).collect();
        Ok(Self { scales, values })
    }

    /// The scales of the table, each without values.
    pub fn scales(&self) -> Vec<ScaleValues> {
        self.scales.clone()
    }

    /// Appends the values of a puzzle to the scales; returns `false` if the table has no values for the
    /// puzzle.
    pub fn rate(&self, puzzle: &str, scales: &mut [ScaleValues]) -> bool {
        let known_values = self.values.get(puzzle);
        for (index, scale) in scales.iter_mut().enumerate() {
            (scale.values).push(known_values.map_or(f64::NAN, |values| values[index]));
        }
        known_values.is_some()
    }
}

/// The columns of scales in the header `head`.
fn columns(head: &str) -> Result<Vec<RatingColumn>, RatingsFault> {
    let mut names = head.split(',').enumerate();
    if names.next().is_none_or(|(_, name)| name != "puzzle") {
        return Err(RatingsFault::Header);
    }
    let has_column = |column: &ScaleColumn| head.split(',').skip(1).any(|name| name == column.id);
    let mut columns = Vec::new();
    for (index, name) in names {
        let mut known_columns = raters().flat_map(|rater| {
            let columns = rater.columns().iter();
            columns.map(move |column| (rater, column))
        });
        let (rater, column) = known_columns
            .find(|(_, column)| column.id == name)
            .ok_or_else(|| RatingsFault::Scale(name.to_owned()))?;
        let info = rater.info();
        if info.id == "clues" {
            continue;
        }
        let is_only_column = rater.columns().iter().filter(|one| has_column(one)).count() == 1;
        let (id, name) = if is_only_column {
            (info.id, info.name)
        } else {
            (column.id, column.name)
        };
        let scale = ScaleValues {
            id: id.to_owned(),
            name: name.to_owned(),
            values: Vec::new(),
        };
        columns.push(RatingColumn {
            column,
            index,
            scale,
        });
    }
    Ok(columns)
}

/// The puzzle of a row in canonical text, and its values in `columns`. `fields` is the expected number of fields.
fn parse_row(
    row: &str,
    fields: usize,
    columns: &[RatingColumn],
) -> Result<(String, Vec<f64>), RatingsFault> {
    let texts: Vec<_> = row.split(',').collect();
    if texts.len() != fields {
        return Err(RatingsFault::Fields {
            found: texts.len(),
            expected: fields,
        });
    }
    let values = columns.iter().map(|RatingColumn { column, index, .. }| {
        let text = texts[*index];
        parse_value(column, text).ok_or_else(|| RatingsFault::Value {
            column: column.id,
            text: text.to_owned(),
        })
    });
    Ok((texts[0].to_owned(), values.collect::<Result<_, _>>()?))
}

/// Parses a value as [`ScaleColumn::text`] writes it: a lower bound as its number, a class as its
/// index, and an empty text as NaN. `None` if the text is not a value of the column.
fn parse_value(column: &ScaleColumn, text: &str) -> Option<f64> {
    let text = text.strip_prefix(">=").unwrap_or(text);
    if text.is_empty() {
        return Some(f64::NAN);
    }
    if column.classes.is_empty() {
        return text.parse().ok().filter(|value: &f64| value.is_finite());
    }
    let index = column.classes.iter().position(|class| *class == text)?;
    Some(super::runs::to_f64(index as u64))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratings_are_read_as_they_are_written() {
        let csv = "puzzle,clues,se_er,hodoku_level,hodoku_score,qqwing\n\
                   1...,17,>=5.6,,410,expert\n2...,18,1.2,Easy,,simple\n";
        let ratings = Ratings::read(csv).expect("it is one");
        let mut scales = ratings.scales();
        let ids: Vec<_> = scales.iter().map(|scale| &*scale.id).collect();
        // The only column of a scale has the name of the scale.
        assert_eq!(ids, ["se", "hodoku_level", "hodoku_score", "qqwing"]);
        assert_eq!(scales[0].name, "Sudoku Explainer");
        let is_rated = ["2...", "3...", "1..."].map(|puzzle| ratings.rate(puzzle, &mut scales));
        assert_eq!(is_rated, [true, false, true]);
        let values_of = |index: usize| -> Vec<_> {
            let number = |value: &f64| if value.is_nan() { -1.0 } else { *value };
            scales[index].values.iter().map(number).collect()
        };
        assert_eq!(values_of(0), [1.2, -1.0, 5.6]);
        assert_eq!(values_of(2), [-1.0, -1.0, 410.0]);
        assert_eq!(values_of(3), [0.0, -1.0, 3.0]);
    }

    #[test]
    fn errors_in_ratings_give_the_line() {
        for (csv, expected) in [
            (
                "line,se_er\n",
                "line 1: this line is not the header of ratings",
            ),
            (
                "puzzle,ease\n",
                "line 1: there is no scale with a column ease",
            ),
            (
                "puzzle,se_er\n1...,2.3\n1...\n",
                "line 3: expected 2 fields, found 1",
            ),
            (
                "puzzle,se_er\n1...,hard\n",
                "line 2: se_er: “hard” is not a rating",
            ),
            (
                "puzzle,se_er\n1...,NaN\n",
                "line 2: se_er: “NaN” is not a rating",
            ),
            (
                "puzzle,qqwing\n1...,2\n",
                "line 2: qqwing: “2” is not a rating",
            ),
        ] {
            let message = Ratings::read(csv).expect_err(csv).to_string();
            assert!(message.starts_with(expected), "{message}");
        }
    }
}
