import { describe, expect, it } from 'vitest';
import { aSection } from './testing/builders.ts';
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
      sections: [aSection('Need'), aSection('Team')],
      details: { sharedLimits: [{ words: 100, sections: ['Need', 'Team'] }] },
    };
    expect(findingTexts('limit', input)).toEqual(['blocker: “Need”, “Team” is 20 words over']);
  });

  it("reports a section's own limit in addition to a limit that it shares", () => {
    const input = {
      html: `<h2>Need</h2>${words(60)}<h2>Team</h2>${words(60)}`,
      sections: limited({ words: 50 }),
      details: { sharedLimits: [{ words: 110, sections: ['Need', 'Team'], quote: 'Both: 110.' }] },
    };
    expect(findingTexts('limit', input)).toEqual([
      'blocker: “Need” is 10 words over',
      'blocker: “Need”, “Team” is 10 words over',
    ]);
  });

  it('adds the pages of attachments that count toward the limit', () => {
    const attachments = [
      { name: 'Budget form', required: true, state: 'ready' as const, pages: 3, isCounted: true },
      { name: 'Map', required: true, state: 'ready' as const, pages: 9 },
    ];
    const limit = { pages: 3, sections: ['Need'], attachments: ['Budget form'] };
    const find = (details: object) =>
      findingTexts('limit', {
        html: `<h2>Need</h2>${words(600)}`,
        sections: [aSection('Need')],
        submission: { attachments },
        details,
      });
    expect(find({ sharedLimits: [limit] })).toEqual([
      'blocker: “Need”, “Budget form” is longer than 3 pages',
    ]);
    const length = { text: 'The application may not exceed 3 pages.' };
    expect(find({ keyFacts: { length, costs: [] } })).toEqual([
      'blocker: The application is longer than 3 pages',
    ]);
  });

  it.each([
    [1_500, []],
    [1_800, ['warning: “Need” may be longer than 2 pages']],
    [3_000, ['blocker: “Need” is longer than 2 pages']],
  ])(
    'warns if the estimated pages exceed the limit, and blocks at 1.25 times (%i words)',
    (count, texts) => {
      const input = { html: `<h2>Need</h2>${words(count)}`, sections: limited({ pages: 2 }) };
      expect(findingTexts('limit', input)).toEqual(texts);
    },
  );

  it('estimates pages in the format that the applicant chose', () => {
    const input = { html: `<h2>Need</h2>${words(1_500)}`, sections: limited({ pages: 2 }) };
    const format = { lineSpacing: 2 };
    expect(findingTexts('limit', { ...input, submission: { format } })).toEqual([
      'blocker: “Need” is longer than 2 pages',
    ]);
  });

  it('counts list markers, which are copied into a portal', () => {
    const items = `<li>${'x'.repeat(98)}</li>`.repeat(20);
    const input = {
      html: `<h2>Need</h2><ul>${items}</ul>`,
      sections: limited({ characters: 2_000 }),
    };
    expect(findingTexts('limit', input)).toEqual(['blocker: “Need” is 19 characters over']);
  });

  it.each([
    ['10,000 characters without spaces', undefined, []],
    ['10,000 characters', undefined, ['blocker: The application is 1,004 characters over']],
    [
      '10,000 characters including spaces',
      'word-without-spaces' as const,
      ['blocker: The application is 1,004 characters over'],
    ],
  ])('counts an application of at most %s as the funder states', (limit, counting, texts) => {
    const length = { text: `The application may not exceed ${limit}.` };
    const input = {
      html: `<h2>Need</h2><p>${'abcd '.repeat(2_200)}</p>`,
      details: { keyFacts: { costs: [], length } },
    };
    expect(findingTexts('limit', { ...input, submission: { counting } })).toEqual(texts);
  });

  it('compares the whole text with the limit of the application', () => {
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
