//! The output of a command: lines for stdout and messages for stderr, in one order.

use std::io::{self, Write as _};

use sudoku_runner::OrderedOutput;

use crate::failure::{Status, print_stderr};

/// Lines for stdout, with messages for stderr between them.
#[derive(Default)]
pub(crate) struct Output {
    /// Complete lines for stdout, each with its line end.
    pub(crate) text: Vec<u8>,
    /// Lines for stderr, each with the number of bytes of `text` that are written before it.
    messages: Vec<(usize, String)>,
    /// The number of items, such as puzzles, that are done, whether or not they have output.
    pub(crate) done: u64,
    /// The exit status that the items require.
    pub(crate) status: Status,
}

impl From<Vec<u8>> for Output {
    /// Complete lines for stdout.
    fn from(text: Vec<u8>) -> Self {
        Self {
            text,
            ..Self::default()
        }
    }
}

impl Output {
    /// Adds a line for stderr after all output so far.
    pub(crate) fn push_message(&mut self, line: String) {
        self.messages.push((self.text.len(), line));
    }

    /// Adds a line for stderr about an invalid item.
    pub(crate) fn push_invalid(&mut self, line: String) {
        self.push_message(line);
        self.set_status(Status::InvalidInput);
    }

    /// Changes the exit status to `status`, unless the status is already a later one.
    pub(crate) fn set_status(&mut self, status: Status) {
        self.status = self.status.max(status);
    }

    /// Writes the text to stdout and the messages to stderr, in order.
    ///
    /// # Errors
    ///
    /// The error of stdout, such as [`io::ErrorKind::BrokenPipe`] if its reader has stopped.
    pub(crate) fn write(&self) -> io::Result<()> {
        let mut out = io::stdout().lock();
        let mut written_bytes = 0;
        for (position, line) in &self.messages {
            if *position > written_bytes {
                out.write_all(&self.text[written_bytes..*position])?;
                out.flush()?;
                written_bytes = *position;
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
            .extend(messages.map(|(position, line)| (offset + position, line)));
        self.done += next.done;
        self.set_status(next.status);
    }

    fn is_empty(&self) -> bool {
        self.text.is_empty() && self.messages.is_empty() && self.done == 0
    }

    /// The number of bytes of text and messages, without the line ends of the messages.
    fn size(&self) -> usize {
        let messages = self.messages.iter().map(|(_, line)| line.len());
        self.text.len() + messages.sum::<usize>()
    }
}
