import { expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { fromToLines } from './mission-of-to-lines.ts';

const told = (text: string) => fromToLines(paperOf(paperFrom('page', 'html', text)))[0]?.value;

it('takes the lines that each say what for, behind a date and a clause of law', () => {
  expect(
    told(`# Our Mission Statement
Mon, May 4, 2015
The club is organized exclusively for the purposes laid down in the Code. To this end it is organized:
To teach rowing to the children of Heron Weir.
To keep the river clean above and below the weir.`),
  ).toBe(
    'To teach rowing to the children of Heron Weir; To keep the river clean above and below the weir.',
  );
});

it('takes no single line and none below another heading', () => {
  expect(told('# Mission\nTo teach rowing to the children of Heron Weir.')).toBeUndefined();
  expect(told('# How to join\nTo apply write to us.\nTo pay use the form.')).toBeUndefined();
});
