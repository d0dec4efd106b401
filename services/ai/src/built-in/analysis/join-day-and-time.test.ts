import { describe, expect, it } from 'vitest';
import { analyzeGuidelines } from './analyze-guidelines.ts';
import { readingOf } from './fixtures/reading-of.ts';
import { joinDayAndTime } from './join-day-and-time.ts';

const deadlineIn = (table: string) =>
  analyzeGuidelines({
    reading: readingOf(
      'docx',
      '',
      `# Harbor Fund: Community Grants\nThe fund invites non-profit organizations to apply for grants. Applicants must be tax-exempt under section 501(c)(3).\n${table}\nSubmit a project narrative and a budget.`,
    ),
    today: '2026-11-28',
  }).details.deadline;

describe('a table with a day and a time in two cells', () => {
  it.each([
    '| February 4, 2027 | 5:00 p.m. ET | Letter of intent |\n| March 4, 2027 | 5:00 p.m. ET | Full proposal |',
    '# Timeline\n| Date | Time | What |\n| March 4, 2027 | 5:00 p.m. ET | Full proposal |\n| May 1, 2027 | | Awards announced |',
    '# Key dates\n| Full proposal | March 4, 2027 | 5:00 p.m. ET |\n| Decision | May 1, 2027 | |',
  ])('gives the deadline its time and zone: %s', (table) => {
    expect(deadlineIn(table)).toMatchObject({ date: '2027-03-04', time: '17:00', timeZone: 'ET' });
  });

  it('stays as it is where a column holds more than times, or times follow no days', () => {
    const sessions = [
      ['March 4, 2027', '5:00 p.m. ET'],
      ['March 5, 2027', 'Webinar for applicants'],
    ];
    expect(joinDayAndTime(sessions)).toBe(sessions);
    const hours = [['Office hours', '9:00 a.m.']];
    expect(joinDayAndTime(hours)).toBe(hours);
  });
});
