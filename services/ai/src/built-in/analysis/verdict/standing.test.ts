import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { judgeCall } from '../is-call.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { standsOpen } from './standing.ts';

const read = (text: string) => readGuidelines(readingOf('html', '', text), '2026-11-01');
const lodge =
  '# Charitable Request\nThank you for choosing the Larch Lodge for your charitable request. The Lodge makes grants in two ways.\nMonetary grants are one-time donations. Requests for monetary grants should be sent to the Secretary in the form of a letter. Proposals will be presented at the next regular meeting. The grant process will take at least 45 days.';
const club =
  '# DONATIONS POLICY\nThis policy is intended to establish procedures for donations of the Club. The Club awards donations to organizations.\n# APPLICATION PROCEDURES\nApplicant organizations must apply in writing. The application should provide:\n- a description of the request\n- the budget\nThere is no deadline for applications. You will receive a reply within 2 months.\nPlease forward requests to the secretary.';

it.each([
  '# Donation Requests\nAny individual or non-profit organization may petition the club for a contribution for any purpose. Requests should be made in writing to the President. The club budgets a set amount for contribution requests beyond its major donations.\nThe Club considers the following as priority for favorable consideration:\n- Youth programs\nDonations are made quarterly.',
  lodge,
  club,
])('hears a standing invitation: %s', (text) => {
  expect(standsOpen(read(text))).toBe(true);
  expect(judgeCall(read(text))).toEqual({ isCall: true });
});

it.each([
  '# Grants Management Policy\nThis policy sets out how we apply for grants. Staff must obtain approval. Applications must include a rate approved by Finance. Send all applications to the Finance Manager. The board awards grants.',
  '# Grant Report\nThe grant supported 12 classes. Reports should be sent each year. We thank the Foundation, which makes grants.',
  '# How we decide\nTrustees meet twice a year. Grants are made to charities that we know. Grants of £5,000 are usual.',
])('hears none: %s', (text) => {
  expect(standsOpen(read(text))).toBe(false);
  expect(judgeCall(read(text)).isCall).toBe(false);
});

it.each([
  '# Requesting Funds\nThe Club may consider requests for monetary grants to nonprofit groups. Please fill out the Funding Request Form. Funding cannot be approved without it. Preference will be given to requests for health. The Club makes grants of its own funding.',
  '# Travel grants\nMembers of the Society may apply for travel grants all year. An application should be submitted well in advance. Grants are not awarded afterwards. To receive the grant, log in.',
  '# Making an Application\nThe Trustees meet regularly and applicants will usually hear within six weeks. There is no official application form. When applying you should include how much you need, and any funder to whom you applied for a grant. The Trust may visit. The grant may only be used for its purpose; no grant is transferable.',
  '# The Bell Fund\nThe Fund makes grants from its interest. Grants are paid only for work on bells; to date 37 grants have been awarded.\n# Applications\nApplications for grants from the Fund are invited each year by a notice. Applications for the annual allocation must be received by the following 31st January.',
])('takes two ways of asking for enough where nothing speaks against it: %s', (text) => {
  expect(judgeCall(read(text))).toEqual({ isCall: true });
});

it('takes what counsels givers for no call', () => {
  expect(
    judgeCall(
      read(
        '# How to Handle Donation Requests\nYour business gets requests for donations and gifts. Make a plan. Organizations should submit requests in writing. Priority is given to friends. Gifts are advertising.',
      ),
    ).isCall,
  ).toBe(false);
});

it('takes a tax return for what it is', () => {
  expect(
    judgeCall(
      read(
        'Form 990 Return of Organization Exempt From Income Tax\nApplications for grants must be sent to the officer. Applicants must apply in writing. Grants are made. Funding and awards: grants $40,000.',
      ),
    ),
  ).toEqual({ isCall: false, seems: 'a tax return' });
});
