//! Which candidate to decide on next: the one of most weight.

const AWAY: u32 = u32::MAX;

/// Weights are brought down together when one is beyond this.
const MOST: f64 = 1e100;

/// A heap of variables by weight, whose weights can change, which that of `std` cannot do. Each
/// contradiction adds to the weight of those that took part, the later the more.
#[derive(Clone)]
pub(super) struct Order {
    weights: Vec<f64>,
    /// What is added now.
    bump: f64,
    heap: Vec<u32>,
    /// Where each variable is in the heap.
    places: Vec<u32>,
}

#[expect(clippy::cast_possible_truncation, reason = "variables have 16 bits")]
impl Order {
    pub(super) fn new(weights: Vec<f64>) -> Self {
        let mut order = Self {
            bump: 1.0,
            heap: Vec::with_capacity(weights.len()),
            places: vec![AWAY; weights.len()],
            weights,
        };
        for variable in 0..order.weights.len() {
            order.put_back(variable as u32);
        }
        order
    }

    fn weight(&self, variable: u32) -> f64 {
        self.weights[variable as usize]
    }

    fn set(&mut self, at: usize, variable: u32) {
        self.heap[at] = variable;
        self.places[variable as usize] = at as u32;
    }

    fn rise(&mut self, mut at: usize) {
        let variable = self.heap[at];
        while at > 0 {
            let above = (at - 1) / 2;
            if self.weight(variable) <= self.weight(self.heap[above]) {
                break;
            }
            self.set(at, self.heap[above]);
            at = above;
        }
        self.set(at, variable);
    }

    fn sink(&mut self, mut at: usize) {
        let variable = self.heap[at];
        loop {
            let below = 2 * at + 1..(2 * at + 3).min(self.heap.len());
            let heavier = below.reduce(|a, b| {
                let second = self.weight(self.heap[b]) > self.weight(self.heap[a]);
                if second { b } else { a }
            });
            match heavier {
                Some(next) if self.weight(self.heap[next]) > self.weight(variable) => {
                    self.set(at, self.heap[next]);
                    at = next;
                }
                _ => break,
            }
        }
        self.set(at, variable);
    }

    pub(super) fn put_back(&mut self, variable: u32) {
        if self.places[variable as usize] == AWAY {
            self.heap.push(variable);
            self.rise(self.heap.len() - 1);
        }
    }

    /// Takes out the variable of most weight.
    pub(super) fn next(&mut self) -> Option<u32> {
        let &top = self.heap.first()?;
        let last = self.heap.pop()?;
        self.places[top as usize] = AWAY;
        if last != top {
            self.set(0, last);
            self.sink(0);
        }
        Some(top)
    }

    pub(super) fn bump(&mut self, variable: u32) {
        let weight = &mut self.weights[variable as usize];
        *weight += self.bump;
        if *weight > MOST {
            self.bump /= MOST;
            for weight in &mut self.weights {
                *weight /= MOST;
            }
        }
        let place = self.places[variable as usize];
        if place != AWAY {
            self.rise(place as usize);
        }
    }

    pub(super) fn decay(&mut self, factor: f64) {
        self.bump /= factor;
    }

    pub(super) fn heap_bytes(&self) -> usize {
        size_of_val(self.weights.as_slice()) + (self.heap.len() + self.places.len()) * 4
    }
}
