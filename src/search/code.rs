/// A line of an algorithm's pseudo-code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CodeLine {
    /// As it is printed, with two spaces for each level.
    pub text: &'static str,
    /// What rises when it is passed, and only then: a counter, `found` for the solutions, `stalled`
    /// for the end by a rule of its own; empty for most lines.
    pub counts: &'static str,
}

/// Declares the pseudo-code of a search, a name a line. The doc comments are the lines; one that counts
/// something says what.
///
/// ```
/// sudoku_search::code! {
///     /// Its pseudo-code.
///     enum Code {
///         /// search():
///         Search,
///         ///   for each digit that fits:
///         Each,
///         ///     write it
///         #[counts(nodes)]
///         Write,
///     }
/// }
/// assert_eq!(Code::LINES[2].text, "    write it");
/// assert_eq!(Code::LINES[2].counts, "nodes");
/// assert_eq!(Code::passed(&[(Code::Each, true), (Code::Search, false), (Code::Write, true)]), [2, 3]);
/// ```
#[macro_export]
macro_rules! code {
    (
        $(#[doc = $about:literal])*
        $vis:vis enum $name:ident {
            $( #[doc = $text:literal] $(#[counts($counts:ident)])? $line:ident ),+ $(,)?
        }
    ) => {
        $(#[doc = $about])*
        #[derive(Clone, Copy)]
        #[allow(dead_code, reason = "no step ends at a line that only opens a block")]
        $vis enum $name { $( #[doc = $text] $line ),+ }

        impl $name {
            /// All of it, in order.
            $vis const LINES: &'static [$crate::CodeLine] = &[ $( $crate::CodeLine {
                text: $crate::code_text($text),
                counts: $crate::said(concat!($(stringify!($counts))?)),
            } ),+ ];

            /// The numbers, from 1, of those that were passed, in this order.
            #[inline]
            $vis fn passed<const N: usize>(lines: &[(Self, bool); N]) -> Vec<u8> {
                $crate::passed(&lines.map(|(line, passed)| (line as u8, passed)))
            }
        }
    };
}

/// A doc comment without the space that follows its slashes; see [`said`](crate::said).
#[doc(hidden)]
pub const fn code_text(doc: &'static str) -> &'static str {
    match crate::said(doc).as_bytes() {
        [b' ', ..] => crate::said(doc).split_at(1).1,
        _ => crate::said(doc),
    }
}

/// The numbers, from 1, of those lines that were passed; one for all algorithms, as it takes room.
#[doc(hidden)]
#[inline(never)]
pub fn passed(lines: &[(u8, bool)]) -> Vec<u8> {
    let passed = lines.iter().filter(|(_, passed)| *passed);
    passed.map(|(line, _)| line + 1).collect()
}
