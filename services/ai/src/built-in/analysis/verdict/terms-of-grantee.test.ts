import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { judgeCall } from '../is-call.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { bindsGrantees, setsTerms } from './terms-of-grantee.ts';

const read = (text: string) => readGuidelines(readingOf('docx', '', text), '2026-11-01');

it.each([
  '# River Alliance\nTerms of support\nThe Alliance will receive a grant of $90,000 from the Student Council for the coming year. Funds must be spent on tools which students can use.\n## What may be bought\n- Tools and their transport\n- Pumps for the pond\n## Reporting\nThe Alliance will provide an annual report to the Council. This report will include a list of what was bought. Each report will be due three weeks after the term.',
  '# Conditions of the Heron Awards\nThe grantee must spend the award on the garden it described. Grants may not pay for wages.\n## Reporting requirements\nA final report must be submitted within 60 days of the end of the grant. Funding that is left goes back to the Heron Trust.',
])('knows terms for whoever has the money already: %s', (text) => {
  expect(bindsGrantees(read(text))).toBe(true);
  expect(judgeCall(read(text))).toEqual({
    isCall: false,
    seems: 'a guide for those who already have a grant',
  });
});

it.each([
  '# Heron Awards\nTerms\nEach winner will receive a grant of $900. Reporting requirements: a final report must be submitted within 60 days. The grantee must thank the Trust. To apply, write to us.',
  '# Heron Awards\nNominations are welcome. The Trust was awarded a grant of $90,000 from the city to share. Reporting requirements: reports must be submitted in May.',
  '# Heron Awards\nThe Trust was awarded a grant of $90,000 from the city, which it shares among gardens. Tell us about yours by May 3, 2027.',
])('leaves to others what asks: %s', (text) => {
  expect(bindsGrantees(read(text))).toBe(false);
});

const standing =
  'To be eligible for any Shire grant, applicants must not owe the Shire money. Recipients show proof of use with receipts, acquit the money within ten weeks and return the allocated funding that is left, or debt recovery begins. Applications are only taken in the format of each grant program.';

it.each([
  `# Grants terms and conditions\n${standing}`,
  `# Appendix 2 - Terms and Conditions\n${standing}`,
  '# Terms and Conditions\nWork begun before the offer letter is not eligible for grant aid. The grant must be used for the sole purpose of the request. Return the acceptance form with your bank account details. Keep receipts; a final monitoring report must be sent.',
])('knows terms that hold for all grants of a giver: %s', (text) => {
  expect(setsTerms(read(text))).toBe(true);
  expect(judgeCall(read(text)).isCall).toBe(false);
});

it.each([
  `# Grants terms and conditions\n${standing} To apply, write to the clerk.`,
  `# Riverbank Grants\n${standing}`,
  `# Grants terms and conditions\n${standing} The deadline for applications is May 3, 2027.`,
])('does not take for terms what says how and when to ask: %s', (text) => {
  expect(setsTerms(read(text))).toBe(false);
});
