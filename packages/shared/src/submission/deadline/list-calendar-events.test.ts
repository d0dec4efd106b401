import { expect, it } from 'vitest';
import { listCalendarEvents } from './list-calendar-events.ts';

const deadline = {
  date: '2027-03-04',
  time: '17:00',
  timeZone: 'ET',
  quote: 'Due by March 4.',
  page: 2,
};

it("adds the deadline at its exact time, with three alarms and the funder's sentence", () =>
  expect(listCalendarEvents({ deadline }, 'Shelter Fund', 'Europe/Berlin')).toEqual([
    {
      key: 'deadline',
      title: 'Due: Shelter Fund',
      description:
        'March 4, 2027, 5:00 p.m. ET (Eastern Time, funder)\n“Due by March 4.” (guidelines, page 2)',
      date: '2027-03-04',
      instant: new Date('2027-03-04T22:00:00Z'),
      alarms: [168, 48, 3],
    },
  ]));

it('quotes the row of a table as words', () => {
  const quote = '3. | Closing date: | June 1 | ☐';
  const [event] = listCalendarEvents({ deadline: { date: '2027-06-01', quote } }, 'A', 'UTC');
  expect(event?.description).toContain('“Closing date: June 1”');
});

it('creates an all-day event if the deadline has no time', () =>
  expect(listCalendarEvents({ deadline: { date: '2027-03-04' } }, 'A', 'Europe/Berlin')).toEqual([
    {
      key: 'deadline',
      title: 'Due: A',
      description: 'March 4, 2027\nNo time stated: send it the day before.',
      date: '2027-03-04',
      alarms: [168, 48],
    },
  ]));

it('adds dated steps, with alarms only for steps that require a submission', () => {
  const step = { words: 'a day', date: '2027-02-12' };
  const events = listCalendarEvents(
    {
      steps: [
        { ...step, kind: 'letter-of-intent' },
        { ...step, kind: 'questions' },
        { ...step, kind: 'decision' },
        { ...step, kind: 'start' },
        { words: 'spring', kind: 'decision' },
      ],
    },
    'A',
    'Europe/Berlin',
  );
  expect(events.map(({ title, alarms }) => [title, alarms.length])).toEqual([
    ['Letter of intent due: A', 2],
    ['Last day for questions: A', 0],
    ['Decision: A', 0],
  ]);
  expect(events.map(({ description }) => description.includes('send it'))).toEqual([
    true,
    true,
    false,
  ]);
});

it('gives each event a key that does not depend on its date', () => {
  const keysFor = (...dates: string[]) =>
    listCalendarEvents(
      {
        deadline: { date: dates[0] ?? '' },
        steps: dates.map((date) => ({ kind: 'decision', date, words: date })),
      },
      'A',
      'Europe/Berlin',
    ).map(({ key }) => key);
  expect(keysFor('2027-03-04', '2027-04-05')).toEqual(['deadline', 'decision', 'decision-2']);
  expect(keysFor('2027-03-05', '2027-04-06')).toEqual(['deadline', 'decision', 'decision-2']);
});

it('adds reports with alarms, each with a key that does not depend on other reports', () => {
  const report = { name: 'Final report', due: '2028-01-31', isDone: false };
  const other = { ...report, due: '2027-06-30' };
  const list = (...reports: (typeof report)[]) => listCalendarEvents({ reports }, 'A', 'UTC');
  const [event] = list(report);
  expect(event).toMatchObject({ title: 'Report due: A', date: '2028-01-31', alarms: [168, 48] });
  expect(event?.description).toContain('Final report');
  expect(list(other, report)[1]?.key).toBe(event?.key);
});
