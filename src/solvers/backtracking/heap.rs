//! A heap of blank cells by the number of their candidates.

/// No place in the heap.
const ABSENT: u16 = u16::MAX;

/// A binary heap, the cell with the fewest candidates on top, of several the first; each cell's
/// place is known, so that its count can change, which that of `std` cannot do.
#[derive(Clone, Debug)]
pub(super) struct Heap {
    /// Count above the lowest 16 bits, cell in them: no two are equal, so that the top does not
    /// depend on how the heap came about.
    keys: Box<[u32]>,
    len: usize,
    /// Where each cell stands in `keys`.
    places: Box<[u16]>,
}

fn short(number: usize) -> u16 {
    u16::try_from(number).expect("there are at most 625 cells")
}

impl Heap {
    /// An empty heap that can hold so many cells.
    pub(super) fn new(cells: usize) -> Self {
        Self {
            keys: vec![0; cells].into(),
            len: 0,
            places: vec![ABSENT; cells].into(),
        }
    }

    pub(super) fn heap_bytes(&self) -> usize {
        size_of_val(&*self.keys) + size_of_val(&*self.places)
    }

    /// The cell on top.
    pub(super) fn top(&self) -> Option<usize> {
        self.keys[..self.len].first().map(|key| cell_of(*key))
    }

    pub(super) fn insert(&mut self, cell: usize, count: u8) {
        let last = self.len;
        self.len += 1;
        self.put(last, u32::from(count) << 16 | u32::from(short(cell)));
        self.rise(last);
    }

    pub(super) fn remove(&mut self, cell: usize) {
        let place = usize::from(self.places[cell]);
        self.places[cell] = ABSENT;
        self.len -= 1;
        if place < self.len {
            self.put(place, self.keys[self.len]);
            self.settle(place);
        }
    }

    /// Takes note of a new count.
    pub(super) fn update(&mut self, cell: usize, count: u8) {
        let place = usize::from(self.places[cell]);
        self.keys[place] = u32::from(count) << 16 | u32::from(short(cell));
        self.settle(place);
    }

    fn put(&mut self, place: usize, key: u32) {
        self.keys[place] = key;
        self.places[cell_of(key)] = short(place);
    }

    fn settle(&mut self, place: usize) {
        if place > 0 && self.keys[place] < self.keys[(place - 1) / 2] {
            self.rise(place);
        } else {
            self.sink(place);
        }
    }

    fn rise(&mut self, mut place: usize) {
        let key = self.keys[place];
        while place > 0 {
            let parent = (place - 1) / 2;
            if self.keys[parent] < key {
                break;
            }
            self.put(place, self.keys[parent]);
            place = parent;
        }
        self.put(place, key);
    }

    fn sink(&mut self, mut place: usize) {
        let key = self.keys[place];
        loop {
            let mut child = 2 * place + 1;
            if child >= self.len {
                break;
            }
            if child + 1 < self.len && self.keys[child + 1] < self.keys[child] {
                child += 1;
            }
            if key < self.keys[child] {
                break;
            }
            self.put(place, self.keys[child]);
            place = child;
        }
        self.put(place, key);
    }
}

fn cell_of(key: u32) -> usize {
    (key & 0xffff) as usize
}
