import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { createPictureReader } from './read-picture.ts';
import type { RecognizedLine } from './recognized-page.ts';
import type { Orientation } from './recognizer.ts';

const picture = { bytes: createCanvas(60, 80).toBuffer('image/png'), width: 60, height: 80 };

/** Eight words on a page, shaped like horizontal words by default. */
const lines = (confidence: number, bbox = { x0: 0, y0: 0, x1: 40, y1: 10 }): RecognizedLine[] => [
  {
    baseline: bbox,
    rowAttributes: { rowHeight: 10 },
    words: Array.from({ length: 8 }, () => ({ text: 'narrative', confidence, bbox })),
  },
];
const standing = { x0: 0, y0: 0, x1: 10, y1: 40 };

/** Creates a fake engine that returns a result per orientation and records its calls. */
function engine(recognized: Partial<Record<Orientation, RecognizedLine[]>>) {
  const attempts: Orientation[] = [];
  const read = createPictureReader((_, orientation) => {
    attempts.push(orientation);
    return recognized[orientation] ?? lines(40);
  });
  return { read: () => read(picture), attempts };
}

describe('a page image', () => {
  it('is recognized only once if the result makes sense', async () => {
    const { read, attempts } = engine({ 1: lines(91) });
    expect(await read()).toMatchObject({ width: 60, height: 80, isReadable: true });
    expect(attempts).toEqual([1]);
  });

  it('is rotated until it makes sense, and the next image starts with the same orientation', async () => {
    const { read, attempts } = engine({ 8: lines(91) });
    expect(await read()).toMatchObject({ width: 80, height: 60, isReadable: true });
    expect(attempts).toEqual([1, 6, 8]);
    await read();
    expect(attempts.slice(3)).toEqual([8]);
  });

  it('is rotated if its lines are vertical, regardless of confidence', async () => {
    const { read } = engine({ 1: lines(95, standing), 6: lines(90) });
    expect(await read()).toMatchObject({ width: 80, height: 60 });
  });

  it('yields no text if half of its words are wrong in every orientation', async () => {
    const { read, attempts } = engine({ 3: lines(50) });
    expect(await read()).toMatchObject({ lines: [], isReadable: false });
    expect(attempts).toEqual([1, 6, 8, 3]);
  });

  it('is not rotated if it contains only a few words', async () => {
    const few = lines(35).map((line) => ({ ...line, words: line.words.slice(0, 2) }));
    const { read, attempts } = engine({ 1: few });
    expect(await read()).toMatchObject({ lines: few, isReadable: true });
    expect(attempts).toEqual([1]);
  });
});
