import type { Block, ExtractedText } from '@grantwright/shared/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitIntoUnits } from './split-into-units.ts';

const unitsOf = (blocks: Block[]) =>
  splitIntoUnits({ source: 'html', blocks, notes: [] }).units.map(({ kind, text, path }) => ({
    kind,
    text,
    path: path.join(' > '),
  }));

it('puts sentences, items and rows under the titles above them', () => {
  expect(
    unitsOf([
      { type: 'heading', level: 1, text: 'Garden Fund' },
      { type: 'heading', level: 2, text: 'Who may apply' },
      { type: 'paragraph', text: 'Charities may apply. Applicants must:' },
      { type: 'item', depth: 0, ordered: false, text: 'be registered' },
      { type: 'paragraph', text: 'Schools may not.' },
      { type: 'heading', level: 2, text: 'Budget' },
      {
        type: 'table',
        rows: [
          ['Item', 'Most'],
          ['Seeds', '$400'],
        ],
      },
    ]),
  ).toEqual([
    { kind: 'heading', text: 'Garden Fund', path: '' },
    { kind: 'heading', text: 'Who may apply', path: 'Garden Fund' },
    { kind: 'sentence', text: 'Charities may apply.', path: 'Garden Fund > Who may apply' },
    { kind: 'sentence', text: 'Applicants must:', path: 'Garden Fund > Who may apply' },
    { kind: 'item', text: 'be registered', path: 'Garden Fund > Who may apply > Applicants must:' },
    { kind: 'sentence', text: 'Schools may not.', path: 'Garden Fund > Who may apply' },
    { kind: 'heading', text: 'Budget', path: 'Garden Fund' },
    { kind: 'row', text: 'Item | Most', path: 'Garden Fund > Budget' },
    { kind: 'row', text: 'Seeds | $400', path: 'Garden Fund > Budget' },
  ]);
});

it('treats a short line above a paragraph as a label', () => {
  const units = unitsOf([
    { type: 'paragraph', text: 'How to apply' },
    {
      type: 'paragraph',
      text: `Send one letter that says who you are and what you need. ${'It is read. '.repeat(6)}`,
    },
  ]);
  expect(units[0]).toEqual({ kind: 'label', text: 'How to apply', path: '' });
  expect(units[1]?.path).toBe('How to apply');
});

it('ends a unit at each blank of a paper form', () => {
  expect(
    unitsOf([{ type: 'paragraph', text: 'Name: ______ Date of birth: ______ ________' }]).map(
      ({ text }) => text,
    ),
  ).toEqual(['Name: ______', 'Date of birth: ______']);
});

it('makes every unit of running text a verbatim span of its block', () => {
  const block = fc.record({
    type: fc.constant('paragraph' as const),
    text: fc.string({
      maxLength: 3_000,
      unit: fc.constantFrom('a', 'B', ' ', '.', '_', '?', ':', '\n', 'é'),
    }),
  });
  fc.assert(
    fc.property(fc.array(block, { maxLength: 5 }), (blocks) => {
      const doc = splitIntoUnits({ source: 'html', blocks, notes: [] } satisfies ExtractedText);
      for (const unit of doc.units) {
        const origin = doc.extractedText.blocks[unit.block];
        expect(origin?.type === 'paragraph' && origin.text.slice(unit.start, unit.end)).toBe(
          unit.text,
        );
      }
    }),
  );
});

it('adds to each unit the values in its text', () => {
  const { units } = splitIntoUnits({
    source: 'html',
    notes: [],
    blocks: [
      { type: 'paragraph', text: 'Opens 13/04/2026. Apply by 05/06/2026 for up to £500.' },
      { type: 'table', rows: [['Award', '$5,000']] },
    ],
  });
  expect(
    units.map(({ text, values }) => values.map((value) => text.slice(value.start, value.end))),
  ).toEqual([['13/04/2026'], ['05/06/2026', '£500'], ['$5,000']]);
  expect(units[1]?.values[0]).toMatchObject({ type: 'date', month: 6, day: 5 });
});

it('limits the length of the units of a row with many cells', () => {
  const cell = 'A cell with some words in it. '.repeat(8);
  const [table] = [{ type: 'table' as const, rows: [Array<string>(12).fill(cell), ['a', 'b']] }];
  const { units } = splitIntoUnits({ source: 'html', blocks: [table], notes: [] });
  expect(Math.max(...units.map(({ text }) => text.length))).toBeLessThanOrEqual(2_000);
});

it('splits a table with a very large number of rows', () => {
  const rows = Array.from({ length: 130_000 }, (_, index) => [`row ${index}`]);
  expect(
    splitIntoUnits({ source: 'html', blocks: [{ type: 'table', rows }], notes: [] }).units,
  ).toHaveLength(rows.length);
});
