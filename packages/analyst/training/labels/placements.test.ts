import { expect, it } from 'vitest';
import { readPlacements, findCurrentUnit } from './placements.ts';
import { hashUnit } from './hash-unit.ts';

it('reads the judgments for each pair of a call and a document', () => {
  const lines = [
    'judged\tcall\tpaper\t46',
    'place\tcall\tpaper\t2\t7\tabcdef\t2',
    'place\tcall\tpaper\t3\t7\tabcdef\t1',
    'prompt\tcall\tpaper\t2\t19\t123456\tpartly',
    'judged\tcall\tother\t3',
  ];
  expect(readPlacements(lines.join('\n'))).toEqual([
    {
      call: 'call',
      document: 'paper',
      judged: 46,
      places: [
        { section: 2, unit: 7, hash: 'abcdef', fit: 2 },
        { section: 3, unit: 7, hash: 'abcdef', fit: 1 },
      ],
      prompts: [{ section: 2, unit: 19, hash: '123456', answer: 'partly' }],
    },
    { call: 'call', document: 'other', judged: 3, places: [], prompts: [] },
  ]);
});

it('finds a unit that has moved, but not one whose text has changed', () => {
  const units = ['a', 'b', 'c', 'd'].map((text) => ({ text }));
  expect(findCurrentUnit({ unit: 1, hash: hashUnit('d') }, units)).toBe(3);
  expect(findCurrentUnit({ unit: 1, hash: hashUnit('z') }, units)).toBeUndefined();
});
