import type { OrganizationInfo } from '@grantwright/shared/contract';
import { describe, expect, it } from 'vitest';
import { falseIn } from '../fixtures/false-in.ts';

const organizationInfo: OrganizationInfo = {
  name: 'Open Table Ministry',
  foundedYear: 1996,
  annualBudget: '$318,400',
  achievements: '47,300 hot meals last year. Our township contract brings in $112,000.',
  additionalInfo:
    'new walk-in cooler ($38,500), 2 convection ovens ($11,200 ea), dish machine $14,700\nWe ask for $60,000.\nThe new kitchen lets us serve 65,000 meals a year.\n46 members, all unpaid, 19 of them under 30.\nThe tour runs June 5 to August 1, 2027.\nAlewives rose from 41,000 in 2022 to 118,500 in 2025.\nWe will serve 350 families in year one and 400 in year two.',
};

describe('what follows from the sources by arithmetic', () => {
  it.each([
    'Two ovens cost $22,400.',
    'The whole kitchen costs $75,600.',
    'The township contract of $112,000 is about 35 percent of our $318,400 budget.',
    'We will serve 65,000 meals a year, 17,700 more than last year.',
    'About two in five members are under 30.',
    'The tour lasts eight weeks.',
    'Alewives nearly tripled, from 41,000 to 118,500.',
    'We will serve 350 families in year one and 400 in year two, 750 families in all.',
    'This is our thirty-first year.',
  ])('is no alarm: %s', (text) => {
    expect(falseIn(text, { organizationInfo })).toEqual([]);
  });

  it.each([
    ['Two ovens cost $24,200.', '$24,200'],
    ['The whole kitchen costs $76,500.', '$76,500'],
    ['The township contract of $112,000 is about 53 percent of our $318,400 budget.', '53 percent'],
    ['We will serve 65,000 meals a year, 11,700 more than last year.', '11,700'],
    ['The tour lasts twelve weeks.', 'twelve'],
    ['Alewives nearly doubled, from 41,000 to 118,500.', 'doubled'],
  ])('and what does not is one: %s', (text, claim) => {
    expect(falseIn(text, { organizationInfo })).toContain(claim);
  });
});
