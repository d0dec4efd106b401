import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { invites } from './invites.ts';

const read = (text: string) => invites(readGuidelines(readingOf('html', '', text), '2026-11-01'));

it('hears the invitation in a plain letter', () => {
  expect(
    read(
      'Dear friends, once more we are inviting congregations to ask.\nWe can share $40,000 this year. No gift will be larger than $4,000.\nSend us a letter of two pages. We must have it by Friday, March 5, 2027.',
    ),
  ).toBe(true);
});

it('hears it from a family that tells how to write to it', () => {
  expect(
    read(
      'This page tells how to ask us for help in 2028.\nWe give to groups in the valley that teach a trade, mostly between $5,000 and $15,000.\nLetters must be here no later than Friday, March 3, 2028.',
    ),
  ).toBe(true);
});

it('hears it on a flyer', () => {
  expect(
    read(
      'The Lions are giving five grants of $500 each.\nTO APPLY: tell us on one page what you would do. Bring it to the library by May 1.',
    ),
  ).toBe(true);
});

it('hears none in a letter that thanks or asks for money itself', () => {
  expect(
    read(
      'Dear friends, thank you. In 2026 we paid grants of $612,400 in all.\nSend us a letter when you are in town. The picnic is on June 19.',
    ),
  ).toBe(false);
  expect(read('We invite you to give $50 by December 31, 2026.')).toBe(false);
});
