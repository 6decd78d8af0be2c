//! What a command writes.

use std::io::{self, Write as _};

use crate::failure::complain;

/// Lines for the standard output, and complaints between them.
#[derive(Default)]
pub(crate) struct Output {
    /// Whole lines.
    pub(crate) text: Vec<u8>,
    /// Lines for stderr, and how many bytes of the text come before each.
    said: Vec<(usize, String)>,
    /// How many of what was asked for are not there.
    pub(crate) missing: u32,
}

impl Output {
    /// Complains, after all that is written so far.
    pub(crate) fn say(&mut self, line: String) {
        self.said.push((self.text.len(), line));
    }

    /// Adds what comes next.
    pub(crate) fn append(&mut self, next: Self) {
        let before = self.text.len();
        if before == 0 {
            self.text = next.text;
        } else {
            self.text.extend_from_slice(&next.text);
        }
        let said = next.said.into_iter();
        self.said.extend(said.map(|(at, line)| (before + at, line)));
        self.missing += next.missing;
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.text.is_empty() && self.said.is_empty() && self.missing == 0
    }

    /// Bytes, roughly.
    pub(crate) fn size(&self) -> usize {
        let said = self.said.iter().map(|(_, line)| line.len());
        self.text.len() + said.sum::<usize>()
    }

    /// Writes all of it.
    ///
    /// # Errors
    ///
    /// If nobody reads the output any more, or it cannot be written.
    pub(crate) fn write(&self) -> io::Result<()> {
        let mut out = io::stdout().lock();
        let mut written = 0;
        for (at, line) in &self.said {
            if *at > written {
                out.write_all(&self.text[written..*at])?;
                out.flush()?;
                written = *at;
            }
            complain(line);
        }
        out.write_all(&self.text[written..])?;
        out.flush()
    }
}
