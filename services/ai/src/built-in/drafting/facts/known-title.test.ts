import { expect, it } from 'vitest';
import { knownFact } from './known-fact.ts';

const titleIn = (additionalInfo: string): string | undefined =>
  knownFact('title', 'Project title', {
    answers: [],
    organizationInfo: { name: 'Hale Trust', additionalInfo },
    today: '2026-11-24',
  });

it.each([
  ['The project is called Line Cook to Lead. It begins in May.', 'Line Cook to Lead'],
  ['We ask for $9,000 to run a project that we call Safe Steps.', 'Safe Steps'],
  ['We are asking for help to start Cold Link, a refrigerated route.', 'Cold Link'],
  ['WHAT: "Trade Steps". mentoring + trades.', 'Trade Steps'],
  ['Our program, called “Second Look”, is new.', 'Second Look'],
])('%s', (notes, title) => {
  expect(titleIn(notes)).toBe(title);
});

it.each([
  'We want to open Saturdays, a day when nobody else does.',
  'Our first project is called Old Mill. Our second project is called New Mill.',
  'We will run workshops for 40 people.',
])('is not known from: %s', (notes) => {
  expect(titleIn(notes)).toBeUndefined();
});
