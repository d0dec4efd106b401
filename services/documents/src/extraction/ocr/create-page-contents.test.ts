import { describe, expect, it } from 'vitest';
import { isLegible, createPageContents } from './create-page-contents.ts';
import type { RecognizedLine } from './recognized-page.ts';

type Given = { y?: number; height?: number; confidence?: number };

const line = (text: string, { y = 100, height = 30, confidence = 95 }: Given = {}) => ({
  baseline: { x0: 100, y0: y, x1: 900, y1: y + 2 },
  rowAttributes: { rowHeight: height },
  words: text.split(' ').map((word, index) => ({
    text: word,
    confidence,
    bbox: { x0: 100 + index * 90, y0: y - 20, x1: 180 + index * 90, y1: y },
  })),
});

const read = (lines: RecognizedLine[]) =>
  createPageContents([{ number: 1, width: 1_700, height: 2_200, lines }]);

const words = (lines: RecognizedLine[]) => read(lines)[0]?.spans.map(({ text }) => text);

describe('recognized text', () => {
  it('is placed on a letter-size page, with one baseline per line', () => {
    const [page] = read([line('Applications are due')]);
    expect(page).toMatchObject({ number: 1, width: 612, height: 792, hidden: 0 });
    expect(page?.spans).toMatchObject([
      { text: 'Applications', x: 36, width: expect.closeTo(28.8) },
      { text: 'are' },
      { text: 'due' },
    ]);
    expect(new Set(page?.spans.map(({ y }) => y.toFixed(2)))).toEqual(new Set(['36.36']));
  });

  it('has a uniform size despite small differences in row height', () => {
    const sizes = read([
      line('Who may apply', { height: 44 }),
      line('Public charities of any size may', { height: 30 }),
      line('send us one request a year', { height: 32 }),
    ])[0]?.spans.map(({ size }) => size.toFixed(1));
    expect(new Set(sizes?.slice(3)).size).toBe(1);
    expect(Number(sizes?.[0])).toBeGreaterThan(Number(sizes?.[3]) * 1.15);
  });

  it('starts with a bullet if OCR mistook it for another character', () => {
    const first = (text: string) => words([line(text)])?.[0];
    for (const mark of ['»', '+', '=', '¢', 'e'])
      expect(first(`${mark} Two years of statements`)).toBe('•');
    for (const letter of ['A', '2', '§', '$'])
      expect(first(`${letter} board of five`)).toBe(letter);
  });

  it('does not include table lines or dirt', () => {
    expect(words([line('Due |January 20, 2027|')])).toEqual(['Due', 'January', '20,', '2027']);
    expect(words([line('| | |')])).toEqual([]);
    expect(words([line('Ea ~~ ww', { confidence: 20 })])).toEqual([]);
  });

  it('is legible if it contains at least a few words', () => {
    expect(isLegible(read([line('Applications are due')]))).toBe(true);
    expect(isLegible(read([line('a i 7 | Fr')]))).toBe(false);
    expect(isLegible(read([]))).toBe(false);
  });
});
