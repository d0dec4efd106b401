import { describe, expect, it } from 'vitest';
import type { Analysis, AnalysisDetails } from '../contract/analysis.ts';
import type { CallChange } from '../contract/call-facts.ts';
import { findBudgetRules } from '../submission/budget/find-budget-rules.ts';
import { addCallFile } from './add-call-file.ts';
import { analysisOf, fileOf, harborNotice, requirement } from './testing/harbor-call.ts';

const section = (name: string): AnalysisDetails['sections'][number] => ({
  name,
  description: '',
  required: true,
  prompts: [],
});
const add = (
  text: string,
  kind: Parameters<typeof requirement>[1] = 'attachment',
  current: Analysis = harborNotice(),
) =>
  addCallFile({
    current,
    added: analysisOf({ requirements: [requirement(text, kind)] }),
    currentFile: fileOf('notice'),
    addedFile: fileOf('amendment'),
  });
const doubts = (changes: readonly CallChange[]) =>
  changes.map(({ about, mayContradict = false }) => [about, mayContradict]);

describe('a withdrawal by label or name', () => {
  const sections = ['3. Work plan', 'A. Need', 'Budget'].map(section);
  const attachments = ['Attachment 3: Resume', 'Exhibit B', 'Budget'].map((name) => ({
    name,
    required: true,
  }));
  const current = () => analysisOf({ sections, attachments });
  const left = (text: string) => {
    const { analysis, changes } = add(text, 'content', current());
    const names = [...analysis.details.sections, ...(analysis.details.attachments ?? [])];
    const all = [...sections, ...attachments].map(({ name }) => name);
    const gone = all.filter((name) => !names.some((each) => each.name === name));
    return { gone, changes };
  };

  it.each([
    ['Attachment 3 is no longer required.', ['Attachment 3: Resume']],
    ['Section 3 is deleted.', ['3. Work plan']],
    ['Section 3, Work plan, is deleted.', ['3. Work plan']],
    ['Section A has been removed.', ['A. Need']],
    ['Work plan: This section has been removed.', ['3. Work plan']],
    ['Attachment 3: Resume: This attachment is removed.', ['Attachment 3: Resume']],
    ['Exhibit B is no longer required.', ['Exhibit B']],
    ['The requirement to form a partnership is waived.', []],
    ['Item 2 of Section 3 is deleted.', []],
    ['The signature on Attachment 3 is no longer required.', []],
    ['A budget narrative is no longer required.', []],
  ])('removes only the named item: %s', (text, gone) => {
    expect(left(text).gone).toEqual(gone);
  });

  it('lists the items that it may refer to', () => {
    const { changes } = left('A budget narrative is not required.');
    expect(doubts(changes)).toContainEqual(['Section', true]);
    expect(doubts(changes)).toContainEqual(['Attachment', true]);
  });
});

it('makes an item optional if it is encouraged but not required', () => {
  const text = 'Letters of support are not required but are encouraged.';
  const { analysis, changes } = add(text);
  expect(analysis.details.attachments?.[0]).toMatchObject({
    name: 'Letters of support',
    required: false,
  });
  expect(changes).toMatchObject([{ about: 'Attachment', after: { text } }]);
});

describe('the letter of intent', () => {
  const letterOf = ({ analysis }: { analysis: Analysis }) =>
    analysis.details.steps?.find(({ kind }) => kind === 'letter-of-intent')?.date;

  it('loses its due date if it is withdrawn, and the change is listed', () => {
    const result = add('Letters of intent are no longer required.', 'submission');
    expect(letterOf(result)).toBeUndefined();
    expect(doubts(result.changes)).toContainEqual(['Letter of intent', false]);
  });

  it.each([
    'The letter of intent webinar has been canceled.',
    'Letters of intent are not required but are encouraged.',
    'The page limit for the letter of intent is removed.',
  ])('keeps its date if the withdrawal is doubtful: %s', (text) => {
    const result = add(text, 'submission');
    expect(letterOf(result)).toBe('2027-08-02');
    expect(result.changes.filter(({ about }) => about === 'Letter of intent')).toMatchObject([
      { mayContradict: true },
    ]);
  });
});

it.each([
  'The match documentation form is no longer required.',
  'A copy of the indirect cost rate agreement is not required.',
  'The deadline for the match is removed.',
])('keeps the budget rules if the withdrawal is doubtful: %s', (text) => {
  const { analysis, changes } = add(text, 'amount');
  expect(analysis.details.budgetRules).toMatchObject({
    match: { percent: 100 },
    indirect: { percent: 10 },
  });
  expect(changes.some(({ mayContradict }) => mayContradict)).toBe(true);
});

it.each(['The 1:1 match requirement has been eliminated.', 'The 1:1 match is no longer required.'])(
  'drops the required match: %s',
  (text) => {
    expect(add(text, 'amount').analysis.details.budgetRules).not.toHaveProperty('match');
  },
);

it.each([
  [
    'A local contribution of 20 percent is required.',
    'The local contribution is no longer required.',
    undefined,
  ],
  [
    'Applicants must provide a local contribution of 20 percent of the request.',
    'The local contribution is reduced from 20 percent to 10 percent.',
    undefined,
  ],
  [
    'Applicants must provide a match of 20 percent.',
    'Applicants must provide a match of 25 percent.',
    25,
  ],
])('uses the match in the current sentences: %s %s', (earlier, later, percent) => {
  const current = analysisOf({
    requirements: [requirement(earlier, 'amount')],
    budgetRules: { match: { percent: 20, quote: earlier } },
  });
  const { analysis } = add(later, 'amount', current);
  expect(findBudgetRules(analysis.details).match?.percent).toBe(percent);
});

it('drops the cap on indirect costs', () => {
  const { analysis } = add('The cap on the indirect cost rate has been lifted.', 'amount');
  expect(analysis.details.budgetRules).not.toHaveProperty('indirect');
});

it.each([
  ['Resumes attached to the project narrative may not exceed 2 pages.', 6],
  ['The project narrative summary may not exceed 2 pages.', 6],
  ['What is the page limit for the project narrative? Up to 8 pages.', 8],
  ['Applicants may submit a project narrative of up to 8 pages.', 8],
  ['The project narrative may now have up to eight pages.', 8],
])('limits a section only if it is the subject of the sentence: %s', (text, pages) => {
  expect(add(text, 'limit').analysis.details.sections[0]?.limit).toEqual({ pages });
});

it('keeps an attachment required even if a form calls it optional', () => {
  const added = analysisOf({ attachments: [{ name: 'Budget form', required: false }] });
  const withFile = (kind: 'form' | 'faq') =>
    addCallFile({
      current: harborNotice(),
      added,
      currentFile: fileOf('notice'),
      addedFile: fileOf(kind),
    });
  const form = withFile('form');
  expect(form.analysis.details.attachments?.[1]?.required).toBe(true);
  expect(doubts(form.changes)).toEqual([['Attachment: Budget form', true]]);
  const faq = withFile('faq');
  expect(faq.analysis.details.attachments?.[1]?.required).toBe(false);
  expect(doubts(faq.changes)).toEqual([['Attachment: Budget form', false]]);
});
