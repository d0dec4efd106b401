import { expect, test } from 'vitest';
import { falseIn } from '../fixtures/false-in.ts';

const sources = {
  organizationInfo: {
    name: 'Tamar Well Keepers',
    additionalInfo:
      'The school well had 9.4 m of water in 2016 and 7.9 m in 2026. The rain gauge caught 412 mm at Hollin and 389 mm at Sedge.',
  },
};

test.each([
  'The school well had 9.4 m of water in 2016 and 7.9 m in 2026, 1.5 m less.',
  'The gauge caught 412 mm at Hollin and 389 mm at Sedge, 23 mm less.',
])('the difference of the two that are told: %s', (text) => {
  expect(falseIn(text, sources)).toEqual([]);
});

test.each([
  ['The school well had 9.4 m of water in 2016 and 7.9 m in 2026, 2.5 m less.', '2.5'],
  ['The gauge caught 412 mm at Hollin and 389 mm at Sedge, 33 mm less.', '33'],
])('and no other: %s', (text, wrong) => {
  expect(falseIn(text, sources)).toContain(wrong);
});
