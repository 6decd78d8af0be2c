//! Messages: sentences with an identifier and arguments, which each host renders in the language of its reader.

use core::{fmt, slice};
use std::sync::Arc;

use crate::{Digits, Shape, cell_name, digit_name, grouped, listed};

/// A sentence with placeholders: `{cell} can only be {digit}.` A placeholder for a number can select a form:
/// `{left|no digit|one digit|# digits}` has the forms for 0, for 1 and for larger numbers; with two forms,
/// they are for 1 and for larger numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Template {
    /// The identifier by which a translation finds the sentence.
    pub id: &'static str,
    /// The English sentence; names in braces are the ids of arguments.
    pub text: &'static str,
}

/// The value of a placeholder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// A number.
    Number(u64),
    /// A number of hundredths, written with two decimals.
    Hundredths(u64),
    /// A decimal number as text, with a decimal point.
    Decimal(String),
    /// A digit.
    Digit(u8),
    /// Several digits.
    Digits(Digits),
    /// A cell.
    Cell(usize),
    /// Several cells.
    Cells(Vec<usize>),
    /// A house, by its index.
    House(usize),
    /// Several houses.
    Houses(Vec<usize>),
    /// A text that is the same in every language, such as an identifier or an excerpt from an input.
    Text(String),
    /// Messages, in a list; whole sentences, which end in a full stop, follow one another without commas.
    Messages(Vec<Arc<Message>>),
    /// Candidates of one digit or several, as pairs of a cell and a digit.
    Candidates(Vec<(usize, u8)>),
    /// The nodes of a chain, in order. A node is a group of cells, a digit, and a truth value: `true` means
    /// that one of these cells holds the digit, `false` that none does.
    Chain(Vec<(Vec<usize>, u8, bool)>),
}

impl Argument {
    /// The kind of the values and, for each value, the names that it consists of: `["digits", [["3"], ["9"]]]`,
    /// `["houses", [["row", "3"]]]`, `["candidates", [["3", "r1c1"]]]`, `["chain", [["r1c1/r1c2", "=", "3"]]]`. `None`
    /// for numbers, texts and messages.
    #[cold]
    pub fn names(&self, shape: Shape) -> Option<(&'static str, Vec<Vec<String>>)> {
        let cell = |&cell: &usize| cell_name(shape, cell);
        let digits = |set: Digits| {
            collect_names(&mut set.iter().map(|digit| vec![digit_name(shape, digit)]))
        };
        let cells =
            |indices: &[usize]| collect_names(&mut indices.iter().map(|index| vec![cell(index)]));
        let houses = |indices: &[usize]| {
            collect_names(&mut indices.iter().map(|&house| {
                let (kind, number) = shape.houses().kind_and_number(house);
                vec![kind.to_owned(), number.to_string()]
            }))
        };
        Some(match self {
            Self::Number(_) | Self::Text(_) | Self::Messages(_) => return None,
            Self::Hundredths(number) => ("hundredths", vec![vec![number.to_string()]]),
            Self::Decimal(text) => ("decimal", vec![vec![text.clone()]]),
            Self::Digit(digit) => ("digits", digits([*digit].into_iter().collect())),
            Self::Digits(set) => ("digits", digits(*set)),
            Self::Cell(index) => ("cells", cells(slice::from_ref(index))),
            Self::Cells(indices) => ("cells", cells(indices)),
            Self::House(index) => ("houses", houses(slice::from_ref(index))),
            Self::Houses(indices) => ("houses", houses(indices)),
            Self::Candidates(candidates) => {
                let names =
                    |(index, digit): &(usize, u8)| vec![digit_name(shape, *digit), cell(index)];
                (
                    "candidates",
                    collect_names(&mut candidates.iter().map(names)),
                )
            }
            Self::Chain(nodes) => {
                let names = |(cells, digit, is_true): &(Vec<usize>, u8, bool)| {
                    let sign = if *is_true { "=" } else { "≠" };
                    let cells = listed("/", &mut cells.iter().map(cell));
                    vec![cells, sign.to_owned(), digit_name(shape, *digit)]
                };
                ("chain", collect_names(&mut nodes.iter().map(names)))
            }
        })
    }

    /// The argument in English.
    #[cold]
    pub fn words(&self, shape: Shape) -> String {
        match self {
            Self::Number(number) => return grouped(*number),
            Self::Hundredths(number) => {
                return format!("{}.{:02}", grouped(number / 100), number % 100);
            }
            Self::Text(text) | Self::Decimal(text) => return text.clone(),
            Self::Messages(all) => {
                let texts = &mut all.iter().map(|one| one.render(shape));
                if all.iter().all(|one| one.template.text.ends_with('.')) {
                    return listed(" ", texts);
                }
                return enumeration(all.len(), texts);
            }
            _ => {}
        }
        let (kind, values) = self.names(shape).unwrap_or_default();
        if kind == "houses" {
            return house_list(&values);
        }
        let name_separator = if kind == "candidates" { " in " } else { "" };
        let count = values.len();
        let values = &mut values
            .into_iter()
            .map(|names| listed(name_separator, &mut names.into_iter()));
        if kind == "chain" {
            listed(" → ", values)
        } else {
            enumeration(count, values)
        }
    }
}

/// Houses, each given as its kind and its number, in English: `row 3`, `rows 3 and 5`, `row 3, column 1, and box 2`.
#[cold]
fn house_list(houses: &[Vec<String>]) -> String {
    let first_kind = houses.first().and_then(|house| house.first());
    let plural = houses.len() > 1 && houses.iter().all(|house| house.first() == first_kind);
    let mut is_first = true;
    let mut names = houses.iter().map(|house| {
        let mut text = String::new();
        let [kind, number] = &house[..] else {
            return text;
        };
        if !plural || is_first {
            text.push_str(kind);
            text.push_str(match (plural, kind.as_str()) {
                (false, _) => " ",
                (true, "box") => "es ",
                (true, _) => "s ",
            });
        }
        is_first = false;
        text.push_str(number);
        text
    });
    enumeration(houses.len(), &mut names)
}

/// `count` texts in a list in English: `A`, `A and B`, `A, B, and C`.
#[cold]
fn enumeration(count: usize, texts: &mut dyn Iterator<Item = String>) -> String {
    let mut list = String::new();
    // Without `join`, `extend` and indices, whose code would enlarge the page's first module.
    for (index, text) in texts.enumerate() {
        if index > 0 {
            list.push_str(if count > 2 { ", " } else { " " });
            list.push_str(if index + 1 == count { "and " } else { "" });
        }
        list.push_str(&text);
    }
    list
}

/// Collects the names of several values. The iterator is a trait object, so that the function is compiled
/// once.
fn collect_names(values: &mut dyn Iterator<Item = Vec<String>>) -> Vec<Vec<String>> {
    let mut collected_names = Vec::new();
    for names in values {
        collected_names.push(names);
    }
    collected_names
}

/// The form for a number: the last form for numbers above 1, the second last for 1, and the third last for 0.
fn select_form(forms: &str, number: u64) -> &str {
    let from_last = match number {
        0 => 2,
        1 => 1,
        _ => 0,
    };
    let mut backwards = forms.rsplit('|');
    let other_form = backwards.next().unwrap_or("");
    let (one_form, zero_form) = (backwards.next(), backwards.next());
    [Some(other_form), one_form, zero_form][from_last].unwrap_or(other_form)
}

/// A sentence as data: a template and the values of its placeholders.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// The template of the sentence.
    pub template: &'static Template,
    /// The values of the placeholders, as pairs of id and value.
    pub arguments: Vec<(&'static str, Argument)>,
}

impl Message {
    /// A message from a template and the values of its placeholders.
    pub fn new(template: &'static Template, arguments: Vec<(&'static str, Argument)>) -> Self {
        Self {
            template,
            arguments,
        }
    }

    /// Adds the value of a placeholder.
    #[cold]
    #[inline(never)] // otherwise most messages have a copy
    #[must_use]
    pub fn with(mut self, id: &'static str, argument: Argument) -> Self {
        self.arguments.push((id, argument));
        self
    }

    /// The sentence in English.
    #[cold]
    pub fn render(&self, shape: Shape) -> String {
        let mut text = String::new();
        let mut remaining = self.template.text;
        while let Some((before, braced)) = remaining.split_once('{') {
            let (placeholder, after) = braced.split_once('}').unwrap_or((braced, ""));
            let (name, forms) = placeholder.split_once('|').unwrap_or((placeholder, "#"));
            text.push_str(before);
            match self.arguments.iter().find(|(id, _)| *id == name) {
                Some((_, argument)) => {
                    let words = argument.words(shape);
                    let number = match argument {
                        Argument::Number(number) => *number,
                        _ => u64::MAX,
                    };
                    text.push_str(&select_form(forms, number).replace('#', &words));
                }
                None => text.extend(["{", placeholder, "}"]),
            }
            remaining = after;
        }
        text.push_str(remaining);
        text
    }
}

/// Writes the sentence in English, with cells, digits and houses named as in a 9×9 grid.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.render(Shape::NINE))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_template_is_filled() {
        static ONLY: Template = Template {
            id: "only",
            text: "{cell} is {digit}: {house} has no other place.",
        };
        let message = Message::new(
            &ONLY,
            vec![
                ("cell", Argument::Cell(10)),
                ("digit", Argument::Digit(4)),
                ("house", Argument::House(1)),
            ],
        );
        assert_eq!(
            message.render(Shape::NINE),
            "r2c2 is 4: row 2 has no other place."
        );
    }

    #[test]
    fn a_number_chooses_its_form() {
        static LEFT: Template = Template {
            id: "left",
            text: "It has {left|nothing|one digit|# digits} left{more||; it is the last|, of #}.",
        };
        let render = |left, more| {
            let arguments = vec![
                ("left", Argument::Number(left)),
                ("more", Argument::Number(more)),
            ];
            Message::new(&LEFT, arguments).render(Shape::NINE)
        };
        assert_eq!(render(0, 0), "It has nothing left.");
        assert_eq!(render(1, 1), "It has one digit left; it is the last.");
        assert_eq!(render(2, 9), "It has 2 digits left, of 9.");
    }

    #[test]
    fn sentences_follow_one_another_and_other_messages_form_a_list() {
        static BOTH: Template = Template {
            id: "both",
            text: "{sentences} So {clauses}.",
        };
        static SENTENCE: Template = Template {
            id: "sentence",
            text: "If r1c1 is {digit}, r1c2 is 9.",
        };
        static CLAUSE: Template = Template {
            id: "clause",
            text: "r1c{digit} is 9",
        };
        let messages = |template: &'static Template| {
            let message = |digit| {
                Arc::new(Message::new(
                    template,
                    vec![("digit", Argument::Digit(digit))],
                ))
            };
            Argument::Messages([3, 4].map(message).to_vec())
        };
        let arguments = vec![
            ("sentences", messages(&SENTENCE)),
            ("clauses", messages(&CLAUSE)),
        ];
        assert_eq!(
            Message::new(&BOTH, arguments).render(Shape::NINE),
            "If r1c1 is 3, r1c2 is 9. If r1c1 is 4, r1c2 is 9. So r1c3 is 9 and r1c4 is 9."
        );
    }

    #[test]
    fn numbers_have_thousands_separators() {
        let words = |argument: Argument| argument.words(Shape::NINE);
        assert_eq!(words(Argument::Number(999)), "999");
        assert_eq!(words(Argument::Number(1_020_003)), "1,020,003");
        assert_eq!(words(Argument::Hundredths(15)), "0.15");
        assert_eq!(words(Argument::Hundredths(100_007)), "1,000.07");
    }

    #[test]
    fn digits_are_named_as_the_board_shows_them() {
        let words = |argument: Argument, side| argument.words(Shape::of_side(side).unwrap());
        let two: Digits = [3, 9].into_iter().collect();
        assert_eq!(words(Argument::Digit(9), 9), "9");
        assert_eq!(words(Argument::Digits(two), 9), "3 and 9");
        assert_eq!(words(Argument::Digit(18), 25), "R (18)");
        assert_eq!(words(Argument::Digits(two), 12), "C (3) and I (9)");
        assert_eq!(words(Argument::Digits(Digits::EMPTY), 9), "");
        let cells = Argument::Cells(vec![0, 10, 80]);
        assert_eq!(words(cells, 9), "r1c1, r2c2, and r9c9");
        assert_eq!(words(Argument::Number(18), 25), "18");
        let houses = |all: &[usize]| words(Argument::Houses(all.to_vec()), 9);
        assert_eq!(houses(&[1]), "row 2");
        assert_eq!(houses(&[1, 3]), "rows 2 and 4");
        assert_eq!(houses(&[19, 20, 26]), "boxes 2, 3, and 9");
        assert_eq!(houses(&[1, 10, 26]), "row 2, column 2, and box 9");
        let candidates = vec![(0, 3), (80, 9)];
        assert_eq!(
            words(Argument::Candidates(candidates), 9),
            "3 in r1c1 and 9 in r9c9"
        );
        let chain = vec![(vec![0, 1], 3, true), (vec![10], 3, false)];
        assert_eq!(words(Argument::Chain(chain), 9), "r1c1/r1c2=3 → r2c2≠3");
    }
}
