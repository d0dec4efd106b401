import { describe, expect, it } from 'vitest';
import { toDraft } from '../../readiness-input.ts';
import { aReadinessInput } from '../../testing/builders.ts';
import { findRequestsInText } from './find-requests-in-text.ts';

const amountsIn = (text: string) =>
  findRequestsInText(toDraft(aReadinessInput({ html: `<p>${text}</p>` }))).map(
    ({ amount }) => amount,
  );

describe('findRequestsInText', () => {
  it.each([
    'We request $60,000 for the shelter.',
    'We request up to $60,000.',
    'We request a two-year grant of $60,000.',
    'We are requesting a capacity-building grant of approximately $60,000 over two years.',
    'We request a general operating grant of $60,000.',
    'We request your support in the amount of up to $60,000.',
    'We are asking the Foundation for $60,000.',
    'We ask you for $60,000.',
    'We are applying to the Lakeview Community Foundation for $60,000.',
    'We are seeking support totaling $60,000.',
    'Harbor Kids seeks funding in the amount of $60,000.',
    'Harbor Kids respectfully requests a one-time, unrestricted grant of $60,000.',
    'The Riverside Shelter requests $60,000.',
    'The applicant is requesting a total of $60,000.',
    'Our request is for $60,000.',
    'This request totals $60,000.',
    'Amount requested: $60,000',
    'We ask for $60,000 over 12 months, from January 2027 to December 2027.',
    'We request $60,000 from 1 July.',
  ])('finds the request in %j', (text) => {
    expect(amountsIn(text)).toEqual([60_000]);
  });

  it.each([
    'We also request $60,000 from the Elm Trust.',
    'We seek a federal grant of $60,000 for the rest.',
    'We also seek a HUD grant of $60,000.',
    'We seek $60,000 in matching funds.',
    'We seek matching support of $60,000.',
    'We seek to raise a total of $60,000.',
    'We request a grant to replace the roof, which costs $60,000.',
    'We request funds to buy a van for $60,000.',
    'We request support for a project that costs $60,000.',
    'We serve tenants who request a grant of $60,000.',
    'Families ask for $60,000 a year.',
    'Requests of $60,000 are common.',
  ])('does not find a request in %j', (text) => {
    expect(amountsIn(text)).toEqual([]);
  });
});
