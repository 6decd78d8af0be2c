/// A line of an algorithm's pseudo-code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CodeLine {
    /// The text of the line, with two spaces per level.
    pub text: &'static str,
    /// The id of the counter that increases exactly when the line is executed; `found` for solutions, `stalled`
    /// for the end by the algorithm's own stopping rule; empty for lines that count nothing.
    pub counts: &'static str,
}

/// Declares the pseudo-code of a search: one name per line. The doc comments are the lines, and
/// `#[counts(…)]` names the counter that increases when the line is executed.
///
/// ```
/// sudoku_search::code! {
///     /// The pseudo-code of a search.
///     enum PseudoCode {
///         /// search():
///         Search,
///         ///   for each digit that fits:
///         Each,
///         ///     write it
///         #[counts(nodes)]
///         Write,
///     }
/// }
/// assert_eq!(PseudoCode::LINES[2].text, "    write it");
/// assert_eq!(PseudoCode::LINES[2].counts, "nodes");
/// let lines = [(PseudoCode::Each, true), (PseudoCode::Search, false), (PseudoCode::Write, true)];
/// assert_eq!(PseudoCode::executed(&lines), [2, 3]);
/// ```
#[macro_export]
macro_rules! code {
    (
        $(#[doc = $docs:literal])*
        $vis:vis enum $name:ident {
            $( #[doc = $text:literal] $(#[counts($counts:ident)])? $line:ident ),+ $(,)?
        }
    ) => {
        $(#[doc = $docs])*
        #[derive(Clone, Copy)]
        #[allow(dead_code, reason = "no step ends at a line that only opens a block")]
        $vis enum $name { $( #[doc = $text] $line ),+ }

        impl $name {
            /// All lines, in order.
            $vis const LINES: &'static [$crate::CodeLine] = &[ $( $crate::CodeLine {
                text: $crate::code_text($text),
                counts: $crate::text_if_enabled(concat!($(stringify!($counts))?)),
            } ),+ ];

            /// The numbers, counted from 1, of the executed lines, in this order.
            #[inline]
            $vis fn executed<const N: usize>(lines: &[(Self, bool); N]) -> Vec<u8> {
                $crate::executed_lines(&lines.map(|(line, executed)| (line as u8, executed)))
            }
        }
    };
}

/// The text of a doc comment without the space after `///`; the empty text without the feature `texts`.
#[doc(hidden)]
pub const fn code_text(doc: &'static str) -> &'static str {
    match crate::text_if_enabled(doc).as_bytes() {
        [b' ', ..] => crate::text_if_enabled(doc).split_at(1).1,
        _ => crate::text_if_enabled(doc),
    }
}

/// The numbers, counted from 1, of the lines whose flag is `true`: those that the step executed. All
/// algorithms share this function, to keep the binary small.
#[doc(hidden)]
#[inline(never)]
pub fn executed_lines(lines: &[(u8, bool)]) -> Vec<u8> {
    let executed = lines.iter().filter(|(_, executed)| *executed);
    executed.map(|(line, _)| line + 1).collect()
}
