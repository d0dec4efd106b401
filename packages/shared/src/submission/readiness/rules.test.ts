import { describe, expect, it } from 'vitest';
import { findFindings } from './find-findings.ts';
import { aReadinessInput, aSection } from './testing/builders.ts';
import { findingTexts } from './testing/finding-texts.ts';

const words = (count: number) => `<p>${'word '.repeat(count)}</p>`;

describe('the limit rule', () => {
  const limited = (limit: object) => [aSection('Need', { limit })];

  it.each([
    [104, 'blocker: “Need” is 4 words over'],
    [98, 'warning: “Need” is close to its limit'],
  ])('reports %s of 100 words', (count, text) => {
    const input = { html: `<h2>Need</h2>${words(count)}`, sections: limited({ words: 100 }) };
    expect(findingTexts('limit', input)).toEqual([text]);
  });

  it('does not count gaps', () => {
    const gap = '<p>[NEEDS INPUT: which one of all the many of them?]</p>';
    const input = { html: `<h2>Need</h2>${words(94)}${gap}`, sections: limited({ words: 100 }) };
    expect(findingTexts('limit', input)).toEqual([]);
  });

  it('reports a limit shared by two sections once', () => {
    const input = {
      html: `<h2>Need</h2>${words(60)}<h2>Team</h2>${words(60)}`,
      sections: [
        aSection('Need', { limit: { words: 100, sharedWith: ['Team'] } }),
        aSection('Team'),
      ],
    };
    expect(findingTexts('limit', input)).toEqual(['blocker: “Need”, “Team” is 20 words over']);
  });

  it.each([
    [1_500, []],
    [1_800, ['warning: “Need” may be longer than 2 pages']],
    [3_000, ['blocker: “Need” is longer than 2 pages']],
  ])(
    'warns if the estimated pages exceed the limit, and blocks from 1.25 times the limit (%i words)',
    (count, texts) => {
      const input = { html: `<h2>Need</h2>${words(count)}`, sections: limited({ pages: 2 }) };
      expect(findingTexts('limit', input)).toEqual(texts);
    },
  );

  it('compares the whole text to the limit of the application', () => {
    const html = `<h2>Need</h2>${words(80)}<h2>Team</h2>${words(60)}`;
    const limit = (text: string) => ({
      html,
      details: { keyFacts: { costs: [], length: { text } } },
    });
    expect(findingTexts('limit', limit('The proposal may not exceed 120 words.'))).toEqual([
      'blocker: The application is 22 words over',
    ]);
    expect(findingTexts('limit', limit('The narrative may not exceed 120 words.'))).toEqual([
      'warning: The application may be over its limit',
    ]);
    expect(findingTexts('limit', limit('The proposal may not exceed 200 words.'))).toEqual([]);
  });
});

describe('the other rules', () => {
  it('find prompts not addressed in their section', () => {
    const prompts = ['Describe your evaluation plan.', 'Explain the poverty rate.'];
    const html = `<h2>Need</h2><p>Evaluating outcomes, we measure monthly what tenants tell us in surveys about rent, ${'and heating '.repeat(12)}.</p>`;
    expect(findingTexts('prompt', { html, sections: [aSection('Need', { prompts })] })).toEqual([
      'warning: “Need” may not answer: Explain the poverty rate.',
    ]);
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

  it('find facts without a source', () => {
    const claims = [
      { text: '40%', kind: 'percentage' as const, source: { type: 'unsupported' as const } },
      { text: '1999', kind: 'date' as const, source: { type: 'additional' as const } },
    ];
    expect(findingTexts('fact', { claims })).toEqual(['warning: No source for “40%”']);
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
      'warning: The funder asks for your tax ID (EIN), and your profile has none',
    ]);
  });

  it('do not repeat a dismissed warning', () => {
    const html = '<h2>Need</h2><p>For letters, see attached.</p>';
    const [finding] = findFindings(aReadinessInput({ html }));
    const dismissed = [finding?.key ?? ''];
    expect(findFindings(aReadinessInput({ html, submission: { dismissed } }))).toEqual([]);
  });
});
