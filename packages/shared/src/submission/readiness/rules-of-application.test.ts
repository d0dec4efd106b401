import { expect, describe, it } from 'vitest';
import { findFindings } from './find-findings.ts';
import { aReadinessInput } from './testing/builders.ts';

type Given = Parameters<typeof aReadinessInput>[0];

const found = (rule: string, given: Given) =>
  findFindings(aReadinessInput(given))
    .filter((finding) => finding.rule === rule)
    .map(({ level, text }) => `${level}: ${text}`);

describe('the rule on AI', () => {
  const aiPolicy = [{ text: 'Applicants must disclose the use of AI in their application.' }];

  it('finds a missing statement', () => {
    expect(found('ai-rule', { details: { aiPolicy } })).toEqual([
      'blocker: The funder asks for a statement on the use of AI',
    ]);
  });

  it.each<[string, Given]>([
    ['the statement is written', { submission: { aiStatement: 'We used Grantwright.' } }],
    ['the text has one', { html: '<h2>Use of AI</h2><p>AI helped to draft this.</p>' }],
  ])('finds nothing if %s', (_case, given) => {
    expect(found('ai-rule', { ...given, details: { aiPolicy } })).toEqual([]);
  });

  it('does not take a project about AI for a statement', () => {
    const html = '<h2>Need</h2><p>Teachers used AI to plan lessons. We will train 40 of them.</p>';
    expect(found('ai-rule', { html, details: { aiPolicy } })).toEqual([
      'blocker: The funder asks for a statement on the use of AI',
    ]);
  });

  it('warns of a statement that does not mention it', () => {
    const submission = { aiStatement: 'See the cover letter.' };
    expect(found('ai-rule', { submission, details: { aiPolicy } })).toEqual([
      'warning: The statement on AI may not say whether AI was used',
    ]);
  });

  it('warns of a draft by AI for a funder that forbids it', () => {
    const forbids = [{ text: 'Applications written by AI will not be considered.' }];
    const given: Given = { details: { aiPolicy: forbids }, draftedBy: 'built-in' };
    const warnings = ['warning: This funder forbids text written by AI'];
    expect(found('ai-rule', given)).toEqual(warnings);
    // A saved application does not state who drafted it.
    expect(found('ai-rule', { ...given, draftedBy: undefined })).toEqual(warnings);
    expect(found('ai-rule', { ...given, submission: { isAssistOnly: true } })).toEqual([]);
  });
});

it('an attachment over its page limit is found', () => {
  const row = { name: 'Budget', required: true, state: 'ready', pages: 3, maxPages: 2 } as const;
  expect(found('attachment', { submission: { attachments: [row] } })).toEqual([
    'warning: “Budget” has 3 pages, and the limit is 2',
  ]);
});

it('an application without text is not ready', () => {
  expect(found('empty-text', { html: '<p> </p>' })).toEqual([
    'blocker: The application has no text',
  ]);
  expect(found('empty-text', { html: '<p>One in six.</p>' })).toEqual([]);
});
