//! Rows of a table as CSV or as JSON lines.

use clap::ValueEnum;
use sudoku_experiment::{printable, printable_json};
use sudoku_grid::Grid;

/// The format of a table.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum TableFormat {
    /// Comma-separated values, with a header.
    Csv,
    /// JSON lines: one object per row; empty fields are null.
    Jsonl,
}

/// The option of commands that write a table.
#[derive(Clone, Copy, clap::Args)]
pub(crate) struct TableArgs {
    /// The format of the rows written.
    #[arg(long, value_enum, value_name = "FORMAT", default_value_t = TableFormat::Csv)]
    pub(crate) output_format: TableFormat,
}

/// The columns of a table, with its format.
pub(crate) struct Table {
    format: TableFormat,
    /// The text before the field of each column.
    prefixes: Vec<Vec<u8>>,
    header: Vec<u8>,
}

impl Table {
    /// A table with these columns.
    pub(crate) fn new<'a>(args: TableArgs, columns: impl IntoIterator<Item = &'a str>) -> Self {
        let mut table = Self {
            format: args.output_format,
            prefixes: Vec::new(),
            header: Vec::new(),
        };
        for column in columns {
            let is_first = table.prefixes.is_empty();
            table.prefixes.push(match args.output_format {
                TableFormat::Csv if is_first => Vec::new(),
                TableFormat::Csv => b",".to_vec(),
                TableFormat::Jsonl => {
                    let mut prefix = if is_first { b"{" } else { b"," }.to_vec();
                    append_json_text(column, &mut prefix);
                    prefix.push(b':');
                    prefix
                }
            });
            if args.output_format == TableFormat::Csv {
                table.header.extend((!is_first).then_some(b','));
                append_csv_text(column, &mut table.header);
            }
        }
        table
            .header
            .extend((args.output_format == TableFormat::Csv).then_some(b'\n'));
        table
    }

    /// The header line of CSV; empty for JSON lines.
    pub(crate) fn header(&self) -> Vec<u8> {
        self.header.clone()
    }

    /// Starts a row at the end of `text`.
    pub(crate) fn row<'a>(&'a self, text: &'a mut Vec<u8>) -> RowWriter<'a> {
        RowWriter {
            table: self,
            next_column: 0,
            text,
        }
    }
}

/// Writes the fields of a row in the order of the columns.
pub(crate) struct RowWriter<'a> {
    table: &'a Table,
    next_column: usize,
    text: &'a mut Vec<u8>,
}

impl RowWriter<'_> {
    /// Begins the next field.
    fn begin(&mut self) {
        self.text
            .extend_from_slice(&self.table.prefixes[self.next_column]);
        self.next_column += 1;
    }

    fn is_json(&self) -> bool {
        self.table.format == TableFormat::Jsonl
    }

    /// Writes an empty field.
    pub(crate) fn empty(&mut self) -> &mut Self {
        self.begin();
        if self.is_json() {
            self.text.extend_from_slice(b"null");
        }
        self
    }

    /// Writes a text.
    pub(crate) fn text(&mut self, value: &str) -> &mut Self {
        self.begin();
        if self.is_json() {
            append_json_text(value, self.text);
        } else {
            append_csv_text(value, self.text);
        }
        self
    }

    /// Writes a number, formatted as JSON demands; an empty field if `digits` is empty.
    pub(crate) fn formatted_number(&mut self, digits: &str) -> &mut Self {
        if digits.is_empty() {
            return self.empty();
        }
        self.begin();
        self.text.extend_from_slice(digits.as_bytes());
        self
    }

    /// Writes a number.
    pub(crate) fn number(&mut self, number: u128) -> &mut Self {
        self.begin();
        append_number(number, self.text);
        self
    }

    /// Writes a grid, whose text contains nothing that needs to be quoted.
    pub(crate) fn grid(&mut self, grid: &Grid) -> &mut Self {
        self.begin();
        self.text.extend(self.is_json().then_some(b'"'));
        grid.append_to(self.text);
        self.text.extend(self.is_json().then_some(b'"'));
        self
    }

    /// Writes empty fields for the columns that remain, and ends the row.
    pub(crate) fn end(&mut self) {
        while self.next_column < self.table.prefixes.len() {
            self.empty();
        }
        let end: &[u8] = if self.is_json() { b"}\n" } else { b"\n" };
        self.text.extend_from_slice(end);
    }
}

/// Appends a CSV field, in quotes if it contains a separator or quotes. Characters that control a terminal are replaced.
fn append_csv_text(value: &str, text: &mut Vec<u8>) {
    let value = printable(value);
    if value.contains([',', '"', '\n', '\r']) {
        text.extend_from_slice(format!("\"{}\"", value.replace('"', "\"\"")).as_bytes());
    } else {
        text.extend_from_slice(value.as_bytes());
    }
}

/// Appends a JSON string, in which characters that control a terminal are escaped.
fn append_json_text(value: &str, text: &mut Vec<u8>) {
    let json = serde_json::to_string(value).expect("a text can be serialized");
    text.extend_from_slice(printable_json(&json).as_bytes());
}

/// Appends a number.
fn append_number(number: u128, text: &mut Vec<u8>) {
    let start = text.len();
    // Nearly all numbers fit into 64 bits, whose division is faster.
    let Ok(mut remaining) = u64::try_from(number) else {
        text.extend_from_slice(number.to_string().as_bytes());
        return;
    };
    loop {
        text.push(b'0' + (remaining % 10) as u8);
        remaining /= 10;
        if remaining == 0 {
            break;
        }
    }
    text[start..].reverse();
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A table with two rows, the second of which has one field.
    fn example(output_format: TableFormat) -> String {
        let table = Table::new(
            TableArgs { output_format },
            ["a \"name\"", "number", "rest"],
        );
        let mut text = table.header();
        let mut row = table.row(&mut text);
        row.text("x, \"y\"")
            .number(7)
            .formatted_number("1.50")
            .end();
        table.row(&mut text).formatted_number("").end();
        String::from_utf8(text).expect("text")
    }

    #[test]
    fn fields_are_quoted_where_the_format_demands_it() {
        assert_eq!(
            example(TableFormat::Csv),
            "\"a \"\"name\"\"\",number,rest\n\"x, \"\"y\"\"\",7,1.50\n,,\n"
        );
        assert_eq!(
            example(TableFormat::Jsonl),
            "{\"a \\\"name\\\"\":\"x, \\\"y\\\"\",\"number\":7,\"rest\":1.50}\n\
             {\"a \\\"name\\\"\":null,\"number\":null,\"rest\":null}\n"
        );
    }

    #[test]
    fn numbers_are_formatted_as_by_display() {
        for value in [0, 9, 10, 1_000_001, u64::MAX.into(), u128::MAX] {
            let mut text = Vec::new();
            append_number(value, &mut text);
            assert_eq!(String::from_utf8(text), Ok(value.to_string()));
        }
    }
}
