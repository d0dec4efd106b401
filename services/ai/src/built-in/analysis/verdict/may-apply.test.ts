import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { judgeCall } from '../is-call.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { saysWhoMayApply } from './may-apply.ts';

const read = (text: string) => readGuidelines(readingOf('html', '', text), '2026-11-01');

it.each([
  '# Otter mini-grants\nOur mini-grants help with bus fares and museum tickets. A teacher may apply for up to $400. Minigrants are paid back against receipts.',
  '# Parish awards\nApplications are welcome at any time. Grants are made four times a year and are seldom over £500.',
  '# Heron Trust grants\nEligible clubs can now apply for a grant towards boats. Each grant is for $2,000.',
  '# Quarry Fund\nThe Fund gives grants to libraries. Please send an application by May 3, 2027; funding is paid in June.',
])('hears that somebody may apply: %s', (text) => {
  expect(saysWhoMayApply(read(text))).toBe(true);
  expect(judgeCall(read(text))).toEqual({ isCall: true });
});

it.each([
  '# Otter mini-grants\nA teacher may not apply for more than $400 in grants from others. Grants must be reported.',
  '# How we raise money\nMany foundations give grants. If you may apply for funding of $5,000, tell the treasurer first.',
  '# Minutes\nGrants of $4,000 were approved. Members were told that clubs may apply for grants next year; the minutes were read and were signed.',
])('and does not hear it where it is not said: %s', (text) => {
  expect(saysWhoMayApply(read(text))).toBe(false);
});
