import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { listsCalls } from './lists-calls.ts';

const hears = (text: string): boolean =>
  listsCalls(readGuidelines(readingOf('html', '', text), '2026-11-01'));

it.each([
  [
    '# Open calls\n- Heath Fund: closes 4 March 2027\n- Marsh Fund: closes 9 April 2027\n- Moor Fund: opens in May\nEach call has its own guidelines.',
    true,
  ],
  [
    '# Research grants calendar\nHeath Institute fellowships. Deadline: May 3, 2027.\nMarsh Society travel. Deadline: June 9, 2027.\nMoor Trust archives. Rolling.\nConsult the sponsor before you write.',
    true,
  ],
  [
    '# What we run\n## Heath Scheme\nApplications are due March 4, 2027.\n## Marsh Scheme\nDeferred until next year.\n## Moor Scheme\nThe deadline has passed.\nFollow the links for each.',
    true,
  ],
  [
    '# Current solicitations\nClick on a title for the text.\n| Opportunity | Closing date |\n| Peat | March 4, 2027 |\n| Heather | Closed |\n| Gorse | May 1, 2027 |',
    true,
  ],
  [
    '# External fellowships\nThe office keeps this list.\nBracken Fellowship, deadline in May\nFern Fellowship, deadline in June\nLing Fellowship, deadline in July',
    true,
  ],
  [
    '# Heath Fund\nDeadlines\n- Round 1: closes 4 March 2027\n- Round 2: closes 4 June 2027\n- Round 3: closes 4 September 2027\nSend the form by e-mail.',
    false,
  ],
  [
    '# Funding opportunities\n## Small grants\nUp to $500. Due March 4, 2027.\n## Large grants\nUp to $5,000. Due June 4, 2027.\n## Youth grants\nUp to $300. Due July 4, 2027.\n## How to apply\nUse the one form for all three.',
    false,
  ],
  [
    '# Notice of Funding Opportunity\n- Letter of intent: due March 4, 2027\n- Application: due May 4, 2027\n- Webinar: closed\nThe official notice is on the portal.',
    false,
  ],
])('hears a page that lists calls: %s', (text, is) => {
  expect(hears(text)).toBe(is);
});
