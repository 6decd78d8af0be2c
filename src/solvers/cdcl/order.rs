//! Decision order: variables by activity (VSIDS).

/// The value of [`VariableOrder::positions`] for a variable that is not in the heap.
const ABSENT: u32 = u32::MAX;

/// The activity above which all activities are rescaled.
const MAX_ACTIVITY: f64 = 1e100;

/// A max-heap of variables by activity whose keys can change, which `std::collections::BinaryHeap`
/// does not support. Each conflict bumps the variables involved; later conflicts weigh more.
#[derive(Clone)]
pub(super) struct VariableOrder {
    /// For each variable, its activity.
    activities: Vec<f64>,
    /// The amount that the next bump adds.
    increment: f64,
    heap: Vec<u32>,
    /// For each variable, its index in `heap`, or [`ABSENT`].
    positions: Vec<u32>,
}

#[expect(clippy::cast_possible_truncation, reason = "variables have 16 bits")]
impl VariableOrder {
    pub(super) fn new(activities: Vec<f64>) -> Self {
        let mut order = Self {
            increment: 1.0,
            heap: Vec::with_capacity(activities.len()),
            positions: vec![ABSENT; activities.len()],
            activities,
        };
        for variable in 0..order.activities.len() {
            order.insert(variable as u32);
        }
        order
    }

    fn activity(&self, variable: u32) -> f64 {
        self.activities[variable as usize]
    }

    /// Writes a variable at a position of the heap and records the position.
    fn set(&mut self, position: usize, variable: u32) {
        self.heap[position] = variable;
        self.positions[variable as usize] = position as u32;
    }

    /// Moves the variable at a position up to its place in the heap order.
    fn sift_up(&mut self, mut position: usize) {
        let variable = self.heap[position];
        while position > 0 {
            let parent = (position - 1) / 2;
            if self.activity(variable) <= self.activity(self.heap[parent]) {
                break;
            }
            self.set(position, self.heap[parent]);
            position = parent;
        }
        self.set(position, variable);
    }

    /// Moves the variable at a position down to its place in the heap order.
    fn sift_down(&mut self, mut position: usize) {
        let variable = self.heap[position];
        loop {
            let children = 2 * position + 1..(2 * position + 3).min(self.heap.len());
            let larger_child = children.reduce(|a, b| {
                let is_second_larger = self.activity(self.heap[b]) > self.activity(self.heap[a]);
                if is_second_larger { b } else { a }
            });
            match larger_child {
                Some(next) if self.activity(self.heap[next]) > self.activity(variable) => {
                    self.set(position, self.heap[next]);
                    position = next;
                }
                _ => break,
            }
        }
        self.set(position, variable);
    }

    /// Inserts a variable that has become unassigned, unless it is in the heap already.
    pub(super) fn insert(&mut self, variable: u32) {
        if self.positions[variable as usize] == ABSENT {
            self.heap.push(variable);
            self.sift_up(self.heap.len() - 1);
        }
    }

    /// Removes and returns the variable of highest activity; `None` if the heap is empty.
    pub(super) fn pop(&mut self) -> Option<u32> {
        let &top = self.heap.first()?;
        let last_variable = self.heap.pop()?;
        self.positions[top as usize] = ABSENT;
        if last_variable != top {
            self.set(0, last_variable);
            self.sift_down(0);
        }
        Some(top)
    }

    /// Adds the current increment to the activity of a variable.
    pub(super) fn bump(&mut self, variable: u32) {
        let activity = &mut self.activities[variable as usize];
        *activity += self.increment;
        if *activity > MAX_ACTIVITY {
            self.increment /= MAX_ACTIVITY;
            for activity in &mut self.activities {
                *activity /= MAX_ACTIVITY;
            }
        }
        let position = self.positions[variable as usize];
        if position != ABSENT {
            self.sift_up(position as usize);
        }
    }

    /// Divides the increment by `factor`, in (0, 1), so that later bumps weigh more.
    pub(super) fn decay(&mut self, factor: f64) {
        self.increment /= factor;
    }

    pub(super) fn heap_bytes(&self) -> usize {
        size_of_val(self.activities.as_slice()) + (self.heap.len() + self.positions.len()) * 4
    }
}
