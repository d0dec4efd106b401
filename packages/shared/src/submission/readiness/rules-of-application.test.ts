import { expect, describe, it } from 'vitest';
import type { Submission } from '../../contract/submission.ts';
import { findFindings } from './find-findings.ts';
import { aReadinessInput } from './testing/builders.ts';

type Given = Parameters<typeof aReadinessInput>[0];

const findingTexts = (rule: string, input: Given) =>
  findFindings(aReadinessInput(input))
    .filter((finding) => finding.rule === rule)
    .map(({ level, text }) => `${level}: ${text}`);

describe('the rule on AI', () => {
  const aiPolicy = [{ text: 'Applicants must disclose the use of AI in their application.' }];

  it('finds a missing statement', () => {
    expect(findingTexts('ai-rule', { details: { aiPolicy } })).toEqual([
      'blocker: The funder asks for a statement on the use of AI',
    ]);
  });

  it.each<[string, Given]>([
    ['the statement is written', { submission: { aiStatement: 'We used Grantwright.' } }],
    ['the text has one', { html: '<h2>Use of AI</h2><p>AI helped to draft this.</p>' }],
  ])('finds nothing if %s', (_case, input) => {
    expect(findingTexts('ai-rule', { ...input, details: { aiPolicy } })).toEqual([]);
  });

  it('does not mistake a project about AI for a statement', () => {
    const html = '<h2>Need</h2><p>Teachers used AI to plan lessons. We will train 40 of them.</p>';
    expect(findingTexts('ai-rule', { html, details: { aiPolicy } })).toEqual([
      'blocker: The funder asks for a statement on the use of AI',
    ]);
  });

  it('warns about a statement that does not mention AI use', () => {
    const submission = { aiStatement: 'See the cover letter.' };
    expect(findingTexts('ai-rule', { submission, details: { aiPolicy } })).toEqual([
      'warning: The statement on AI may not say whether AI was used',
    ]);
  });

  it('warns about a statement that denies an AI-written draft, in the package and in the text', () => {
    const aiStatement = 'No AI tools were used.';
    const html = '<h2>Need</h2><p>We wrote this proposal without AI.</p>';
    const textsOf = (writtenBy: Submission['writtenBy']) =>
      findingTexts('ai-rule', { html, submission: { aiStatement, writtenBy } });
    const denial = 'says that no AI was used, but the AI service drafted parts of this application';
    expect(textsOf(['openai'])).toEqual([
      `warning: The statement on AI ${denial}`,
      `warning: The text ${denial}`,
    ]);
    expect(textsOf([])).toEqual([]);
  });

  it('warns about an AI-written draft if the funder forbids AI', () => {
    const forbids = [{ text: 'Applications written by AI will not be considered.' }];
    const details = { aiPolicy: forbids };
    const textsOf = (submission: Submission | undefined) =>
      findingTexts('ai-rule', { details, submission });
    const warnings = ['warning: This funder forbids text written by AI'];
    expect(textsOf({ writtenBy: ['built-in'] })).toEqual(warnings);
    // An older application does not state who drafted it.
    expect(textsOf(undefined)).toEqual(warnings);
    expect(textsOf({ isAssistOnly: true })).toEqual([]);
    // After an outline, "Assist only" may be cleared without a new draft.
    expect(textsOf({ writtenBy: [] })).toEqual([]);
    expect(textsOf({ isAssistOnly: true, writtenBy: ['openai'] })).toEqual(warnings);
  });
});

const pdf = { id: '1', fileType: 'pdf', fileSize: 2 * 1024 ** 2 } as const;

it('finds an attachment over its page limit', () => {
  const row = { name: 'Budget', required: true, state: 'ready', pages: 3, maxPages: 2 } as const;
  expect(findingTexts('attachment', { submission: { attachments: [row] } })).toEqual([
    'warning: “Budget” has 3 pages, and the limit is 2',
  ]);
});

it.each([
  [{}, [pdf], []],
  [{}, undefined, []],
  [{ maxMegabytes: 1 }, [pdf], ['warning: The funder may not accept the file for “Budget”']],
  [
    {},
    [{ ...pdf, fileType: 'docx' }],
    ['warning: The funder may not accept the file for “Budget”'],
  ],
  [{}, [], ['warning: The file for “Budget” is not in your library']],
] as const)('finds files that do not fit their attachment: %j %j', (limits, files, texts) => {
  const row = {
    name: 'Budget',
    required: true,
    state: 'ready',
    documentId: '1',
    ...limits,
  } as const;
  const attachments = [{ name: 'Budget', required: true, quote: 'Attach the budget as a PDF.' }];
  const input = { details: { attachments }, submission: { attachments: [row] }, files };
  expect(findingTexts('attachment', input)).toEqual(texts);
});

it('blocks an application without text', () => {
  expect(findingTexts('empty-text', { html: '<p> </p>' })).toEqual([
    'blocker: The application has no text',
  ]);
  expect(findingTexts('empty-text', { html: '<p>One in six.</p>' })).toEqual([]);
});
