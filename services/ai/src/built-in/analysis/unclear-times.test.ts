import { expect, it } from 'vitest';
import { analyzeGuidelines } from './analyze-guidelines.ts';
import { readingOf } from './fixtures/reading-of.ts';

const analyze = (due: string) =>
  analyzeGuidelines({
    reading: readingOf(
      'docx',
      '',
      `# Harbor Fund: Community Grants\nThe fund invites non-profit organizations to apply for grants. Applicants must be tax-exempt under section 501(c)(3).\n${due}\nSubmit a project narrative and a budget.`,
    ),
    today: '2026-11-28',
  });

it.each([
  [
    '| February 24, 2027 | Call announced |\n| April 18, 2027, 11:59:59 PDT | Submission Deadline for proposals |',
    'Submit the application by April 18, 2027, 11:59:59 PDT',
    {
      date: '2027-04-18',
      time: '11:59',
      timeZone: 'PDT',
      quote: 'April 18, 2027, 11:59:59 PDT',
    },
    '11:59:59 PDT',
  ],
  [
    'Applications are due March 4, 2027, 5:00 ET.',
    'Submit the application by March 4, 2027, 5:00 ET',
    { date: '2027-03-04', time: '05:00', timeZone: 'ET' },
    '5:00 ET',
  ],
])('does not choose between a.m. and p.m. for the funder: %s', (due, text, deadline, written) => {
  const { details, requirements } = analyze(due);
  expect(requirements).toContain(text);
  expect(details.deadline).toMatchObject(deadline);
  expect(details.notes).toContain(
    `The deadline says "${written}" without a.m. or p.m. Plan for the morning and ask the funder.`,
  );
});

it.each([
  'Applications are due March 4, 2027, 5:00 p.m. ET.',
  'Applications are due March 4, 2027, 17:00 ET.',
  'Applications are due March 4, 2027, 09:30 ET.',
  'Applications are due 4 March 2027, 12:00 GMT.',
  'Applications are due 4 March 2027 at 10:00 UK time.',
  'Applications are due March 4, 2027, 11:59 p.m. PST.',
  'Applications are due July 4, 2027, 11:59 p.m. MST.',
])('has nothing to note about a clear time: %s', (due) => {
  expect(analyze(due).details.notes).toEqual([]);
});

it.each([
  ['March 4, 2027, 11:59 p.m. PDT', 'PDT', 'March 4, 2027 standard time'],
  ['November 7, 2027, 5 p.m. EDT', 'EDT', 'November 7, 2027 standard time'],
  ['July 1, 2027, 5 p.m. EST', 'EST', 'July 1, 2027 daylight saving time'],
  ['March 14, 2027, 5 p.m. CST', 'CST', 'March 14, 2027 daylight saving time'],
])('notes a zone that is not in force on %s', (due, zone, inForce) => {
  expect(analyze(`Applications are due ${due}.`).details.notes).toEqual([
    `The deadline names ${zone}, but on ${inForce} is in force: the time may be an hour earlier or later. Ask the funder.`,
  ]);
});

it('tells the unclear time of a letter of intent in the words of the funder', () => {
  const { requirements } = analyze(
    'Letters of intent are due February 12, 2027, 5:00 ET.\nApplications are due March 4, 2027.',
  );
  expect(requirements).toContain('Send the letter of intent by February 12, 2027, 5:00 ET');
});
