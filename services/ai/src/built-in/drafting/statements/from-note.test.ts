import { describe, expect, it } from 'vitest';
import { fromNote } from './from-note.ts';
import type { Wording } from './wording.ts';
import { readNotes } from './read-notes.ts';

const wording: Wording = {
  ownNames: ['Harbor Light'],
  names: new Set(['Harbor', 'Light', 'City', 'Hill', 'College']),
  namesInText: new Set(),
};

/** What hurried notes become: sentences, and notes with the list that they stand in. */
const written = (text: string): string[] =>
  readNotes(text).map((note) => {
    const { text: said, series } = fromNote(
      note,
      { key: 'k', lead: note.label?.name ?? '' },
      wording,
    );
    return series ? `${series.lead} … ${said}` : said;
  });

describe('hurried notes', () => {
  it.each([
    [
      'gave away 214 bikes in 2025. all volunteers. want to get a bigger shop',
      ['We gave away 214 bikes in 2025.', ' … All volunteers', ' … Want to get a bigger shop'],
    ],
    ['nearest endocrinologist - 47 miles', [' … Nearest endocrinologist - 47 miles']],
    [
      'volunteers: 62, one paid part time manager (Joyce Albright, 20 hrs/wk)',
      [' … Volunteers: 62, one paid part-time manager (Joyce Albright, 20 hours a week)'],
    ],
    [
      'we have $15,000 from the county already, asking $35,000',
      ['We have $15,000 from the county already.', 'We ask for $35,000.'],
    ],
    ['Ask: $32,000', ['We ask for $32,000.']],
    ['Project: a cold store for 12 farms', [' … Project: a cold store for 12 farms']],
    ['Goal: 70% of them read a lease', ['Goal: 70% of them read a lease.']],
    ['sheltered 214 adults and 187 children', ['We sheltered 214 adults and 187 children.']],
    ['When: Jan 2028 - Dec 2028', [' … When: January 2028 - December 2028']],
    [
      'Col. (ret.) James Whitaker runs the program',
      ['Col. (ret.) James Whitaker runs the program.'],
    ],
    ["there's no bus and people can't drive", ['There is no bus and people cannot drive.']],
    ['Board treasurer: Ilse Brandt', [' … Board treasurer: Ilse Brandt']],
  ])('%s', (text, sentences) => {
    expect(written(text)).toEqual(sentences);
  });

  it('hang on the heading or the label that they stand under, in its words', () => {
    expect(
      written(
        'What we want to do - "Read to Work":\n- open two new classes\n- 80 new learners a year\n- laptops to borrow\n\nPartners: City Library (rooms); Hill College (tests, books)',
      ),
    ).toEqual([
      'The project is called “Read to Work.”',
      'What we want to do - "Read to Work" … open two new classes',
      'What we want to do - "Read to Work" … 80 new learners a year',
      'What we want to do - "Read to Work" … laptops to borrow',
      'Partners … City Library (rooms)',
      'Partners … Hill College (tests, books)',
    ]);
  });

  it('hang on nothing under capitals', () => {
    expect(
      written('NEED\nOne clinic serves the county\nGOALS by Dec 2028\n- 200 families visited'),
    ).toEqual(['One clinic serves the county.', ' … 200 families visited']);
  });
});

it('keeps a list of the profile together, whoever closed its items', () => {
  const lead = { key: 'currentProjects', lead: 'Our current projects' };
  const items = readNotes(
    '3 sites. Medical, behavioral, dental (2 chairs), pharmacy at Pine Fork. School nurse contract with Leeds Co.',
  ).map((note) => fromNote(note, lead, wording).series?.lead);
  expect(new Set(items)).toEqual(new Set(['Our current projects']));
});
