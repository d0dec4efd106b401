import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { tellsInBrief } from './tells-in-brief.ts';

const hears = (text: string): boolean =>
  tellsInBrief(readGuidelines(readingOf('html', '', text), '2026-11-01'));

it.each([
  [
    "# Bell Ringers' Fund\nTowers may have up to £300 from us for ropes. Write to the treasurer and say what it is for.",
    true,
  ],
  [
    '# Hedge Grants\nWe pay half of the cost of a new hedge. Farmers apply before the work starts. Complete form H2.',
    true,
  ],
  [
    '# Notice to clubs\nThe Village is now taking requests for tourism grants for festivals. Packets must be returned by February 26, 2027.',
    true,
  ],
  [
    '# Music for Elders\nWe fund concerts in care homes. Musicians send us a programme and a budget; we reply within six weeks.',
    true,
  ],
  [
    '# Translation help\nThe fund contributes to the cost of translations. Publishers apply before they print. Required: a sample and a CV.',
    true,
  ],
  [
    '# How our grants were spent\nWe pay for hedges. Farmers were given £9,000, and 40 grants were awarded. Write to us for the report.',
    false,
  ],
  [
    '# Tickets\nTickets for the concert are £12. Registration opens in May. Write to us for a grant of free tickets.',
    false,
  ],
  ['# Hedges\nWe like hedges. Farmers plant them in winter.', false],
])('hears a call told in a few lines: %s', (text, is) => {
  expect(hears(text)).toBe(is);
});
