import { expect, it } from 'vitest';
import { readingOf } from './fixtures/reading-of.ts';
import { collectFindings } from './collect-findings.ts';
import { readGuidelines } from './read-guidelines.ts';

const lines = (text: string): string =>
  collectFindings(readGuidelines(readingOf('html', '', text), '2026-09-01'))
    .map((one) => one.text)
    .join('\n');
const call =
  '# Garden Commons Grants\nThe Garden Fund supports small charities that grow food.\n## Your application\nUse these headings:\n### About your group (100 words)\nWho are you?\n### What you will do (300 words)\nTell us your activities, where they take place and how many people will take part.\n### Budget (1 page)\nList the costs.';

it('tells what a part asks with the part, and not among the requirements', () => {
  expect(lines(call)).not.toMatch(/Tell us your activities/);
  expect(lines(call)).toMatch(/Keep "What you will do" within 300 words/);
});

it('tells what no part asks', () => {
  expect(
    lines(`${call}\n## Notes\nTell us by e-mail when your activities change during the year.`),
  ).toMatch(/when your activities change/);
});

it('tells the question of a form once, with its answer', () => {
  const form = lines(
    '# Village Fund\nGrants of €500 to €3,000 to groups. Forms are due 19 March 2027.\n|SECTION 2||\n|2.1 Describe the works and who will do them (max. 300 words)||\n|2.2 Why is it needed? (max. 200 words)||\n|3.1 Costs, item by item, with the amount sought (max. 200 words)||',
  );
  expect(form).toMatch(/Keep each answer within its own limit: .*"Why is it needed\?" 200 words/);
  expect(form).not.toMatch(/^(?:\d\.\d )?(?:Why is it|Costs, item|Describe)/m);
});
