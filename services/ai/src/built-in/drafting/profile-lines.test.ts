import { expect, it } from 'vitest';
import { profileLines } from './profile-lines.ts';
import { planSections } from './sections/plan-sections.ts';

const info = { name: 'Reed Pilots', contactInfo: { phone: '555-0101' } };
const linesFor = (description: string): string[] =>
  planSections([{ name: 'History of the organization', description }]).flatMap((plan) =>
    profileLines(plan, info),
  );

it('gives the number that is asked for', () => {
  expect(linesFor('Name and phone number of the applicant.')).toEqual([
    'Our phone number is 555-0101.',
  ]);
});

it.each([
  'How do you reach crews without a phone or Internet on board?',
  'How many of them have a telephone?',
  'Are lessons given by phone?',
])('gives none where the phones of others are meant: %s', (description) => {
  expect(linesFor(description)).toEqual([]);
});
