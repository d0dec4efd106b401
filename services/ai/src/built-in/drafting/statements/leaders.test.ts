import { expect, it } from 'vitest';
import { withoutLeaders } from './leaders.ts';

it.each([
  ['tools, two sets ........ 4,100', 'tools, two sets: 4,100'],
  ['Hall (12 evenings) ____ $960', 'Hall (12 evenings): $960'],
  ['administration 10% ............ 1,155', 'administration 10%: 1,155'],
  ['TOTAL\t\t6,215', 'TOTAL: 6,215'],
  ['seeds . . . . . 310', 'seeds: 310'],
  ['Elks Lodge ... $600 (pledged, letter of May 2)', 'Elks Lodge: $600 (pledged, letter of May 2)'],
])('what leads to a figure becomes a colon: %s', (line, read) => {
  expect(withoutLeaders(line)).toBe(read);
});

it.each([
  'We waited... 40 people came.',
  'See page 4',
  'We had 12 ... then 14 people',
  'a van,    the blue one',
])('anything else stays: %s', (line) => {
  expect(withoutLeaders(line)).toBe(line);
});
