//! Learned clauses, and who watches them.

use super::learner::Literal;

/// A clause that watches a literal: it is looked at when that becomes false.
#[derive(Clone, Copy, Debug)]
pub(super) struct Watch {
    pub(super) clause: u32,
    /// Another literal of the clause; while it holds, nothing follows from the clause.
    pub(super) other: Literal,
}

/// Words before the literals of a clause: how many they are; its glue, and whether it was of use.
const HEAD: usize = 2;

/// Clauses with a glue up to this one are not forgotten while there is room.
const GOOD: u32 = 2;

/// Clauses with a glue up to this one stay longer after they were of use.
const FAIR: u32 = 6;

/// Clauses end to end. Each watches its first two literals.
#[derive(Clone)]
pub(super) struct Clauses {
    words: Vec<u32>,
    /// By literal.
    watches: Vec<Vec<Watch>>,
    count: usize,
}

/// Where clauses went.
pub(super) struct Moves {
    pub(super) forgotten: u64,
    /// Where each clause that stayed was, and is.
    stayed: Vec<(u32, u32)>,
}

impl Moves {
    /// Where a clause is that stayed.
    pub(super) fn to(&self, clause: u32) -> u32 {
        let at = self.stayed.binary_search_by_key(&clause, |&(was, _)| was);
        at.map_or(clause, |at| self.stayed[at].1)
    }
}

impl Clauses {
    pub(super) fn new(literals: usize) -> Self {
        Self {
            words: Vec::new(),
            watches: vec![Vec::new(); literals],
            count: 0,
        }
    }

    pub(super) fn count(&self) -> usize {
        self.count
    }

    pub(super) fn words(&self) -> usize {
        self.words.len()
    }

    /// Adds a clause of two literals or more.
    #[expect(clippy::cast_possible_truncation, reason = "words are far below 2^32")]
    pub(super) fn add(&mut self, literals: &[Literal], glue: u32) -> u32 {
        let clause = self.words.len() as u32;
        self.words.push(literals.len() as u32);
        self.words.push(glue << 2 | 1);
        self.words.extend_from_slice(literals);
        self.count += 1;
        self.watch_first(clause);
        clause
    }

    fn watch_first(&mut self, clause: u32) {
        let literals = self.literals(clause);
        let (first, second) = (literals[0], literals[1]);
        for (literal, other) in [(first, second), (second, first)] {
            self.watch(literal, Watch { clause, other });
        }
    }

    pub(super) fn watch(&mut self, literal: Literal, watch: Watch) {
        self.watches[literal as usize].push(watch);
    }

    pub(super) fn take_watches(&mut self, literal: Literal) -> Vec<Watch> {
        std::mem::take(&mut self.watches[literal as usize])
    }

    /// Gives back what was taken; meanwhile none was added.
    pub(super) fn give_watches(&mut self, literal: Literal, watches: Vec<Watch>) {
        self.watches[literal as usize] = watches;
    }

    #[inline]
    pub(super) fn literals(&self, clause: u32) -> &[Literal] {
        let at = clause as usize;
        &self.words[at + HEAD..at + HEAD + self.words[at] as usize]
    }

    #[inline]
    pub(super) fn literals_mut(&mut self, clause: u32) -> &mut [Literal] {
        let at = clause as usize;
        let end = at + HEAD + self.words[at] as usize;
        &mut self.words[at + HEAD..end]
    }

    /// How many levels the clause joined when it was last looked at.
    pub(super) fn glue(&self, clause: u32) -> u32 {
        self.words[clause as usize + 1] >> 2
    }

    /// It was of use, and joined so many levels.
    pub(super) fn used(&mut self, clause: u32, glue: u32) {
        let turns = if glue <= FAIR { 2 } else { 1 };
        self.words[clause as usize + 1] = glue << 2 | turns;
    }

    /// Forgets three quarters of the clauses that are not good and were not of use lately; or, of
    /// all, the worst that do not fit into so many words. `stay` does, in ascending order.
    #[expect(clippy::cast_possible_truncation, reason = "words are far below 2^32")]
    pub(super) fn forget(&mut self, stay: &[u32], most: Option<usize>) -> Moves {
        // Glue, length, place.
        let mut weak = Vec::new();
        let mut at = 0;
        while at < self.words.len() {
            let (size, mark) = (self.words[at], self.words[at + 1]);
            let spent = mark & 3 == 0;
            if !spent {
                self.words[at + 1] -= 1;
            }
            let may_go = most.is_some() || spent && mark >> 2 > GOOD;
            if may_go && stay.binary_search(&(at as u32)).is_err() {
                weak.push((mark >> 2, size, at as u32));
            }
            at += size as usize + HEAD;
        }
        weak.sort_unstable();
        let good = match most {
            None => weak.len() / 4,
            Some(most) => {
                let mut words = 0;
                let fits = |&(_, size, _): &(u32, u32, u32)| {
                    words += size as usize + HEAD;
                    words <= most
                };
                weak.iter().copied().take_while(fits).count()
            }
        };
        let mut gone: Vec<_> = weak[good..].iter().map(|&(_, _, clause)| clause).collect();
        gone.sort_unstable();
        self.remove(&gone)
    }

    #[expect(clippy::cast_possible_truncation, reason = "words are far below 2^32")]
    fn remove(&mut self, gone: &[u32]) -> Moves {
        let mut stayed = Vec::with_capacity(self.count - gone.len());
        let (mut at, mut to) = (0, 0);
        while at < self.words.len() {
            let size = self.words[at] as usize + HEAD;
            if gone.binary_search(&(at as u32)).is_err() {
                self.words.copy_within(at..at + size, to);
                stayed.push((at as u32, to as u32));
                to += size;
            }
            at += size;
        }
        self.words.truncate(to);
        self.count = stayed.len();
        self.watches.iter_mut().for_each(Vec::clear);
        for &(_, clause) in &stayed {
            self.watch_first(clause);
        }
        Moves {
            forgotten: gone.len() as u64,
            stayed,
        }
    }

    pub(super) fn heap_bytes(&self) -> usize {
        let watches = self.watches.iter();
        size_of_val(self.words.as_slice())
            + size_of_val(self.watches.as_slice())
            + watches
                .map(|all| size_of_val(all.as_slice()))
                .sum::<usize>()
    }
}
