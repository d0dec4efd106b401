import { describe, expect, it } from 'vitest';
import { paragraph, createExtractedText } from '../../../test/extracted-texts.ts';
import { createRepetitionCheck } from './is-repetition.ts';

const isRepetition = createRepetitionCheck(
  createExtractedText(
    paragraph('The Tollgate Trust supports gardens of the Maple Valley schools.'),
    paragraph('In the statement of need, describe whom the garden serves (500 words).'),
    paragraph('Applications go to grants@tollgate.example by June 3, 2027.'),
  ),
);

describe("text in the model's own words", () => {
  it.each([
    'Describe whom the garden serves in at most 500 words.',
    'Which schools of Maple Valley will use the garden?',
    'What will the Trust’s money pay for?',
    'Attach your IRS letter, and the budget as a PDF.',
    'How will the Director report to the Board in June?',
  ])('is a repetition: %s', (text) => {
    expect(isRepetition(text)).toBe(true);
  });

  it.each([
    'Explain why Quimby should be paid.',
    'Ask Odo Quimby',
    'Describe your partnership with the Brackwater Foundation.',
    'Say that the garden won the Golden Spade.',
    'Write 700 words.',
    'Send it to quimby@elsewhere.example.',
  ])('is not a repetition: %s', (text) => {
    expect(isRepetition(text)).toBe(false);
  });

  it('also checks the first word if it is a name', () => {
    expect(isRepetition('Statement of Need', true)).toBe(true);
    expect(isRepetition('Project Budget and Timeline', true)).toBe(true);
    expect(isRepetition('Quimby statement of need', true)).toBe(false);
    expect(isRepetition('Explain whom it serves.')).toBe(true);
  });
});
