import { describe, expect, it } from 'vitest';
import { computeCountdown } from './compute-countdown.ts';
import { formatDeadlineLine, describeDeadline } from './describe-deadline.ts';

const date = '2027-03-04';
const et = { date, time: '17:00', timeZone: 'ET' };
const now = new Date('2027-03-01T18:00:00Z');
const line = (due: Parameters<typeof describeDeadline>[0], zone: string, instant = now) =>
  formatDeadlineLine(describeDeadline(due, instant, zone));

describe('the countdown', () => {
  it.each([
    ['2027-03-04T21:59:30Z', { kind: 'exact', days: 0, hours: 0, minutes: 0 }],
    ['2027-03-04T22:00:00Z', { kind: 'passed' }],
    ['2027-03-01T17:45:00Z', { kind: 'exact', days: 3, hours: 4, minutes: 15 }],
  ])('counts the time left at %s', (instant, left) =>
    expect(computeCountdown(et, new Date(instant), 'Europe/Berlin')).toEqual(left),
  );

  it.each([
    ['2027-03-05T04:59:59Z', { kind: 'exact', days: 0, hours: 0, minutes: 0 }],
    ['2027-03-05T05:00:00Z', { kind: 'passed' }],
  ])('includes the last minute of the day at %s', (instant, left) => {
    const due = { ...et, time: '23:59' };
    expect(computeCountdown(due, new Date(instant), 'Europe/Berlin')).toEqual(left);
  });

  it.each([
    ['Pacific/Auckland', '2027-03-03T10:00:00Z', { kind: 'days', days: 1 }],
    ['Pacific/Auckland', '2027-03-03T12:00:00Z', { kind: 'days', days: 0 }],
    ['Pacific/Honolulu', '2027-03-05T09:00:00Z', { kind: 'days', days: 0 }],
    ['Europe/Berlin', '2027-03-04T22:59:00Z', { kind: 'days', days: 0 }],
    ['Europe/Berlin', '2027-03-04T23:00:00Z', { kind: 'days', days: -1 }],
    ['Europe/Berlin', '2027-03-05T12:00:00Z', { kind: 'passed' }],
  ])('counts only days if the deadline has no time, in %s at %s', (zone, instant, left) =>
    expect(computeCountdown({ date }, new Date(instant), zone)).toEqual(left),
  );

  it("counts days in the funder's zone if the deadline has a zone but no time", () =>
    expect(
      computeCountdown(
        { date, timeZone: 'ET' },
        new Date('2027-03-05T04:00:00Z'),
        'Pacific/Auckland',
      ),
    ).toEqual({ kind: 'days', days: 0 }));
});

describe('the text of a deadline', () => {
  it.each([
    [
      'Europe/Berlin',
      'March 4, 2027, 5:00 p.m. ET (Eastern Time, funder) · 11:00 p.m. your time (Berlin), in 3 days, 4 hours',
    ],
    [
      'Pacific/Auckland',
      'March 4, 2027, 5:00 p.m. ET (Eastern Time, funder) · March 5, 2027, 11:00 a.m. your time (Auckland), in 3 days, 4 hours',
    ],
    [
      'Pacific/Honolulu',
      'March 4, 2027, 5:00 p.m. ET (Eastern Time, funder) · 12:00 p.m. your time (Honolulu), in 3 days, 4 hours',
    ],
    ['America/New_York', 'March 4, 2027, 5:00 p.m. ET, in 3 days, 4 hours'],
  ])('shows both clocks in %s', (zone, text) => expect(line(et, zone)).toBe(text));

  it.each(['Pacific/Auckland', 'Pacific/Honolulu', 'Europe/Berlin'])(
    'never shifts the date of a deadline without a time (%s)',
    (zone) => expect(describeDeadline({ date }, now, zone).when).toBe('March 4, 2027'),
  );

  it.each([
    ['2023-09-20T12:00:00Z', 'in 1,261 days'],
    ['2027-02-25T22:00:00Z', 'in 7 days'],
    ['2027-02-26T02:00:00Z', 'in 6 days, 20 hours'],
    ['2027-03-04T21:35:00Z', 'in 25 minutes'],
    ['2027-03-04T20:59:00Z', 'in 1 hour, 1 minute'],
    ['2027-03-03T22:00:00Z', 'in 1 day'],
    ['2027-03-04T21:59:59Z', 'in less than a minute'],
  ])('counts hours in the last week, and minutes on the last day (%s)', (instant, left) =>
    expect(describeDeadline(et, new Date(instant), 'America/New_York').left).toBe(left),
  );

  it('states that a deadline has passed', () =>
    expect(line(et, 'America/New_York', new Date('2027-03-05T00:00:00Z'))).toBe(
      'Deadline passed: March 4, 2027, 5:00 p.m. ET',
    ));

  it.each([
    [{ ...et, isYearInferred: true }, []],
    [{ ...et, quote: 'Apply at any time.' }, []],
    [et, [{ kind: 'application', date: '2027-06-04', words: 'June 4, 2027' } as const]],
  ])('states that a deadline may have passed: %o', (due, steps) => {
    const text = describeDeadline(due, new Date('2027-03-05T00:00:00Z'), 'America/New_York', steps);
    expect(text.urgency).toBe('may-have-passed');
    expect(formatDeadlineLine(text)).toMatch(/^The deadline may have passed: March 4, 2027/);
  });

  it("names the applicant's own zone for local time", () =>
    expect(line({ ...et, timeZone: 'local time' }, 'Europe/Berlin')).toBe(
      'March 4, 2027, 5:00 p.m. your local time (Berlin), in 2 days, 22 hours',
    ));

  it('does not repeat a zone that is written out', () =>
    expect(describeDeadline({ ...et, timeZone: 'Eastern Time' }, now, 'Europe/Berlin').when).toBe(
      'March 4, 2027, 5:00 p.m. Eastern Time (funder)',
    ));

  it.each([
    [{ date }, 'No time stated: send it the day before.'],
    [{ ...et, timeZone: 'IST' }, 'We can’t convert this time zone: check with the funder.'],
    [{ date, time: '17:00' }, 'No time zone stated: send it the day before.'],
    [
      { ...et, isYearInferred: true },
      'The guidelines don’t state the year: check with the funder.',
    ],
    [
      { ...et, timeZone: 'EDT' },
      'EDT is not in effect on that day, so we use the local time there.',
    ],
  ])('notes the details that the guidelines leave open: %o', (due, note) =>
    expect(describeDeadline(due, now, 'Europe/Berlin').notes).toEqual([note]),
  );

  it.each([
    [{ date }, []],
    [
      { ...et, isYearInferred: true },
      ['The guidelines don’t state the year: check with the funder.'],
    ],
  ])('omits advice on the time once the deadline has passed: %o', (due, notes) =>
    expect(describeDeadline(due, new Date('2027-04-01T00:00:00Z'), 'Europe/Berlin').notes).toEqual(
      notes,
    ),
  );

  it("keeps an ambiguous time in the funder's words", () =>
    expect(line({ ...et, doubtfulTime: '11:59:59 PDT' }, 'Europe/Berlin')).toBe(
      'March 4, 2027, 11:59:59 PDT (time unclear, ask the funder), in 3 days',
    ));

  it.each([
    ['2027-02-18T00:00:00Z', 'soon'],
    ['2027-02-01T00:00:00Z', 'later'],
    ['2027-03-06T00:00:00Z', 'passed'],
  ])('is urgent in the last two weeks (%s)', (instant, urgency) =>
    expect(describeDeadline(et, new Date(instant), 'Europe/Berlin').urgency).toBe(urgency),
  );
});
