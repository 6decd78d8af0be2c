//! How hard puzzles are on scales of difficulty, as `lab rate` writes it.

use std::collections::BTreeMap;

use sudoku_rating::{SCALES, ScaleColumn};

/// How hard the puzzles of runs are on a scale.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Scale {
    /// The id of the scale; of its column where it has several.
    pub id: String,
    /// Its name to people.
    pub name: String,
    /// Of each puzzle, the greater the harder; not a number where it is not known.
    pub values: Vec<f64>,
}

impl Scale {
    /// The same of no puzzle.
    pub(crate) fn empty(&self) -> Self {
        Self {
            values: Vec::new(),
            ..self.clone()
        }
    }
}

/// Ratings by puzzle.
#[derive(Clone, Debug, Default)]
pub struct Ratings {
    scales: Vec<Scale>,
    /// A value of each scale, by the canonical text of the puzzle.
    values: BTreeMap<String, Vec<f64>>,
}

/// A column of a table of ratings.
struct Read {
    column: &'static ScaleColumn,
    /// The column's place in the table.
    place: usize,
    /// What it is as a scale, without values.
    scale: Scale,
}

impl Ratings {
    /// Reads the CSV of `lab rate`. A bound counts as its number, a class as its place. The number of givens is
    /// passed over: it is known of every puzzle.
    ///
    /// # Errors
    ///
    /// The line that cannot be read, and why.
    pub fn read(csv: &str) -> Result<Self, String> {
        let mut lines = (1..).zip(csv.lines());
        let head = lines.next().map_or("", |(_, head)| head);
        let columns = columns(head).map_err(|reason| format!("line 1: {reason}"))?;
        let fields = head.split(',').count();
        let mut values = BTreeMap::new();
        for (line, row) in lines {
            let (puzzle, rated) =
                read(row, fields, &columns).map_err(|reason| format!("line {line}: {reason}"))?;
            values.insert(puzzle, rated);
        }
        let scales = columns.into_iter().map(|read| read.scale).collect();
        Ok(Self { scales, values })
    }

    /// The scales, of no puzzle yet.
    pub fn scales(&self) -> Vec<Scale> {
        self.scales.clone()
    }

    /// Adds what is known of a puzzle to these scales; whether that is anything.
    pub fn rate(&self, puzzle: &str, scales: &mut [Scale]) -> bool {
        let known = self.values.get(puzzle);
        for (at, scale) in scales.iter_mut().enumerate() {
            (scale.values).push(known.map_or(f64::NAN, |values| values[at]));
        }
        known.is_some()
    }
}

/// The columns that are of scales.
fn columns(head: &str) -> Result<Vec<Read>, String> {
    let mut names = head.split(',').enumerate();
    if names.next().is_none_or(|(_, name)| name != "puzzle") {
        return Err("it is not the header of ratings, which begins with puzzle".to_owned());
    }
    let here = |column: &ScaleColumn| head.split(',').skip(1).any(|name| name == column.id);
    let mut columns = Vec::new();
    for (place, name) in names {
        let mut known = SCALES.iter().map(|scale| scale.about()).flat_map(|about| {
            let columns = about.columns.iter();
            columns.map(move |column| (about, column))
        });
        let (about, column) = known
            .find(|(_, column)| column.id == name)
            .ok_or_else(|| format!("there is no scale with a column {name}"))?;
        if about.id == "clues" {
            continue;
        }
        let alone = about.columns.iter().filter(|one| here(one)).count() == 1;
        let (id, name) = if alone {
            (about.id, about.name)
        } else {
            (column.id, column.name)
        };
        let scale = Scale {
            id: id.to_owned(),
            name: name.to_owned(),
            values: Vec::new(),
        };
        columns.push(Read {
            column,
            place,
            scale,
        });
    }
    Ok(columns)
}

/// The puzzle of a row, and its values.
fn read(row: &str, fields: usize, columns: &[Read]) -> Result<(String, Vec<f64>), String> {
    let all: Vec<_> = row.split(',').collect();
    if all.len() != fields {
        return Err(format!("{} fields, where {fields} belong", all.len()));
    }
    let values = columns.iter().map(|Read { column, place, .. }| {
        let text = all[*place];
        value(column, text).ok_or_else(|| format!("{}: “{text}” is no rating", column.id))
    });
    Ok((all[0].to_owned(), values.collect::<Result<_, _>>()?))
}

/// A value as [`ScaleColumn::text`] writes it; not a number where there is none.
fn value(column: &ScaleColumn, text: &str) -> Option<f64> {
    let text = text.strip_prefix(">=").unwrap_or(text);
    if text.is_empty() {
        return Some(f64::NAN);
    }
    if column.classes.is_empty() {
        return text.parse().ok().filter(|value: &f64| value.is_finite());
    }
    let place = column.classes.iter().position(|class| *class == text)?;
    Some(super::runs::real(place as u64))
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
        // The one column of a scale has its name.
        assert_eq!(ids, ["se", "hodoku_level", "hodoku_score", "qqwing"]);
        assert_eq!(scales[0].name, "Sudoku Explainer");
        let known = ["2...", "3...", "1..."].map(|puzzle| ratings.rate(puzzle, &mut scales));
        assert_eq!(known, [true, false, true]);
        let of = |at: usize| -> Vec<_> {
            let value = |value: &f64| if value.is_nan() { -1.0 } else { *value };
            scales[at].values.iter().map(value).collect()
        };
        assert_eq!(of(0), [1.2, -1.0, 5.6]);
        assert_eq!(of(2), [-1.0, -1.0, 410.0]);
        assert_eq!(of(3), [0.0, -1.0, 3.0]);
    }

    #[test]
    fn what_is_wrong_with_ratings_is_said_with_its_line() {
        for (csv, wrong) in [
            ("line,se_er\n", "line 1: it is not the header of ratings"),
            (
                "puzzle,ease\n",
                "line 1: there is no scale with a column ease",
            ),
            (
                "puzzle,se_er\n1...,2.3\n1...\n",
                "line 3: 1 fields, where 2 belong",
            ),
            (
                "puzzle,se_er\n1...,hard\n",
                "line 2: se_er: “hard” is no rating",
            ),
            (
                "puzzle,se_er\n1...,NaN\n",
                "line 2: se_er: “NaN” is no rating",
            ),
            (
                "puzzle,qqwing\n1...,2\n",
                "line 2: qqwing: “2” is no rating",
            ),
        ] {
            let said = Ratings::read(csv).expect_err(csv);
            assert!(said.starts_with(wrong), "{said}");
        }
    }
}
