import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { judgeCall } from '../is-call.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { takesNoneUnasked } from './unsolicited.ts';

const read = (text: string) => readGuidelines(readingOf('html', '', text), '2026-11-01');

it.each([
  '# How we work\n# Strategic grants\nLarge grants of up to £50,000 are made over 3 years to charities.\n# FAQs\n- Does the Trust accept unsolicited applications?\nThe Trust does not accept unsolicited applications. The Trustees seek out charities they wish to support and will invite those charities to apply for a grant.',
  '# Grants\nThe Foundation makes grants of $10,000 to $50,000. Proposals are by invitation only. Applicants who are invited must submit a budget.',
  '# Our giving\nUnsolicited proposals are not accepted. Grants go to nonprofits in Elm County. Eligible organizations are public charities.',
  '# Funding restrictions\nGrants are awarded only to public charities. The Foundation does not accept unsolicited proposals. Please do not send Letters of Inquiry, funding requests, or materials without an invitation.',
  '# Grantmaking\nThe Foundation has made 33 grants and is on its 4th call for proposals. All requests for funding must be made in writing in response to a specific invitation to apply. Unsolicited proposals will not be considered. Applicants must name their staff.',
  '# How we give\nThe Trust makes grants to libraries. It sends a request for proposals to a few, and only organizations that are invited may apply. Grants are made for a year.',
])('hears that nobody may ask: %s', (text) => {
  expect(takesNoneUnasked(read(text))).toBe(true);
  expect(judgeCall(read(text)).isCall).toBe(false);
});

it.each([
  'We do not accept unsolicited proposals. Send a letter of inquiry of two pages first.',
  'Unsolicited proposals are not accepted outside this round. Applications are due by May 3, 2027.',
  'Unsolicited requests are accepted at any time. Write to the trustees.',
  'Unsolicited proposals are not considered. We award grants once a year through an open call for proposals.',
  'The Trust makes grants. Full proposals are accepted only after an invitation, which follows your outline.',
  'Applications must be sent with a passport and after an invitation from the host.',
])('hears a door: %s', (text) => {
  expect(takesNoneUnasked(read(text))).toBe(false);
});

it.each([
  'The Wren Trust takes no unsolicited applications. If you truly think that your work fits, a short e-mail is allowed. Grants are given to schools.',
  'Unsolicited requests for grants are not accepted. Now and then the Trust may publish a Request for Proposals on one subject.',
  'Unsolicited grant applications are not accepted by the Foundation. Organizations that are invited to apply use the online form; applications are due by February 28.',
])('knows who asks nobody in, whatever is told to the invited: %s', (text) => {
  expect(takesNoneUnasked(readGuidelines(readingOf('html', '', text), '2026-11-01'))).toBe(true);
});
