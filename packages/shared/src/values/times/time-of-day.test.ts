import { describe, expect, it } from 'vitest';
import { toClock, isAmPmUnclear } from './time-of-day.ts';
import { findTimes } from './times.ts';
import { Tokens } from '../tokens.ts';

const timeIn = (text: string) => {
  const [time] = findTimes(new Tokens(text));
  if (!time) throw new Error(`no time in ${text}`);
  return time;
};

describe('a time of day', () => {
  it.each(['11:59', '11.59 PT', '11:59:59 PDT', '5:00 ET', '5:00 Eastern Time', '12:00 E.S.T.'])(
    'may be a.m. or p.m.: %s',
    (text) => expect(isAmPmUnclear(timeIn(text))).toBe(true),
  );

  it.each([
    '5:00 CET',
    '9:30',
    '09:30 ET',
    '10:00 hours',
    '10h30 ET',
    '17:00 ET',
    '11:59 p.m.',
    '5:00 Central European Time',
  ])('is either a.m. or p.m.: %s', (text) => expect(isAmPmUnclear(timeIn(text))).toBe(false));

  it.each([
    ['midnight', '23:59'],
    ['24:00', '23:59'],
    ['12:00 a.m.', '00:00'],
    ['noon', '12:00'],
  ])('is converted from %s to %s, as the contract requires', (text, time) =>
    expect(toClock(timeIn(text))).toEqual({ time }),
  );
});
