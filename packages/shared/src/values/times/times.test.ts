import { expect, it } from 'vitest';
import { findTimes } from './times.ts';
import { Tokens } from '../tokens.ts';

const short = (text: string): string[] =>
  findTimes(new Tokens(text)).map(({ time, zone, midnight, unclear }) =>
    [time, zone, midnight && 'midnight', unclear && 'unclear'].filter(Boolean).join(' '),
  );

it.each([
  ['5 p.m. ET', ['17:00 ET']],
  ['11:59pm Pacific', ['23:59 Pacific']],
  ['17:00 CET', ['17:00 CET']],
  ['5:00 PM Eastern Daylight Time', ['17:00 Eastern Daylight Time']],
  ['at 3:00 p.m. (local time), sharp', ['15:00 local time']],
  ["5 p.m. submitter's local time", ["17:00 submitter's local time"]],
  ['5 p.m. submitting organization’s local time', ['17:00 submitting organization’s local time']],
  [
    '5 p.m. local time of the applicant organization, sharp',
    ['17:00 local time of the applicant organization'],
  ],
  ['at 5 p.m. people meet at their local time', ['17:00']],
  ['5 P. M. Washington, DC time', ['17:00 Washington, DC time']],
  ['23:59 UTC+2', ['23:59 UTC+2']],
  ['11:59 p.m. E.S.T.', ['23:59 E.S.T.']],
  ['5 pm Central European Time (CET)', ['17:00 Central European Time (CET)']],
  ['by noon', ['12:00']],
  ['12:00 noon EST', ['12:00 EST']],
  ['before midnight', ['00:00 midnight']],
  ['12:00 a.m.', ['00:00 midnight']],
  ['24:00 CET', ['00:00 CET midnight']],
  ['12 p.m.', ['12:00']],
  ['9:30-11 a.m.', ['09:30', '11:00']],
  ['1700 hours', ['17:00']],
  ['17h00', ['17:00']],
  ['17.00 CET', ['17:00 CET']],
  ['by 11:59', ['11:59 unclear']],
  ["5 o'clock p.m.", ['17:00']],
])('reads %j', (text, expected) => {
  expect(short(text)).toEqual(expected);
});

it.each([
  'Matthew 5:3-12',
  'John 3:16',
  'split 50:50',
  'I am ready, 5 amateurs',
  '27:15',
  '12.50',
  'pages 4 to 6',
])('does not find a time in %j', (text) => {
  expect(short(text)).toEqual([]);
});
