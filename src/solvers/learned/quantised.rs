use super::network::{Network, NetworkSize};

/// The bytes before the weights: the numbers of features and hidden units as 16-bit integers, little endian.
const HEADER: usize = 4;

/// Weights as integers from −127 to 127 with one scale per part of the weights, in the order of
/// [`NetworkSize::groups`]: the scale as `f32`, little endian, then one byte per weight.
///
/// # Panics
///
/// Panics if a width of the network exceeds 65,535.
pub fn quantise(network: &Network) -> Vec<u8> {
    let size = network.size();
    let width = |width: usize| u16::try_from(width).expect("a small width").to_le_bytes();
    let mut bytes = [width(size.features), width(size.hidden)].concat();
    for group in NetworkSize::groups() {
        let weights = network.group(group);
        let max = weights
            .iter()
            .fold(0.0_f32, |max, weight| max.max(weight.abs()));
        let scale = if max > 0.0 { max / 127.0 } else { 1.0 };
        bytes.extend(scale.to_le_bytes());
        #[expect(clippy::cast_possible_truncation, reason = "from −127 to 127")]
        let rounded = weights.iter().map(|weight| (weight / scale).round() as i8);
        bytes.extend(rounded.map(|weight| weight.to_le_bytes()[0]));
    }
    bytes
}

/// The network whose weights [`quantise`] wrote; `None` if the bytes are not such a network.
pub fn dequantise(bytes: &[u8]) -> Option<Network> {
    let (header, mut rest) = bytes.split_at_checked(HEADER)?;
    let width = |at: usize| u16::from_le_bytes([header[at], header[at + 1]]).into();
    let size = NetworkSize {
        features: width(0),
        hidden: width(2),
    };
    if [size.features, size.hidden]
        .iter()
        .any(|&width| width == 0 || width % 4 != 0)
    {
        return None;
    }
    // The widths may be wrong, so memory is only taken for weights that are there.
    let mut weights = Vec::new();
    for group in NetworkSize::groups() {
        let (scale, after) = rest.split_first_chunk()?;
        let scale = f32::from_le_bytes(*scale);
        let (group, after) = after.split_at_checked(size.len_of(group))?;
        weights.extend(
            group
                .iter()
                .map(|&byte| scale * f32::from(i8::from_le_bytes([byte]))),
        );
        rest = after;
    }
    if !rest.is_empty() {
        return None;
    }
    Network::new(size, weights)
}
