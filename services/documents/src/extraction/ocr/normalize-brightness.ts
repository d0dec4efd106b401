import { createCanvas, loadImage } from '@napi-rs/canvas';

/** In pixels. Larger than a letter in a heading but smaller than the shadow of a fold. */
const tileSize = 48;
/** The brightness quantile used to measure the paper of a tile. Brighter pixels are noise. */
const paperShare = 0.8;
/** The brightness quantile used to measure the ink of a page, and the brightest possible ink. */
const inkFraction = 0.0008;
const maxInkBrightness = 0.85;
/** Pixels brighter than this fraction of the range from ink to paper are paper. */
const paperThreshold = 0.82;

type GrayImage = { gray: Uint8Array; width: number; height: number };

/**
 * Normalizes a page image to black ink on white paper to remove shadows, stains, and the effects of photocopying and
 * weak toner. Returns a PNG.
 */
export async function normalizeBrightness(image: Uint8Array): Promise<Uint8Array> {
  const source = await loadImage(image);
  const { width, height } = source;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.drawImage(source, 0, 0);
  const pixels = context.getImageData(0, 0, width, height);
  const shares = computeRelativeBrightness({ gray: toGray(pixels.data), width, height });
  const ink = Math.min(findInkBrightness(shares), maxInkBrightness);
  const span = (1 - ink) * paperThreshold;
  shares.forEach((share, index) => {
    const light = Math.max(0, Math.min(1, (share - ink) / span)) * 255;
    pixels.data.fill(light, index * 4, index * 4 + 3);
  });
  context.putImageData(pixels, 0, 0);
  // not the asynchronous encode: it crashes if the canvas is collected as garbage while a thread reads it
  return canvas.toBuffer('image/png');
}

function toGray(data: Uint8ClampedArray): Uint8Array {
  const gray = new Uint8Array(data.length / 4);
  for (let index = 0; index < gray.length; index += 1)
    gray[index] =
      ((data[index * 4] ?? 0) * 77 +
        (data[index * 4 + 1] ?? 0) * 150 +
        (data[index * 4 + 2] ?? 0) * 29) >>
      8;
  return gray;
}

/** Computes the brightness of each pixel relative to the paper around it. */
function computeRelativeBrightness(image: GrayImage): Float32Array {
  const { gray, width, height } = image;
  const columns = Math.ceil(width / tileSize);
  const rows = Math.ceil(height / tileSize);
  const paper = Float32Array.from({ length: columns * rows }, (_, index) =>
    estimatePaperBrightness(
      image,
      (index % columns) * tileSize,
      Math.floor(index / columns) * tileSize,
    ),
  );
  const getBrightness = (row: number, column: number) =>
    paper[
      Math.max(0, Math.min(rows - 1, row)) * columns + Math.max(0, Math.min(columns - 1, column))
    ] ?? 255;
  const shares = new Float32Array(gray.length);
  for (let y = 0; y < height; y += 1) {
    const row = (y + 0.5) / tileSize - 0.5;
    const above = Math.floor(row);
    const down = row - above;
    for (let x = 0; x < width; x += 1) {
      const column = (x + 0.5) / tileSize - 0.5;
      const left = Math.floor(column);
      const across = column - left;
      const around =
        (getBrightness(above, left) * (1 - across) + getBrightness(above, left + 1) * across) *
          (1 - down) +
        (getBrightness(above + 1, left) * (1 - across) +
          getBrightness(above + 1, left + 1) * across) *
          down;
      shares[y * width + x] = (gray[y * width + x] ?? 0) / Math.max(around, 1);
    }
  }
  return shares;
}

/** Computes the brightness of the paper in the tile at a position. */
function estimatePaperBrightness(
  { gray, width, height }: GrayImage,
  left: number,
  top: number,
): number {
  const counts = new Uint32Array(256);
  let all = 0;
  for (let y = top; y < Math.min(height, top + tileSize); y += 2)
    for (let x = left; x < Math.min(width, left + tileSize); x += 2) {
      const light = gray[y * width + x] ?? 0;
      counts[light] = (counts[light] ?? 0) + 1;
      all += 1;
    }
  return findBrightness(counts, all * paperShare);
}

/** Returns the lowest brightness with at least `rank` pixels at or below it. */
function findBrightness(counts: Uint32Array, rank: number): number {
  let cumulativeCount = 0;
  const light = counts.findIndex((count) => (cumulativeCount += count) >= rank);
  return light < 0 ? 255 : light;
}

function findInkBrightness(shares: Float32Array): number {
  const counts = new Uint32Array(256);
  for (const share of shares) {
    const step = Math.min(255, Math.floor(share * 200));
    counts[step] = (counts[step] ?? 0) + 1;
  }
  return findBrightness(counts, shares.length * inkFraction) / 200;
}
