import { describe, expect, it } from 'vitest';
import { asWritten } from './as-written.ts';
import type { Wording } from './wording.ts';
import { isPlain } from './plain-note.ts';

const wording: Wording = {
  ownNames: ['Harbor Light', 'the organization'],
  names: new Set(['Harbor', 'Light']),
  namesInText: new Set(),
};
const written = (line: string) => asWritten(line, 'notes', wording);

describe('a sentence that somebody wrote', () => {
  it.each([
    'Our vans, trailers and one borrowed school bus go wherever the road is open.',
    'Neighbors mend them on the first Sunday.',
    'Built in 1934, the hall seats 220 people.',
    'Enrollment rose from 40 to 95!',
    'Our kitchen has one fault: we are on the second floor.',
    'Across four valleys, we are the only library with evening hours.',
    'The river floods every spring.',
  ])('keeps its words: %s', (line) => {
    expect(written(line)).toEqual({ text: line, whole: true });
  });

  it.each([
    ['Harbor Light serves 12 schools with its trucks.', 'We serve 12 schools with our trucks.'],
    [
      'Since 1996 Harbor Light has helped 11,000 families.',
      'Since 1996, we have helped 11,000 families.',
    ],
    [
      'Harbor Light stands beside them, so that no family has to find its way alone.',
      'We stand beside them, so that no family has to find its way alone.',
    ],
  ])('speaks for the organization: %s', (line, text) => {
    expect(written(line)).toEqual({ text, whole: true });
  });

  it('is closed where nobody closed it', () => {
    expect(written('94% of our seniors graduated on time').text).toBe(
      '94% of our seniors graduated on time.',
    );
  });
});

describe('a deed without its doer', () => {
  it.each([
    ['Served 1,200 families in 2023', 'We served 1,200 families in 2023.'],
    ['grew from 18 pupils in 2011 to 240', 'We grew from 18 pupils in 2011 to 240.'],
    ['Won the 2023 Civic Award', 'We won the 2023 Civic Award.'],
  ])('can only be ours: %s', (line, text) => {
    expect(written(line)).toEqual({ text });
  });
});

describe('a note', () => {
  it.each([
    'Plant sales',
    'Land agreements and trenches in August',
    'Transport of sand and stone',
    'Launch days December 18 and April 15',
    '118 answered',
    'Walk in cooler since August 2024',
    '27 of the 32 finish',
    'Membership fees 2,300',
    'Mr Galbraith, teacher',
    'Hall used by 17 groups',
    'Accredited since 2008',
    'Kiln not ready by May: borrow one',
    'Elm High - lends us the gym',
  ])('keeps its words, for nobody knows its verb: %s', (line) => {
    const { text, series } = written(line);
    expect(text).toBe(line);
    expect(isPlain(series)).toBe(true);
  });
});

it.each([
  ['She has been licensed since 2009."', 'She has been licensed since 2009.'],
  ['"There are 22,500 people in our area.', 'There are 22,500 people in our area.'],
  ['Their motto is "No child waits."', 'Their motto is "No child waits."'],
  ['This is still true **.', 'This is still true.'],
])('loses the marks that a paste left over: %s', (line, text) => {
  expect(written(line).text).toBe(text);
});
