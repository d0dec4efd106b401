import { expect, it } from 'vitest';
import { findReplacedTexts, removeReplacedText } from './replaced-text.ts';

/** Returns the remaining text of a sentence, with an ellipsis for each omission. */
const remainingText = (text: string): string =>
  removeReplacedText(text).replace(/ {3,}/g, ' … ').trim();

it.each([
  [
    'The deadline is extended from May 10, 2027, at 5:00 p.m. ET to May 24, 2027.',
    'The deadline is extended from … to May 24, 2027.',
  ],
  [
    'The maximum grant is raised from $4,000 to $6,500.',
    'The maximum grant is raised from … to $6,500.',
  ],
  ['The closing date moves to May 24 from May 10.', 'The closing date moves to May 24 from … .'],
  [
    'Proposals are due May 24, 2027 (previously May 10, 2027).',
    'Proposals are due May 24, 2027 (previously … ).',
  ],
  ['Questions are due May 24 (was May 10).', 'Questions are due May 24 (was … ).'],
  ['The total is increased by $50,000 to $150,000.', '… is increased by … to $150,000.'],
  ['Page 3 should say 10 pages, not 12 pages.', 'Page 3 should say 10 pages, not … .'],
  ['Previously $4,000, now $6,500.', 'Previously … , now $6,500.'],
  [
    'The original due date was Sept. 10. The new one is Sept. 24.',
    'The original due date was … . The new one is Sept. 24.',
  ],
  ['The deadline of May 10, 2027 is extended to May 24, 2027.', '… is extended to May 24, 2027.'],
  [
    'Grants are $4,000. The date of May 10 is changed to May 24.',
    'Grants are $4,000. … is changed to May 24.',
  ],
  [
    'The date of May 10, as stated in Section IV, is hereby extended to May 24.',
    '… is hereby extended to May 24.',
  ],
  ['The ceiling is $6,500 in lieu of $4,000.', 'The ceiling is $6,500 in lieu of … .'],
  ['May 24, 2027 replaces May 10, 2027 as the due date.', 'May 24, 2027 replaces … .'],
  ['Strike "six pages" and insert "eight pages".', 'Strike … and insert "eight pages".'],
  [
    'In Part 2, delete "10 copies" and replace it with "4 copies".',
    'In Part 2, delete … and replace it with "4 copies".',
  ],
  ['Replace May 10, 2027 with May 24, 2027.', 'Replace … with May 24, 2027.'],
  ['Substitute 12 pages for 10 pages.', 'Substitute 12 pages for … .'],
  ['"May 10" should read "May 24".', '" … " should read "May 24".'],
  ['The limit was six pages, now it is eight pages.', 'The limit was … , now it is eight pages.'],
  ['Changed from: May 10, 2027 To: May 24, 2027', 'Changed from: … To: May 24, 2027'],
  ['May 10, 2027 → May 24, 2027', '… → May 24, 2027'],
])('keeps only the new value of a replacement: %s', (text, expected) => {
  expect(remainingText(text)).toBe(expected);
  expect(removeReplacedText(text)).toHaveLength(text.length);
});

it.each([
  'Grants range from $4,000 to $6,500.',
  'The project runs from October 1, 2027 to September 30, 2028.',
  'Grant period from: May 10, 2027 to: May 24, 2028',
  'Submit a plan, not more than 5 pages.',
  'The narrative may be no longer than 5 pages.',
  'Applications are due May 24, 2027, by 5:00 p.m. Eastern Time.',
  'The budget must not exceed $10,000, and the match must be at least 25 percent.',
])('keeps text that does not replace anything: %s', (text) => {
  expect(removeReplacedText(text)).toBe(text);
});

it('returns the replaced text', () => {
  expect(findReplacedTexts('The match is reduced from 50 percent to 25 percent.')).toEqual([
    '50 percent',
  ]);
  expect(findReplacedTexts('Grants are $4,000.')).toEqual([]);
});
