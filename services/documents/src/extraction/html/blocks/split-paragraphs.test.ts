import { expect, it } from 'vitest';
import { splitParagraphs } from './split-paragraphs.ts';

it('splits numbered points on separate lines', () => {
  expect(
    splitParagraphs(
      '1. Summary (150 words)\n1.1 What you want to do\n1.2 The sum you ask for\n(b) where',
    ),
  ).toEqual([
    '1. Summary (150 words)',
    '1.1 What you want to do',
    '1.2 The sum you ask for',
    '(b) where',
  ]);
});

it('joins a date to its label, and joins the lines of a sentence', () => {
  expect(splitParagraphs('Closing date\n3 June')).toEqual(['Closing date 3 June']);
  expect(splitParagraphs('Grants are for\nsmall groups in the county')).toEqual([
    'Grants are for small groups in the county',
  ]);
  expect(splitParagraphs('It costs about\n2.5 million a year')).toEqual([
    'It costs about 2.5 million a year',
  ]);
});
