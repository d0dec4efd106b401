import { expect, test } from 'vitest';
import { falseIn } from '../fixtures/false-in.ts';

const sources = {
  organizationInfo: {
    name: 'Salt Lick Trails',
    additionalInfo:
      'The Harlan County Lions have promised $4,250 and the Elkhorn Savings Bank gives $1,900. In 2022 the Brightwater Foundation paid for the bridge.',
  },
};

test.each([
  ['The Brightwater Foundation has promised $4,250.', 'Brightwater Foundation'],
  ['The Brightwater Foundation already gave us $1,900.', 'Brightwater Foundation'],
])('an amount that the sources have another give: %s', (told, wrong) => {
  expect(falseIn(told, sources).join(' ')).toContain(wrong);
});

test.each([
  'The Harlan County Lions have promised $4,250.',
  'The Elkhorn Savings Bank gives $1,900.',
  'The Brightwater Foundation paid for the bridge in 2022.',
])('is no alarm where it is theirs: %s', (told) => {
  expect(falseIn(told, sources)).toEqual([]);
});
