//! The output of a command: lines for stdout and messages for stderr, in one order.

use std::io::{self, Write as _};

use sudoku_runner::OrderedOutput;

use crate::failure::print_stderr;

/// Lines for stdout, with messages for stderr between them.
#[derive(Default)]
pub(crate) struct Output {
    /// Complete lines for stdout, each with its line end.
    pub(crate) text: Vec<u8>,
    /// Lines for stderr, each with the number of bytes of `text` that are written before it.
    messages: Vec<(usize, String)>,
    /// The number of requested items, such as puzzles, that could not be delivered.
    pub(crate) missing: u32,
}

impl Output {
    /// Adds a line for stderr after all output so far.
    pub(crate) fn push_message(&mut self, line: String) {
        self.messages.push((self.text.len(), line));
    }

    /// Writes the text to stdout and the messages to stderr, in order.
    ///
    /// # Errors
    ///
    /// The error of stdout, such as [`io::ErrorKind::BrokenPipe`] if its reader has stopped.
    pub(crate) fn write(&self) -> io::Result<()> {
        let mut out = io::stdout().lock();
        let mut written_bytes = 0;
        for (at, line) in &self.messages {
            if *at > written_bytes {
                out.write_all(&self.text[written_bytes..*at])?;
                out.flush()?;
                written_bytes = *at;
            }
            print_stderr(line);
        }
        out.write_all(&self.text[written_bytes..])?;
        out.flush()
    }
}

impl OrderedOutput for Output {
    fn append(&mut self, next: Self) {
        let offset = self.text.len();
        if offset == 0 {
            self.text = next.text;
        } else {
            self.text.extend_from_slice(&next.text);
        }
        let messages = next.messages.into_iter();
        self.messages
            .extend(messages.map(|(at, line)| (offset + at, line)));
        self.missing += next.missing;
    }

    fn is_empty(&self) -> bool {
        self.text.is_empty() && self.messages.is_empty() && self.missing == 0
    }

    /// The number of bytes of text and messages, without the line ends of the messages.
    fn size(&self) -> usize {
        let messages = self.messages.iter().map(|(_, line)| line.len());
        self.text.len() + messages.sum::<usize>()
    }
}
