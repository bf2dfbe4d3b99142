//! What the virtual screen shows, read from the file into which Xvfb draws (the XWD format).

use std::collections::BTreeSet;
use std::path::Path;

/// The header's place of each figure, in 32-bit words of big-endian order.
const HEADER_SIZE: usize = 0;
const WIDTH: usize = 4;
const HEIGHT: usize = 5;
const BITS_PER_PIXEL: usize = 11;
const BYTES_PER_LINE: usize = 12;
const COLORS: usize = 19;
/// One entry of the color table that stands between the header and the pixels.
const COLOR_SIZE: usize = 12;

/// All pixels of the screen at one moment.
#[derive(Clone, PartialEq, Eq)]
pub struct Picture {
    width: usize,
    height: usize,
    /// Bytes in a row of pixels.
    line: usize,
    /// Where the pixels start in the file.
    start: usize,
    /// The file as it was: most pictures are only compared, so nothing is decoded before it is asked for.
    xwd: Vec<u8>,
}

impl Picture {
    /// Reads an XWD file of 32 bits a pixel; none where it is something else or not whole.
    pub fn read(xwd: Vec<u8>) -> Option<Self> {
        let word = |place: usize| -> Option<usize> {
            let bytes = xwd.get(place * 4..place * 4 + 4)?;
            usize::try_from(u32::from_be_bytes(bytes.try_into().ok()?)).ok()
        };
        let (width, height, line) = (word(WIDTH)?, word(HEIGHT)?, word(BYTES_PER_LINE)?);
        let start = word(HEADER_SIZE)? + word(COLORS)? * COLOR_SIZE;
        let fits = word(BITS_PER_PIXEL)? == 32 && width > 0 && line >= width * 4 && xwd.len() >= start + height * line;
        fits.then_some(Self { width, height, line, start, xwd })
    }

    /// Its width and height in pixels.
    pub const fn size(&self) -> (usize, usize) {
        (self.width, self.height)
    }

    /// Red, green and blue of each pixel, row by row.
    fn pixels(&self) -> impl Iterator<Item = [u8; 3]> {
        let rows = self.xwd[self.start..].chunks_exact(self.line).take(self.height);
        rows.flat_map(|row| row[..self.width * 4].chunks_exact(4)).map(|pixel| [pixel[2], pixel[1], pixel[0]])
    }

    /// Whether the same title stands in its upper left corner, whatever lies beside it, and also under the shade of a
    /// dialog.
    pub fn has_title_of(&self, other: &Self) -> bool {
        let [here, there] = [self.title(), other.title()];
        // A dot at the edge of a letter may come out darker or lighter.
        here.iter().zip(&there).filter(|(here, there)| here != there).count() <= here.len() / 100
    }

    /// Where the title is dark, without the button before it.
    fn title(&self) -> Vec<bool> {
        let (left, right, bottom) = (64, 100, 64);
        let part = self.pixels().enumerate().take(bottom * self.width);
        let part = part.filter(|(at, _)| (left..right).contains(&(at % self.width)));
        let light: Vec<u32> = part.map(|(_, pixel)| pixel.map(u32::from).iter().sum()).collect();
        let most = light.iter().max().copied().unwrap_or_default();
        light.iter().map(|light| 2 * light < most).collect()
    }

    /// How many different colors it holds: one on an empty screen, dozens as soon as there is text.
    pub fn colors(&self) -> usize {
        let mut colors = BTreeSet::new();
        let mut last = None;
        for pixel in self.pixels() {
            // Most pixels are like the one before them.
            if last.replace(pixel) != Some(pixel) {
                colors.insert(pixel);
            }
        }
        colors.len()
    }

    /// Writes it as a PNG.
    pub fn save(&self, file: &Path) {
        let size = (u32::try_from(self.width).unwrap(), u32::try_from(self.height).unwrap());
        let image = image::RgbImage::from_raw(size.0, size.1, self.pixels().flatten().collect());
        image.expect("three bytes a pixel").save(file).expect("a picture that can be written");
    }
}

#[test]
fn a_picture_is_read_from_xwd() {
    let mut words = [0_u32; 25];
    words[HEADER_SIZE] = 100;
    words[WIDTH] = 2;
    words[HEIGHT] = 1;
    words[BITS_PER_PIXEL] = 32;
    words[BYTES_PER_LINE] = 12;
    words[COLORS] = 1;
    let mut xwd: Vec<u8> = words.iter().flat_map(|word| word.to_be_bytes()).collect();
    xwd.extend([9; COLOR_SIZE]);
    xwd.extend([3, 2, 1, 0, 6, 5, 4, 0, 7, 7, 7, 7]);
    let cut = xwd[..xwd.len() - 1].to_vec();
    let picture = Picture::read(xwd).unwrap();
    assert_eq!(picture.size(), (2, 1));
    assert_eq!(picture.pixels().collect::<Vec<_>>(), [[1, 2, 3], [4, 5, 6]]);
    assert_eq!(picture.colors(), 2);
    assert!(Picture::read(cut).is_none(), "a file that is cut short");
}
