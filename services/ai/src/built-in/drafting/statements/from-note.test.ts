import { describe, expect, it } from 'vitest';
import { fromNote } from './from-note.ts';
import type { Wording } from './from-line.ts';
import { readNotes } from './read-notes.ts';

const wording: Wording = {
  ownNames: ['Harbor Light'],
  names: new Set(['Harbor', 'Light']),
  namesInText: new Set(),
};

/** What hurried notes become: sentences, and phrases with the list that they stand in. */
const written = (text: string): string[] =>
  readNotes(text).map((note) => {
    const { text: said, series } = fromNote(
      note,
      { key: 'k', lead: note.label?.lead ?? 'Our work includes' },
      wording,
      2026,
    );
    return series ? `${series.lead} … ${said}` : said;
  });

describe('hurried notes', () => {
  it.each([
    [
      'gave away 214 bikes in 2025. all volunteers. want to get a bigger shop',
      [
        'We gave away 214 bikes in 2025.',
        'We are all volunteers.',
        'We want to get a bigger shop.',
      ],
    ],
    [
      'need is up 38% since 2022, bc of rent + groceries',
      ['The need is up 38% since 2022, because of rent and groceries.'],
    ],
    ['church pays the rent', ['The church pays the rent.']],
    ['nearest endocrinologist - 47 miles', ['The nearest endocrinologist is 47 miles away.']],
    [
      'volunteers: 62, one paid part time manager (Joyce Albright, 20 hrs/wk)',
      ['We have 62 volunteers and one paid part-time manager (Joyce Albright, 20 hours a week).'],
    ],
    [
      'Deb Hollins, executive director since 2013; Ana Ruiz, lead nurse, 15 yrs',
      [
        'Deb Hollins has been our executive director since 2013.',
        'Ana Ruiz is our lead nurse, with 15 years of experience.',
      ],
    ],
    [
      'we have $15,000 from the county already, asking $35,000',
      ['We have $15,000 from the county already.', 'We ask for $35,000.'],
    ],
    [
      'records pulled quarterly by our data team',
      ['Records are pulled quarterly by our data team.'],
    ],
    ['start in april 2027', ['We will start in April 2027.']],
    [
      'Success = 20 families housed within 30 days, 85% still housed after a year',
      [
        'Our goals are … 20 families housed within 30 days',
        'Our goals are … 85% still housed after a year',
      ],
    ],
    ['Start Oct 2028', ['The work starts in October 2028.']],
    [
      'Start date: Feb 3, 2028; end Nov 2028',
      ['The work starts on February 3, 2028 and ends in November 2028.'],
    ],
    ['Rebuild the dock in 2028', ['We will rebuild the dock in 2028.']],
    [
      'PHQ-9 at intake and 3 months, goal 60% below 10',
      ['PHQ-9 at intake and 3 months; our goal is 60% below 10.'],
    ],
    ['Project: a cold store for 12 farms', ['The project includes … a cold store for 12 farms']],
    ['sheltered 214 adults and 187 children', ['We sheltered 214 adults and 187 children.']],
    ['24-hr hotline answered 3,112 calls', ['Our 24-hour hotline answered 3,112 calls.']],
    ['When: Jan 2028 - Dec 2028', ['The project will run from January 2028 to December 2028.']],
    [
      'Col. (ret.) James Whitaker runs the program',
      ['Col. (ret.) James Whitaker runs the program.'],
    ],
    ["there's no bus and people can't drive", ['There is no bus and people cannot drive.']],
  ])('%s', (text, sentences) => {
    expect(written(text)).toEqual(sentences);
  });

  it('say what their heading says of them', () => {
    expect(
      written(
        'What we want to do - "Read to Work":\n- open two new classes\n- 80 new learners a year\n- laptops to borrow\n\nPartners: City Library (rooms), Hill College (tests, books)\nTimeline - July 2027 hire coordinator, classes start Sept 13 2027',
      ),
    ).toEqual([
      'The project is called “Read to Work.”',
      'We will open two new classes.',
      'We will serve 80 new learners a year.',
      'The project includes … laptops to borrow',
      'Our partners include … City Library (rooms)',
      'Our partners include … Hill College (tests, books)',
      'In July 2027, we will hire a coordinator.',
      'Classes start September 13, 2027.',
    ]);
  });

  it('under capitals, with the time that the heading sets', () => {
    expect(
      written(
        'NEED\nOne clinic serves the county\nGOALS by Dec 2028\n- 200 families visited\n- 1,200 screens',
      ),
    ).toEqual([
      'One clinic serves the county.',
      'By Dec 2028, our goals are … 200 families visited',
      'By Dec 2028, our goals are … 1,200 screens',
    ]);
  });
});

describe('notes on the board', () => {
  it.each([
    ['Board treasurer: Ilse Brandt', ['Our board treasurer is Ilse Brandt.']],
    [
      'Board chair: Ilse Brandt. Staff: 2 full-time, 4 part-time',
      ['Our board chair is Ilse Brandt.', 'We have 2 full-time and 4 part-time staff.'],
    ],
    [
      'Board roles: budget, audits, hiring the director',
      [
        "The board's roles include … budget",
        "The board's roles include … audits",
        "The board's roles include … hiring the director",
      ],
    ],
    ['8 trustees; 77% average turnout', ['We have 8 trustees; 77% average turnout.']],
    ['Contact is Ilse Brandt, Executive Director', ['Ilse Brandt is our executive director.']],
  ])('%s', (notes, sentences) => {
    expect(written(notes)).toEqual(sentences);
  });
});

describe('what was done', () => {
  it.each([
    ['Ran Night Bikes at 4 halls since 2020', 'We have run Night Bikes at 4 halls since 2020.'],
    ['Moved to a larger yard', 'We moved to a larger yard.'],
    ['Lent 800 bikes', 'We lent 800 bikes.'],
    ['Last spring we fixed 90 bikes.', 'Last spring we fixed 90 bikes.'],
    ['First, we will fix the brakes.', 'First, we will fix the brakes.'],
    [
      'Ana Ruiz, our head mechanic, wrote the manual.',
      'Ana Ruiz, our head mechanic, wrote the manual.',
    ],
  ])('%s', (note, sentence) => {
    expect(written(note)).toEqual([sentence]);
  });
});
