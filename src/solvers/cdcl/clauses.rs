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

/// Of the second word: for how many more times of forgetting the clause stays, since it was of use;
/// that it is held; the glue stands above.
const USED: u32 = 3;
const HELD: u32 = 4;
const GLUE: u32 = 3;

/// Clauses are compared by their glue, then by their length, both up to a bound.
const RANKS: usize = 64 * 256;

fn rank(size: u32, mark: u32) -> usize {
    ((mark >> GLUE).min(63) << 8 | size.min(255)) as usize
}

fn may_go(mark: u32, most: Option<usize>) -> bool {
    mark & HELD == 0 && (most.is_some() || mark & USED == 0 && mark >> GLUE > GOOD)
}

/// Clauses end to end. Each watches its first two literals.
#[derive(Clone)]
pub(super) struct Clauses {
    words: Vec<u32>,
    /// By literal.
    watches: Vec<Vec<Watch>>,
    count: usize,
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
        self.words.push(glue << GLUE | 1);
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
        self.words[clause as usize + 1] >> GLUE
    }

    /// It was of use, and joined so many levels.
    pub(super) fn used(&mut self, clause: u32, glue: u32) {
        let turns = if glue <= FAIR { 2 } else { 1 };
        self.words[clause as usize + 1] = glue << GLUE | turns;
    }

    /// Keeps a clause where the next forgetting finds it, because it is a reason.
    pub(super) fn hold(&mut self, clause: u32) {
        self.words[clause as usize + 1] |= HELD;
    }

    /// Forgets three quarters of the clauses that are not good and were not of use lately; or, of
    /// all, the worst that do not fit into so many words. Those that are held stay, and are let go;
    /// returns where each of them was, ascending, and is, and how many were forgotten.
    #[expect(clippy::cast_possible_truncation, reason = "words are far below 2^32")]
    pub(super) fn forget(&mut self, most: Option<usize>) -> (Vec<(u32, u32)>, u64) {
        // How many there are of each rank, or the words that they take: no need to sort them.
        let mut ranks = vec![0; RANKS];
        let mut all = 0;
        let mut at = 0;
        while at < self.words.len() {
            let (size, mark) = (self.words[at], self.words[at + 1]);
            let weight = if most.is_some() {
                size + HEAD as u32
            } else {
                1
            };
            if may_go(mark, most) {
                ranks[rank(size, mark)] += weight;
                all += weight;
            }
            at += size as usize + HEAD;
        }
        // Ranks from this one on go, and of the one before what is beyond the room.
        let mut room = most.map_or(all / 4, |most| most as u32);
        let last = ranks.iter().position(|&weight| {
            let fits = weight <= room;
            room -= if fits { weight } else { 0 };
            !fits
        });
        let last = last.unwrap_or(RANKS);
        let (mut moved, mut forgotten) = (Vec::new(), 0);
        let (mut at, mut to) = (0, 0);
        self.watches.iter_mut().for_each(Vec::clear);
        while at < self.words.len() {
            let (size, mark) = (self.words[at], self.words[at + 1]);
            let length = size as usize + HEAD;
            let weight = if most.is_some() {
                size + HEAD as u32
            } else {
                1
            };
            let rank = rank(size, mark);
            let mut stays = !may_go(mark, most) || rank < last;
            if !stays && rank == last && weight <= room {
                room -= weight;
                stays = true;
            }
            if stays {
                if mark & HELD > 0 {
                    moved.push((at as u32, to as u32));
                }
                self.words.copy_within(at..at + length, to);
                self.words[to + 1] = (mark & !HELD).saturating_sub(u32::from(mark & USED > 0));
                self.watch_first(to as u32);
                to += length;
            } else {
                forgotten += 1;
            }
            at += length;
        }
        self.words.truncate(to);
        self.count -= forgotten;
        (moved, forgotten as u64)
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
