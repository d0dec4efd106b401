import { describe, expect, it } from 'vitest';
import { zoneAbbreviations } from '../../values/times/zone-abbreviations.ts';
import { parseZone } from './parse-zone.ts';

const idOf = (words: string | undefined) => {
  const zone = parseZone(words);
  return typeof zone === 'string' ? zone : zone.iana;
};

describe('parseZone', () => {
  it.each([
    ['ET', 'America/New_York'],
    ['EST', 'America/New_York'],
    ['EDT', 'America/New_York'],
    ['Eastern', 'America/New_York'],
    ['U.S. Eastern Standard Time (EST)', 'America/New_York'],
    ['Eastern local time', 'America/New_York'],
    ['ET / 2:00 p.m. PT', 'America/New_York'],
    ['Eastern Time (UTC-5)', 'America/New_York'],
    ['Washington, D.C. time', 'America/New_York'],
    ['CT', 'America/Chicago'],
    ['CST', 'America/Chicago'],
    ['central time', 'America/Chicago'],
    ['MT', 'America/Denver'],
    ['MST', 'America/Denver'],
    ['MST (Arizona)', 'America/Phoenix'],
    ['Arizona time', 'America/Phoenix'],
    ['PT', 'America/Los_Angeles'],
    ['pacific daylight time', 'America/Los_Angeles'],
    ['AKT', 'America/Anchorage'],
    ['Alaska Standard Time', 'America/Anchorage'],
    ['HST', 'Pacific/Honolulu'],
    ['Hawaii-Aleutian time', 'Pacific/Honolulu'],
    ['AT', 'America/Halifax'],
    ['Atlantic Time', 'America/Halifax'],
    ['GMT', 'UTC'],
    ['UTC', 'UTC'],
    ['UTC+2', 'Etc/GMT-2'],
    ['GMT -05:00', 'Etc/GMT+5'],
    ['BST', 'Europe/London'],
    ['UK time', 'Europe/London'],
    ['London time (GMT)', 'Europe/London'],
    ['CET', 'Europe/Brussels'],
    ['CEST', 'Europe/Brussels'],
    ['Brussels local time', 'Europe/Brussels'],
    ['Central European Time', 'Europe/Brussels'],
    ['IST (Irish Standard Time)', 'Europe/Dublin'],
    ['India Standard Time', 'Asia/Kolkata'],
    ['AEST', 'Australia/Sydney'],
    ['Australian Eastern Daylight Time', 'Australia/Sydney'],
    ['AWST', 'Australia/Perth'],
    ['Brisbane time (AEST)', 'Australia/Brisbane'],
    ['NZST', 'Pacific/Auckland'],
    ['E.S.T.', 'America/New_York'],
    ['P.T.', 'America/Los_Angeles'],
    ['5 p.m., CST', 'America/Chicago'],
    ['E.S.T. / 2:00 p.m. P.S.T.', 'America/New_York'],
    ['est', 'America/New_York'],
    ['HDT', 'America/Adak'],
    ['Western European Summer Time (WEST)', 'Europe/Lisbon'],
    ['SGT', 'Asia/Singapore'],
    ['Z', 'UTC'],
  ])('resolves %s to %s', (words, zone) => expect(idOf(words)).toBe(zone));

  it.each([
    'local time',
    'local time of applicant organization',
    "the applicant's local time",
    'your local time',
  ])("resolves %s to the applicant's zone", (words) =>
    expect(parseZone(words)).toBe('applicant-local'),
  );

  it.each([
    undefined,
    '',
    'IST',
    'local time of the foundation',
    'Ruritania time',
    'UTC+5:30',
    'Hartford, CT time',
    'KEY WEST TIME',
    'Central Africa Time',
    'at noon et al.',
    'South Australian time',
  ])('does not recognize %s', (words) => expect(parseZone(words)).toBe('unknown'));

  it('resolves every abbreviation recognized after a time, except ambiguous ones', () => {
    const unknown = [...zoneAbbreviations].filter((words) => parseZone(words) === 'unknown');
    expect(unknown).toEqual(['IST']);
  });

  it.each([...zoneAbbreviations])('resolves %s to a zone that the platform supports', (words) => {
    const zone = parseZone(words);
    const timeZone = typeof zone === 'string' ? 'UTC' : zone.iana;
    expect(() => new Intl.DateTimeFormat('en-US', { timeZone })).not.toThrow();
  });
});
