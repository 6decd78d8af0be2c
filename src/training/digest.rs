/// A digest of weights, as 16 hexadecimal digits: the 64-bit FNV-1a hash of their bits. Two trainings that agree in
/// every bit have the same digest.
pub fn digest(weights: &[f32]) -> String {
    const OFFSET: u64 = 0xcbf2_9ce4_8422_2325;
    const PRIME: u64 = 0x0100_0000_01b3;
    let bytes = weights.iter().flat_map(|weight| weight.to_le_bytes());
    let hash = bytes.fold(OFFSET, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(PRIME)
    });
    format!("{hash:016x}")
}

#[cfg(test)]
mod tests {
    use super::digest;

    #[test]
    fn every_bit_counts() {
        assert_eq!(digest(&[]), "cbf29ce484222325");
        assert_ne!(digest(&[0.0]), digest(&[-0.0]));
        assert_ne!(digest(&[1.0, 2.0]), digest(&[2.0, 1.0]));
    }
}
