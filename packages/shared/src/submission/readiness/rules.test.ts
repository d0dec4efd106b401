import { describe, expect, it } from 'vitest';
import { findFindings } from './find-findings.ts';
import { aReadinessInput, aSection, type Given } from './testing/builders.ts';
import { findingTexts } from './testing/finding-texts.ts';

describe('the remaining rules', () => {
  it('find prompts that the section does not address', () => {
    const prompts = ['Describe your evaluation plan.', 'Explain the poverty rate.'];
    const html = `<h2>Need</h2><p>Evaluating outcomes, we measure monthly what tenants tell us in surveys about rent, ${'and heating '.repeat(12)}.</p>`;
    expect(findingTexts('prompt', { html, sections: [aSection('Need', { prompts })] })).toEqual([
      'warning: “Need” may not answer: Explain the poverty rate.',
    ]);
    const more = [...prompts, 'Name your partners.'];
    expect(
      findingTexts('prompt', { html, sections: [aSection('Need', { prompts: more })] }),
    ).toEqual([
      'warning: “Need” may not answer 2 of the funder’s points: Explain the poverty rate.',
    ]);
  });

  it('find prompts of which the section only has words that the section name or another prompt has too', () => {
    const prompts = [
      'List the estimated expenses for travel and meals.',
      'Base the estimated expenses on early registration at the reduced rate.',
    ];
    const html = `<h2>Expenses</h2><p>We estimated all expenses: travel by train and meals, ${'a day and '.repeat(12)}.</p>`;
    expect(findingTexts('prompt', { html, sections: [aSection('Expenses', { prompts })] })).toEqual(
      [`warning: “Expenses” may not answer: ${prompts[1]}`],
    );
  });

  it('find references to attachments that are not ready', () => {
    const html = '<h2>Need</h2><p>For letters, see attached.</p>';
    expect(findingTexts('see-attached', { html })).toHaveLength(1);
    const attachments = [{ name: 'Letters', required: true, state: 'ready' as const }];
    expect(findingTexts('see-attached', { html, submission: { attachments } })).toEqual([]);
    expect(
      findingTexts('see-attached', { html: '<p>An attached garage, an appendix scar.</p>' }),
    ).toEqual([]);
  });

  const named = (...names: string[]) =>
    names.map((name) => ({ name, required: true, state: 'ready' as const }));

  it.each([
    ['Attachment C', named('Attachment A: Budget', 'Attachment B: Board list')],
    ['Appendix 3', named('Budget', 'Board list')],
    ['Exhibit B', named('Budget')],
  ])('find a reference to %s, which is not an attachment', (words, attachments) => {
    const html = `<h2>Need</h2><p>All résumés are in ${words}.</p>`;
    expect(findingTexts('see-attached', { html, submission: { attachments } })).toEqual([
      `warning: The text refers to “${words}”, but there is no such attachment`,
    ]);
  });

  it.each([
    ['The budget is in Attachment B.', named('Budget', 'Board list')],
    ['The list is in attachment B (Attachment B).', named('Attachment B: Board list')],
    ['As Attachment F of the guidelines says, Section C counts.', named('Attachment A: Budget')],
    ['See Appendix A.1 of the manual.', named('Budget')],
  ])('accept the references in “%s”', (text, attachments) => {
    const input = {
      html: `<h2>Need</h2><p>${text}</p>`,
      sections: [aSection('Need', { prompts: ['Follow the format of Attachment F.'] })],
      submission: { attachments },
    };
    expect(findingTexts('see-attached', input)).toEqual([]);
  });

  it('find a blank signature line once', () => {
    const html = '<p>Signed: ________</p><p>Signature of the chair ______</p><p>Date: ______</p>';
    expect(findingTexts('signature', { html })).toEqual(['warning: A signature line is blank']);
    expect(findingTexts('signature', { html: '<p>Signed: A. Chair</p>' })).toEqual([]);
  });

  it('find facts without a source', () => {
    const claims = [
      { text: '40%', kind: 'percentage' as const, source: { type: 'unsupported' as const } },
      { text: '1999', kind: 'date' as const, source: { type: 'additional' as const } },
    ];
    expect(findingTexts('fact', { claims })).toEqual(['warning: No source for “40%”']);
  });

  it.each([
    ['The coordinator (TBD) starts in May.', ['TBD'], []],
    ['TODO Maria Lopez checks the $XX,XXX.', ['TODO Maria Lopez', 'XXX'], []],
    ['The fair is on [Date 2027].', ['2027'], []],
    ['The fair is on [Date 2027], in Fall 2027.', ['2027'], ['2027']],
    ['TBD families in 20 towns wait.', ['TBD', '20'], ['20']],
  ])('ask for no source of a placeholder: %s', (text, facts, found) => {
    const claims = facts.map((fact) => ({
      text: fact,
      kind: 'name' as const,
      source: { type: 'unsupported' as const },
    }));
    expect(findingTexts('fact', { html: `<p>${text}</p>`, claims })).toEqual(
      found.map((fact) => `warning: No source for “${fact}”`),
    );
  });

  it('accept the budget as a source', () => {
    const claims = ['$24,000', '0.5 FTE', '$4,000'].map((text) => ({
      text,
      kind: 'figure' as const,
      source: { type: 'unsupported' as const },
    }));
    const line = { item: 'Cook', basis: '0.5 FTE at $48,000', cost: 24_000, requested: 24_000 };
    const submission = { budget: { currency: 'USD', lines: [line] } };
    expect(findingTexts('fact', { claims, submission })).toEqual([
      'warning: No source for “$4,000”',
    ]);
  });

  it('find a missing title and tax ID', () => {
    const requirements = [{ text: 'State your EIN.', kind: 'content' as const, mandatory: true }];
    const input = {
      title: ' ',
      organizationInfo: { name: 'Harbor House' },
      details: { requirements },
    };
    expect(findingTexts('missing-detail', input)).toEqual([
      'warning: The application has no title',
      'warning: The funder asks for your tax ID (EIN), but your profile doesn’t have one',
    ]);
  });

  it('do not repeat a dismissed warning', () => {
    const html = '<h2>Need</h2><p>For letters, see attached.</p>';
    const [finding] = findFindings(aReadinessInput({ html }));
    const dismissed = [finding?.key ?? ''];
    expect(findFindings(aReadinessInput({ html, submission: { dismissed } }))).toEqual([]);
  });

  const budgetOf = (other: number) => ({
    currency: 'USD',
    lines: [{ item: 'Rent', cost: 40_000 + other, requested: 40_000, other }],
  });
  const requirementsOf = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      text: `Describe outcome ${index}.`,
      kind: 'content' as const,
      mandatory: true,
    }));
  const match = { percent: 50, quote: 'A match of 50% is required.' };

  it.each<[string, Given, Given]>([
    [
      'the match',
      { details: { budgetRules: { match } }, submission: { budget: budgetOf(19_500) } },
      { details: { budgetRules: { match } }, submission: { budget: budgetOf(0) } },
    ],
    [
      'the requests in the text',
      { html: '<p>We request $5,000. We request $6,000.</p>' },
      { html: '<p>We request $5,000. We request $9,000.</p>' },
    ],
    [
      'the requirements',
      { details: { requirements: requirementsOf(2) } },
      { details: { requirements: requirementsOf(5) } },
    ],
    [
      'the rules on AI',
      { details: { aiPolicy: [{ text: 'AI is forbidden.' }] } },
      { details: { aiPolicy: [{ text: 'Proposals written by AI are rejected.' }] } },
    ],
  ])('repeat a dismissed warning if its facts change: %s', (_name, before, after) => {
    const dismissed = findFindings(aReadinessInput(before)).map(({ key }) => key);
    const open = (input: Given) =>
      findFindings(aReadinessInput({ ...input, submission: { ...input.submission, dismissed } }));
    expect(open(before)).toEqual([]);
    expect(open(after)).toHaveLength(1);
  });

  it('do not repeat a dismissed warning about requirements if one is ticked off', () => {
    const details = { requirements: requirementsOf(2) };
    const dismissed = findFindings(aReadinessInput({ details })).map(({ key }) => key);
    const checklist = [{ requirement: 'Describe outcome 0.', state: 'done' as const }];
    const submission = { dismissed, checklist };
    expect(findFindings(aReadinessInput({ details, submission }))).toEqual([]);
  });
});
