import { expect, it } from 'vitest';
import { bounded } from './bounded.ts';

const reading = (count: number) => ({
  source: 'html' as const,
  blocks: Array.from({ length: count }, () => ({
    type: 'paragraph' as const,
    text: 'x'.repeat(60),
  })),
  notes: [],
});

it('leaves a reading alone that fits', () => {
  const whole = reading(10);
  expect(bounded(whole, { characters: 1_000, blocks: 10 })).toBe(whole);
});

it('cuts a longer one at a block, with a note', () => {
  for (const limits of [
    { characters: 500, blocks: 100 },
    { characters: 10_000, blocks: 5 },
  ]) {
    const cut = bounded(reading(10), limits);
    expect(cut.blocks).toHaveLength(5);
    expect(cut.notes).toHaveLength(1);
  }
});
