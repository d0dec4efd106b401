import { describe, expect, it } from 'vitest';
import type { Finding } from './finding.ts';
import { underWhatItIs } from './days-of-others.ts';

const day = (text: string, kind: Finding['kind'] = 'deadline'): Finding => ({
  kind,
  text,
  mandatory: false,
  quote: text,
  block: 0,
  weight: 40,
});
const kindsOf = (text: string, kind?: Finding['kind']): string[] =>
  underWhatItIs(day(text, kind)).map((one) => one.kind);

describe('a day that is told', () => {
  it.each([
    'Submit the application by May 4, 2027',
    'Postmark the application by March 1',
    'Send the letter of intent by June 2, 2027',
    'Send questions by May 9, 2027',
    'Attend the mandatory information session: May 12, 2027',
    'Notices of intent due: January 18, 2027',
    'Proposals are due on the first Monday of each quarter',
    'The opportunity expires on July 1, 2027',
  ])('stays a deadline where the applicant must do something: %s', (text) => {
    expect(kindsOf(text)).toEqual(['deadline']);
  });

  it.each([
    ['Decisions are expected by August 1, 2027', 'evaluation'],
    ['When will we hear?: By 20 March 2027', 'evaluation'],
    ['Announcement of outcomes: June 2027', 'evaluation'],
    ['Board decides - Spring round: May 21, 2028', 'evaluation'],
    ['Committee review of applications: May 3, 2027', 'evaluation'],
    ['Award letters: April 6, 2027', 'evaluation'],
    ['Earliest project start: July 1, 2027', 'limit'],
    ['Projects begin: January 15, 2028', 'limit'],
    ['Contract start date: July 1, 2027', 'limit'],
    ['Final reports due: March 1, 2028', 'content'],
    ['Acquittal due: 30 September 2028', 'content'],
    ['Information session for applicants: July 22, 2027, 10:00 AM', 'submission'],
    ['Applications open on January 5, 2027', 'submission'],
    ['Opens: 12 January 2027', 'submission'],
  ])('stands under what it is: %s', (text, kind) => {
    expect(kindsOf(text)).toEqual([kind]);
  });

  it.each([
    'RFP released: July 1, 2027',
    'Date of issue: May 4, 2027',
    'RFA issue date: January 5, 2027',
    'Last updated on: December 1, 2026',
    'Guidelines published: July 1, 2027',
    'Challenge launched: September 8, 2026',
    'Round 2 closed on 14 March 2026',
    'In the last cycle, which closed on September 30, 2026, the Department awarded 31 grants',
  ])('is left out where nobody has to do anything by it: %s', (text) => {
    expect(kindsOf(text)).toEqual([]);
  });

  it('stays where it tells of the next round too, or is no day at all', () => {
    expect(kindsOf('Round 2 closed on 14 March 2026; the next opens in May')).toEqual(['deadline']);
    expect(kindsOf('Released: March 2, 2027', 'content')).toEqual([]);
    expect(kindsOf('Released funds must be spent within a year', 'content')).toEqual(['content']);
  });
});
