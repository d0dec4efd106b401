import { expect, it } from 'vitest';
import { datesPage, isNoise } from './noise.ts';

it.each([
  'Welcome to the new Grant Application Portal!',
  'The state application is also available in Word to comply with accessibility requirements.',
  'Illustration by Mirus from a work on the fishes of the river',
  'After some 40 years at the university, latterly as professor, he retired to study insects.',
  'The Larch Fund can be supported by: individual donations; bequests',
  'The late Ada Quill taught weaving in Orle for 30 years.',
  'Back to top',
  'Image: A resident of Elm Bay features in the new campaign to win young readers',
  'Home | Deadline Dates | How To Apply | Policy & FAQ',
  '2026-12-07 · Mei Tran · microgrants',
  '2026-11-09 08:58:55 · Otter, funding · Jon',
  '“The workshop showed us what the committee looks for in an application and was worth every minute.”',
  'Topics include co-funding and project planning',
  'We use cookies to make this page better.',
  'Please read the guidelines before you apply.',
])('leaves out what belongs to the page: %s', (text) => {
  expect(isNoise(text)).toBe(true);
});

it.each([
  'The late applications of the spring are not read.',
  'Please read the rules, which all applicants must accept.',
  'Applications from newcomers are welcome to the end of May.',
  'Grants are up to $5,000.',
  'May 3, 2027 | Applications are due',
  '“Applications must be signed by whoever may bind the organization, and be sent by post.”',
  'Applicants say when he or she graduated.',
])('keeps what belongs to the call: %s', (text) => {
  expect(isNoise(text)).toBe(false);
});

it.each([
  'Page last revised 9 June 2028',
  'Last updated on May 2, 2027',
  'This document was updated: 3/4/2028',
])('knows when a page was written: %s', (text) => {
  expect(datesPage(text)).toBe(true);
});

it('takes no deadline for the day of a page, and no speech on money for praise', () => {
  expect(datesPage('Letters are due 9 June 2028')).toBe(false);
  expect(
    isNoise(
      '“With this in mind the council has waived its co-funding requirements for requests of up to $4,000 in this round.',
    ),
  ).toBe(false);
});
