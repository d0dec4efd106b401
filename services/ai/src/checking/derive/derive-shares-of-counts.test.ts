import { expect, test } from 'vitest';
import { falseIn } from '../fixtures/false-in.ts';

const sources = {
  organizationInfo: {
    name: 'Saltmarsh Cello School',
    additionalInfo: [
      'In April we tuned 80 cellos and only 28 held their pitch.',
      'Last year we rang 60 families: 45 had bought an instrument.',
      'In 2027 we taught 150 pupils: 96 on the cello and 54 on the violin.',
      'Ten from Gray and Windham, six from Casco, four from Naples.',
    ].join('\n'),
  },
};

test.each([
  'Only 35 percent of the cellos that we tuned held their pitch.',
  'Three quarters of the families we rang had bought an instrument.',
  'Of the pupils whom we taught in 2027, 36 percent played the violin.',
  'Half of the cellists come from Gray and Windham.',
])('a part is so much of the whole that stands beside it: %s', (told) => {
  expect(falseIn(told, sources)).toEqual([]);
});

test.each([
  ['Only 45 percent of the cellos that we tuned held their pitch.', '45 percent'],
  ['A third of the families we rang had bought an instrument.', 'A third'],
  ['Of the pupils whom we taught in 2027, 46 percent played the violin.', '46 percent'],
  ['A fifth of the teachers are retired.', 'A fifth'],
])('and no other share, nor one of anything else: %s', (told, wrong) => {
  expect(falseIn(told, sources)).toContain(wrong);
});
