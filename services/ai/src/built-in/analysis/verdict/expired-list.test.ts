import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { judgeCall } from '../is-call.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { listsExpired } from './expired-list.ts';

const read = (text: string) => readGuidelines(readingOf('html', '', text), '2026-11-01');
const offers =
  '- The agency is accepting applications that help runaway youth. Eligible applicants are nonprofits. The grant deadline is July 31.\n- A store is awarding grants of $4,000 to nonprofits. Eligible organizations must apply online.';

it.each([
  `# Watch\nThese grant opportunities have expired deadlines. Check funder web sites for updates.\n${offers}`,
  `# Past Funding Opportunities\n${offers}`,
  `# Archive for grant prospects\n${offers}`,
  `# Research\nThe following calls are now closed.\n${offers}`,
])('hears that what is listed is over: %s', (text) => {
  expect(listsExpired(read(text))).toBe(true);
  expect(judgeCall(read(text))).toEqual({ isCall: false, seems: 'a list of calls that are over' });
});

it.each([
  `# Funding opportunities\n${offers}`,
  `# Small Grants\nAll grants are paid in May. Past grants are listed here.\n${offers}`,
  `# Past Funding Opportunities\nOne is open. Applications are due May 3, 2027.\n${offers}`,
])('does not in: %s', (text) => {
  expect(listsExpired(read(text))).toBe(false);
});
