import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { normalizeBrightness } from './normalize-brightness.ts';

const [width, height] = [600, 800];
/** Strokes as thin as those of letters, on every tenth row. */
const strokes = Array.from({ length: 70 }, (_, index) => ({
  x: 50 + (index % 7) * 70,
  y: 60 + Math.floor(index / 7) * 70,
}));

function sheet(paper: (x: number) => number, ink: (paper: number) => number): Uint8Array {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const gray = (light: number) => `rgb(${light}, ${light}, ${light})`;
  for (let x = 0; x < width; x += 1) {
    context.fillStyle = gray(Math.round(paper(x)));
    context.fillRect(x, 0, 1, height);
  }
  for (const { x, y } of strokes) {
    context.fillStyle = gray(Math.round(ink(paper(x))));
    context.fillRect(x, y, 30, 4);
  }
  return canvas.toBuffer('image/png');
}

async function measureLight(picture: Uint8Array) {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.drawImage(await loadImage(await normalizeBrightness(picture)), 0, 0);
  const getBrightness = (x: number, y: number) => context.getImageData(x, y, 1, 1).data[0] ?? 0;
  return {
    ink: strokes.map(({ x, y }) => getBrightness(x + 15, y + 2)),
    paper: strokes.map(({ x, y }) => getBrightness(x + 15, y + 20)),
  };
}

describe('normalizeBrightness', () => {
  it.each([
    ['a clean print', () => 255, () => 0],
    [
      'a copy that is darker on one side',
      (x: number) => 110 + x / 5,
      (paper: number) => paper * 0.3,
    ],
    ['a weak toner', () => 255, () => 205],
    ['a gray copy of a weak print', () => 180, () => 125],
    ['a sheet in the dark', () => 110, () => 5],
  ])('makes the brightness even: %s', async (_, paper, ink) => {
    const light = await measureLight(sheet(paper, ink));
    expect(Math.max(...light.ink)).toBeLessThan(90);
    expect(Math.min(...light.paper)).toBeGreaterThan(240);
  });

  it('keeps a blank page white', async () => {
    const light = await measureLight(
      sheet(
        () => 200,
        (paper) => paper,
      ),
    );
    expect(Math.min(...light.paper, ...light.ink)).toBeGreaterThan(240);
  });
});
