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
  [
    '# Request for Proposal\nHarlan Tools is accepting proposals to design, build and host its shop. The price you quote should be inclusive. Name your subcontractors; hiring of sub-contractors is allowed. Show the hourly rates of staff of your company.',
    true,
  ],
  [
    '# REQUEST FOR PROPOSALS\nCommodity Code: 20811\nSealed proposals are opened in May. Name and address of firm: ____ The undersigned agrees to furnish the goods/services.',
    true,
  ],
  [
    '# RFP 77\nProspective bidders are invited to provide web design. Buyer of record: A. Bell. Contract period: one year.',
    true,
  ],
  [
    '# Open Tools Fund\nWe invite proposals to develop software for towns. We fund up to $80,000. Tell us your hourly rates and deliverables.',
    false,
  ],
  [
    '# Housing Grants\nThe County invites proposals to build homes. Grants of up to $500,000. Your subcontractors must carry proof of insurance. Eligible applicants are nonprofits.',
    false,
  ],
])('hears that somebody is to be paid for work: %s', (text, is) => {
  expect(hears(text)).toBe(is);
});
