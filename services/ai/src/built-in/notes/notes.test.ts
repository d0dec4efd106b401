import { describe, expect, it } from 'vitest';
import { answeredInNotes } from './answered-in-notes.ts';
import { matterOf } from './matter-of.ts';

describe('what a paragraph of notes is about', () => {
  it.each([
    [
      'project',
      'We open a repair café in the old school, two evenings a week. First we clear the room, then we train eight menders.',
    ],
    [
      'project',
      'A soup lunch every Friday for people who live alone. After it there is bingo or a walk.',
    ],
    ['people', 'About 90 children aged 7 to 12, most of them from the two estates. 12 volunteers.'],
    [
      'timeline',
      'March 2027 to June 2028. Training in April, first session on 4 May, last one in May 2028.',
    ],
    [
      'budget',
      'We ask for $12,000 of $19,500. Leader 300 hours at $25 = $7,500, bus $4,000, hall $2,500, tools $5,500.',
    ],
    [
      'funding',
      'The Lions Club has promised $4,000 by letter of May 3. $2,000 comes from our reserves, which are safe.',
    ],
    [
      'staff',
      'Dana Ortiz, our program manager since 2017, leads it. She was a teacher for ten years. The bus driver is still to be hired.',
    ],
    [
      'evaluation',
      'Attendance at every session, and a reading test at the start and at the end: 40 of 60 should move up a grade.',
    ],
    [
      'need',
      'Last winter 83 of the 287 people we asked had skipped a meal. The lunch club closed in 2023 and the nearest one has a waiting list of 22.',
    ],
    [
      'after',
      'From 2029 the members pay $3 a meal, and the parish has said it will take over the rent. The volunteers stay.',
    ],
    [
      'partners',
      'The county library lends us its hall for free. Elm Grove Clinic sends patients and gives a room.',
    ],
  ])('is told by its sentences together: %s', (matter, paragraph) => {
    expect(matterOf(paragraph)).toBe(matter);
  });

  it.each([
    'We are a 501(c)(3) and file every May. Our books are open to all members.',
    'Thank you for reading this, and please call if anything is unclear to you.',
  ])('is left open where they do not say: %s', (paragraph) => {
    expect(matterOf(paragraph)).toBeUndefined();
  });
});

describe('notes', () => {
  it('are answers paragraph by paragraph, and notes where nobody would ask', () => {
    const lunch = 'A soup lunch every Friday for people who live alone. After it there is bingo.';
    const library =
      'The county library lends us its hall for free. Elm Grove Clinic sends patients.';
    const read = answeredInNotes(`${lunch}\nOur books are open.\n${library}`);
    expect(read.answers.map(({ answer }) => answer)).toEqual([lunch, library]);
    expect(read.rest).toBe('Our books are open.');
    expect([...read.matters]).toEqual(['project', 'partners']);
  });

  it.each([
    'Budget: a leader for $7,500, a bus for $4,000 and the hall for $2,500 this year.',
    '- a soup lunch every Friday for people who live alone, with bingo after it.',
    'need a van, no bus since 2019',
  ])('stay notes where they are labelled, listed or short: %s', (line) => {
    expect(answeredInNotes(line).answers).toEqual([]);
  });

  it('keep what goes on from a paragraph with it, and leave one under a title there', () => {
    const library =
      'The county library lends us its hall for free. Elm Grove Clinic sends patients.';
    expect(answeredInNotes(`${library}\nThey also lend us a van.`).answers[0]?.answer).toBe(
      `${library}\nThey also lend us a van.`,
    );
    expect(answeredInNotes(`Partners\n${library}\n\n- 110 members`).answers).toEqual([]);
  });
});
