import { analysisSchema } from '@grantwright/shared/contract';
import { describe, expect, it } from 'vitest';
import { analyzeParts, lines } from '../../../test/analyze-parts.ts';
import {
  modelAnalysis as part,
  modelRequirement as requirement,
  modelSection as section,
  modelStep as step,
} from '../../../test/model-analysis.ts';
import { toAnalysis } from './to-analysis.ts';

const due = 'Applications are due by 5:00 p.m. Eastern Time on March 5, 2027.';
const range = 'Grants range from $5,000 to $25,000.';

describe('toAnalysis', () => {
  it('returns an analysis that matches the contract, with quotes and pages', async () => {
    const analysis = await analyzeParts([
      part({
        grantProgram: 'Riverbend Neighborhood Fund',
        funder: 'The Riverbend Community Foundation',
        steps: [step(due, { date: '2027-03-05', time: '17:00', words: 'March 5, 2027' })],
        requirements: [
          requirement(range, { text: 'Ask for $5,000 to $25,000.', kind: 'award-size' }),
          requirement('Applicants must be 501(c)(3) organizations', { kind: 'eligibility' }),
          requirement('Indirect costs may not exceed 10 percent.', { kind: 'unallowed-cost' }),
        ],
        sections: [
          section('Statement of Need', {
            words: 500,
            quote: 'Statement of Need (500 words maximum)',
          }),
        ],
        questions: [{ question: 'Whom will you serve?', sections: ['Statement of Need', 'Other'] }],
      }),
    ]);
    expect(analysisSchema.parse(analysis)).toEqual(analysis);
    expect(analysis).toMatchObject({
      grantProgram: 'Riverbend Neighborhood Fund',
      requirements: [
        due,
        'Ask for $5,000 to $25,000.',
        'Applicants must be 501(c)(3) organizations',
        'Indirect costs may not exceed 10 percent.',
      ],
      sections: [{ name: 'Statement of Need' }],
      details: {
        provider: 'openai',
        isCall: true,
        status: 'open',
        funder: 'The Riverbend Community Foundation',
        deadline: { date: '2027-03-05', time: '17:00', timeZone: 'Eastern Time', page: 2 },
        steps: [{ kind: 'application', date: '2027-03-05', words: 'March 5, 2027' }],
        award: {
          floor: { amount: 5_000, currency: 'USD', quote: range },
          ceiling: { amount: 25_000, currency: 'USD', quote: range },
        },
        eligibility: {
          eligible: [{ text: 'Applicants must be 501(c)(3) organizations', page: 1 }],
          ineligible: [{ text: 'Indirect costs may not exceed 10 percent.' }],
        },
        requirements: [
          { kind: 'deadline', page: 2 },
          { kind: 'amount', quote: range, page: 1 },
          { kind: 'eligibility' },
          { kind: 'amount' },
        ],
        sections: [{ limit: { words: 500 }, page: 2 }],
        questions: [{ sections: ['Statement of Need'] }],
        notes: [],
      },
    });
  });

  it('lists rules on AI-generated text with their quotes', async () => {
    const rule = 'Applicants must disclose any use of generative AI.';
    const { details } = await analyzeParts(
      [part({ requirements: [requirement(rule)] })],
      lines(rule),
    );
    expect(details.aiPolicy).toEqual([{ text: rule, quote: rule }]);
  });

  it('replaces repeated statements with the most specific one, and keeps their quotes', async () => {
    const [short, long] = ['A match is required.', 'A match of 25 percent is required.'];
    const { details } = await toAnalysis(
      lines(short, long),
      [part({ requirements: [requirement(short)] }), part({ requirements: [requirement(long)] })],
      { today: '2026-11-21', findReplacements: async () => [1, 1] },
    );
    expect(details.requirements).toMatchObject([
      { text: long, quote: long, moreQuotes: [{ quote: short }] },
    ]);
  });

  it('omits less important lines rather than a limit or an eligibility rule', async () => {
    const contents = Array.from({ length: 210 }, (_, n) => `Describe activity ${n} of the plan.`);
    const rules = ['Only public libraries may apply.', 'The plan has at most 9 pages.'];
    const { details } = await analyzeParts(
      [
        part({ requirements: contents.map((text) => requirement(text)) }),
        part({
          requirements: [
            requirement(rules[0] ?? '', { kind: 'eligibility' }),
            requirement(rules[1] ?? '', { kind: 'limit' }),
          ],
        }),
      ],
      lines(...contents, ...rules),
    );
    expect(details.requirements).toHaveLength(200);
    expect(details.requirements.slice(-2).map(({ text }) => text)).toEqual(rules);
    expect(details.notes[0]).toMatch(/^12 less important requirements are not listed/);
  });
});
