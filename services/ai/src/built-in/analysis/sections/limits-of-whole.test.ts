import { describe, expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { pageLimit } from '../rules/page-limit.ts';
import { findSections } from './find-sections.ts';

const read = (text: string) => readGuidelines(readingOf('html', '', text), '2026-09-01');
const limits = (text: string) => findSections(read(text)).map(({ limit }) => limit);
const points =
  '- A brief description of your organization and its mission\n- The need for the project\n- Annual operating budget\n- Amount of the proposed request';

describe('a limit over a list of parts', () => {
  it.each([
    `# Fund\nEach request requires a letter of inquiry, no longer than two pages and printed on one side of each page, in which the applicant addresses the following points:\n${points}`,
    `# Fund\nThe proposal should be no more than five pages and should include the following sections:\n${points}`,
  ])('is that of the whole: %s', (text) => {
    expect(limits(text)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it.each([
    `# Fund\nYour proposal should address the following points, at most 200 words for each point:\n${points}`,
    `# Fund\nYour application should include the following sections:\n${points}\nFor each question, please write no more than 200 words.`,
  ])('is that of each part where it is said of each: %s', (text) => {
    expect(limits(text)).toEqual(Array(4).fill({ words: 200 }));
    expect(pageLimit.find(read(text)).map((one) => one.text)).not.toContain(
      'Keep "Fund" within 200 words',
    );
  });
});

it('makes no part of how, where and through what an application is sent', () => {
  const names = findSections(
    read(
      '# Grant\n## Proposal Preparation Instructions\n- Preliminary Proposal Submission: Not required\n- Full Proposals submitted via Wren.gov: Follow the guide.\n- Full proposals submitted through the funding portal: Follow the guide of the portal.\n#### Proposal Preparation:\n#### Cover Sheet:\nProvide the title and the track.\n#### Project Description:\nIn addition there must be a separate section labeled "Lasting Benefit", and describe the work.\n### Wren.gov Requirements\nInclude the number of your organization.',
    ),
  ).map(({ name }) => name);
  expect(names).toEqual(['Cover Sheet', 'Project Description', 'Lasting Benefit']);
});
