import { expect, it } from 'vitest';
import { falseIn } from './fixtures/false-in.ts';

const sources = {
  organizationInfo: {
    name: 'Marsh Edge Garden',
    additionalInfo:
      'Our garden therapist needs nine hours a week for 44 weeks at £17.50 (£6,930). Staff: Mei Tran, garden therapist (18 hours a week).',
  },
};

it('what a source says in the very words stands, whatever another says of the like', () => {
  expect(
    falseIn('Our garden therapist (nine hours a week for 44 weeks at £17.50).', sources),
  ).toEqual([]);
});

it('and what it does not say is reported', () => {
  expect(
    falseIn('Our garden therapist (eight hours a week for 44 weeks at £17.50).', sources),
  ).toContain('eight');
});

const clinic = {
  organizationInfo: {
    name: 'Wick Clinic',
    additionalInfo:
      'We have 704 patients, and 118 had not been in for over a year, mostly no ride. We send 140 home kits to those with the worst numbers. Costs: kits 140 x $396 = 55,440. Nadia Rahimi, interpreter, half time on this project. Tom Field, driver, full time.',
  },
};

it.each([
  'A total of 118 patients had not been in for over a year.',
  'Each home kit costs $396.',
  'Nadia Rahimi, the interpreter, gives half of her time to the project.',
])('what is named between its words changes nothing: %s', (text) => {
  expect(falseIn(text, clinic)).toEqual([]);
});

it.each([
  ['A total of 181 patients had not been in for over a year.', '181'],
  ['Each home kit costs $369.', '$369'],
  ['We send 118 home kits.', '118'],
  ['Nadia Rahimi, the interpreter, gives a third of her time to the project.', 'a third'],
])('and what is not so is reported: %s', (text, wrong) => {
  expect(falseIn(text, clinic)).toContain(wrong);
});
