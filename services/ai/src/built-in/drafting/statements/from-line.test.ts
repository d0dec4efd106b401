import { describe, expect, it } from 'vitest';
import { fromLine, type Wording } from './from-line.ts';

const wording: Wording = {
  ownNames: ['Harbor Light', 'the organization'],
  names: new Set(['Harbor', 'Light']),
  namesInText: new Set(),
};
const lead = { key: 'projects', lead: 'Our current projects include' };

describe('a line of notes becomes a sentence', () => {
  it.each([
    ['Served 1,200 families in 2023', 'We served 1,200 families in 2023.'],
    ['Provide meals to seniors', 'We provide meals to seniors.'],
    ['Provides meals to its members', 'We provide meals to our members.'],
    ['2019: Opened a second kitchen', 'In 2019, we opened a second kitchen.'],
    ['need second van', 'We need a second van.'],
    ['we need second van', 'We need a second van.'],
    ['van is 14 years old', 'Our van is 14 years old.'],
    ['Mobile clinic serves three counties', 'Our mobile clinic serves three counties.'],
    ['Harbor Light serves 12 schools with its trucks.', 'We serve 12 schools with our trucks.'],
    [
      'Since 1996 Harbor Light has helped 11,000 families.',
      'Since 1996, we have helped 11,000 families.',
    ],
    ['94% of our seniors graduated on time', '94% of our seniors graduated on time.'],
    ['The river floods every spring.', 'The river floods every spring.'],
    ['Tutoring: We meet 40 children a week', 'In our tutoring, we meet 40 children a week.'],
  ])('%s', (line, sentence) => {
    const { text, series } = fromLine(line, lead, wording);
    expect(series ? `${text.charAt(0).toUpperCase()}${text.slice(1)}.` : text).toBe(sentence);
  });
});

describe('a phrase without a verb waits for its series', () => {
  it.each([
    ['After-school tutoring for 120 children', 'after-school tutoring for 120 children'],
    ['Summer camp: 80 kids, 4 weeks', 'a summer camp (80 kids, 4 weeks)'],
    ['Free instrument library, 310 instruments', 'a free instrument library (310 instruments)'],
    ['42,000 meals delivered', '42,000 meals delivered'],
    ['Support groups for parents', 'support groups for parents'],
  ])('%s', (line, phrase) => {
    expect(fromLine(line, lead, wording)).toEqual({ text: phrase, series: lead });
  });
});

describe('a sentence that somebody wrote out', () => {
  it.each([
    'Our vans, trailers and one borrowed school bus go wherever the road is open.',
    'Neighbors mend them on the first Sunday.',
    'Built in 1934, the hall seats 220 people.',
    'Enrollment rose from 40 to 95!',
    'Our kitchen has one fault: we are on the second floor.',
    'Across four valleys, we are the only library with evening hours.',
  ])('keeps its words: %s', (line) => {
    expect(fromLine(line, lead, wording)).toEqual({ text: line, whole: true });
  });
});

describe('a note whose grammar is in doubt keeps its own words', () => {
  it.each([
    [
      '17 of them still farm within an hour of here',
      '17 of them still farm within an hour of here.',
    ],
    ['Film neighbors telling their story', 'Film neighbors telling their story.'],
    ['No dentist for 40 miles', 'No dentist for 40 miles.'],
  ])('%s', (line, text) => {
    expect(fromLine(line, lead, wording)).toEqual({ text });
  });
});
