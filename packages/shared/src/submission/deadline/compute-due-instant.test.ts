import { describe, expect, it } from 'vitest';
import { computeDueInstant, isOffSeason } from './compute-due-instant.ts';

const resolve = (date: string, time: string, timeZone: string, userZone = 'Europe/Berlin') =>
  computeDueInstant({ date, time, timeZone }, userZone)?.toISOString();

describe('computeDueInstant', () => {
  it.each([
    ['2027-03-04', '17:00', 'ET', '2027-03-04T22:00:00.000Z'],
    ['2027-07-01', '17:00', 'ET', '2027-07-01T21:00:00.000Z'],
    ['2027-07-01', '23:59', 'HST', '2027-07-02T09:59:00.000Z'],
    ['2027-01-10', '17:00', 'AEDT', '2027-01-10T06:00:00.000Z'],
    ['2027-03-04', '24:00', 'UTC', '2027-03-05T00:00:00.000Z'],
    ['2027-03-04', '12:00', 'UTC+2', '2027-03-04T10:00:00.000Z'],
    ['2027-03-04', '17:00', 'Arizona', '2027-03-05T00:00:00.000Z'],
  ])('resolves %s %s %s', (date, time, zone, instant) =>
    expect(resolve(date, time, zone)).toBe(instant),
  );

  it('follows local time when the named offset is not in effect', () => {
    expect(resolve('2027-03-04', '17:00', 'PDT')).toBe('2027-03-05T01:00:00.000Z');
    expect(resolve('2027-07-01', '17:00', 'EST')).toBe('2027-07-01T21:00:00.000Z');
  });

  it.each([
    ['Pacific/Auckland', '2027-03-04T04:00:00.000Z'],
    ['Pacific/Honolulu', '2027-03-05T03:00:00.000Z'],
    ['Europe/Berlin', '2027-03-04T16:00:00.000Z'],
  ])('uses the zone of an applicant in %s', (userZone, instant) =>
    expect(resolve('2027-03-04', '17:00', 'local time of applicant', userZone)).toBe(instant),
  );

  it('chooses the earlier instant of a repeated hour', () =>
    expect(resolve('2027-11-07', '01:30', 'ET')).toBe('2027-11-07T05:30:00.000Z'));

  it('chooses the earlier instant for a skipped hour', () =>
    expect(resolve('2027-03-14', '02:30', 'ET')).toBe('2027-03-14T06:30:00.000Z'));

  it.each([
    [{ date: '2027-03-04', timeZone: 'ET' }],
    [{ date: '2027-03-04', time: '17:00' }],
    [{ date: '2027-03-04', time: '17:00', timeZone: 'IST' }],
    [{ date: '2027-03-04', time: '11:59', timeZone: 'ET', doubtfulTime: '11:59:59 ET' }],
  ])('returns undefined unless the time and zone are certain: %o', (due) =>
    expect(computeDueInstant(due, 'Europe/Berlin')).toBeUndefined(),
  );
});

describe('isOffSeason', () => {
  it.each([
    ['2027-03-04', 'PDT', true],
    ['2027-07-01', 'EST', true],
    ['2027-07-01', 'Eastern Standard Time', true],
    ['2027-07-01', 'PDT', false],
    ['2027-07-01', 'ET', false],
    ['2027-07-01', 'HST', false],
    ['2027-07-01', 'MST (Arizona)', false],
    ['2027-07-01', 'AEDT', true],
    ['2027-07-01', 'NZST', false],
    ['2027-01-10', 'BST', true],
    ['2027-07-01', 'EST/EDT', false],
    ['2027-07-01', 'local time', false],
  ])('for the date %s and the zone %s, returns %s', (date, timeZone, expected) =>
    expect(isOffSeason({ date, timeZone })).toBe(expected),
  );
});
