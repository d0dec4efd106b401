import { expect, test } from 'vitest';
import { falseIn } from '../fixtures/false-in.ts';

const sources = {
  organizationInfo: {
    name: 'Ostrava Lending Shelf',
    achievements: '23 toy shelves with 1 460 toys. Since 2016 we have trained 214 keepers.',
    additionalInfo: [
      'Right now there are 23 shelves and 1 460 toys, and 61 playing mates who look after them.',
      'Average keeper here is 47 (our own round of questions, Oct 2025, 88 answers).',
      '150 keepers still come in = 70%.',
      'The Elbe Fund has promised $30,000.',
      'The puppet play: 35 min. for grades 1-2. It fits in 3 boxes.',
      'We took in $240,000, $48,300 of it from fees.',
    ].join('\n'),
  },
};

test.each([
  'We run 23 after-school shelves for playing, with 1,460 toys.',
  'The average keeper who answered our questions in October 2025 was 47 years old.',
  'Since 2016 we have trained 214 people, and 70% of them still come in.',
  'A thirty-thousand-dollar grant from the Elbe Fund is promised.',
  'Our puppet play takes 35 min and is made for grades 1-2.',
  'We took in $240,000, a fifth of it ($48,300) in fees.',
])('a plain statement of what the sources give: %s', (text) => {
  expect(falseIn(text, sources)).toEqual([]);
});

test.each([
  ['We run 61 after-school shelves with 1,460 toys.', '61'],
  ['The average keeper who answered our questions in October 2025 was 41 years old.', '41'],
  ['A forty-thousand-dollar grant from the Elbe Fund is promised.', 'forty-thousand-dollar'],
  ['We took in $240,000, a third of it ($48,300) in fees.', 'a third'],
])('and what they do not give: %s', (text, wrong) => {
  expect(falseIn(text, sources)).toContain(wrong);
});
