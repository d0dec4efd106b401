import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { judgeCall } from '../is-call.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { isStoppedByNotice } from './stopped.ts';

const read = (text: string) => readGuidelines(readingOf('html', '', text), '2026-11-01');
const call =
  '## Eligibility\nFaculty are eligible for awards of $1,200. Applicants must have a course. To apply, submit the application form with your proposal. Applications are reviewed by librarians.';

it.each([
  `# Open Page Fellowship\nThe Open Page Fellowship program was sunset in 2025. Projects continue elsewhere.\n${call}`,
  `# We have paused our Grants Program\nWe reached our budget.\n${call}`,
  `# News of our grants\nEffective August 1st, 2025, the Society is temporarily pausing our Grants Program after reaching our cap earlier than expected.\n${call}`,
  `# Wren Grants\nOur grantmaking is on hold while we plan.\n${call}`,
  `# Innovation Challenge 2020\nStatus: closed\nIMPORTANT ANNOUNCEMENT -- THE CHALLENGE IS CANCELLED.\n${call}`,
  `# Innovation Challenge 2020\nWe made the difficult decision to cancel the Innovation Challenge for 2020.\n${call}`,
])('hears that a programme was stopped over its call: %s', (text) => {
  expect(isStoppedByNotice(read(text))).toBe(true);
  expect(judgeCall(read(text))).toEqual({ isCall: false, seems: 'a program that is closed' });
});

it.each([
  `# Reading Fund\nThe Oak Street program was discontinued in 2019 and this fund took its place.\n${call}`,
  `# Reading Fund\nIf this program is suspended by the state, awards end.\n${call}`,
  `# Reading Fund\nThe workshop of March 3 is cancelled.\n${call}`,
  `# Reading Fund\nThis program is on hold until spring. Applications are due March 3, 2027.\n${call}`,
])('takes no such notice from: %s', (text) => {
  expect(isStoppedByNotice(read(text))).toBe(false);
});
