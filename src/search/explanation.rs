use sudoku_grid::{Digits, Shape, cell_name, digit_name, grouped, listed};

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
#[derive(Clone, Debug, PartialEq)]
pub enum Argument {
    /// A number.
    Number(u64),
    /// A number of hundredths, written with two decimals.
    Hundredths(u64),
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
    /// Candidates of one digit or several, as pairs of a cell and a digit.
    Candidates(Vec<(usize, u8)>),
    /// A node of a chain: the cells of candidates of one digit that count as one candidate, the digit, and
    /// `true` if one of them is the digit of its cell, `false` if none is.
    Chain(Vec<(Vec<usize>, u8, bool)>),
}

impl Argument {
    /// Writes the argument in English.
    pub fn words(&self, shape: Shape) -> String {
        let name = |cell: &usize| cell_name(shape, *cell);
        match self {
            Self::Number(number) => grouped(*number),
            Self::Hundredths(number) => {
                format!("{}.{:02}", grouped(number / 100), number % 100)
            }
            Self::Digit(digit) => digit_name(shape, *digit),
            Self::Digits(digits) => listed(
                ", ",
                &mut digits.iter().map(|digit| digit_name(shape, digit)),
            ),
            Self::Cell(cell) => cell_name(shape, *cell),
            Self::Cells(cells) => listed(", ", &mut cells.iter().map(name)),
            Self::House(house) => shape.houses().name(*house),
            Self::Houses(houses) => listed(
                ", ",
                &mut houses.iter().map(|&house| shape.houses().name(house)),
            ),
            Self::Candidates(all) => {
                let candidate = |&(cell, digit): &(usize, u8)| {
                    digit_name(shape, digit) + " in " + &cell_name(shape, cell)
                };
                listed(", ", &mut all.iter().map(candidate))
            }
            Self::Chain(nodes) => {
                let node = |(cells, digit, on): &(Vec<usize>, u8, bool)| {
                    let sign = if *on { "=" } else { "≠" };
                    listed("/", &mut cells.iter().map(name)) + sign + &digit_name(shape, *digit)
                };
                listed(" → ", &mut nodes.iter().map(node))
            }
        }
    }
}

/// The form for a number: the last form for numbers above 1, the second last for 1, and the third last for 0.
fn form(forms: &str, number: u64) -> &str {
    let from_last = match number {
        0 => 2,
        1 => 1,
        _ => 0,
    };
    let mut backwards = forms.rsplit('|');
    let many = backwards.next().unwrap_or("");
    let (one, none) = (backwards.next(), backwards.next());
    [Some(many), one, none][from_last].unwrap_or(many)
}

/// The reason why a cell or a candidate is marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// The step examined this cell.
    Focus,
    /// The cell or candidate is part of the pattern that is the reason.
    Pattern,
    /// A digit was placed.
    Placed,
    /// A candidate was eliminated.
    Eliminated,
    /// A digit was removed again.
    Undone,
    /// A fin: a candidate outside the pattern, which every eliminated candidate must see.
    Fin,
    /// The first of several distinct parts of a reason: colours, almost locked sets, the ends of a
    /// chain.
    First,
    /// The second of these parts.
    Second,
    /// The third of these parts.
    Third,
    /// Any further part.
    Fourth,
    /// A candidate that forms one node of a chain together with others of its digit.
    Grouped,
}

impl Role {
    /// The identifier of the role in JSON and JavaScript.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Focus => "focus",
            Self::Pattern => "pattern",
            Self::Placed => "placed",
            Self::Eliminated => "eliminated",
            Self::Undone => "undone",
            Self::Fin => "fin",
            Self::First => "first",
            Self::Second => "second",
            Self::Third => "third",
            Self::Fourth => "fourth",
            Self::Grouped => "grouped",
        }
    }
}

/// A mark on a cell, or on one of its candidates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The reason for the mark.
    pub role: Role,
    /// The index of the cell.
    pub cell: usize,
    /// The digit of the candidate; `None` marks the whole cell.
    pub digit: Option<u8>,
}

/// A line between two candidates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Link {
    /// The cell and the digit at the start.
    pub from: (usize, u8),
    /// The cell and the digit at the end.
    pub to: (usize, u8),
    /// `true` for a strong link: at least one of the two candidates is true. False for a weak link: at most
    /// one is.
    pub strong: bool,
}

/// An explanation of the last step, as a sentence with marks and links to draw.
#[derive(Clone, Debug, PartialEq)]
pub struct Explanation {
    /// The template of the sentence.
    pub template: &'static Template,
    /// The values of the placeholders, as pairs of id and value.
    pub arguments: Vec<(&'static str, Argument)>,
    /// The cells and candidates to mark.
    pub marks: Vec<Mark>,
    /// The links to draw.
    pub links: Vec<Link>,
}

impl Explanation {
    /// An explanation without marks and links.
    pub fn new(template: &'static Template, arguments: Vec<(&'static str, Argument)>) -> Self {
        Self {
            template,
            arguments,
            marks: Vec::new(),
            links: Vec::new(),
        }
    }

    /// Adds a mark on a cell, or on one of its candidates.
    #[must_use]
    pub fn mark(mut self, role: Role, cell: usize, digit: Option<u8>) -> Self {
        self.marks.push(Mark { role, cell, digit });
        self
    }

    /// The sentence in English.
    pub fn render(&self, shape: Shape) -> String {
        let mut text = String::new();
        let mut rest = self.template.text;
        while let Some((before, braced)) = rest.split_once('{') {
            let (place, after) = braced.split_once('}').unwrap_or((braced, ""));
            let (name, forms) = place.split_once('|').unwrap_or((place, "#"));
            text.push_str(before);
            match self.arguments.iter().find(|(of, _)| *of == name) {
                Some((_, argument)) => {
                    let words = argument.words(shape);
                    let number = match argument {
                        Argument::Number(number) => *number,
                        _ => u64::MAX,
                    };
                    text.push_str(&form(forms, number).replace('#', &words));
                }
                None => text.extend(["{", place, "}"]),
            }
            rest = after;
        }
        text.push_str(rest);
        text
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
        let explanation = Explanation::new(
            &ONLY,
            vec![
                ("cell", Argument::Cell(10)),
                ("digit", Argument::Digit(4)),
                ("house", Argument::House(1)),
            ],
        );
        assert_eq!(
            explanation.render(Shape::NINE),
            "r2c2 is 4: row 2 has no other place."
        );
    }

    #[test]
    fn a_number_chooses_its_form() {
        static LEFT: Template = Template {
            id: "left",
            text: "It has {left|nothing|one digit|# digits} left{more||; it is the last|, of #}.",
        };
        let text_if_enabled = |left, more| {
            let arguments = vec![
                ("left", Argument::Number(left)),
                ("more", Argument::Number(more)),
            ];
            Explanation::new(&LEFT, arguments).render(Shape::NINE)
        };
        assert_eq!(text_if_enabled(0, 0), "It has nothing left.");
        assert_eq!(
            text_if_enabled(1, 1),
            "It has one digit left; it is the last."
        );
        assert_eq!(text_if_enabled(2, 9), "It has 2 digits left, of 9.");
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
        assert_eq!(words(Argument::Digits(two), 9), "3, 9");
        assert_eq!(words(Argument::Digit(18), 25), "R (18)");
        assert_eq!(words(Argument::Digits(two), 12), "C (3), I (9)");
        assert_eq!(words(Argument::Number(18), 25), "18");
        let of = vec![(0, 3), (80, 9)];
        assert_eq!(words(Argument::Candidates(of), 9), "3 in r1c1, 9 in r9c9");
        let chain = vec![(vec![0, 1], 3, true), (vec![10], 3, false)];
        assert_eq!(words(Argument::Chain(chain), 9), "r1c1/r1c2=3 → r2c2≠3");
    }
}
