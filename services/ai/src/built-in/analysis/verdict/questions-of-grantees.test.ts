import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { answersGrantees } from './questions-of-grantees.ts';

const hears = (text: string): boolean =>
  answersGrantees(readGuidelines(readingOf('html', '', text), '2026-11-01'));

it.each([
  [
    '# FAQ\n## What if our final report is late?\nTell us.\n## How do we use your logo?\nOn all print.\n## May we change the budget?\nUp to a tenth.\n## What about unspent money?\nIt comes back to us.\nApply Now',
    true,
  ],
  [
    '# Questions and answers\nCongratulations on your recent award! A press release should name us. Post on social media. The grant period may be extended; an extension is asked for in writing.',
    true,
  ],
  [
    '# FAQ\n## Who can apply?\nClubs.\n## What if our final report is late?\nTell us.\n## How do we use your logo?\nOn print.\n## May we change the budget?\nYes.\n## What about unspent money?\nReturn it.',
    false,
  ],
  [
    '# FAQ\n## How large are the grants?\nUp to $4,000 each.\n## When is the final report due?\nIn May. Use our logo, tell us of an extension and of unspent money; grantees know.\nApplications are due March 4, 2027.',
    false,
  ],
])('hears questions of those who have a grant: %s', (text, is) => {
  expect(hears(text)).toBe(is);
});
