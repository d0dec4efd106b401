import { expect, it } from 'vitest';
import { draftInput } from '../../../test/readings.ts';
import { checkClaims } from '../check-claims.ts';

const reported = (text: string, label = false): string[] =>
  checkClaims({
    content: [
      label
        ? { type: 'heading', level: 3, children: [{ text }] }
        : { type: 'paragraph', children: [{ text }] },
    ],
    sources: draftInput(),
    today: '2026-11-24',
  })
    .claims.filter(({ kind, source }) => kind === 'name' && source.type === 'unsupported')
    .map((claim) => claim.text);

it.each([
  ['the rest was pledged by parapet strategic last week.', 'parapet strategic'],
  ['it was promised by hollis advisory in june.', 'hollis advisory'],
  ['the sum is payable to brightwring solutions.', 'brightwring solutions'],
  ['it was promised by zenith donor services 7 last week.', 'zenith donor services'],
  ['it was promised by longitude filing 23 last week.', 'longitude filing'],
  ['it was promised by quasar pledgeworks last week.', 'quasar pledgeworks'],
  ['it was promised by philomena tuddenhams last week.', 'philomena tuddenhams'],
  ['it was promised by alisander quibbley last week.', 'alisander quibbley'],
])('a firm in small letters is a name: %s', (text, name) => {
  expect(reported(text)).toContain(name);
});

it.each([
  'Meals are cooked by trained volunteers and paid for by families.',
  'The shelves were filled by hand, and by noon they were empty.',
  'It is led by parents, from start to end, and helped by housing services.',
  'The garden was dug by neighbours last week, and watered by grade 4.',
  'The ukulele strummers and the drummers are taught by retired teachers.',
  'Crops are raised from heirloom seeds, and paid by monthly instalments.',
])('ordinary words are none: %s', (text) => {
  expect(reported(text)).toEqual([]);
});

it.each(['Longitude Filing 23', 'Quasar Pledgeworks', 'Brightwring Solutions'])(
  'a heading that is nothing but a name is one: %s',
  (text) => {
    expect(reported(text, true).join(' ')).toContain(text.split(' ')[0]);
  },
);

it.each(['Project Narrative', 'Goals and Outcomes', 'Statement of Need', 'Budget Notes 2'])(
  'a heading of a draft is none: %s',
  (text) => {
    expect(reported(text, true)).toEqual([]);
  },
);
