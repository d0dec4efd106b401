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

it.each([lodge, club])('hears a standing invitation: %s', (text) => {
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
