import { addCallFile, guessFileKind } from '@grantwright/shared/call-files';
import type { Analysis, Block, CallFile } from '@grantwright/shared/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadModel } from '../model/load-model.ts';
import { heading, paragraph } from '../testing/classified-units.ts';
import { analyze } from './analyze.ts';
import { findKeyFacts } from './key-facts/find-key-facts.ts';

let model: Awaited<ReturnType<typeof loadModel>>;
beforeAll(async () => {
  model = await loadModel();
});

/** Creates a block from a line, in which "# " or "## " marks a heading. */
const blockOf = (line: string): Block => {
  const [, marks, text] = /^(#+) (.*)$/.exec(line) ?? [];
  return marks && text ? heading(text, marks.length) : paragraph(line);
};

async function analyzed(lines: readonly (string | string[][])[]): Promise<Analysis> {
  const blocks = lines.map((line): Block =>
    typeof line === 'string' ? blockOf(line) : { type: 'table', rows: line },
  );
  const extractedText = { source: 'docx' as const, notes: [], blocks };
  const { details, ...analysis } = await analyze({ extractedText, today: '2027-01-15' }, model);
  return { ...analysis, details: { ...details, keyFacts: findKeyFacts(details) } };
}

type Document = { name: string; lines: readonly (string | string[][])[] };

/** Merges the analyses of a notice and its other files and lists the changes. */
async function mergeFiles(...[notice, ...more]: [Document, ...Document[]]) {
  let current = await analyzed(notice.lines);
  const currentFile: CallFile = { name: notice.name, kind: 'notice' };
  for (const { name, lines } of more) {
    const added = await analyzed(lines);
    const addedFile = { name, kind: guessFileKind({ name, analysis: added }) };
    current = addCallFile({ current, added, currentFile, addedFile }).analysis;
  }
  const changes = current.details.changes ?? [];
  return {
    analysis: current,
    changes: changes.map(({ about, before, after }) => [about, before?.text, after?.text]),
    files: changes.map(({ before, after }) => [before?.file, after?.file]),
  };
}

const notice = {
  name: 'guidelines.docx',
  lines: [
    '# Lantern Fund: Neighborhood Science Grants 2027',
    'The Lantern Fund invites non-profit organizations to apply for Neighborhood Science Grants.',
    '## Important dates',
    'Letters of intent are due June 1, 2027.',
    'Applications are due July 15, 2027, by 5:00 p.m. Eastern Time.',
    'Awards will be announced by September 30, 2027.',
    'Projects may begin on November 1, 2027.',
    '## Awards',
    'Grants range from $5,000 to $20,000.',
    'A total of $300,000 is available.',
    'We expect to make 15 awards.',
    '## Match and indirect costs',
    'Applicants must provide a match of at least 25 percent of the request.',
    'Indirect costs may not exceed 10 percent of the request.',
    '## Who may apply',
    'Applicants must be tax-exempt under section 501(c)(3).',
    '## What to submit',
    '### Project narrative (6 pages)',
    'Describe the need for the project and whom it serves.',
    '### Work plan (2 pages)',
    'Describe the activities and when they happen.',
    '## Attachments',
    'Attach three letters of support from partners.',
    '## How to submit',
    'Submit applications by e-mail to grants@lantern.example.',
  ],
};
const amendment = {
  name: 'amendment-1.docx',
  lines: [
    '# Amendment 1 to Neighborhood Science Grants 2027',
    'The deadline for applications is extended from July 15, 2027 to July 29, 2027.',
    'The due date for letters of intent is changed from June 1, 2027 to June 8, 2027.',
    'The maximum grant is increased from $20,000 to $25,000.',
    'The total available is now $400,000 instead of $300,000.',
    'The match requirement is waived.',
    'The limit on indirect costs is raised from 10 percent to 15 percent of the request.',
    'The page limit for the project narrative is changed from 6 pages to 8 pages.',
    'Under Attachments, delete "three letters of support" and insert "two letters of support".',
    'Submit applications through the portal at apply.lantern.example instead of by e-mail to grants@lantern.example.',
    'The work plan is no longer required.',
    'All other terms remain unchanged.',
  ],
};
const answers = {
  name: 'faq.docx',
  lines: [
    '# Neighborhood Science Grants 2027: Questions and Answers',
    'May tribal governments apply?',
    'Tribal governments are eligible to apply.',
    'How many awards do you expect to make?',
    'We expect to make 18 awards (previously 15).',
    'When may projects begin?',
    'Projects may begin on December 1, 2027 instead of November 1, 2027.',
  ],
};

describe('a notice merged with its amendment and FAQ', () => {
  it('attributes every changed fact to its file, and lists the changes', async () => {
    const { analysis, changes, files } = await mergeFiles(notice, amendment, answers);
    const { deadline, award, steps, sections, keyFacts } = analysis.details;
    expect(analysis.details.files?.map(({ kind }) => kind)).toEqual(['notice', 'amendment', 'faq']);
    expect(deadline).toMatchObject({
      date: '2027-07-29',
      time: '17:00',
      timeZone: 'Eastern Time',
      file: 1,
    });
    expect(steps?.map(({ kind, date, file }) => [kind, date, file])).toEqual([
      ['letter-of-intent', '2027-06-08', 1],
      ['application', '2027-07-29', 1],
      ['decision', '2027-09-30', 0],
      ['start', '2027-12-01', 2],
    ]);
    expect(award).toMatchObject({
      floor: { amount: 5_000, file: 0 },
      ceiling: { amount: 25_000, file: 1 },
      total: { amount: 400_000, file: 1 },
      count: { value: 18, file: 2 },
    });
    expect(sections.find(({ name }) => name === 'Project narrative')).toMatchObject({
      limit: { pages: 8 },
      file: 1,
    });
    expect(sections.map(({ name }) => name)).not.toContain('Work plan');
    expect(keyFacts?.costs.map(({ text, file }) => [text, file])).toEqual([
      ['The match requirement is waived.', 1],
      [amendment.lines[6], 1],
    ]);
    expect(analysis.details.budgetRules?.indirect).toMatchObject({ percent: 15, file: 1 });
    expect(analysis.grantProgram).toContain('Neighborhood Science Grants');
    expect(analysis.details.funder).toBe('Lantern Fund');
    const requirements = analysis.details.requirements.map(({ text }) => text).join('\n');
    expect(requirements).not.toMatch(
      /25 percent|Attach three letters|Submit applications by e-mail/,
    );
    expect(requirements).toMatch(/Tribal governments are eligible/);
    expect(changes.map(([about]) => about)).toEqual([
      'Deadline',
      'Maximum award',
      'Total funding',
      'Matching funds',
      'Indirect costs',
      'Letter of intent',
      'Section',
      'Length: Project narrative',
      'Attachments',
      'How to submit',
      'Number of awards',
      'Start',
    ]);
    expect(files.every(([before, after]) => before === 0 && (after === 1 || after === 2))).toBe(
      true,
    );
  });
});

const arts = {
  name: 'guidelines.docx',
  lines: [
    '# Orchard Trust Arts Grants',
    'The Orchard Trust invites arts organizations to apply.',
    'Applications are due May 3, 2027 at noon Pacific Time.',
    'The maximum award is $10,000.',
    'The narrative may not exceed 1,500 words.',
  ],
};

it('uses the column with the new values in a table of changes', async () => {
  const table = [
    ['Item', 'Original', 'Revised'],
    ['Application deadline', 'May 3, 2027', 'May 17, 2027'],
    ['Maximum award', '$10,000', '$12,000'],
    ['Narrative limit', '1,500 words', '2,000 words'],
  ];
  const lines = ['# Addendum A: Orchard Trust Arts Grants', 'The guidelines change:', table];
  const { analysis, changes } = await mergeFiles(arts, { name: 'addendum.docx', lines });
  expect(analysis.details).toMatchObject({
    deadline: { date: '2027-05-17', time: '12:00', file: 1 },
    award: { ceiling: { amount: 12_000, file: 1 } },
  });
  expect(changes).toEqual([
    ['Deadline', 'May 3, 2027, 12:00 p.m. Pacific Time', 'May 17, 2027, 12:00 p.m. Pacific Time'],
    ['Maximum award', '$10,000', '$12,000'],
    ['Length and limits', arts.lines[4], 'Narrative limit: 2,000 words (previously 1,500 words)'],
  ]);
});

it('recognizes old and new values on separate lines', async () => {
  const lines = [
    'Addendum No. 2',
    'Orchard Trust Arts Grants',
    '1. Application due date',
    'From: May 3, 2027, at noon Pacific Time',
    'To: May 17, 2027, at noon Pacific Time',
    '2. The maximum award is increased from $10,000 to $12,000.',
  ];
  const { analysis, changes } = await mergeFiles(arts, { name: 'addendum-2.docx', lines });
  expect(analysis.details.deadline).toMatchObject({ date: '2027-05-17', time: '12:00', file: 1 });
  expect(changes.map(([about]) => about)).toEqual(['Deadline', 'Maximum award']);
});

it('applies changes announced in the answers of an FAQ', async () => {
  const lines = [
    '# Orchard Trust Arts Grants: Frequently Asked Questions',
    'Q1. Can the deadline be extended?',
    'A1. Yes. The new deadline is May 17, 2027, at noon Pacific Time.',
    'Q2. How long may the narrative be?',
    'A2. The narrative may not exceed 2,000 words.',
    'Q3. Is a match required?',
    'A3. No. A match is not required for this round.',
  ];
  const withMatch = { ...arts, lines: [...arts.lines, 'A one-to-one match is required.'] };
  const { analysis, changes } = await mergeFiles(withMatch, { name: 'faq.docx', lines });
  expect(analysis.details.deadline).toMatchObject({ date: '2027-05-17', file: 1 });
  expect(changes.map(([about]) => about)).toEqual([
    'Deadline',
    'Matching funds',
    'Length and limits',
  ]);
  const requirements = analysis.details.requirements.map(({ text }) => text);
  expect(requirements.join(' ')).not.toMatch(/one-to-one|: Yes\.|1,500/);
});

it('lists only the changes if the whole notice is reissued', async () => {
  const lines = [
    '# Orchard Trust Arts Grants (amended April 2, 2027)',
    'The Orchard Trust invites arts organizations to apply.',
    'Applications are due May 17, 2027 at noon Pacific Time.',
    'The maximum award is $12,000.',
    'The narrative may not exceed 2,000 words.',
  ];
  const { changes } = await mergeFiles(arts, { name: 'guidelines-amended.docx', lines });
  expect(changes.map(([about]) => about)).toEqual([
    'Deadline',
    'Maximum award',
    'Length and limits',
  ]);
});
