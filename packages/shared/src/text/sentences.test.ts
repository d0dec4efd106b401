import { describe, expect, it } from 'vitest';
import { toPlainText } from './to-plain-text.ts';
import { splitSentencesWithGaps, splitSentences } from './sentences.ts';

const sentences = (text: string) => splitSentences(text).map((sentence) => sentence.text);

describe('toPlainText', () => {
  it('repairs single characters damaged by a wrong encoding', () => {
    const text =
      'The Association?s call: a ?budget summary? is required. Who may apply? It?s open.';
    expect(toPlainText(text)).toBe(
      `The Association's call: a "budget summary" is required. Who may apply? It's open.`,
    );
    expect(toPlainText(text)).toHaveLength(text.length);
    expect(toPlainText('https://example.org/page?s=1 Is it new? Who asks?')).toBe(
      'https://example.org/page?s=1 Is it new? Who asks?',
    );
  });

  it('keeps every offset', () => {
    const text = '“A – b’s”\u00a0c';
    expect(toPlainText(text)).toBe('"A - b\'s" c');
    expect(toPlainText(text)).toHaveLength(text.length);
  });
});

describe('splitSentences', () => {
  it('keeps abbreviations, initials, decimals and addresses whole', () => {
    expect(
      sentences('Organizations, e.g. schools, may apply. See Sec. 4.2 for more.'),
    ).toHaveLength(2);
    expect(
      sentences('The U.S. Department of Education will award $1.5 million. Apply at Grants.gov.'),
    ).toEqual([
      'The U.S. Department of Education will award $1.5 million.',
      'Apply at Grants.gov.',
    ]);
    expect(sentences('Contact Dr. Ann B. Lee, Ph.D., by phone.')).toHaveLength(1);
  });
  it('ends a sentence after a clock time or a country', () => {
    expect(
      sentences('Proposals are due at 5:00 p.m. Late proposals will not be read.'),
    ).toHaveLength(2);
    expect(sentences('Applications are due at 11:59 p.m. Eastern Time on June 2.')).toHaveLength(1);
    expect(sentences('It must be in the U.S. The applicant may be of any size.')).toHaveLength(2);
  });
  it('finds a boundary without a space, and before list numbers', () => {
    expect(sentences('We fund schools.Applicants must be public. 1. Describe the need.')).toEqual([
      'We fund schools.',
      'Applicants must be public.',
      '1. Describe the need.',
    ]);
  });
  it('keeps the number of a question with its text', () => {
    expect(sentences('Q5. Demographics, optional')).toHaveLength(1);
    expect(sentences('It ends in Q5. The next begins.')).toHaveLength(2);
  });
  it('returns literal offsets', () => {
    const text = '  It’s due. “Submit early.”  ';
    for (const { text: words, start, end } of splitSentences(text))
      expect(text.slice(start, end)).toBe(words);
    expect(sentences(text)).toEqual(['It’s due.', '“Submit early.”']);
  });
});

describe('an aside in brackets', () => {
  it('belongs to its sentence, unless it is a sentence itself', () => {
    expect(sentences('Why is it meaningful? (100 words)')).toHaveLength(1);
    expect(
      sentences(
        'Not eligible: colleges. (Individuals should look at the Fellowship, due March 30.)',
      ),
    ).toHaveLength(2);
  });
});

it('does not end a sentence at a question in brackets', () => {
  const text = 'Each box has a card with two questions (did you find it? what else?). We read all.';
  expect(sentences(text)).toEqual([
    'Each box has a card with two questions (did you find it? what else?).',
    'We read all.',
  ]);
});

it('never splits a gap', () => {
  const text = 'We ask for [NEEDS INPUT: How much? For whom?] this year. It is little.';
  expect(splitSentencesWithGaps(text).map((each) => each.text)).toEqual([
    'We ask for [NEEDS INPUT: How much? For whom?] this year.',
    'It is little.',
  ]);
});
