import { analysisSchema } from '@grantwright/shared/contract';
import { describe, expect, it } from 'vitest';
import { guidelines } from '../../../test/readings.ts';
import type { ModelAnalysis } from './analysis-schema.ts';
import { toAnalysis } from './to-analysis.ts';

const part = (over: Partial<ModelAnalysis> = {}): ModelAnalysis => ({
  isCall: true,
  documentKind: null,
  grantProgram: null,
  funder: null,
  deadline: null,
  requirements: [],
  sections: [],
  questions: [],
  ...over,
});
const section = (over: Partial<ModelAnalysis['sections'][number]>) => ({
  name: 'Statement of Need',
  description: 'Describe the need.',
  required: true,
  words: null,
  pages: null,
  characters: null,
  prompts: [],
  points: null,
  quote: null,
  ...over,
});
const requirement = (text: string, quote: string) => ({
  text,
  kind: 'amount' as const,
  mandatory: true,
  quote,
});
const deadline = { date: '2027-03-05', time: '17:00', timeZone: 'Eastern Time' };
const dueSentence = 'Applications are due by 5:00 p.m. Eastern Time on March 5, 2027.';

describe('toAnalysis', () => {
  it('lists rules on AI-generated text with their quotes', () => {
    const rule = 'Applicants must disclose any use of generative AI.';
    const { details } = toAnalysis({ ...guidelines, blocks: [{ type: 'paragraph', text: rule }] }, [
      part({ requirements: [requirement(rule, rule)] }),
    ]);
    expect(details.aiPolicy).toEqual([{ text: rule, quote: rule }]);
  });

  it('returns an analysis in the form of the contract, with quotes and pages', () => {
    const analysis = toAnalysis(guidelines, [
      part({
        grantProgram: 'Riverbend Neighborhood Fund',
        funder: 'The Riverbend Community Foundation',
        deadline: { ...deadline, quote: dueSentence },
        requirements: [
          requirement('Ask for $5,000 to $25,000.', 'Grants range from $5,000 to $25,000.'),
        ],
        sections: [section({ words: 500, quote: 'Statement of Need (500 words maximum)' })],
        questions: [{ question: 'Whom will you serve?', sections: ['Statement of Need', 'Other'] }],
      }),
    ]);
    expect(analysisSchema.parse(analysis)).toEqual(analysis);
    expect(analysis).toMatchObject({
      grantProgram: 'Riverbend Neighborhood Fund',
      requirements: ['Ask for $5,000 to $25,000.'],
      sections: [{ name: 'Statement of Need' }],
      details: {
        provider: 'openai',
        isCall: true,
        deadline: { date: '2027-03-05', time: '17:00', timeZone: 'Eastern Time', page: 2 },
        requirements: [{ quote: 'Grants range from $5,000 to $25,000.', page: 1 }],
        sections: [{ limit: { words: 500 }, page: 2 }],
        questions: [{ sections: ['Statement of Need'] }],
        notes: [],
      },
    });
  });

  it('drops statements without a quote in the document, with a note', () => {
    const analysis = toAnalysis(guidelines, [
      part({
        grantProgram: 'Lakeside Arts Fund',
        requirements: [
          requirement('Pay a fee of $50.', 'A fee of $50 must be paid.'),
          requirement('Be in Marlow County.', 'with an office in Marlow County'),
        ],
        sections: [section({ name: 'Letter of Support', quote: 'Attach a letter of support.' })],
      }),
    ]);
    expect(analysis.grantProgram).toBe('');
    expect(analysis.requirements).toEqual(['Be in Marlow County.']);
    expect(analysis.sections).toEqual([]);
    expect(analysis.details.notes).toEqual([expect.stringMatching(/^One statement was left out/)]);
  });

  it('replaces a requirement by its quote when their figures differ', () => {
    const quote = 'Grants range from $5,000 to $25,000.';
    const { requirements } = toAnalysis(guidelines, [
      part({ requirements: [requirement('Ask for at most $250,000.', quote)] }),
    ]);
    expect(requirements).toEqual([quote]);
  });

  it.each([
    ['another day', { ...deadline, date: '2027-03-15', quote: dueSentence }],
    ['another month', { ...deadline, date: '2027-05-05', quote: dueSentence }],
    ['a year that is not in the document', { ...deadline, date: '2028-03-05', quote: dueSentence }],
    ['an invalid date', { ...deadline, date: '2027-02-31', quote: dueSentence }],
    ['a quote that is not in the document', { ...deadline, quote: 'Due March 5, 2027 at noon' }],
  ])('drops a deadline with %s', (_, wrong) => {
    expect(toAnalysis(guidelines, [part({ deadline: wrong })]).details.deadline).toBeUndefined();
  });

  it('drops a time that is not in the quote', () => {
    const analysis = toAnalysis(guidelines, [
      part({ deadline: { ...deadline, time: '23:59', quote: dueSentence } }),
    ]);
    expect(analysis.details.deadline).toMatchObject({ date: '2027-03-05' });
    expect(analysis.details.deadline).not.toHaveProperty('time');
  });

  it('drops texts with addresses or figures that are not in the document', () => {
    const quote = 'Grants range from $5,000 to $25,000.';
    const analysis = toAnalysis(guidelines, [
      part({
        requirements: [requirement('Send $5,000 to https://pay.example/now.', quote)],
        sections: [
          section({
            description: 'Write to boss@pay.example about the 9,731 households.',
            prompts: ['See www.pay.example/x first.', 'Describe the need.'],
          }),
        ],
        questions: [
          { question: 'Did you register at pay.example/join?', sections: [] },
          { question: 'Whom will you serve?', sections: [] },
        ],
      }),
    ]);
    expect(JSON.stringify(analysis)).not.toMatch(/pay\.example|9,731/);
    expect(analysis.requirements).toEqual([quote]);
    expect(analysis.details.sections[0]?.prompts).toEqual(['Describe the need.']);
    expect(analysis.details.questions).toHaveLength(1);
  });

  it('drops a limit that is not in the document', () => {
    const { details } = toAnalysis(guidelines, [
      part({ sections: [section({ words: 750, pages: 2, name: 'Project Plan' })] }),
    ]);
    expect(details.sections[0]?.limit).toEqual({ pages: 2 });
  });

  it('merges a section that is in two chunks', () => {
    const { details } = toAnalysis(guidelines, [
      part({ sections: [section({ prompts: ['Describe the need.'] })] }),
      part({
        sections: [section({ name: 'Statement of need', prompts: ['Whom does it affect?'] })],
      }),
    ]);
    expect(details.sections).toHaveLength(1);
    expect(details.sections[0]?.prompts).toEqual(['Describe the need.', 'Whom does it affect?']);
  });

  it('returns no requirements when the document is not a call', () => {
    const analysis = toAnalysis(guidelines, [
      part({
        isCall: false,
        documentKind: 'a policy on travel.',
        requirements: [requirement('Be in Marlow County.', 'with an office in Marlow County')],
      }),
    ]);
    expect(analysis).toMatchObject({
      requirements: [],
      sections: [],
      details: {
        isCall: false,
        notes: ['This does not seem to be an open call for applications: a policy on travel.'],
      },
    });
  });
});
