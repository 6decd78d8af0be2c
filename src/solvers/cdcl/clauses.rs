//! The database of learned clauses and their watch lists.

use super::learner::Literal;

/// An entry of a watch list: a clause that is visited when the watched literal becomes false.
#[derive(Clone, Copy, Debug)]
pub(super) struct Watch {
    /// The offset of the clause in the database, in words.
    pub(super) clause: u32,
    /// The blocking literal: another literal of the clause; while it is true, the clause is satisfied.
    pub(super) other: Literal,
}

/// The number of words before the literals of a clause: the number of its literals, then a mark word that holds its
/// glue, its recent use and whether it is a reason.
const HEADER_WORDS: usize = 2;

/// The highest glue of the clauses that are only deleted when the size limit is exceeded.
const MAX_CORE_GLUE: u32 = 2;

/// The highest glue of the clauses that survive two reductions after their last use; clauses with a higher glue survive
/// one.
const MAX_MIDDLE_GLUE: u32 = 6;

/// The bits of the mark word that hold the number of reductions that the clause still survives because it was used.
const USED_MASK: u32 = 3;
/// The bit of the mark word that is set if the clause is a reason, and must survive the next reduction.
const REASON_BIT: u32 = 4;
/// The position of the lowest bit of the glue in the mark word.
const GLUE_SHIFT: u32 = 3;

/// The number of ranks: 64 values of the glue (capped at 63) times 256 lengths (capped at 255).
const RANK_COUNT: usize = 64 * 256;

/// The rank of a clause of `size` literals, by glue, then by length; lower is better.
fn rank(size: u32, mark: u32) -> usize {
    ((mark >> GLUE_SHIFT).min(63) << 8 | size.min(255)) as usize
}

/// Returns `true` if a reduction may delete a clause with this mark word; `max_words` is set if the size
/// limit is exceeded.
fn is_removable(mark: u32, max_words: Option<usize>) -> bool {
    mark & REASON_BIT == 0
        && (max_words.is_some() || mark & USED_MASK == 0 && mark >> GLUE_SHIFT > MAX_CORE_GLUE)
}

/// All learned clauses, stored end to end. Each clause watches its first two literals.
#[derive(Clone)]
pub(super) struct ClauseDb {
    words: Vec<u32>,
    /// For each literal, its watch list.
    watches: Vec<Vec<Watch>>,
    count: usize,
}

impl ClauseDb {
    pub(super) fn new(literals: usize) -> Self {
        Self {
            words: Vec::new(),
            watches: vec![Vec::new(); literals],
            count: 0,
        }
    }

    /// The number of learned clauses in the database.
    pub(super) fn count(&self) -> usize {
        self.count
    }

    /// The size of all clauses with their headers, in 32-bit words.
    pub(super) fn size_in_words(&self) -> usize {
        self.words.len()
    }

    /// Adds a clause of at least two literals and returns its offset.
    #[expect(clippy::cast_possible_truncation, reason = "words are far below 2^32")]
    pub(super) fn add(&mut self, literals: &[Literal], glue: u32) -> u32 {
        let clause = self.words.len() as u32;
        self.words.push(literals.len() as u32);
        self.words.push(glue << GLUE_SHIFT | 1);
        self.words.extend_from_slice(literals);
        self.count += 1;
        self.attach_watches(clause);
        clause
    }

    /// Adds a clause to the watch lists of its first two literals.
    fn attach_watches(&mut self, clause: u32) {
        let literals = self.literals(clause);
        let (first, second) = (literals[0], literals[1]);
        for (literal, other) in [(first, second), (second, first)] {
            self.watch(literal, Watch { clause, other });
        }
    }

    /// Adds an entry to the watch list of a literal.
    pub(super) fn watch(&mut self, literal: Literal, watch: Watch) {
        self.watches[literal as usize].push(watch);
    }

    /// Removes and returns the watch list of a literal; an empty list takes its place.
    pub(super) fn take_watches(&mut self, literal: Literal) -> Vec<Watch> {
        std::mem::take(&mut self.watches[literal as usize])
    }

    /// Restores a watch list taken by [`Self::take_watches`]; no clause may have been added to the
    /// list in the meantime.
    pub(super) fn restore_watches(&mut self, literal: Literal, watches: Vec<Watch>) {
        self.watches[literal as usize] = watches;
    }

    /// The literals of the clause at an offset.
    #[inline]
    pub(super) fn literals(&self, clause: u32) -> &[Literal] {
        let start = clause as usize;
        &self.words[start + HEADER_WORDS..start + HEADER_WORDS + self.words[start] as usize]
    }

    /// The literals of the clause at an offset, for reordering.
    #[inline]
    pub(super) fn literals_mut(&mut self, clause: u32) -> &mut [Literal] {
        let start = clause as usize;
        let end = start + HEADER_WORDS + self.words[start] as usize;
        &mut self.words[start + HEADER_WORDS..end]
    }

    /// The glue of the clause: the number of decision levels in it when it was last evaluated.
    pub(super) fn glue(&self, clause: u32) -> u32 {
        self.words[clause as usize + 1] >> GLUE_SHIFT
    }

    /// Records that a clause took part in a conflict analysis, and its current glue.
    pub(super) fn mark_used(&mut self, clause: u32, glue: u32) {
        let reductions = if glue <= MAX_MIDDLE_GLUE { 2 } else { 1 };
        self.words[clause as usize + 1] = glue << GLUE_SHIFT | reductions;
    }

    /// Protects a clause from the next reduction because it is a reason.
    pub(super) fn protect(&mut self, clause: u32) {
        self.words[clause as usize + 1] |= REASON_BIT;
    }

    /// Reduces the database. Without `max_words`, deletes the worst three quarters of the removable
    /// clauses: glue above [`MAX_CORE_GLUE`] and not used recently. With `max_words`, keeps the
    /// best clauses that fit into that many words and deletes the others. Protected clauses are
    /// kept, and their protection ends.
    ///
    /// Returns the old and the new offset of each protected clause, ascending, and the number of
    /// clauses deleted.
    #[expect(clippy::cast_possible_truncation, reason = "words are far below 2^32")]
    pub(super) fn reduce(&mut self, max_words: Option<usize>) -> (Vec<(u32, u32)>, u64) {
        // Count the clauses, or their words, per rank, so that they need not be sorted.
        let mut rank_weights = vec![0; RANK_COUNT];
        let mut total_weight = 0;
        let mut offset = 0;
        while offset < self.words.len() {
            let (size, mark) = (self.words[offset], self.words[offset + 1]);
            let weight = if max_words.is_some() {
                size + HEADER_WORDS as u32
            } else {
                1
            };
            if is_removable(mark, max_words) {
                rank_weights[rank(size, mark)] += weight;
                total_weight += weight;
            }
            offset += size as usize + HEADER_WORDS;
        }
        // Clauses with a rank above `cut_rank` are deleted; clauses with this rank are kept while the budget lasts.
        let mut budget = max_words.map_or(total_weight / 4, |max_words| max_words as u32);
        let cut_rank = rank_weights.iter().position(|&weight| {
            let fits = weight <= budget;
            budget -= if fits { weight } else { 0 };
            !fits
        });
        let cut_rank = cut_rank.unwrap_or(RANK_COUNT);
        let (mut moved_reasons, mut deleted_count) = (Vec::new(), 0);
        let (mut offset, mut new_offset) = (0, 0);
        self.watches.iter_mut().for_each(Vec::clear);
        while offset < self.words.len() {
            let (size, mark) = (self.words[offset], self.words[offset + 1]);
            let length = size as usize + HEADER_WORDS;
            let weight = if max_words.is_some() {
                size + HEADER_WORDS as u32
            } else {
                1
            };
            let rank = rank(size, mark);
            let mut is_kept = !is_removable(mark, max_words) || rank < cut_rank;
            if !is_kept && rank == cut_rank && weight <= budget {
                budget -= weight;
                is_kept = true;
            }
            if is_kept {
                if mark & REASON_BIT > 0 {
                    moved_reasons.push((offset as u32, new_offset as u32));
                }
                self.words.copy_within(offset..offset + length, new_offset);
                self.words[new_offset + 1] =
                    (mark & !REASON_BIT).saturating_sub(u32::from(mark & USED_MASK > 0));
                self.attach_watches(new_offset as u32);
                new_offset += length;
            } else {
                deleted_count += 1;
            }
            offset += length;
        }
        self.words.truncate(new_offset);
        self.count -= deleted_count;
        (moved_reasons, deleted_count as u64)
    }

    pub(super) fn heap_bytes(&self) -> usize {
        let watches = self.watches.iter();
        size_of_val(self.words.as_slice())
            + size_of_val(self.watches.as_slice())
            + watches
                .map(|watch_list| size_of_val(watch_list.as_slice()))
                .sum::<usize>()
    }
}
