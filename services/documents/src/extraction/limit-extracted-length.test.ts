import { expect, it } from 'vitest';
import { limitLength } from './limit-extracted-length.ts';

const extractedText = (count: number) => ({
  source: 'html' as const,
  blocks: Array.from({ length: count }, () => ({
    type: 'paragraph' as const,
    text: 'x'.repeat(60),
  })),
  notes: [],
});

it('leaves text within the limits unchanged', () => {
  const whole = extractedText(10);
  expect(limitLength(whole, { characters: 1_000, blocks: 10 })).toBe(whole);
});

it('truncates longer text after a block, and adds a note', () => {
  for (const limits of [
    { characters: 500, blocks: 100 },
    { characters: 10_000, blocks: 5 },
  ]) {
    const cut = limitLength(extractedText(10), limits);
    expect(cut.blocks).toHaveLength(5);
    expect(cut.notes).toHaveLength(1);
  }
});

it('truncates a single block over the limit at a word or row', () => {
  const long = { type: 'paragraph' as const, text: 'grant '.repeat(200).trim() };
  const table = { type: 'table' as const, rows: Array.from({ length: 50 }, () => ['due', 'June']) };
  const limits = { characters: 120, blocks: 100 };
  const [text, rows] = [long, table].map((block) =>
    limitLength({ ...extractedText(0), blocks: [block] }, limits),
  );
  expect(text?.blocks).toEqual([{ type: 'paragraph', text: 'grant '.repeat(20).trim() }]);
  expect(rows?.blocks).toEqual([{ type: 'table', rows: table.rows.slice(0, 8) }]);
  expect(text?.notes).toHaveLength(1);
});
