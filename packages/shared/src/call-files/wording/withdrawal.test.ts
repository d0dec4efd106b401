import { expect, it } from 'vitest';
import { findWithdrawal } from './withdrawal.ts';

it.each([
  ['The match requirement is hereby waived.', 'The match requirement'],
  ['Matching funds are no longer required.', 'Matching funds'],
  ['Cost sharing is not required for this competition.', 'Cost sharing'],
  ['No match is required.', 'match'],
  ['The 1:1 match requirement has been eliminated.', 'The 1:1 match requirement'],
  ['The 5:00 p.m. cutoff is removed.', 'The 5:00 p.m. cutoff'],
  ['Work plan: This section has been removed.', 'Work plan'],
  ['Letters of support: These attachments are no longer required.', 'Letters of support'],
  ['Section 4 is deleted.', 'Section 4'],
  ['The match of 20 percent no longer applies.', 'The match of 20 percent'],
  ['Removed: Attachment D', 'Attachment D'],
  ['A2. No. A match is not required in this round.', 'A match'],
  ['Delete Attachment C in its entirety.', 'Attachment C'],
  ['Applicants are no longer required to submit letters of support.', 'submit letters of support'],
  ['Applicants do not need to attend the webinar.', 'attend the webinar'],
  ['The requirement for a site map has been removed.', 'The requirement for a site map'],
  ['A letter from a partner need not be attached.', 'A letter from a partner'],
  ['Is a letter of intent required? No.', 'a letter of intent'],
])('finds the withdrawn item: %s', (sentence, subject) => {
  expect(findWithdrawal(sentence)).toMatchObject({ subject, isPartial: false });
});

it.each([
  'The match requirement is waived for tribal applicants.',
  'A match is no longer required of applicants with a budget below $100,000.',
  'Letters of support are not required if the partner signs the form.',
  'Applicants are not required to provide a match unless they are for-profit.',
])('marks a withdrawal that applies only to some applicants: %s', (sentence) => {
  expect(findWithdrawal(sentence)?.isPartial).toBe(true);
});

it.each([
  ['Letters of support are not required but are encouraged.', true],
  ['A work plan is no longer required, but it is welcome.', true],
  ['A budget narrative is not needed.', true],
  ['Applicants do not need to attend the webinar.', true],
  ['Is a letter of intent required? No.', true],
  ['No match is required.', true],
  ['A work plan is no longer required.', false],
  ['Section 4 is deleted.', false],
  ['There is no longer a match requirement.', false],
  ['The match requirement is waived in May 2027.', false],
])('detects whether the item only becomes optional: %s', (sentence, isOnlyOptional) => {
  expect(findWithdrawal(sentence)?.isOnlyOptional).toBe(isOnlyOptional);
});

it.each([
  'A budget is required.',
  'All other terms remain unchanged.',
  'The date is removed and replaced by May 24, 2027.',
  'Delete the old date and insert May 24, 2027.',
])('does not find a withdrawal: %s', (sentence) => {
  expect(findWithdrawal(sentence)).toBeUndefined();
});
