/// The generator that the page gives to solvers, sfc32 of `PractRand` by Chris Doty-Humphrey: numbers in the
/// half-open interval [0, 1), the same for a seed in `pkg/src/guest/program/random.ts`.
pub(crate) struct Random {
    a: u32,
    b: u32,
    c: u32,
    count: u32,
}

impl Random {
    /// A generator whose state depends on every bit of the seed.
    pub(crate) fn new(seed: u32) -> Self {
        let mut random = Self {
            a: 0x9e37_79b9,
            b: seed,
            c: 0x243f_6a88,
            count: 1,
        };
        for _ in 0..15 {
            random.next();
        }
        random
    }

    /// The next number.
    pub(crate) fn next(&mut self) -> f64 {
        let sum = self.a.wrapping_add(self.b).wrapping_add(self.count);
        self.count = self.count.wrapping_add(1);
        self.a = self.b ^ (self.b >> 9);
        self.b = self.c.wrapping_add(self.c << 3);
        self.c = self.c.rotate_left(21).wrapping_add(sum);
        f64::from(sum) / 4_294_967_296.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_generates_the_same_numbers() {
        let mut random = Random::new(7);
        let numbers = [random.next(), random.next(), random.next()];
        assert_eq!(
            numbers.map(f64::to_bits),
            NUMBERS_OF_THE_PAGE.map(f64::to_bits)
        );
    }

    /// Printed by `randomFrom(7)` of the package.
    const NUMBERS_OF_THE_PAGE: [f64; 3] = [
        0.995_912_861_311_808_2,
        0.821_361_105_423_420_7,
        0.865_030_484_739_691,
    ];
}
