import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { asksForPrices } from './bids-priced.ts';

const hears = (text: string): boolean =>
  asksForPrices(readGuidelines(readingOf('html', '', text), '2026-11-01'));

it.each([
  [
    '# RFP: Evaluation\nThe Fund seeks an evaluator. Offers state day rates and the price; the contract will be awarded in May.',
    true,
  ],
  [
    '# Quotation\nQuotes for the supply of chairs must show the unit price. Suppliers will be paid within 30 days.',
    true,
  ],
  [
    '# Terms of Reference\nWe hire a consultant for 20 working days. Deliverables: two reports.',
    true,
  ],
  [
    '# Statement wanted\nThe school requests qualifications from grant writers. Scope of work: find money. Fees for each year.',
    true,
  ],
  [
    '# Request for Proposals\nThe Foundation invites proposals from nonprofits. Grants of up to $50,000. Applicants must show the price of equipment and name consultants; deliverables and indirect costs are described. Grantees must report.',
    false,
  ],
  [
    '# Call\nWe fund young companies. Applicants may hire a consultant; your project should have a budget.',
    false,
  ],
])('hears that somebody is to be paid for work: %s', (text, is) => {
  expect(hears(text)).toBe(is);
});
