import type { CalendarEvent } from '@grantwright/shared/submission';
import { expect, it } from 'vitest';
import { createCalendarFile, getCalendarFileName } from './calendar-file.ts';

const event: CalendarEvent = {
  key: 'deadline',
  title: 'Due: A',
  description: 'March 4, 2027\n“By March 4.”',
  date: '2027-03-04',
  alarms: [168, 48],
};
const readLines = async (...args: Parameters<typeof createCalendarFile>) =>
  (await (await createCalendarFile(...args)).blob.text())
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n');

it('writes the deadline in UTC, with its alarms and the URL of the application', async () => {
  const lines = await readLines(
    [{ ...event, instant: new Date('2027-03-04T22:00:00Z'), alarms: [168, 48, 3] }],
    'A',
    { id: '1', url: 'https://example.org/application-creator/1' },
  );
  expect(lines).toContain('DTSTART:20270304T220000Z');
  expect(lines).toContain('SUMMARY:Due: A');
  expect(lines).toContain('URL:https://example.org/application-creator/1');
  expect(lines.filter((line) => line.startsWith('TRIGGER:'))).toEqual([
    'TRIGGER:-PT168H',
    'TRIGGER:-PT48H',
    'TRIGGER:-PT3H',
  ]);
  expect(lines.find((line) => line.startsWith('DESCRIPTION:March'))).toContain(
    'March 4\\, 2027\\n“By March 4.”\\nhttps://example.org/application-creator/1',
  );
});

it('creates an all-day event for a deadline without a time', async () => {
  const lines = await readLines([event], 'A');
  expect(lines).toContain('DTSTART;VALUE=DATE:20270304');
  expect(lines).toContain('DTEND;VALUE=DATE:20270305');
  expect(lines.some((line) => line.startsWith('DURATION'))).toBe(false);
  expect(lines.filter((line) => line === 'BEGIN:VALARM')).toHaveLength(2);
});

it('identifies each event by the application, so that a later file moves the event', async () => {
  const source = { id: 'a1', url: 'https://example.org/application-creator/a1' };
  const first = await readLines([event], 'A', source);
  const moved = await readLines([{ ...event, date: '2027-03-05' }], 'B', source);
  for (const lines of [first, moved]) {
    expect(lines).toContain('UID:a1.deadline@grantwright');
    expect(lines.some((line) => /^SEQUENCE:\d{10}$/.test(line))).toBe(true);
  }
});

it.each([
  ['Shelter Fund 2027', 'due-shelter-fund-2027.ics'],
  ['Förderung für Bücher', 'due-forderung-fur-bucher.ics'],
  ['日本', 'due.ics'],
])('uses an ASCII file name for %s', (title, name) =>
  expect(getCalendarFileName(title)).toBe(name),
);

it('keeps the file name under 50 characters', () => {
  const name = getCalendarFileName('word '.repeat(30));
  expect(name.length).toBeLessThan(50);
  expect(name).toMatch(/[a-z]\.ics$/);
});
