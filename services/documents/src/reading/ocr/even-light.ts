import { createCanvas, loadImage } from '@napi-rs/canvas';

/** Pixels of a tile: larger than a letter of a heading, smaller than the shadow of a fold. */
const tile = 48;
/** The paper of a tile is as light as all but a few of its pixels; noise is lighter still. */
const paperShare = 0.8;
/** The darkest of a page is its ink; ink is a little darker than paper, or there is none on the sheet. */
const inkShare = 0.0008;
const lightestInk = 0.85;
/** From here on the way from ink to paper all is paper. */
const paperFrom = 0.82;

/**
 * A picture of a page as if its paper were evenly white and its ink black: what a photocopy, a shadow
 * beside a fold, a stain or a weak toner took from it. Answers PNG.
 */
export async function evenLight(picture: Uint8Array): Promise<Uint8Array> {
  const image = await loadImage(picture);
  const { width, height } = image;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const pixels = context.getImageData(0, 0, width, height);
  const gray = grayOf(pixels.data);
  const shares = sharesOfPaper(gray, width, height);
  const ink = Math.min(lightestOfDarkest(shares), lightestInk);
  const span = (1 - ink) * paperFrom;
  shares.forEach((share, at) => {
    const light = Math.max(0, Math.min(1, (share - ink) / span)) * 255;
    pixels.data.fill(light, at * 4, at * 4 + 3);
  });
  context.putImageData(pixels, 0, 0);
  return canvas.encode('png');
}

function grayOf(data: Uint8ClampedArray): Uint8Array {
  const gray = new Uint8Array(data.length / 4);
  for (let at = 0; at < gray.length; at += 1)
    gray[at] =
      ((data[at * 4] ?? 0) * 77 + (data[at * 4 + 1] ?? 0) * 150 + (data[at * 4 + 2] ?? 0) * 29) >>
      8;
  return gray;
}

/** Each pixel's light as a share of that of the paper around it. */
function sharesOfPaper(gray: Uint8Array, width: number, height: number): Float32Array {
  const columns = Math.ceil(width / tile);
  const rows = Math.ceil(height / tile);
  const paper = Float32Array.from({ length: columns * rows }, (_, at) =>
    paperOf(gray, width, height, (at % columns) * tile, Math.floor(at / columns) * tile),
  );
  const at = (row: number, column: number) =>
    paper[
      Math.max(0, Math.min(rows - 1, row)) * columns + Math.max(0, Math.min(columns - 1, column))
    ] ?? 255;
  const shares = new Float32Array(gray.length);
  for (let y = 0; y < height; y += 1) {
    const row = (y + 0.5) / tile - 0.5;
    const above = Math.floor(row);
    const down = row - above;
    for (let x = 0; x < width; x += 1) {
      const column = (x + 0.5) / tile - 0.5;
      const left = Math.floor(column);
      const across = column - left;
      const around =
        (at(above, left) * (1 - across) + at(above, left + 1) * across) * (1 - down) +
        (at(above + 1, left) * (1 - across) + at(above + 1, left + 1) * across) * down;
      shares[y * width + x] = (gray[y * width + x] ?? 0) / Math.max(around, 1);
    }
  }
  return shares;
}

function paperOf(
  gray: Uint8Array,
  width: number,
  height: number,
  left: number,
  top: number,
): number {
  const counts = new Uint32Array(256);
  let all = 0;
  for (let y = top; y < Math.min(height, top + tile); y += 2)
    for (let x = left; x < Math.min(width, left + tile); x += 2) {
      const light = gray[y * width + x] ?? 0;
      counts[light] = (counts[light] ?? 0) + 1;
      all += 1;
    }
  return lightBelow(counts, all * paperShare);
}

/** The light below which the given count lies. */
function lightBelow(counts: Uint32Array, wanted: number): number {
  let seen = 0;
  const light = counts.findIndex((count) => (seen += count) >= wanted);
  return light < 0 ? 255 : light;
}

function lightestOfDarkest(shares: Float32Array): number {
  const counts = new Uint32Array(256);
  for (const share of shares) {
    const step = Math.min(255, Math.floor(share * 200));
    counts[step] = (counts[step] ?? 0) + 1;
  }
  return lightBelow(counts, shares.length * inkShare) / 200;
}
