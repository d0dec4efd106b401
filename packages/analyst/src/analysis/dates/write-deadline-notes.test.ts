import { expect, it } from 'vitest';
import { writeDeadlineNotes } from './write-deadline-notes.ts';

const today = '2026-11-28';

it('notes that a deadline has passed', () => {
  expect(writeDeadlineNotes({ date: '2026-10-02' }, today)).toEqual([
    'The last deadline named in this document, October 2, 2026, has passed. Check whether there is a new one.',
  ]);
  expect(writeDeadlineNotes({ date: today }, today)).toEqual([]);
});

it('notes that the year of a deadline is inferred', () => {
  expect(writeDeadlineNotes({ date: '2027-03-04', isYearInferred: true }, today)).toEqual([
    'The deadline names no year: 2027 is inferred. Check the year on the funder’s site.',
  ]);
});

it.each([
  ['Due March 4, 2027, 11:59:59 PT', '11:59:59 PT'],
  ['Due March 4, 2027 at 5:00 Eastern Time', '5:00 Eastern Time'],
  ['Due March 4, 2027, 11:59', '11:59'],
])('notes that a time may be a.m. or p.m.: %s', (quote, words) => {
  expect(writeDeadlineNotes({ date: '2027-03-04', quote }, today)).toEqual([
    `The deadline says “${words}” without a.m. or p.m. Plan for the morning and ask the funder.`,
  ]);
});

it.each(['Due March 4, 2027, 11:59 p.m. PT', 'Due 4 March 2027, 12:00 CET', 'Due March 4, 2027'])(
  'does not return a note for %s',
  (quote) => {
    expect(writeDeadlineNotes({ date: '2027-03-04', quote }, today)).toEqual([]);
  },
);

it.each([
  ['2027-03-04', 'PDT', 'March 4, 2027 standard time'],
  ['2027-07-04', 'EST', 'July 4, 2027 daylight saving time'],
])(
  'notes that a time zone is not in effect on the deadline: %s %s',
  (date, timeZone, otherZone) => {
    expect(writeDeadlineNotes({ date, timeZone, quote: `17:00 ${timeZone}` }, today)).toEqual([
      `The deadline names ${timeZone}, but on ${otherZone} is in effect: the time may be an hour earlier or later. Ask the funder.`,
    ]);
  },
);

it.each([
  ['2031-06-07', 'June 7, 2031'],
  ['2030-06-07', 'June 7, 2030'],
])('notes that the weekday belongs to another year: %s', (date, day) => {
  const quote = 'Apply by Saturday, June 7, 2030.';
  expect(writeDeadlineNotes({ date, quote }, today)).toEqual([
    `The guidelines say “Saturday, June 7, 2030”, which is not on that weekday. This analysis uses ${day}. Ask the funder.`,
  ]);
});
